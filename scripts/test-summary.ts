import type { Failure, Tally } from './test-reports.ts'

/** The command that runs only the files in which tests failed, or only the failed checks. */
export function commandFor(script: string, part: string, failures: readonly Failure[]): string {
  const selectors = new Set(failures.flatMap(({ selector }) => selector ?? []))
  const quoted = Array.from(selectors, (name) => (name.includes(' ') ? `"${name}"` : name))
  return [`${script} -- --only ${part}`, ...quoted].join(' ')
}

interface Result {
  readonly part: string
  readonly seconds: number
  readonly tally: Tally
}

const slowest = 15

/** The times of a run as a Markdown table: its parts, and the slowest files of each. */
export function timeTable(results: readonly Result[]): string {
  const row = (name: string, seconds: number) => `| ${name} | ${seconds.toFixed(0)} |`
  const rows = results.flatMap(({ part, seconds, tally }) => {
    const byTime = tally.times.toSorted((a, b) => b.seconds - a.seconds)
    const [files, others] = [byTime.slice(0, slowest), byTime.slice(slowest)]
    const rest = others.reduce((sum, { seconds }) => sum + seconds, 0)
    return [
      row(`**${part}**`, seconds),
      ...files.map((file) => row(`\`${file.name}\``, file.seconds)),
      ...(others.length > 0 ? [row(`${String(others.length)} others`, rest)] : []),
    ]
  })
  return ['| part, file or check | seconds |', '| --- | ---: |', ...rows].join('\n')
}
