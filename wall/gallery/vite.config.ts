import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  // The demo media lie in server/media and are addressed as /media/….
  publicDir: '../../server',
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
})
