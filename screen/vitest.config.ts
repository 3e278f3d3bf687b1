import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'screen',
    maxWorkers: 2,
    environment: 'jsdom',
    testTimeout: 20_000,
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
  },
})
