import { join } from 'node:path'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: { rolldownOptions: { input: join(import.meta.dirname, 'look.html') } },
})
