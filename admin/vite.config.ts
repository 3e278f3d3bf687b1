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
          // Otherwise, a helper that English also needs would load with the Spanish messages.
          includeDependenciesRecursively: false,
          groups: [
            // The screens' messages load with the code that draws screens, in all languages.
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
