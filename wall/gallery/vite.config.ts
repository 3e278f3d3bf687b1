import { defineConfig } from 'vite'
import { compileMessages } from '../../scripts/messages/compile-messages.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileMessages()],
  // The demo media are in server/media, with addresses such as /media/….
  publicDir: '../../server',
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
})
