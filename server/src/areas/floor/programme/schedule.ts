import {
  addDays,
  gymDayStart,
  limits,
  outChangesAt,
  playbackAt,
  programme,
} from '@roundboard/domain'
import type { RoundInput } from './gather.ts'

/** Which workout is on air when, before substitution, for the days that screens cache. */
export function schedule({ workouts, gym, today, ...input }: RoundInput) {
  const days = programme(workouts, gym, gymDayStart(today, gym), limits.programmeDays)
  const turnsAt = outChangesAt(input.pieces).find((at) => at > input.startsAt)
  return {
    days,
    /** Today's workout before substitution. */
    planned: playbackAt(days, input.startsAt).workout,
    /** When the program has to be prepared again, in epoch milliseconds. */
    expiresAt: Math.min(gymDayStart(addDays(today, 1), gym), input.app.until, turnsAt ?? Infinity),
  }
}
