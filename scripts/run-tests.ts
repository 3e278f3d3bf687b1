import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { provideBrowsers } from './chromium.ts'
import { provideTestPrograms } from './test-programs.ts'
import { buildFrontEnds } from './front-ends.ts'
import { keepCode } from './run-captured.ts'
import { runThrough } from './run-through.mjs'
import { readCoverage } from './test-coverage.ts'
import type { Lane } from './lanes.ts'
import { notRun, readPlaywrightReport, readVitestReport, type Tally } from './test-reports.ts'
import { commandFor, timeTable } from './test-summary.ts'
import { verifyAll } from './verify.ts'

const reports = 'test-results'

interface Wanted {
  /** Parts of the names of test files, or names of checks; empty for all. */
  readonly filters: readonly string[]
  /** Whether to measure the coverage of unit tests, which makes them a third slower. */
  readonly isMeasured: boolean
  /** Whether to print a table of where the time went. */
  readonly isTimed: boolean
}

async function unit({ filters, isMeasured }: Wanted): Promise<Tally> {
  const file = `${reports}/vitest.json`
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await provideTestPrograms()
  const code = await runThrough('vitest', [
    'run',
    ...output,
    ...(isMeasured ? ['--coverage'] : []),
    ...filters,
  ])
  if (isMeasured) console.log(readCoverage(`${reports}/coverage/coverage-summary.json`))
  return readVitestReport(file, code)
}

async function endToEnd({ filters }: Wanted): Promise<Tally> {
  const { chromium, shell } = await provideBrowsers()
  await provideTestPrograms()
  if ((await buildFrontEnds()) !== 0) return notRun('the front ends were not built')
  const file = `${reports}/playwright.json`
  const code = await runThrough(
    'playwright',
    ['test', '--config', 'e2e', '--pass-with-no-tests', ...filters],
    {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
      ...(shell !== undefined && { CHROMIUM_SHELL_PATH: shell }),
    },
  )
  return readPlaywrightReport(file, code)
}

const parts = { verify: ({ filters }: Wanted) => verifyAll(filters), unit, e2e: endToEnd }
export type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]
const partsOf: Readonly<Record<Lane, readonly Part[]>> = {
  change: partNames,
  nightly: ['unit', 'e2e'],
}

/** The options in the arguments of `npm test --`; undefined if one is unknown. */
function readOptions(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      coverage: { type: 'boolean' },
      timings: { type: 'boolean' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const wanted = { filters: [] as string[], isMeasured: false, isTimed: false }
  let only: Part | undefined
  for (const token of tokens) {
    if (token.kind === 'positional') wanted.filters.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'coverage') wanted.isMeasured = true
    else if (token.name === 'timings') wanted.isTimed = true
    else {
      only = partNames.find((name) => name === token.value)
      if (token.name !== 'only' || only === undefined) return undefined
    }
  }
  return { ...wanted, only }
}

/**
 * Runs all tests of a lane, or one part of them with `--only`; other arguments select test files.
 * Ends with a line for each failed test, the command that repeats only those, and the sum of all
 * parts.
 */
export async function runTests(options: readonly string[], lane: Lane): Promise<number> {
  const wanted = readOptions(options)
  const script = lane === 'change' ? 'npm test' : 'npm run test:nightly'
  if (wanted === undefined) {
    const names = partNames.join('|')
    console.error(
      `Usage: ${script} -- [--only ${names}] [--coverage] [--timings] [words of file names …]`,
    )
    return 2
  }
  const chosen = partsOf[lane].filter((name) => wanted.only === undefined || wanted.only === name)
  process.env['TEST_LANE'] = lane
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  // Coverage of cached code is less precise.
  if (!wanted.isMeasured) keepCode()
  const results: { part: Part; seconds: number; tally: Tally }[] = []
  for (const part of chosen) {
    console.log(`\n=== ${part}`)
    const startedAt = performance.now()
    const tally = await parts[part](wanted)
    results.push({ part, seconds: (performance.now() - startedAt) / 1000, tally })
  }
  if (wanted.isTimed) console.log(`\n${timeTable(results)}`)
  const broken = results.filter(({ tally }) => tally.failed > 0)
  if (broken.length > 0) {
    const lines = broken.flatMap(({ tally }) => tally.failures.map(({ text }) => text))
    console.log(['\nFailed:', ...lines].join('\n'))
    const commands = broken.map(({ part, tally }) => commandFor(script, part, tally.failures))
    console.log(['\nTo run just these again:', ...commands].join('\n'))
  }
  const sum = (count: 'passed' | 'failed') =>
    results.reduce((before, { tally }) => before + tally[count], 0)
  console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`)
  return broken.length > 0 ? 1 : 0
}
