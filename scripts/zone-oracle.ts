import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Writes what `zdump`, the tz database's own reader, says of a folder of TZif files: what the product's
// reading of other data is held against (target W10).
const [folder = '/usr/share/zoneinfo'] = process.argv.slice(2)
const target = join(import.meta.dirname, '../domain/src/testing/zone-changes.ts')
const years = [2024, 2038] as const

const run = promisify(execFile)

const change = /(\w{3} \w{3} +\d+ [\d:]+ \d{4}) UTC? = .* gmtoff=(-?\d+)$/

const minutes = (seconds: string | undefined) => String(Number(seconds) / 60)

async function changesOf(name: string): Promise<string> {
  const file = join(folder, name)
  const { stdout } = await run('zdump', ['-v', '-c', years.join(','), file])
  // Two lines for each change: the second before it, and its own.
  const instants = stdout.split('\n').flatMap((text) => {
    const found = change.exec(text)
    return found === null ? [] : [found]
  })
  if (instants.length === 0) {
    const { stdout: date } = await run('date', ['-d', '2025-01-01', '+%z'], {
      env: { TZ: `:${file}` },
    })
    const [, sign = '+', hours, rest] = /([+-])(\d\d)(\d\d)/.exec(date) ?? []
    return String(Number(`${sign}1`) * (Number(hours) * 60 + Number(rest)))
  }
  const changes = instants
    .filter((_, index) => index % 2 === 1)
    .map(([, at = '', seconds]) => {
      const stamp = new Date(`${at} UTC`).toISOString()
      if (!stamp.endsWith(':00.000Z')) throw new Error(`${name} changes within a minute: ${stamp}`)
      return `${stamp.slice(0, 16)} ${minutes(seconds)}`
    })
  return [minutes(instants[0]?.[2]), ...changes].join(' ')
}

const list = await readFile(join(folder, 'tzdata.zi'), 'utf8').catch(() => '')
if (list === '') {
  console.error(`${folder} has no tzdata.zi: name a folder of TZif files that has one.`)
  process.exit(2)
}
const [, version = ''] = /^# version (\S+)/.exec(list) ?? []
const names = list
  .split('\n')
  .flatMap((entry) => {
    const [kind, first = '', second = ''] = entry.split(' ')
    return kind === 'Z' ? [first] : kind === 'L' ? [second] : []
  })
  .filter((name) => name.includes('/') || name === 'UTC')
  .sort()
const told = await Promise.all(
  names.map(async (name) => ({ name, changes: await changesOf(name) })),
)
const alike = Map.groupBy(told, ({ changes }) => changes)
const lines = [...alike].map(
  ([changes, zones]) => `${zones.map(({ name }) => name).join(' ')}|${changes}`,
)
await writeFile(
  target,
  `/** Made by scripts/zone-oracle.ts: the version of the tz database that was read. */
export const zoneChangesVersion = '${version}'

/**
 * What clocks read from ${String(years[0])} to ${String(years[1] - 1)}, as \`zdump\` says: names of zones that are alike, their
 * minutes ahead of UTC at first, then each change and the minutes from then on.
 */
export const zoneChanges = \`
${lines.join('\n')}
\`
`,
)
