import { bench } from './bench.ts'
import { buildFrontEnds } from './front-ends.ts'
import { runThrough } from './run-through.mjs'
import { runTests } from './run-tests.ts'
import { serve } from './serve.ts'
import { verify } from './verify.ts'

type Task = (options: readonly string[]) => Promise<number>

/** A program of ours, run as it is. */
const program =
  (file: string): Task =>
  (options) =>
    runThrough(process.execPath, [file, ...options])

const tasks: Readonly<Record<string, Task>> = {
  demo: () =>
    serve({ DEMO: 'true', DEMO_DISPLAYS: '1', DATA_DIR: './data/demo', LOG_LEVEL: 'warn' }),
  start: () => serve({ NODE_ENV: 'production' }),
  build: buildFrontEnds,
  verify,
  test: runTests,
  bench,
  simulate: program('bench/simulator.ts'),
  backup: program('server/src/backup.ts'),
  restore: program('server/src/restore.ts'),
  'audit:verify': program('server/src/verify-audit.ts'),
}

const [name = '', ...options] = process.argv.slice(2)
const task = tasks[name]
if (task === undefined) {
  console.error(`There is no task '${name}'. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(1)
}
process.exitCode = await task(options)
