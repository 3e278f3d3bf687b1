import type { ScreenStore } from '../../shared/screen-store.ts'
import { watchDecoding } from './decoding-watch.ts'
import { beginSelfTest, nextSelfTest, settledFor } from './self-test.ts'

const checkEveryMs = 5_000
const trustedMs = 24 * 3_600_000

/** Tests whether this device can play several clips at once, and remembers the result for a day. */
export function startVideoTurns(options: {
  readonly store: Pick<ScreenStore, 'decodingLimit'>
  /** The running build; another build is tested again. */
  readonly build: string | null
  readonly onChange: () => void
}) {
  const { store, build, onChange } = options
  const known = store.decodingLimit
  const ageMs = known === null ? 0 : Date.now() - known.since
  const isTrusted = known?.build === build && ageMs >= 0 && ageMs < trustedMs
  let test = isTrusted ? settledFor(ageMs) : beginSelfTest(known !== null)
  const watch = watchDecoding(checkEveryMs)

  const checking = setInterval(() => {
    if (!watch || document.visibilityState === 'hidden') return
    const { passedMs, finding } = watch.check(document)
    const before = test
    test = nextSelfTest(test, passedMs, finding)
    if (test.phase === before.phase && test.evidence === before.evidence) return
    if (test.phase === 'settled') store.decodingLimit = { since: Date.now(), build }
    else if (test.evidence === 0) store.decodingLimit = null
    onChange()
  }, checkEveryMs)

  return {
    takesTurns: () => test.phase !== 'watching',
    stop() {
      clearInterval(checking)
    },
  }
}
