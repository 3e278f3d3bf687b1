import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CoverageRow {
  readonly what: string
  /** The tests named, each by its file and title. */
  readonly tests: readonly { readonly file: string; readonly title: string }[]
  /** Why there is none. */
  readonly reason: string | undefined
}

/** The rows of all tables of a Markdown text whose second column names tests. */
export function coverageOf(markdown: string): CoverageRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (What|---)/.test(line))
    .map((line) => {
      const [, what = '', by = ''] = line.split('|').map((cell) => cell.trim())
      const named = [...by.matchAll(/`([^`]+)` `([^`]+)`/g)]
      return {
        what,
        tests: named.map(([, file = '', title = '']) => ({ file, title })),
        reason: /^not shown: (.+)/.exec(by)?.[1],
      }
    })
}

const isTitleIn = (source: string, title: string) =>
  ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))

/** What the rows promise and the sources do not hold. */
export function missingTests(rows: readonly CoverageRow[], root = '.'): string[] {
  return rows.flatMap(({ what, tests, reason }) => {
    if (tests.length === 0 && reason === undefined) return [`${what}: names no test and no reason`]
    return tests
      .filter(({ file, title }) => {
        const path = join(root, file)
        return !existsSync(path) || !isTitleIn(readFileSync(path, 'utf8'), title)
      })
      .map(({ file, title }) => `${what}: ${file} has no test '${title}'`)
  })
}
