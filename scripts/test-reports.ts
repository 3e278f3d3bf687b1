import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests of a runner passed and failed, and a line on each that failed: where, and why. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

// A runner that fails without a failed test (a broken set-up, a crash) counts as one failure.
const atLeastOne = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

function read(file: string, code: number, tallyOf: (report: never) => Tally): Tally {
  try {
    return atLeastOne(tallyOf(JSON.parse(readFileSync(file, 'utf8')) as never), code)
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${file}`] }
  }
}

const line = (where: string, why: string | undefined): string =>
  `${where}: ${stripVTControlCharacters(why ?? 'failed')
    .split('\n', 1)
    .join('')}`

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export function readVitestReport(file: string, code: number): Tally {
  return read(file, code, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const path = relative(process.cwd(), name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        return failed.length === 0
          ? [line(path, message)]
          : failed.map((test) => line(`${path} › ${test.fullName}`, test.failureMessages[0]))
      }),
  }))
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
}

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line: at, title, tests }) =>
      line(
        `e2e/${file}:${String(at)} › ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message))[0],
      ),
    ),
  ...suites.flatMap(failedSpecs),
]

export function readPlaywrightReport(file: string, code: number): Tally {
  return read(file, code, (report: PlaywrightReport) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: failedSpecs(report),
  }))
}
