import { vi } from 'vitest'
import { waitMs } from './lanes.ts'

// Vitest gives up after a second, which a busy machine may need for anything. A worker runs many
// test files, and so this file, with one `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor, waitUntil } = vi
  const patient = (limits: Parameters<typeof waitFor>[1]) =>
    typeof limits === 'number' ? limits : { timeout: waitMs, ...limits }
  vi.waitFor = function waitPatiently(isSo, limits) {
    return waitFor(isSo, patient(limits))
  }
  vi.waitUntil = (isSo, limits) => waitUntil(isSo, patient(limits))
}
