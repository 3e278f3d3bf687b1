import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `npm test` runs the tests that every change must pass; `npm run test:nightly` runs those that are slow and rarely fail. */
export type Lane = 'change' | 'nightly'

export const lane: Lane = process.env['TEST_LANE'] === 'nightly' ? 'nightly' : 'change'

const nightly = '**/*.nightly.test.ts'
const everyTest = '**/*.test.{ts,tsx}'
const vendored = '**/{node_modules,dist}/**'

/**
 * The tests of a workspace that the nightly lane repeats: properties with random seeds and many
 * more runs, and tests that each change runs only on SQLite or in one other language, on PostgreSQL
 * and in both.
 */
const repeatedTests = (workspace: string) =>
  globSync(everyTest, { cwd: workspace, exclude: [vendored] }).filter((file) =>
    /'fast-check'|\(laneEngines\)|laneLocales/.test(readFileSync(`${workspace}/${file}`, 'utf8')),
  )

/** Ends a test that hangs. Its duration depends on how busy the machine is. */
const testMs = lane === 'nightly' ? 30 * 60_000 : 15 * 60_000

/** Ends a wait for a state that never comes, before its test times out, so that the wait's own message is shown. */
export const waitMs = 4 * 60_000

/** Which test files of a workspace Vitest runs in this lane, and how. */
export function testsOf(workspace: string) {
  const root = fileURLToPath(new URL(`../${workspace}`, import.meta.url))
  return {
    testTimeout: testMs,
    hookTimeout: testMs,
    teardownTimeout: testMs,
    expect: { poll: { timeout: waitMs } },
    include: lane === 'nightly' ? [nightly, ...repeatedTests(root)] : [everyTest],
    exclude: lane === 'nightly' ? [vendored] : [vendored, nightly],
    setupFiles: ['property-runs.ts', 'wait-timeouts.ts'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
  }
}

/** Which stories Playwright runs in this lane. */
export const stories =
  lane === 'nightly'
    ? { testMatch: '**/*.nightly.e2e.ts' }
    : { testMatch: '**/*.e2e.ts', testIgnore: '**/*.nightly.e2e.ts' }
