import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'
import { compileMessages } from '../scripts/messages/compile-messages.ts'

export default defineConfig({
  plugins: [react(), compileMessages()],
  test: {
    name: 'screen',
    maxWorkers: 3,
    environment: 'jsdom',
    isolate: false,
    ...testsOf('screen'),
  },
})
