import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testsOf } from './scripts/lanes.ts'
import { currentMutationArea } from './scripts/mutation-areas.ts'

const { project, tests } = currentMutationArea().area
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const usual = testsOf(project)

/** What Stryker runs: only the tests of one area, on SQLite. */
export default defineConfig({
  test: {
    ...usual,
    root: path(project),
    environment: 'node',
    include: [...tests],
    isolate: false,
    globalSetup: project === 'server' ? path('server/src/testing/sqlite-for-tests.ts') : [],
    setupFiles: [...usual.setupFiles, path('scripts/skip-postgres.ts')],
  },
})
