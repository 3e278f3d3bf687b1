import { type Restraint, unrestrained } from '../../shared/video-trouble.ts'

/** So many reloads within this time, in milliseconds, are enough. */
const mostReloads = 3
const withinMs = 10 * 60_000
/** How long safe mode lasts at most before videos are tried again. */
const safeMs = 30 * 60_000

/** Whether another reload may help, or three in ten minutes did not. */
export function mayReload({ reloadedAt }: Restraint, now: number): boolean {
  return recent(reloadedAt, now).length < mostReloads
}

export function withReload({ reloadedAt }: Restraint, now: number): Restraint {
  return { reloadedAt: [...recent(reloadedAt, now), now], safe: null }
}

/** Safe mode ends with another workout on the wall, and by itself after half an hour. */
export function withoutOldSafety(past: Restraint, now: number, workoutId: string | null) {
  const { safe } = past
  if (safe === null) return past
  const isOver = !isWithin(safe.since, safeMs, now) || safe.workoutId !== workoutId
  return isOver ? unrestrained : past
}

const recent = (times: readonly number[], now: number) =>
  times.filter((at) => isWithin(at, withinMs, now))

/** What lies ahead of now was written by a clock that has been set since. */
const isWithin = (at: number, ms: number, now: number) => at <= now && now - at < ms
