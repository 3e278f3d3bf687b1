import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  test: {
    name: 'phone',
    maxWorkers: 2,
    environment: 'jsdom',
    isolate: false,
    ...testsOf('phone'),
  },
})
