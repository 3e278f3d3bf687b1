import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildList } from './build-list.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8081'

export default defineConfig({
  plugins: [react(), buildList()],
  build: {
    // A strict Content-Security-Policy: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'wall-worker': 'src/worker/wall-worker.ts' },
      // A worker is known by its address, which therefore stays.
      output: {
        entryFileNames: ({ name }) =>
          name === 'wall-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': api, '/licenses': api, '/media': api } },
})
