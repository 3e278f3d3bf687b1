import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'phone',
    environment: 'jsdom',
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
