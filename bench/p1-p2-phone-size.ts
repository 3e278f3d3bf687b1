import type { Benchmark } from './kit/benchmark.ts'
import { compressedKb, filesOf } from './kit/size.ts'

const built = 'phone/dist'
const wantedKb = 60

const sizeOf = (id: string, what: string, page: string): Benchmark => ({
  id,
  what: `${what}: page, scripts and styles, compressed`,
  target: `≤ ${wantedKb} KB`,
  run() {
    const files = [page, ...filesOf(built, page, 'js|css')]
    const kb = files.reduce((sum, file) => sum + compressedKb(built, file), 0)
    return Promise.resolve({ measured: `${kb.toFixed(1)} KB`, isMet: kb <= wantedKb })
  },
})

export const remoteSize = sizeOf('P1', 'remote', 'remote.html')
export const memberPageSize = sizeOf('P2', 'member page', 'pocket.html')
