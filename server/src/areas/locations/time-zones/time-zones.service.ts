import type { calls, CountryZones, DataOf } from '@roundboard/contract'
import { type Actor, assertMay } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import { countryZones } from '../../../platform/time-zones/country-zones.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'

export type TimeZonesService = ReturnType<typeof createTimeZonesService>

/** The server's time zone data, as staff may read it. */
export function createTimeZonesService({
  clock,
  timeZones,
}: {
  clock: Clock
  timeZones: TimeZones
}) {
  let countries: CountryZones[] | undefined

  return {
    list(actor: Actor): DataOf<typeof calls.listTimeZones> {
      assertMay(actor, 'locations.read')
      return { version: timeZones.data(clock()).version, names: [...timeZones.names()] }
    },

    countries(actor: Actor): CountryZones[] {
      assertMay(actor, 'locations.read')
      return (countries ??= countryZones(timeZones, clock()))
    },

    rulesOf(actor: Actor, timeZone: string): DataOf<typeof calls.getZoneRules> {
      assertMay(actor, 'locations.read')
      const rules = timeZones.find(timeZone)
      if (rules === undefined) throw badField('timeZone', 'time-zone')
      return { untils: [...rules.untils], offsetsMs: [...rules.offsetsMs] }
    },

    data(actor: Actor): DataOf<typeof calls.getTimeZoneData> {
      assertMay(actor, 'system')
      return timeZones.data(clock())
    },
  }
}
