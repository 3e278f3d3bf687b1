import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface Lines {
  readonly total: number
  readonly covered: number
}

type Summary = Readonly<Record<string, { readonly lines: Lines }>>

const percent = ({ covered, total }: Lines) => `${((100 * covered) / total).toFixed(1)} %`

/** The covered lines of each workspace, from a summary by file. */
export function coverageByWorkspace(summary: Summary, root = process.cwd()): string {
  const { total, ...files } = summary
  const byWorkspace = Map.groupBy(
    Object.entries(files),
    ([file]) => relative(root, file).split(/[\\/]/)[0] ?? '',
  )
  const sums = [...byWorkspace].map(([workspace, found]) => {
    const sum = (count: keyof Lines) =>
      found.reduce((before, [, { lines }]) => before + lines[count], 0)
    return `${workspace} ${percent({ total: sum('total'), covered: sum('covered') })}`
  })
  const whole = total === undefined ? [] : [`all ${percent(total.lines)}`]
  return `Lines that unit tests run through: ${[...whole, ...sums].join(', ')}`
}

/** The same from Vitest's summary file, which is missing if a test failed. */
export function readCoverage(file: string): string {
  try {
    return coverageByWorkspace(JSON.parse(readFileSync(file, 'utf8')) as Summary)
  } catch {
    return 'The coverage was not measured, for a test failed.'
  }
}
