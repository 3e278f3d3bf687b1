import { bench } from './bench.ts'
import { buildFrontEnds } from './front-ends.ts'
import { runTests } from './run-tests.ts'
import { serve } from './serve.ts'
import { verify } from './verify.ts'

type Task = (options: readonly string[]) => Promise<number>

const tasks: Readonly<Record<string, Task>> = {
  demo: () => serve({ DEMO: 'true', DATA_DIR: './data/demo' }),
  start: () => serve({ NODE_ENV: 'production' }),
  build: buildFrontEnds,
  verify,
  test: runTests,
  bench,
}

const [name = '', ...options] = process.argv.slice(2)
const task = tasks[name]
if (task === undefined) {
  console.error(`There is no task '${name}'. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(1)
}
process.exitCode = await task(options)
