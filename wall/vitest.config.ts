import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

const tests = testsOf('wall')

export default defineConfig({
  test: {
    name: 'wall',
    maxWorkers: 3,
    environment: 'jsdom',
    isolate: false,
    ...tests,
    setupFiles: [...tests.setupFiles, './src/testing/set-up.ts'],
  },
})
