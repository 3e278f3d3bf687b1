import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'phone',
    maxWorkers: 2,
    environment: 'jsdom',
    testTimeout: 20_000,
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
