import type { TimeZoneSource } from '@roundboard/contract'
import type { ZoneRules } from '@roundboard/domain'

/** A place where this machine keeps a version of the tz database. */
export interface ZoneSource {
  readonly kind: TimeZoneSource
  /** Of the tz database, such as `2026f`; versions compare as texts. */
  readonly version: string
  /** The day on which its files were made, where that is known. */
  readonly madeOn?: string
  readonly names: () => readonly string[]
  readonly find: (name: string) => ZoneRules | undefined
}

interface Change {
  /** The instant from which on the offset holds, in epoch milliseconds. */
  readonly at: number
  readonly offsetMs: number
}

/** Rules made of an offset and the changes after it; what changes nothing is left out. */
export function rulesFrom(firstOffsetMs: number, changes: readonly Change[]): ZoneRules {
  const before = (index: number) => changes[index - 1]?.offsetMs ?? firstOffsetMs
  const real = changes.filter(({ offsetMs }, index) => offsetMs !== before(index))
  return {
    untils: real.map(({ at }) => at),
    offsetsMs: [firstOffsetMs, ...real.map(({ offsetMs }) => offsetMs)],
  }
}

/** Rules that go on for ever are written out up to the end of this year. */
export const lastYear = 2100
