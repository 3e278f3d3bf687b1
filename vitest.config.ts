import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const onNode = (name: string) => ({
  name,
  root: name,
  environment: 'node' as const,
  include: ['**/*.test.ts'],
})
const postgres = fileURLToPath(new URL('server/src/testing/postgres-for-tests.ts', import.meta.url))

export default defineConfig({
  test: {
    // One for each of two cores; many of the tests wait for real processes.
    maxWorkers: 2,
    projects: [
      ...['domain', 'contract', 'client', 'scripts'].map((name) => ({ test: onNode(name) })),
      { test: { ...onNode('server'), globalSetup: postgres, testTimeout: 20_000 } },
      // These bring their own set-up: a document, and React's plugin.
      '{wall,screen,admin}/vitest.config.ts',
    ],
  },
})
