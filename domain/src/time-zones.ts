/** A time zone offered in a form, with the name that staff know it by. */
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

/** Zones of Canada; none is another name for one of the United States, whose clocks they leave at times. */
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

/** Zones elsewhere: each country of the language list, and others where franchises usually are. */
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

/** The short list that forms offer before the full one (specification section 3, option lists). */
export const commonTimeZones: readonly TimeZoneOption[] = [
  ...usTimeZones,
  ...canadaTimeZones,
  ...internationalTimeZones,
]

// Engines list some zones under names that the tz database gave up long ago.
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const word = '(?:[A-Z][a-z]+|au|es|of|McMurdo|DumontDUrville|ComodRivadavia)'
const place = `${word}(?:[_-]${word})*`
const zonePattern = new RegExp(`^(?:UTC|(?:US|(?!Etc/)[A-Z][a-z]+)(?:/${place}){1,2})$`)

/**
 * Whether a location may have this time zone: `UTC` or a `Region/City` name that the runtime's tz
 * data knows, in the tz database's own spelling; no offsets, no abbreviations. Older names count.
 */
export function isTimeZone(zone: string): boolean {
  return zonePattern.test(zone) && primaryName(zone) !== undefined
}

/** Whether two names mean the same zone: `Asia/Calcutta` and `Asia/Kolkata`; false for unknown names. */
export function sameTimeZone(a: string, b: string): boolean {
  const name = primaryName(a)
  if (name === undefined) return false
  if (name === primaryName(b)) return true
  // Engines that have Temporal may keep an alias as it was given, and then know better.
  return typeof Temporal === 'object' && primaryName(b) !== undefined && areLinked(a, b)
}

/** Every zone that the runtime knows, under its present name, in alphabetical order: about 400. */
export function allTimeZones(): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => renamedZones[name] ?? name)
  return [...new Set([...names.filter(isTimeZone), 'UTC'])].sort()
}

function primaryName(zone: string): string | undefined {
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    return renamedZones[name] ?? name
  } catch {
    return undefined
  }
}

function areLinked(a: string, b: string): boolean {
  const epoch = Temporal.Instant.fromEpochMilliseconds(0)
  return epoch.toZonedDateTimeISO(a).equals(epoch.toZonedDateTimeISO(b))
}
