import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'wall',
    maxWorkers: 2,
    environment: 'jsdom',
    testTimeout: 20_000,
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/set-up.ts'],
  },
})
