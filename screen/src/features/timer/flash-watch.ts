import type { TimerState } from '@roundboard/domain'
import type { LocationTimer } from './location-timer.ts'

/** So long before a flash the frames are looked at one by one, in milliseconds. */
const lookBeforeMs = 20

/**
 * Looks at the frames around each change of phase, by what `timeOf` says of its instant in milliseconds
 * of `performance.now()`. A phase for which the wall was not ready counts by the frame in which it came.
 */
export function watchFlashes(
  timer: Pick<LocationTimer, 'state' | 'coming' | 'subscribe'>,
  timeOf: (at: number) => number,
) {
  let errorMs: number | null = null
  let awaited: number | undefined
  let before = timer.state()
  let alarm: ReturnType<typeof setTimeout> | undefined

  function look(startsAt: number) {
    requestAnimationFrame((frameAt) => {
      const lateMs = frameAt - timeOf(startsAt)
      if (awaited !== startsAt) return
      if (lateMs < 0) look(startsAt)
      else errorMs = lateMs
    })
  }

  const stopHearing = timer.subscribe(() => {
    const now = timer.state()
    const startsAt = timer.coming()?.phaseStartsAt ?? startOfFollowing(before, now)
    before = now
    const hasBegun =
      startsAt === undefined && 'phaseStartsAt' in now && now.phaseStartsAt === awaited
    if (startsAt === awaited || hasBegun) return
    awaited = startsAt
    clearTimeout(alarm)
    // A phase that was coming may have been paused or stopped.
    if (startsAt === undefined) return
    alarm = setTimeout(look, timeOf(startsAt) - performance.now() - lookBeforeMs, startsAt)
  })
  return {
    /** How long after its instant the last flash had its frame, in milliseconds; null before the first. */
    errorMs: () => errorMs,
    stop() {
      clearTimeout(alarm)
      awaited = undefined
      stopHearing()
    },
  }
}

/** When the phase began that follows upon what was before; nothing when it is still that, or another timer. */
function startOfFollowing(
  before: TimerState<unknown>,
  now: TimerState<unknown>,
): number | undefined {
  if (now.phase === 'idle' || now.phase === 'waiting' || before.phase === 'idle') return undefined
  const endedAt = before.phase === 'waiting' ? before.startsAt : before.phaseEndsAt
  return endedAt === now.phaseStartsAt ? endedAt : undefined
}
