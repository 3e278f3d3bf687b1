import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testsOf } from './scripts/lanes.ts'

const onNode = (name: string) => ({
  name,
  root: name,
  environment: 'node' as const,
  ...testsOf(name),
  // Workers load the product once, not once per test file.
  isolate: false,
})
const databases = ['postgres', 'sqlite'].map((name) =>
  fileURLToPath(new URL(`server/src/testing/${name}-for-tests.ts`, import.meta.url)),
)

export default defineConfig({
  test: {
    // One more than cores: a worker waits for a quarter of its time.
    maxWorkers: 3,
    // Measured by `npm test -- --coverage`; files that no test loads count as well.
    coverage: {
      provider: 'v8',
      include: ['{domain,contract,client,wall,server,screen,admin,phone}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', 'server/src/contract-tests/**'],
      reporter: ['json-summary'],
      reportsDirectory: 'test-results/coverage',
    },
    projects: [
      ...['domain', 'contract', 'client', 'bench', 'scripts', 'studio'].map((name) => ({
        test: onNode(name),
      })),
      {
        test: {
          ...onNode('server'),
          globalSetup: databases,
        },
      },
      // These bring their own set-up: a document, and React's plugin.
      '{wall,screen,admin,phone}/vitest.config.ts',
    ],
  },
})
