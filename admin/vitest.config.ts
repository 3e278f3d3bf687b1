import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'
import { compileMessages } from '../scripts/messages/compile-messages.ts'

const tests = testsOf('admin')

export default defineConfig({
  plugins: [react(), compileMessages()],
  test: {
    name: 'admin',
    maxWorkers: 3,
    environment: 'jsdom',
    // The console is loaded once by each worker, not by each of a hundred files.
    isolate: false,
    ...tests,
    setupFiles: [...tests.setupFiles, './src/shared/testing/set-up.ts'],
  },
})
