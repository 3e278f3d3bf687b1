import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  test: {
    name: 'phone',
    maxWorkers: 3,
    environment: 'jsdom',
    isolate: false,
    ...testsOf('phone'),
  },
})
