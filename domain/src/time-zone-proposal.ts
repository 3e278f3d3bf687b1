import { isTimeZoneName } from './time-zones.ts'

/** The time zones of a country; `only` where all of it reads the same time. */
export type ZonesOfCountry = { readonly zones: readonly string[]; readonly only: string | null }

/** What a form proposes as the time zone of a new location, and why; without a zone one has to choose. */
export type TimeZoneProposal =
  | { readonly from: 'chosen' | 'browser' | 'country'; readonly timeZone: string }
  | { readonly from: 'nothing'; readonly timeZone: '' }

/**
 * The time zone of a new location: what somebody chose stays while it is one of the country; then that
 * of the browser, if it may be that of a gym there; then the country's only one. Never a guess beyond.
 */
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
