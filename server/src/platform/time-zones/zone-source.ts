import type { TimeZoneSource } from '@roundboard/contract'
import type { ZoneRules } from '@roundboard/domain'

/** A copy of the tz database on this machine. */
export interface ZoneSource {
  readonly kind: TimeZoneSource
  /** The version of the tz database, such as `2026f`. Versions sort as text. */
  readonly version: string
  /** The date of its files, if known. */
  readonly madeOn?: string
  readonly names: () => readonly string[]
  readonly find: (name: string) => ZoneRules | undefined
}

interface Change {
  /** When the offset takes effect, in epoch milliseconds. */
  readonly at: number
  readonly offsetMs: number
}

/** Builds rules from an offset and later changes, dropping those without effect. */
export function rulesFrom(firstOffsetMs: number, changes: readonly Change[]): ZoneRules {
  const before = (index: number) => changes[index - 1]?.offsetMs ?? firstOffsetMs
  const real = changes.filter(({ offsetMs }, index) => offsetMs !== before(index))
  return {
    untils: real.map(({ at }) => at),
    offsetsMs: [firstOffsetMs, ...real.map(({ offsetMs }) => offsetMs)],
  }
}

/** Open-ended rules are expanded up to the end of this year. */
export const lastYear = 2100
