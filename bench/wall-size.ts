import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Benchmark } from './kit/benchmark.ts'

const built = join(import.meta.dirname, '../screen/dist')
const wantedKb = 100

/** The page's scripts and what they import, without the parts that are loaded only where needed. */
function scriptsOf(page: string): Set<string> {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const script = readFileSync(join(built, file), 'utf8')
    for (const [, name = ''] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      follow(`assets/${name}`)
  }
  for (const [, name] of page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)) follow(name ?? '')
  return found
}

export const size: Benchmark = {
  id: 'W1',
  what: 'JavaScript that the display app loads, compressed',
  target: `≤ ${wantedKb} KB`,
  run() {
    const scripts = scriptsOf(readFileSync(join(built, 'index.html'), 'utf8'))
    const sizes = Array.from(scripts, (file) => gzipSync(readFileSync(join(built, file))).length)
    const worker = gzipSync(readFileSync(join(built, 'wall-worker.js'))).length / 1000
    const kb = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
    return Promise.resolve({
      measured: `${kb.toFixed(1)} KB in ${scripts.size} file${scripts.size === 1 ? '' : 's'}; the worker beside it ${worker.toFixed(1)} KB`,
      isHeld: scripts.size > 0 && kb <= wantedKb,
    })
  },
}
