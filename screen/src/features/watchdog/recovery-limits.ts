import { type VideoRecovery, noRecovery } from '../../shared/video-recovery.ts'

/** So many reloads within this time, in milliseconds, are enough. */
const mostReloads = 3
const withinMs = 10 * 60_000
/** How long safe mode lasts at most before videos are tried again. */
const safeModeMs = 30 * 60_000

/** Whether another reload may help, or three in ten minutes did not. */
export function mayReload({ reloadedAt }: VideoRecovery, now: number): boolean {
  return recent(reloadedAt, now).length < mostReloads
}

export function withReload({ reloadedAt }: VideoRecovery, now: number): VideoRecovery {
  return { reloadedAt: [...recent(reloadedAt, now), now], safe: null }
}

/** Safe mode ends with another workout on the wall, and by itself after half an hour. */
export function withoutExpiredSafeMode(past: VideoRecovery, now: number, workoutId: string | null) {
  const { safe } = past
  if (safe === null) return past
  const isOver = !isWithin(safe.since, safeModeMs, now) || safe.workoutId !== workoutId
  return isOver ? noRecovery : past
}

const recent = (times: readonly number[], now: number) =>
  times.filter((at) => isWithin(at, withinMs, now))

/** What lies ahead of now was written by a clock that has been set since. */
const isWithin = (at: number, ms: number, now: number) => at <= now && now - at < ms
