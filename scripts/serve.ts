import { buildFrontEnds } from './front-ends.ts'
import { runThrough } from './run-through.mjs'

/** Builds what is out of date and becomes the server; what the environment already says wins. */
export async function serve(defaults: Readonly<Record<string, string>>): Promise<number> {
  const built = await buildFrontEnds()
  if (built !== 0) return built
  console.log('Starting the server …')
  return runThrough(process.execPath, ['server/src/main.ts'], { ...defaults, ...process.env })
}
