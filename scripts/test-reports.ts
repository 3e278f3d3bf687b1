import { readFileSync } from 'node:fs'

/** How many tests of a runner passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

// A runner that fails without a failed test (a broken set-up, a crash) counts as one failure.
const atLeastOne = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

function read(file: string, code: number, tallyOf: (report: never) => Tally): Tally {
  try {
    return atLeastOne(tallyOf(JSON.parse(readFileSync(file, 'utf8')) as never), code)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

export function readVitestReport(file: string, code: number): Tally {
  return read(file, code, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
}

export function readPlaywrightReport(file: string, code: number): Tally {
  return read(file, code, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}
