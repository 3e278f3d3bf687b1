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

/** Whether clocks read the same from an instant on. */
function readAlike(one: ZoneRules, other: ZoneRules, from: number): boolean {
  const instants = [from, ...one.untils, ...other.untils].filter((at) => at >= from)
  return instants.every((at) => offsetAt(at, one) === offsetAt(at, other))
}

/** The zones of each country, as the npm package has them from the tz database. */
export function countryZones({ names, find }: TimeZones, now: number): CountryZones[] {
  const known = new Set(names())
  return Object.entries(meta.countries).map(([country, listed]) => {
    const zones = listed.zones.filter((name) => known.has(name))
    const rules = zones.flatMap((name) => find(name) ?? [])
    const [first] = rules
    const isOne = first !== undefined && rules.every((other) => readAlike(first, other, now))
    // A zone names the country first whose own it is: Berlin names Germany and then Denmark.
    const own = zones.find((name) => firstCountryOf.get(name) === country) ?? zones[0] ?? null
    return { country, zones, only: isOne ? own : null }
  })
}
