import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Benchmark, isBenchmark, type Verdict } from './kit/benchmark.ts'
import { stopPostgres } from './kit/database.ts'
import { readOptions, refuse } from './kit/options.ts'

const { targets, check } = readOptions('npm run bench -- [S1 S2 …]', () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    // Checks the arguments without measuring.
    options: { check: { type: 'boolean', default: false } },
  })
  return { values: { ...values, targets: positionals.map((id) => id.toUpperCase()) } }
})

async function findBenchmarks(): Promise<Benchmark[]> {
  const files = globSync('[a-z][0-9]*.ts', {
    cwd: import.meta.dirname,
  }).sort()
  const modules = await Promise.all(
    files.map(
      (file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>,
    ),
  )
  return modules
    .flatMap((exported) => Object.values(exported).flat())
    .filter(isBenchmark)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

const benchmarks = await findBenchmarks()
const unknown = targets.filter((id) => !benchmarks.some((benchmark) => benchmark.id === id))
if (unknown.length > 0)
  refuse(
    `There is no benchmark ${unknown.join(', ')}. Available: ${[...new Set(benchmarks.map(({ id }) => id))].join(', ')}.`,
  )
if (check) process.exit()

const longestMs = 20 * 60_000

async function tooLong(id: string): Promise<never> {
  await sleep(longestMs, undefined, { ref: false })
  throw new Error(`${id} took more than ${longestMs / 60_000} minutes`)
}

const rows: string[][] = []
let hasMissed = false

for (const { id, what, target, run } of benchmarks) {
  if (targets.length > 0 && !targets.includes(id)) continue
  console.log(`${id.padEnd(4)} ${what}`)
  const verdict = await Promise.race([run(), tooLong(id)]).catch((error: unknown): Verdict => ({
    measured: String(error),
    isMet: false,
  }))
  hasMissed ||= !verdict.isMet
  const outcome = verdict.isMet ? 'met' : 'missed'
  console.log(`     ${outcome}: ${verdict.measured}`)
  rows.push([id, what, target, verdict.measured, outcome])
}
await stopPostgres()

const table = [['target', 'what', 'wanted', 'measured', ''], ...rows]
const widths = [0, 1, 2, 3].map((column) =>
  Math.max(...table.map((row) => row[column]?.length ?? 0)),
)
console.log()
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  )
process.exit(hasMissed ? 1 : 0)
