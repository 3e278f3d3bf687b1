import { findChromium } from './chromium.ts'
import { writeCoverage } from './docs-coverage.ts'
import { buildFrontEnds } from './front-ends.ts'
import { house } from './house.ts'
import { buildKioskImage } from './kiosk-image.ts'
import { withMemoryFolder } from './memory-folder.ts'
import { release } from './release.ts'
import { runThrough } from './run-through.mjs'
import { runMutation } from './run-mutation.ts'
import { runTests } from './run-tests.ts'
import { serve } from './serve.ts'
import { verify } from './verify.ts'

type Task = (options: readonly string[]) => Promise<number>

/** Runs one of our programs unchanged. */
const program =
  (file: string): Task =>
  (options) =>
    runThrough(process.execPath, [file, ...options])

/** A task without arguments. */
const alone =
  (name: string, task: () => Promise<number>): Task =>
  async (options) => {
    if (options.length === 0) return task()
    const hint = 'Settings are environment variables, listed in the README.'
    console.error(`npm run ${name} takes no arguments, but got '${options.join(' ')}'. ${hint}`)
    return 2
  }

/** The slow tests. A run of all of them ends with the mutation run. */
async function nightly(options: readonly string[]): Promise<number> {
  const code = await runTests(options, 'nightly')
  if (options.length > 0) return code
  return Math.max(code, await runMutation([]))
}

/** Measures the product against its targets; options are passed on. */
async function bench(options: readonly string[]): Promise<number> {
  const program = 'bench/bench.ts'
  const checked = await runThrough(process.execPath, [program, ...options, '--check'])
  if (checked !== 0) return checked
  const built = await buildFrontEnds()
  if (built !== 0) return built
  const CHROMIUM_PATH = findChromium()
  return runThrough(process.execPath, [program, ...options], {
    ...process.env,
    ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }),
  })
}

/** Retakes the pictures in the docs, or only the named ones. */
async function screenshots(options: readonly string[]): Promise<number> {
  const built = await buildFrontEnds()
  if (built !== 0) return built
  const CHROMIUM_PATH = findChromium()
  return runThrough(process.execPath, ['e2e/screenshots.ts', ...options], {
    ...process.env,
    ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }),
  })
}

const tasks: Readonly<Record<string, Task>> = {
  demo: alone('demo', () =>
    serve({ DEMO: 'true', DEMO_DISPLAYS: '1', DATA_DIR: './data/demo', LOG_LEVEL: 'warn' }),
  ),
  start: alone('start', () => serve({ NODE_ENV: 'production' })),
  build: alone('build', buildFrontEnds),
  verify: alone('verify', verify),
  house,
  docs: alone('docs', () => writeCoverage()),
  test: (options) => withMemoryFolder(() => runTests(options, 'change')),
  'test:nightly': nightly,
  'test:mutation': runMutation,
  bench,
  release,
  'kiosk:image': buildKioskImage,
  screenshots,
  messages: program('scripts/messages/messages.ts'),
  simulate: program('bench/simulator.ts'),
  soak: program('bench/soak/run.ts'),
  backup: program('server/src/backup.ts'),
  restore: program('server/src/restore.ts'),
  'media:sweep': program('server/src/media-sweep.ts'),
  'reset-password': program('server/src/reset-password.ts'),
  'audit:verify': program('server/src/verify-audit.ts'),
  'audit:new-key': program('server/src/new-audit-key.ts'),
  wire: alone('wire', () =>
    runThrough('vitest', ['run', '--update', '--project', 'contract', 'src/wire/made.test.ts']),
  ),
  'zone-oracle': program('scripts/zone-oracle.ts'),
}

const [name = '', ...options] = process.argv.slice(2)
const task = tasks[name]
if (task === undefined) {
  console.error(`There is no script '${name}'. Available: ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}
process.exitCode = await task(options)
