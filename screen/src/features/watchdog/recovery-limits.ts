import { type VideoRecovery, noRecovery } from '../../shared/video-recovery.ts'

/** No more than this many reloads within `withinMs`. */
const mostReloads = 3
const withinMs = 10 * 60_000
/** Videos are tried again after this time in safe mode. */
const safeModeMs = 30 * 60_000

/** Whether another reload may help: not after three within ten minutes. */
export function mayReload({ reloadedAt }: VideoRecovery, now: number): boolean {
  return recent(reloadedAt, now).length < mostReloads
}

export function withReload({ reloadedAt }: VideoRecovery, now: number): VideoRecovery {
  return { reloadedAt: [...recent(reloadedAt, now), now], safe: null }
}

/** Ends safe mode with another workout on the screen, and after half an hour. */
export function withoutExpiredSafeMode(past: VideoRecovery, now: number, workoutId: string | null) {
  const { safe } = past
  if (safe === null) return past
  const isOver = !isWithin(safe.since, safeModeMs, now) || safe.workoutId !== workoutId
  return isOver ? noRecovery : past
}

const recent = (times: readonly number[], now: number) =>
  times.filter((at) => isWithin(at, withinMs, now))

/** Times in the future were written before the clock was set back, and don't count. */
const isWithin = (at: number, ms: number, now: number) => at <= now && now - at < ms
