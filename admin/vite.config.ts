import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './first-load.ts'
import { compileMessages } from '../scripts/messages/compile-messages.ts'

const server = process.env['ROUNDBOARD_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), compileMessages(), firstLoad()],
  build: {
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Or a helper that English needs, too, would come with the Spanish words.
          includeDependenciesRecursively: false,
          groups: [
            // Those of screens come with what draws screens, in all languages.
            { name: 'words-es', test: /\/(admin|contract)\/messages\/es\// },
            { name: 'words-fr', test: /\/(admin|contract)\/messages\/fr\// },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/media': server, '/licenses': server },
  },
})
