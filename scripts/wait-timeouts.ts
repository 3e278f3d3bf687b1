import { vi } from 'vitest'
import { waitMs } from './lanes.ts'

// Vitest gives up after a second, which isn't enough on a busy machine. A worker runs many test
// files, each of which loads this file, with one `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor, waitUntil } = vi
  const patient = (limits: Parameters<typeof waitFor>[1]) =>
    typeof limits === 'number' ? limits : { timeout: waitMs, ...limits }
  vi.waitFor = function waitPatiently(isSo, limits) {
    return waitFor(isSo, patient(limits))
  }
  vi.waitUntil = (isSo, limits) => waitUntil(isSo, patient(limits))
}
