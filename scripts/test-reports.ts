import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A failed test or check: the selector of its file or check, and a line on where and why. */
export interface Failure {
  readonly selector?: string
  readonly text: string
}

/** A runner's numbers of passed and failed tests, and the time of each file or check. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
  readonly times: readonly { readonly name: string; readonly seconds: number }[]
}

/** The tally of a runner that couldn't start. */
export const notRun = (text: string): Tally => ({
  passed: 0,
  failed: 1,
  failures: [{ text }],
  times: [],
})

// A runner that fails without a failed test (a broken set-up, a crash) counts as one failure.
const atLeastOne = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

function read(file: string, code: number, tallyOf: (report: never) => Tally): Tally {
  try {
    return atLeastOne(tallyOf(JSON.parse(readFileSync(file, 'utf8')) as never), code)
  } catch {
    return notRun(`no report in ${file}`)
  }
}

const firstLine = (why = 'failed') => stripVTControlCharacters(why).split('\n', 1).join('')

const failure = (file: string, where: string, why: string | undefined): Failure => ({
  selector: file,
  text: `${file}${where}: ${firstLine(why)}`,
})

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
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
          ? [failure(path, '', message)]
          : failed.map((test) => failure(path, ` › ${test.fullName}`, test.failureMessages[0]))
      }),
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
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
      readonly results: readonly {
        readonly duration: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  /** Outside any test, such as a file that can't be loaded. */
  readonly errors?: readonly {
    readonly message?: string
    readonly location?: { readonly file: string; readonly line: number }
  }[]
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
}

const specsOf = ({
  suites = [],
  specs = [],
}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [...specs, ...suites.flatMap(specsOf)]

export function readPlaywrightReport(file: string, code: number): Tally {
  return read(file, code, (report: PlaywrightReport) => {
    const specs = specsOf(report)
    const byFile = Map.groupBy(specs, (spec) => `e2e/${spec.file}`)
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      failures: [
        ...(report.errors ?? []).map(({ message, location }) =>
          location === undefined
            ? { text: `e2e: ${firstLine(message)}` }
            : failure(relative(process.cwd(), location.file), `:${String(location.line)}`, message),
        ),
        ...specs
          .filter(({ ok }) => !ok)
          .map(({ file, line, title, tests }) =>
            failure(
              `e2e/${file}`,
              `:${String(line)} › ${title}`,
              tests.flatMap(({ results }) => results.map(({ error }) => error?.message))[0],
            ),
          ),
      ],
      times: [...byFile].map(([name, specs]) => ({
        name,
        seconds:
          specs
            .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
            .reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    }
  })
}
