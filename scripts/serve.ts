import { buildFrontEnds } from './front-ends.ts'

/** When npm is stopped, it ends its shell without telling this process. Stops once that made it an orphan. */
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

/** Builds what is out of date, then becomes the server, so that signals reach the server directly. Existing environment variables take precedence over the defaults. */
export async function serve(defaults: Readonly<Record<string, string>>): Promise<number> {
  const built = await buildFrontEnds()
  if (built !== 0) return built
  console.log('Starting the server …')
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value
  stopWithNpm()
  await import(new URL('../server/src/main.ts', import.meta.url).href)
  return 0
}
