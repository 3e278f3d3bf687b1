import { findChromium } from './chromium.ts'
import { buildFrontEnds } from './front-ends.ts'
import { runThrough } from './run-through.mjs'

/** Measures the product against its targets; the options are passed on. */
export async function bench(options: readonly string[]): Promise<number> {
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
