import { defineConfig } from 'vite'
import { compileMessages } from '../../scripts/messages/compile-messages.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileMessages()],
  // The demo media lie in server/media and are addressed as /media/….
  publicDir: '../../server',
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
})
