import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  build: {
    // A strict Content-Security-Policy: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        remote: 'remote.html',
        pocket: 'pocket.html',
        'pocket-worker': 'src/worker/pocket-worker.ts',
      },
      // A worker is known by its address, which therefore stays.
      output: {
        entryFileNames: ({ name }) =>
          name === 'pocket-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
})
