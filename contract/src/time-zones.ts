import { z } from 'zod'
import { call } from './call.ts'
import { TimeZone } from './fields.ts'

/** The sources of time zone data: an npm package, the operating system, or Node. */
export const timeZoneSources = ['package', 'system', 'node'] as const
export type TimeZoneSource = (typeof timeZoneSources)[number]

/** The server's time zone data: the version of the tz database, when it was released, and whether that is long ago. */
export const TimeZoneData = z.object({
  version: z.string(),
  source: z.enum(timeZoneSources),
  releasedOn: z.iso.date(),
  isOld: z.boolean(),
})
export type TimeZoneData = z.infer<typeof TimeZoneData>

/** The time zones of a country, by its ISO 3166 code. */
export const CountryZones = z.object({
  country: z.string(),
  zones: z.array(z.string()),
  /** If all of the country has the same time from now on: its best-known zone. */
  only: z.string().nullable(),
})
export type CountryZones = z.infer<typeof CountryZones>

export const timeZoneCalls = {
  listTimeZones: call({
    method: 'GET',
    path: '/api/v1/time-zones',
    may: 'locations.read',
    scope: 'none',
    summary: 'The time zones that a location can have',
    data: z.object({ version: z.string(), names: z.array(z.string()) }),
  }),
  getZoneRules: call({
    method: 'GET',
    path: '/api/v1/time-zones/rules',
    may: 'locations.read',
    scope: 'none',
    summary: 'A time zone’s offsets from UTC in milliseconds, and when each one ends',
    query: z.strictObject({ timeZone: TimeZone }),
    data: z.object({ untils: z.array(z.number()), offsetsMs: z.array(z.number()) }),
  }),
  listCountryZones: call({
    method: 'GET',
    path: '/api/v1/time-zones/countries',
    may: 'locations.read',
    scope: 'none',
    summary: 'The time zones of each country, and its common zone if all have the same time',
    data: z.array(CountryZones),
  }),
  getTimeZoneData: call({
    method: 'GET',
    path: '/api/v2/system/time-zones',
    may: 'system',
    summary: 'The time zone data the server uses, and whether it’s out of date',
    data: TimeZoneData,
  }),
}
