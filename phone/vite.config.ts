import { defineConfig } from 'vite'
import { compileMessages } from '../scripts/messages/compile-messages.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [compileMessages()],
  build: {
    // A strict Content-Security-Policy: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        remote: 'remote.html',
        pocket: 'pocket.html',
        'pocket-worker': 'src/worker/member-page-worker.ts',
      },
      // Browsers identify a worker by its address, so it must not change.
      output: {
        entryFileNames: ({ name }) =>
          name === 'pocket-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
})
