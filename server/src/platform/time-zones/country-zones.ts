import { offsetAt, type ZoneRules } from '@roundboard/domain'
import meta from 'moment-timezone/data/meta/latest.json' with { type: 'json' }
import type { TimeZones } from './time-zones.ts'

interface CountryZones {
  readonly country: string
  readonly zones: string[]
  readonly only: string | null
}

const firstCountryOf = new Map(
  Object.entries(meta.zones).map(([name, { countries }]) => [name, countries[0]]),
)

/** Whether two zones agree from an instant on. */
function readAlike(one: ZoneRules, other: ZoneRules, from: number): boolean {
  const instants = [from, ...one.untils, ...other.untils].filter((at) => at >= from)
  return instants.every((at) => offsetAt(at, one) === offsetAt(at, other))
}

/** The zones of each country, from the tz database in the npm package. */
export function countryZones({ names, find }: TimeZones, now: number): CountryZones[] {
  const known = new Set(names())
  return Object.entries(meta.countries).map(([country, listed]) => {
    const zones = listed.zones.filter((name) => known.has(name))
    const rules = zones.flatMap((name) => find(name) ?? [])
    const [first] = rules
    const isOne = first !== undefined && rules.every((other) => readAlike(first, other, now))
    // A zone lists its own country first: Berlin lists Germany, then Denmark.
    const own = zones.find((name) => firstCountryOf.get(name) === country) ?? zones[0] ?? null
    return { country, zones, only: isOne ? own : null }
  })
}
