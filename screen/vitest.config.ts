import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'screen',
    maxWorkers: 3,
    environment: 'jsdom',
    isolate: false,
    ...testsOf('screen'),
  },
})
