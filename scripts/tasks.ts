import { bench } from './bench.ts'
import { buildFrontEnds } from './front-ends.ts'
import { runThrough } from './run-through.mjs'
import { runTests } from './run-tests.ts'
import { serve } from './serve.ts'
import { verify } from './verify.ts'

type Task = (options: readonly string[]) => Promise<number>

/** A command of the operator; it is given the server's own settings. */
const command =
  (file: string): Task =>
  (options) =>
    runThrough(process.execPath, [`server/src/${file}`, ...options])

const tasks: Readonly<Record<string, Task>> = {
  demo: () => serve({ DEMO: 'true', DATA_DIR: './data/demo', LOG_LEVEL: 'warn' }),
  start: () => serve({ NODE_ENV: 'production' }),
  build: buildFrontEnds,
  verify,
  test: runTests,
  bench,
  backup: command('backup.ts'),
  restore: command('restore.ts'),
  'audit:verify': command('verify-audit.ts'),
}

const [name = '', ...options] = process.argv.slice(2)
const task = tasks[name]
if (task === undefined) {
  console.error(`There is no task '${name}'. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(1)
}
process.exitCode = await task(options)
