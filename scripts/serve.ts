import { buildFrontEnds } from './front-ends.ts'

/** npm, told to stop, ends its shell, which tells nobody: orphaned by it, stop as if told to. */
function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/**
 * Builds what is out of date, then this process becomes the server, so that a signal meets nobody on
 * its way. What the environment already says wins over the defaults.
 */
export async function serve(defaults: Readonly<Record<string, string>>): Promise<number> {
  const built = await buildFrontEnds()
  if (built !== 0) return built
  console.log('Starting the server …')
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value
  stopWithNpm()
  await import(new URL('../server/src/main.ts', import.meta.url).href)
  return 0
}
