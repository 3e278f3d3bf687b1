import type { Benchmark } from './kit/benchmark.ts'
import { compressedKb, filesOf } from './kit/size.ts'

const built = 'screen/dist'
const wantedKb = 100

export const size: Benchmark = {
  id: 'W1',
  what: 'JavaScript that the screen app loads, compressed',
  target: `≤ ${wantedKb} KB`,
  run() {
    const scripts = [...filesOf(built, 'index.html', 'js')]
    const kb = scripts.reduce((sum, file) => sum + compressedKb(built, file), 0)
    const worker = compressedKb(built, 'wall-worker.js')
    return Promise.resolve({
      measured: `${kb.toFixed(1)} KB in ${scripts.length} file${scripts.length === 1 ? '' : 's'}; the worker beside it ${worker.toFixed(1)} KB`,
      isMet: scripts.length > 0 && kb <= wantedKb,
    })
  },
}
