import { currentMutationArea, mutationReport } from './scripts/mutation-areas.ts'

const { name, area } = currentMutationArea()
const others = [
  'admin',
  'bench',
  'client',
  'contract',
  'deploy',
  'docs',
  'e2e',
  'phone',
  'screen',
  'test-results',
  'wall',
]

export default {
  testRunner: 'vitest',
  // Tests of the server reach its code over HTTP, so no import leads from them to what they guard.
  vitest: { configFile: 'vitest.mutation.config.ts', related: area.project === 'domain' },
  coverageAnalysis: 'perTest',
  mutate: [...area.mutate, '!**/*.test.ts'],
  ignorePatterns: [...others, area.project === 'domain' ? 'server' : 'domain', 'data', '**/dist'],
  // Mutants of what is evaluated only once, when a module loads, would each run every test.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `node_modules/.cache/roundboard/mutation/${name}.json`,
  tempDirName: 'test-results/stryker',
  // The sandbox needs no rewritten paths, since nothing in it is compiled.
  tsconfigFile: 'none',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: mutationReport(name) },
  thresholds: { break: area.lowestScore },
}
