/** A time zone in a form, with the name that staff know it by. */
export type TimeZoneOption = { readonly timeZone: string; readonly label: string }

/** Zones of the United States, offered first (specification section 3, option lists). */
export const usTimeZones = [
  { timeZone: 'America/New_York', label: 'Eastern' },
  { timeZone: 'America/Detroit', label: 'Eastern (Michigan)' },
  { timeZone: 'America/Indiana/Indianapolis', label: 'Eastern (Indiana)' },
  { timeZone: 'America/Kentucky/Louisville', label: 'Eastern (Kentucky)' },
  { timeZone: 'America/Chicago', label: 'Central' },
  { timeZone: 'America/Denver', label: 'Mountain' },
  { timeZone: 'America/Boise', label: 'Mountain (Idaho)' },
  { timeZone: 'America/Phoenix', label: 'Mountain (Arizona)' },
  { timeZone: 'America/Los_Angeles', label: 'Pacific' },
  { timeZone: 'America/Anchorage', label: 'Alaska' },
  { timeZone: 'America/Adak', label: 'Aleutian Islands' },
  { timeZone: 'Pacific/Honolulu', label: 'Hawaii' },
  { timeZone: 'America/Puerto_Rico', label: 'Puerto Rico' },
  { timeZone: 'America/St_Thomas', label: 'US Virgin Islands' },
  { timeZone: 'Pacific/Guam', label: 'Guam' },
] as const satisfies readonly TimeZoneOption[]

/** Zones of Canada. None is an alias of one in the United States: their rules differ at times. */
export const canadaTimeZones = [
  { timeZone: 'America/St_Johns', label: 'Newfoundland' },
  { timeZone: 'America/Halifax', label: 'Atlantic (Nova Scotia)' },
  { timeZone: 'America/Moncton', label: 'Atlantic (New Brunswick)' },
  { timeZone: 'America/Toronto', label: 'Eastern (Ontario, Quebec)' },
  { timeZone: 'America/Iqaluit', label: 'Eastern (Nunavut)' },
  { timeZone: 'America/Winnipeg', label: 'Central (Manitoba)' },
  { timeZone: 'America/Regina', label: 'Saskatchewan' },
  { timeZone: 'America/Edmonton', label: 'Alberta' },
  { timeZone: 'America/Vancouver', label: 'British Columbia' },
  { timeZone: 'America/Whitehorse', label: 'Yukon' },
] as const satisfies readonly TimeZoneOption[]

/** Zones elsewhere: each country of the language list, and others where franchises are common. */
export const internationalTimeZones = [
  { timeZone: 'America/Mexico_City', label: 'Mexico (Mexico City)' },
  { timeZone: 'America/Monterrey', label: 'Mexico (Monterrey)' },
  { timeZone: 'America/Cancun', label: 'Mexico (Cancún)' },
  { timeZone: 'America/Hermosillo', label: 'Mexico (Hermosillo)' },
  { timeZone: 'America/Tijuana', label: 'Mexico (Tijuana)' },
  { timeZone: 'America/Guatemala', label: 'Guatemala' },
  { timeZone: 'America/Costa_Rica', label: 'Costa Rica' },
  { timeZone: 'America/Panama', label: 'Panama' },
  { timeZone: 'America/Bogota', label: 'Colombia' },
  { timeZone: 'America/Guayaquil', label: 'Ecuador' },
  { timeZone: 'America/Lima', label: 'Peru' },
  { timeZone: 'America/Santiago', label: 'Chile' },
  { timeZone: 'America/Argentina/Buenos_Aires', label: 'Argentina' },
  { timeZone: 'America/Sao_Paulo', label: 'Brazil (São Paulo)' },
  { timeZone: 'Europe/London', label: 'United Kingdom' },
  { timeZone: 'Europe/Dublin', label: 'Ireland' },
  { timeZone: 'Europe/Lisbon', label: 'Portugal' },
  { timeZone: 'Europe/Paris', label: 'France' },
  { timeZone: 'Europe/Madrid', label: 'Spain' },
  { timeZone: 'Europe/Berlin', label: 'Germany' },
  { timeZone: 'Africa/Cairo', label: 'Egypt' },
  { timeZone: 'Asia/Beirut', label: 'Lebanon' },
  { timeZone: 'Asia/Amman', label: 'Jordan' },
  { timeZone: 'Asia/Riyadh', label: 'Saudi Arabia' },
  { timeZone: 'Asia/Kuwait', label: 'Kuwait' },
  { timeZone: 'Asia/Bahrain', label: 'Bahrain' },
  { timeZone: 'Asia/Qatar', label: 'Qatar' },
  { timeZone: 'Asia/Dubai', label: 'United Arab Emirates' },
  { timeZone: 'Asia/Kolkata', label: 'India' },
  { timeZone: 'Asia/Jakarta', label: 'Indonesia (Jakarta)' },
  { timeZone: 'Asia/Makassar', label: 'Indonesia (Bali, Makassar)' },
  { timeZone: 'Asia/Jayapura', label: 'Indonesia (Jayapura)' },
  { timeZone: 'Asia/Kuala_Lumpur', label: 'Malaysia' },
  { timeZone: 'Asia/Kuching', label: 'Malaysia (Sabah, Sarawak)' },
  { timeZone: 'Asia/Singapore', label: 'Singapore' },
  { timeZone: 'Asia/Manila', label: 'Philippines' },
  { timeZone: 'Asia/Hong_Kong', label: 'Hong Kong' },
  { timeZone: 'Asia/Tokyo', label: 'Japan' },
  { timeZone: 'Australia/Perth', label: 'Australia (Perth)' },
  { timeZone: 'Australia/Darwin', label: 'Australia (Darwin)' },
  { timeZone: 'Australia/Adelaide', label: 'Australia (Adelaide)' },
  { timeZone: 'Australia/Brisbane', label: 'Australia (Brisbane)' },
  { timeZone: 'Australia/Sydney', label: 'Australia (Sydney)' },
  { timeZone: 'Australia/Melbourne', label: 'Australia (Melbourne)' },
  { timeZone: 'Australia/Hobart', label: 'Australia (Hobart)' },
  { timeZone: 'Pacific/Auckland', label: 'New Zealand' },
  { timeZone: 'UTC', label: 'UTC' },
] as const satisfies readonly TimeZoneOption[]

/** The short list that forms offer first (specification section 3, option lists). */
export const commonTimeZones: readonly TimeZoneOption[] = [
  ...usTimeZones,
  ...canadaTimeZones,
  ...internationalTimeZones,
]

const word = '(?:[A-Z][a-z]+|au|es|of|McMurdo|DumontDUrville|ComodRivadavia)'
const place = `${word}(?:[_-]${word})*`
const zonePattern = new RegExp(`^(?:UTC|(?:US|(?!Etc/)[A-Z][a-z]+)(?:/${place}){1,2})$`)

/**
 * Whether a text is spelled like a location's time zone: `UTC` or a `Region/City` name in the tz
 * database's spelling; no offsets, no abbreviations. The server checks whether the zone exists.
 */
export const isTimeZoneName = (zone: string): boolean => zonePattern.test(zone)
