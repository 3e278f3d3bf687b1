import { isTimeZoneName } from '@roundboard/domain'
import { lastYear, rulesFrom, type ZoneSource } from './zone-source.ts'

// Node lists some zones under names that the tz database replaced long ago.
const presentNames: Readonly<Record<string, string>> = {
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

const from = Temporal.Instant.from('1970-01-01T00:00Z')
const to = Date.UTC(lastYear + 1, 0, 1)

const msOf = (zoned: Temporal.ZonedDateTime) => zoned.offsetNanoseconds / 1e6

function startIn(name: string): Temporal.ZonedDateTime | undefined {
  try {
    return from.toZonedDateTimeISO(name)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether Node knows a name, even an old one, without reading its rules. */
export const isKnownToNode = (name: string): boolean => startIn(name) !== undefined

/** Node's built-in tz database, from 1970 on. */
export const nodeZones: ZoneSource = {
  kind: 'node',
  version: process.versions['tz'] ?? '',
  names: () =>
    [...Intl.supportedValuesOf('timeZone').map((name) => presentNames[name] ?? name), 'UTC'].filter(
      isTimeZoneName,
    ),
  find(name) {
    const start = isTimeZoneName(name) ? startIn(name) : undefined
    if (start === undefined) return undefined
    const changes = []
    let next = start.getTimeZoneTransition('next')
    while (next !== null && next.epochMilliseconds < to) {
      changes.push({ at: next.epochMilliseconds, offsetMs: msOf(next) })
      next = next.getTimeZoneTransition('next')
    }
    return rulesFrom(msOf(start), changes)
  },
}
