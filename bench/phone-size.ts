import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Benchmark } from './kit/benchmark.ts'

const built = join(import.meta.dirname, '../phone/dist')
const wantedKb = 60

/** Everything that a page of a phone loads of ours before it can be used: itself, scripts and styles. */
function weightOf(page: string): number {
  const text = readFileSync(join(built, page), 'utf8')
  const found = new Set([page])
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const script = readFileSync(join(built, file), 'utf8')
    for (const [, name = ''] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      follow(`assets/${name}`)
  }
  for (const [, name] of text.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)) follow(name ?? '')
  const sizes = Array.from(found, (file) => gzipSync(readFileSync(join(built, file))).length)
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
}

const sizeOf = (id: string, what: string, page: string): Benchmark => ({
  id,
  what: `${what} as a phone loads it: page, scripts, styles, compressed`,
  target: `≤ ${wantedKb} KB`,
  run() {
    const kb = weightOf(page)
    return Promise.resolve({ measured: `${kb.toFixed(1)} KB`, isHeld: kb <= wantedKb })
  },
})

export const phoneSize = sizeOf('P1', 'the coach’s remote', 'remote.html')
export const memberPageSize = sizeOf('P2', 'the workout of the day', 'pocket.html')
