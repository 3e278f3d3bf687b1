import { existsSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { keepCode } from './run-captured.ts'
import type { Lane } from './lanes.ts'
import { mutationAreas, mutationReport } from './mutation-areas.ts'
import { runThrough } from './run-through.mjs'

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>
}

const areaNames = Object.keys(mutationAreas)

/** The options in the arguments of `npm run test:mutation --`; undefined if one is unknown. */
function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { concurrency: { type: 'string', default: '1' } },
      allowPositionals: true,
    })
    const { concurrency } = values
    if (!/^[1-9]\d*$/.test(concurrency)) return undefined
    if (positionals.some((name) => !areaNames.includes(name))) return undefined
    return { concurrency, names: positionals.length > 0 ? positionals : areaNames }
  } catch {
    return undefined
  }
}

/** A row of the table of scores. Mutants that were ignored or can't run don't count. */
export function scoreRow(name: string, { files }: MutationReport, seconds: number): string {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const count = (...statuses: readonly string[]) =>
    all.filter(({ status }) => statuses.includes(status)).length
  const detected = count('Killed', 'Timeout')
  const valid = detected + count('Survived', 'NoCoverage')
  const score = valid === 0 ? '–' : ((100 * detected) / valid).toFixed(1)
  const cells = [valid, detected, count('Survived'), count('NoCoverage'), score].map(String)
  return `| ${[name, ...cells, (seconds / 60).toFixed(1)].join(' | ')} |`
}

/** Mutates the code of each area in many small ways and runs the tests that reach each mutation. Fails if an area's score is below its lowest score. */
export async function runMutation(options: readonly string[]): Promise<number> {
  const wanted = readOptions(options)
  if (wanted === undefined) {
    const names = areaNames.join('|')
    console.error(`Usage: npm run test:mutation -- [--concurrency <number>] [${names} …]`)
    return 2
  }
  keepCode()
  setPriority(constants.priority.PRIORITY_LOW)
  const rows: string[] = []
  const failed: string[] = []
  for (const name of wanted.names) {
    console.log(`\n=== ${name}`)
    const startedAt = performance.now()
    rmSync(mutationReport(name), { force: true })
    const code = await runThrough('stryker', ['run', '--concurrency', wanted.concurrency], {
      ...process.env,
      TEST_LANE: 'change' satisfies Lane,
      MUTATION_AREA: name,
    })
    if (code !== 0) failed.push(name)
    if (!existsSync(mutationReport(name))) continue
    const report = JSON.parse(readFileSync(mutationReport(name), 'utf8')) as MutationReport
    rows.push(scoreRow(name, report, (performance.now() - startedAt) / 1000))
  }
  const head = ['area', 'mutants', 'killed', 'survived', 'not reached', 'score', 'minutes']
  console.log(`\n| ${head.join(' | ')} |\n| --- |${' ---: |'.repeat(head.length - 1)}`)
  console.log(rows.join('\n'))
  for (const name of failed) console.error(`${name} failed, or is below its lowest score.`)
  return failed.length > 0 ? 1 : 0
}
