import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'
import { compileMessages } from '../scripts/messages/compile-messages.ts'

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    name: 'phone',
    maxWorkers: 3,
    environment: 'jsdom',
    isolate: false,
    ...testsOf('phone'),
  },
})
