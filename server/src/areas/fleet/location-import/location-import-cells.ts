import {
  type CountryZones,
  equipmentNames,
  headerLanguages,
  locationFields,
  readInput,
} from '@roundboard/contract'
import type { Problem } from '@roundboard/contract'
import {
  consoleLanguages,
  equipment,
  type Equipment,
  type Language,
  languages,
  type OpeningHours,
  proposeTimeZone,
} from '@roundboard/domain'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { problemOf } from '../../../platform/sheets/cells.ts'
import { plain } from '../../../platform/sheets/found-columns.ts'

/** A cell's value, or the error, with a suggestion if the intended value is obvious. */
export type CellResult<T> =
  | { readonly value: T }
  | { readonly problem: Problem; readonly suggestion?: string }

const yes = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  'on',
  'si',
  's',
  'verdadero',
  'oui',
  'o',
  'vrai',
])
const no = new Set(['no', 'n', 'false', '0', 'off', 'falso', 'non', 'faux'])

export function readYesNo(typed: string): CellResult<boolean> {
  const word = plain(typed)
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { problem: problemOf('yes-or-no-wanted') }
}

const namesIn = (type: 'language' | 'region') =>
  headerLanguages.map((language) => new Intl.DisplayNames(language, { type, fallback: 'none' }))

/** Codes by themselves and by their names in our languages. */
function byName<Code extends string>(codes: readonly Code[], type: 'language' | 'region') {
  const found = new Map<string, Code>()
  for (const names of namesIn(type))
    for (const code of codes) {
      const name = plain(names.of(code) ?? '')
      if (name !== '' && !found.has(name)) found.set(name, code)
    }
  for (const code of codes) found.set(plain(code), code)
  return found
}

const wallLanguages = byName(languages, 'language')

/** A screen language, by code or by its name in one of our languages. */
export function readLanguage(typed: string): CellResult<Language> {
  const value = wallLanguages.get(plain(typed))
  return value === undefined ? { problem: problemOf('language') } : { value }
}

const everything = new Set(['all', 'everything', 'todo', 'todos', 'tout'])
const nothing = new Set(['none', 'nothing', 'nada', 'ninguno', 'rien', 'aucun'])
const pieceOf = new Map(
  equipment.flatMap((piece) => [
    [plain(piece), piece] as const,
    ...consoleLanguages.map((language) => [plain(equipmentNames(language)[piece]), piece] as const),
  ]),
)

/** The equipment that a location lacks, from what it has: names in our languages, all, or none. */
export function readMissing(typed: string): CellResult<Equipment[]> {
  const word = plain(typed)
  if (everything.has(word)) return { value: [] }
  if (nothing.has(word) || /^[-–—]$/.test(typed)) return { value: [...equipment] }
  const has = new Set<Equipment>()
  for (const part of typed.split(/[,;/+&\n\u2028\u2029]/).filter((one) => one.trim() !== '')) {
    const piece = pieceOf.get(plain(part))
    if (piece === undefined) {
      const value = part.trim().slice(0, 40)
      return { problem: problemOf('equipment-unknown', { value }) }
    }
    has.add(piece)
  }
  return { value: equipment.filter((piece) => !has.has(piece)) }
}

const closed = new Set(['closed', 'cerrado', 'ferme', 'fermee'])
const allDay = new Set(['24h', '24 h', '24 7', 'always', 'siempre', 'toujours'])
const span =
  /^(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]\.?m\.?)?\s*(?:-|–|—|to|a|à)\s*(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]\.?m\.?)?$/i

function clockOf(hour: string | undefined, minute: string | undefined, half: string | undefined) {
  const isAfternoon = half?.toLowerCase().startsWith('p') === true
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}

type Openings = OpeningHours[number]

/** The opening hours of a day: 6:00-22:00, 6 AM - 1 PM, closed. */
export function readOpenings(typed: string): CellResult<Openings> {
  const word = plain(typed)
  if (closed.has(word) || /^[-–—]$/.test(typed)) return { value: [] }
  if (allDay.has(word)) return { value: [{ from: '00:00', to: '24:00' }] }
  const openings = typed.split(/[,;/+&]/).flatMap((part) => {
    const found = span.exec(part.trim())
    if (found === null) return []
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found
    const to = clockOf(toHour, toMinute, toHalf)
    return [{ from: clockOf(fromHour, fromMinute, fromHalf), to: to === '00:00' ? '24:00' : to }]
  })
  if (openings.length !== typed.split(/[,;/+&]/).length) return { problem: problemOf('hours-text') }
  const week = Array.from({ length: 7 }, (_, day) => (day === 0 ? openings : []))
  const read = readInput(locationFields.openingHours.input, week)
  if (read.success) return { value: openings }
  const [issue] = read.issues
  const { code, params } = issue ?? problemOf('hours-text')
  return { problem: { code, params } }
}

/** Countries and their time zones, by name. */
export function createPlaces(
  countries: readonly CountryZones[],
  timeZones: Pick<TimeZones, 'names' | 'find'>,
) {
  const countryOf = byName(
    countries.map(({ country }) => country),
    'region',
  )
  for (const [name, code] of [
    ['usa', 'US'],
    ['uk', 'GB'],
    ['uae', 'AE'],
  ] as const)
    countryOf.set(name, code)
  const zoneOf = new Map<string, string>()
  const byCity = new Map<string, string[]>()
  for (const name of timeZones.names()) {
    zoneOf.set(plain(name), name)
    byCity.getOrInsertComputed(plain(name.slice(name.lastIndexOf('/') + 1)), () => []).push(name)
  }

  return {
    readCountry(typed: string): CellResult<CountryZones> {
      const code = countryOf.get(plain(typed))
      const value = countries.find(({ country }) => country === code)
      return value === undefined ? { problem: problemOf('country') } : { value }
    },

    readZone(typed: string): CellResult<string> {
      const value = zoneOf.get(plain(typed))
      if (value !== undefined && timeZones.find(value) !== undefined) return { value }
      const [city, ...others] = byCity.get(plain(typed)) ?? []
      const isOne = city !== undefined && others.length === 0
      return { problem: problemOf('time-zone'), ...(isOne && { suggestion: city }) }
    },

    /** The time zone of a country, if all of it has the same time. */
    zoneOfCountry(country: CountryZones, typed: string): CellResult<string> {
      const { from, timeZone } = proposeTimeZone({ chosen: '', browser: '', country })
      if (from === 'country') return { value: timeZone }
      return {
        problem: problemOf('time-zone-of-many', { country: typed, count: country.zones.length }),
      }
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
