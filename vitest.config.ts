import { defineConfig } from 'vitest/config'

const onNode = (name: string) => ({
  test: { name, root: name, environment: 'node', include: ['**/*.test.ts'] },
})

export default defineConfig({
  test: {
    projects: [
      ...['domain', 'contract', 'client', 'scripts'].map(onNode),
      {
        test: {
          ...onNode('server').test,
          globalSetup: './src/testing/postgres-for-tests.ts',
          testTimeout: 20_000,
        },
      },
      // These bring their own set-up: a document, and React's plugin.
      '{wall,screen,admin}/vitest.config.ts',
    ],
  },
})
