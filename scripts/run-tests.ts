import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { provideChromium } from './chromium.ts'
import { buildFrontEnds } from './front-ends.ts'
import { runThrough } from './run-through.mjs'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-reports.ts'
import { verifyAll } from './verify.ts'

const reports = 'test-results'
const lost: Tally = { passed: 0, failed: 1 }

async function unit(filters: readonly string[]): Promise<Tally> {
  const file = `${reports}/vitest.json`
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runThrough('vitest', ['run', ...output, ...filters])
  return readVitestReport(file, code)
}

async function endToEnd(filters: readonly string[]): Promise<Tally> {
  const chromium = await provideChromium()
  if ((await buildFrontEnds()) !== 0) return lost
  const file = `${reports}/playwright.json`
  const code = await runThrough('playwright', ['test', '--config', 'e2e', ...filters], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
  })
  return readPlaywrightReport(file, code)
}

const parts = { verify: verifyAll, unit, e2e: endToEnd }
type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]

/**
 * Runs everything, or with `--only` one part of it; further words choose test files. The last line is
 * the sum of all parts.
 */
export async function runTests(options: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...options],
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  const chosen = partNames.filter((name) => values.only === undefined || values.only === name)
  if (chosen.length === 0) {
    console.error(`--only takes one of: ${partNames.join(', ')}.`)
    return 1
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  let passed = 0
  let failed = 0
  for (const name of chosen) {
    console.log(`\n=== ${name}`)
    const tally = await parts[name](positionals)
    passed += tally.passed
    failed += tally.failed
  }
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
  return failed > 0 ? 1 : 0
}
