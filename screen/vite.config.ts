import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8081'

export default defineConfig({
  plugins: [react()],
  build: {
    // A strict Content-Security-Policy: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/licenses': api, '/media': api } },
})
