import { appendFileSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/**
 * Imported ahead of a server by the tests that kill it: each `await` of what takes files in is counted,
 * and ends the process by SIGKILL when the order says so. An order is a file with a place (`intake.ts:94`),
 * the name of a source file, or `*` for any, and at which of its awaits to kill; counting begins when the
 * order is there. The order `list` and a path writes down each place instead.
 */
const takesFilesIn =
  /\/server\/src\/(features\/uploads|features\/media\/(files|library)|platform\/(audit|clips|files))[^:]*\.ts$/

const orderFile = process.env['KILL_ORDER'] ?? ''
let order = ''
let count = 0

function readOrder(): string {
  try {
    return readFileSync(orderFile, 'utf8')
  } catch {
    return ''
  }
}

function reached(place: string): void {
  const now = readOrder()
  if (now !== order) count = 0
  order = now
  const [file = '', at = ''] = order.split(' ')
  if (file === 'list') appendFileSync(at, `${place}\n`)
  if (!['*', place, place.split(':')[0]].includes(file)) return
  count += 1
  if (count !== Number(at)) return
  rmSync(orderFile)
  // At once: what is still to be printed is lost.
  writeSync(1, `Killed at ${place}\n`)
  process.kill(process.pid, 'SIGKILL')
}

if (isMainThread && process.argv[1]?.endsWith('/main.ts') === true) {
  Object.assign(globalThis, { reached })
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!takesFilesIn.test(url)) return loaded
      const source = readFileSync(new URL(url), 'utf8')
      const name = url.split('/').at(-1) ?? ''
      const counted = source.replaceAll(/(?<!\bfor )\bawait /g, (found, at: number) => {
        const line = source.slice(0, at).split('\n').length
        return `reached('${name}:${String(line)}') || ${found}`
      })
      return { ...loaded, source: counted }
    },
  })
}
