import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'admin',
    environment: 'jsdom',
    setupFiles: ['./src/shared/testing/set-up.ts'],
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
