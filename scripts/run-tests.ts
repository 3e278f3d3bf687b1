import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { provideBrowsers } from './chromium.ts'
import { provideFfmpeg } from './ffmpeg.ts'
import { buildFrontEnds } from './front-ends.ts'
import { keepCode } from './keep-code.ts'
import { runThrough } from './run-through.mjs'
import { readCoverage } from './test-coverage.ts'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-reports.ts'
import { verifyAll } from './verify.ts'

const reports = 'test-results'
const lost: Tally = { passed: 0, failed: 1, failures: ['the front ends were not built'] }

interface Wanted {
  /** Words of the names of test files; none: all of them. */
  readonly filters: readonly string[]
  /** Whether to say how many lines the unit tests reach, which makes them a third slower. */
  readonly isMeasured: boolean
}

async function unit({ filters, isMeasured }: Wanted): Promise<Tally> {
  const file = `${reports}/vitest.json`
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await provideFfmpeg()
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
  await provideFfmpeg()
  if ((await buildFrontEnds()) !== 0) return lost
  const file = `${reports}/playwright.json`
  const code = await runThrough('playwright', ['test', '--config', 'e2e', ...filters], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
    ...(shell !== undefined && { CHROMIUM_SHELL_PATH: shell }),
  })
  return readPlaywrightReport(file, code)
}

const parts = { verify: verifyAll, unit, e2e: endToEnd }
type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]

/** What the words after `npm test --` ask for; nothing when they cannot be understood. */
function readOptions(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, coverage: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const filters: string[] = []
  let only: Part | undefined
  let isMeasured = false
  for (const token of tokens) {
    if (token.kind === 'positional') filters.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'coverage') {
      isMeasured = true
      continue
    }
    only = partNames.find((name) => name === token.value)
    if (token.name !== 'only' || only === undefined) return undefined
  }
  return { only, filters, isMeasured }
}

/**
 * Runs everything, or with `--only` one part of it; further words choose test files. It ends with what
 * failed, a line each, and the sum of all parts.
 */
export async function runTests(options: readonly string[]): Promise<number> {
  const wanted = readOptions(options)
  if (wanted === undefined) {
    const names = partNames.join('|')
    console.error(`Usage: npm test -- [--only ${names}] [--coverage] [words of file names …]`)
    return 2
  }
  const chosen = partNames.filter((name) => wanted.only === undefined || wanted.only === name)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  // What comes out of the cache is measured less precisely.
  if (!wanted.isMeasured) keepCode()
  let passed = 0
  let failed = 0
  const failures: string[] = []
  for (const name of chosen) {
    console.log(`\n=== ${name}`)
    const tally = await parts[name](wanted)
    passed += tally.passed
    failed += tally.failed
    failures.push(...tally.failures)
  }
  if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n'))
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
  return failed > 0 ? 1 : 0
}
