import { appendFileSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/**
 * Imported before a server by the tests that kill it. Counts each `await` of the code that receives
 * files, and kills the process on order. An order is a file with a place (`intake.ts:94`), a file
 * name or `*`, and the number of the await; counting starts with the order. The order `list` and a
 * path writes each place to that path instead.
 */
const takesFilesIn =
  /\/server\/src\/(areas\/media\/(uploads|library)|platform\/(audit|clips|files))[^:]*\.ts$/

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
  // Synchronous, because pending output is lost.
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
