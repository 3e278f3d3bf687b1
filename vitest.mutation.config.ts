import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { currentMutationArea } from './scripts/mutation-areas.ts'

const { project, tests } = currentMutationArea().area
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const isServer = project === 'server'

/** What Stryker runs: only the tests of one area, on SQLite. */
export default defineConfig({
  test: {
    root: path(project),
    environment: 'node',
    include: [...tests],
    isolate: false,
    globalSetup: isServer ? path('server/src/testing/sqlite-for-tests.ts') : [],
    setupFiles: [path('scripts/property-runs.ts'), path('scripts/skip-postgres.ts')],
    // Stryker has limits of its own; one of Vitest's would pass for a killed mutant on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
