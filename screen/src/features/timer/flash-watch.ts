import type { TimerState } from '@roundboard/domain'
import type { LocationTimer } from './location-timer.ts'

/** How long before a flash to start watching each frame. */
const lookBeforeMs = 20

/**
 * Measures how late the first frame of each phase is; `timeOf` converts an instant to a time of
 * `performance.now()`. A phase that wasn't prepared counts from the frame in which it appeared.
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
    // The next phase may have been paused or stopped.
    if (startsAt === undefined) return
    alarm = setTimeout(look, timeOf(startsAt) - performance.now() - lookBeforeMs, startsAt)
  })
  return {
    /** How late the first frame of the last flash was, in milliseconds; null before the first flash. */
    errorMs: () => errorMs,
    stop() {
      clearTimeout(alarm)
      awaited = undefined
      stopHearing()
    },
  }
}

/** When the current phase began, if it directly follows the previous one. */
function startOfFollowing(
  before: TimerState<unknown>,
  now: TimerState<unknown>,
): number | undefined {
  if (now.phase === 'idle' || now.phase === 'waiting' || before.phase === 'idle') return undefined
  const endedAt = before.phase === 'waiting' ? before.startsAt : before.phaseEndsAt
  return endedAt === now.phaseStartsAt ? endedAt : undefined
}
