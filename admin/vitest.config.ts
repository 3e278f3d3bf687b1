import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'admin',
    maxWorkers: 2,
    environment: 'jsdom',
    setupFiles: ['./src/shared/testing/set-up.ts'],
    testTimeout: 20_000,
    // The console is loaded once by each worker, not by each of a hundred files.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
  },
})
