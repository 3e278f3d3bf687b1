import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'
import { compileMessages } from '../scripts/messages/compile-messages.ts'

const tests = testsOf('wall')

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    name: 'wall',
    maxWorkers: 3,
    environment: 'jsdom',
    isolate: false,
    ...tests,
    setupFiles: [...tests.setupFiles, './src/testing/set-up.ts'],
  },
})
