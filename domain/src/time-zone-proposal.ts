import { isTimeZoneName } from './time-zones.ts'

/** The time zones of a country; `only` if all of it has the same time. */
export type ZonesOfCountry = { readonly zones: readonly string[]; readonly only: string | null }

/** The time zone that a form proposes for a new location, and why; empty: choose one. */
export type TimeZoneProposal =
  | { readonly from: 'chosen' | 'browser' | 'country'; readonly timeZone: string }
  | { readonly from: 'nothing'; readonly timeZone: '' }

/** The time zone of a new location: the chosen one, if the country has it; else the browser's, if the country has it; else the country's only one. Never a guess. */
export function proposeTimeZone(known: {
  readonly chosen: string
  readonly browser: string
  readonly country: ZonesOfCountry | undefined
}): TimeZoneProposal {
  const { chosen, browser, country } = known
  const fits = (zone: string) => country === undefined || country.zones.includes(zone)
  if (chosen !== '' && fits(chosen)) return { from: 'chosen', timeZone: chosen }
  if (isTimeZoneName(browser) && browser !== 'UTC' && fits(browser))
    return { from: 'browser', timeZone: browser }
  if (country !== undefined && country.only !== null)
    return { from: 'country', timeZone: country.only }
  return { from: 'nothing', timeZone: '' }
}
