import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  build: {
    // A strict Content-Security-Policy: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { remote: 'remote.html', pocket: 'pocket.html' } },
  },
  server: { proxy: { '/api': api, '/media': api } },
})
