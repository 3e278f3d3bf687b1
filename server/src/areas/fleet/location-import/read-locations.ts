import { setImmediate } from 'node:timers/promises'
import {
  type CountryZones,
  type LocationColumn,
  locationColumnFields,
  type LocationNotice,
  type LocationProblem,
  hourFields,
  LocationDraft,
  locationFields,
  personFields,
  type Problem,
  UserDraft,
  userFields,
} from '@roundboard/contract'
import {
  type ConsoleLanguage,
  consoleLanguages,
  type OpeningHours,
  type Role,
  looksLikeFormula,
} from '@roundboard/domain'
import type { z } from 'zod'
import { isCellError, problemOf, checkCell } from '../../../platform/sheets/cells.ts'
import { type FoundColumns, plain } from '../../../platform/sheets/found-columns.ts'
import type { Table } from '../../../platform/sheets/table.ts'
import {
  type Places,
  readLanguage,
  readMissing,
  readOpenings,
  readYesNo,
  type CellResult,
} from './location-import-cells.ts'

type TableRow = Table['rows'][number]

/** What exists already of a file's content. */
export interface KnownLocations {
  readonly gyms: ReadonlyMap<string, { readonly name: string; readonly timeZone: string }>
  readonly people: ReadonlyMap<
    string,
    { readonly role: Role; readonly name: string; readonly gyms: ReadonlySet<string> }
  >
}

interface ReadInput {
  readonly textAt: (row: TableRow, column: LocationColumn) => string
  readonly columns: FoundColumns<LocationColumn>['columns']
  readonly places: Places
  readonly known: KnownLocations
  readonly mayAddPeople: boolean
  /** Called with the number of rows read so far. */
  readonly onRead: (rows: number) => void
}

/** What one or more rows say about a location or user: the first text of each column. */
interface RowFacts {
  readonly row: TableRow
  readonly texts: Map<LocationColumn, { readonly row: TableRow; readonly text: string }>
  isWrong: boolean
}

export interface ReadLocation {
  readonly row: number
  readonly locationIdentifier: string
  readonly name: string
  readonly timeZone: string | null
  readonly becomes: 'new' | 'there' | 'to-correct'
  /** For a new one without errors. */
  readonly draft: z.output<typeof LocationDraft> | undefined
}

export interface ReadPerson {
  readonly row: number
  readonly email: string
  readonly name: string
  /** The numbers of the assigned locations. */
  readonly gyms: readonly string[]
  readonly becomes: 'new' | 'given' | 'there' | 'to-correct'
  readonly draft: z.output<typeof UserDraft> | undefined
}

export interface ReadLocations {
  readonly gyms: readonly ReadLocation[]
  readonly people: readonly ReadPerson[]
  readonly problems: readonly LocationProblem[]
  readonly notices: readonly LocationNotice[]
}

// Other requests are handled in between.
const rowsAtOnce = 100

const columnsOfRow = [...locationColumnFields.slice(1), 'openingHours', ...hourFields] as const

const startOf = (text: string) => text.slice(0, 40)

/** The default language of a user's emails: that of their location's screens, if available. */
function mailLanguageOf(wall: string): ConsoleLanguage {
  const [base] = wall.split('-')
  return consoleLanguages.find((language) => language === base) ?? 'en'
}

/** All errors in a file's rows, and the locations and users of the valid ones. */
export async function readLocations(table: Table, input: ReadInput): Promise<ReadLocations> {
  const { textAt, columns, places, known } = input
  const problems: LocationProblem[] = []
  const notices: LocationNotice[] = []
  const locationFacts = new Map<string, RowFacts>()
  const personFacts = new Map<string, RowFacts & { readonly gyms: Map<string, number> }>()

  const place = (row: TableRow, column: LocationColumn) => ({
    row: row.row,
    header: columns.find((one) => one.column === column)?.header ?? '',
    column,
  })
  const note = (row: TableRow, column: LocationColumn, problem: Problem) => {
    notices.push({ ...place(row, column), ...problem })
  }
  const refuse = (row: TableRow, column: LocationColumn, problem: Problem, suggestion?: string) => {
    const value = textAt(row, column)
    problems.push({ ...place(row, column), value, ...problem, suggestion: suggestion ?? null })
  }

  /** Parses a column's text; undefined if it is empty. Reports errors at their cell. */
  function parseCell<T>(
    facts: RowFacts,
    column: LocationColumn,
    read: (text: string) => CellResult<T>,
  ): T | undefined {
    const cell = facts.texts.get(column)
    if (cell === undefined) return undefined
    const result = read(cell.text)
    if ('value' in result) return result.value
    facts.isWrong = true
    refuse(cell.row, column, result.problem, result.suggestion)
    return undefined
  }

  function parseText<T>(
    facts: RowFacts,
    column: LocationColumn,
    schema: z.ZodType<T>,
  ): T | undefined {
    const cell = facts.texts.get(column)
    if (cell !== undefined && looksLikeFormula(cell.text))
      note(cell.row, column, problemOf('formula', { start: cell.text.slice(0, 12) }))
    return parseCell(facts, column, (text) => checkCell(schema, text))
  }

  const requireCell = (facts: RowFacts, column: LocationColumn) => {
    if (facts.texts.has(column)) return
    facts.isWrong = true
    refuse(facts.row, column, problemOf('required'))
  }

  /** Adds what a row says. Refuses a text that contradicts another row. */
  function addFacts(facts: RowFacts, row: TableRow, of: readonly LocationColumn[]): void {
    for (const column of of) {
      const text = textAt(row, column)
      if (text === '') continue
      const before = facts.texts.get(column)
      if (before === undefined) facts.texts.set(column, { row, text })
      else if (plain(before.text) !== plain(text)) {
        facts.isWrong = true
        const value = startOf(before.text)
        refuse(row, column, problemOf('differs-from-row', { row: before.row.row, value }))
      }
    }
  }

  function gather(row: TableRow): void {
    for (const { column } of columns)
      if (column !== null && isCellError(textAt(row, column)))
        refuse(row, column, problemOf('cell-error'))
    const number = checkCell(
      locationFields.locationIdentifier.input,
      textAt(row, 'locationIdentifier') || undefined,
    )
    if ('problem' in number) refuse(row, 'locationIdentifier', number.problem)
    const identifier = 'value' in number ? number.value : undefined
    if (identifier !== undefined) {
      const facts = locationFacts.getOrInsertComputed(identifier, () => noFacts(row))
      if (!known.gyms.has(identifier)) addFacts(facts, row, columnsOfRow)
      else addName(facts, row)
    }
    if (personFields.some((column) => textAt(row, column) !== '')) gatherPerson(row, identifier)
  }

  const noFacts = (row: TableRow): RowFacts => ({ row, texts: new Map(), isWrong: false })

  function addName(facts: RowFacts, row: TableRow): void {
    const text = textAt(row, 'name')
    if (text !== '' && !facts.texts.has('name')) facts.texts.set('name', { row, text })
  }

  function gatherPerson(row: TableRow, identifier: string | undefined): void {
    if (!input.mayAddPeople) return
    const email = checkCell(userFields.email.input, textAt(row, 'email') || undefined)
    if ('problem' in email) {
      refuse(row, 'email', email.problem)
      return
    }
    const facts = personFacts.getOrInsertComputed(email.value, () => ({
      ...noFacts(row),
      gyms: new Map<string, number>(),
    }))
    if (!known.people.has(email.value)) addFacts(facts, row, personFields.slice(1))
    if (identifier === undefined) {
      facts.isWrong = true
      return
    }
    const before = facts.gyms.get(identifier)
    if (before !== undefined) note(row, 'email', problemOf('person-twice', { row: before }))
    else facts.gyms.set(identifier, row.row)
  }

  function zoneOf(facts: RowFacts): string | undefined {
    const country = parseCell(facts, 'country', places.readCountry)
    const typed = facts.texts.get('country')?.text ?? ''
    if (facts.texts.has('timeZone')) {
      const zone = parseCell(facts, 'timeZone', places.readZone)
      if (zone !== undefined && country !== undefined && !country.zones.includes(zone))
        note(
          facts.texts.get('timeZone')?.row ?? facts.row,
          'timeZone',
          problemOf('zone-elsewhere', { zone, country: startOf(typed) }),
        )
      return zone
    }
    if (country === undefined) {
      if (typed === '') requireCell(facts, 'timeZone')
      return undefined
    }
    return zoneOfCountry(facts, country, startOf(typed))
  }

  function zoneOfCountry(
    facts: RowFacts,
    country: CountryZones,
    typed: string,
  ): string | undefined {
    const result = places.zoneOfCountry(country, typed)
    if ('value' in result) return result.value
    facts.isWrong = true
    refuse(facts.row, 'timeZone', result.problem)
    return undefined
  }

  function hoursOf(facts: RowFacts): OpeningHours | undefined {
    const always = [{ from: '00:00', to: '24:00' }]
    const hasHours = ['openingHours' as const, ...hourFields].some((column) =>
      facts.texts.has(column),
    )
    const daily = parseCell(facts, 'openingHours', readOpenings) ?? always
    const days = hourFields.map((day) => parseCell(facts, day, readOpenings) ?? daily)
    return hasHours ? days : undefined
  }

  function readLocation([locationIdentifier, facts]: [string, RowFacts]): ReadLocation {
    const { row } = facts.row
    const there = known.gyms.get(locationIdentifier)
    if (there !== undefined) {
      const name = facts.texts.get('name')
      if (name !== undefined && plain(name.text) !== plain(there.name))
        note(name.row, 'name', problemOf('there-under-name', { name: there.name }))
      const { name: shown, timeZone } = there
      return { row, locationIdentifier, name: shown, timeZone, becomes: 'there', draft: undefined }
    }
    requireCell(facts, 'name')
    const name = parseText(facts, 'name', locationFields.name.input)
    const timeZone = zoneOf(facts)
    const given = {
      name,
      locationIdentifier,
      timeZone,
      language: parseCell(facts, 'language', readLanguage) ?? 'en-us',
      vtsEnabled: parseCell(facts, 'vtsEnabled', readYesNo),
      androidOs: parseCell(facts, 'androidOs', readYesNo),
      is365: parseCell(facts, 'is365', readYesNo),
      lrVideo: parseCell(facts, 'lrVideo', readYesNo),
      missingEquipment: parseCell(facts, 'equipment', readMissing),
      openingHours: hoursOf(facts),
    }
    const typed = facts.texts.get('name')?.text ?? ''
    const shown = { row, locationIdentifier, name: name ?? typed, timeZone: timeZone ?? null }
    if (facts.isWrong) return { ...shown, becomes: 'to-correct', draft: undefined }
    return { ...shown, becomes: 'new', draft: LocationDraft.parse(given) }
  }

  function readPerson(
    [email, facts]: [string, RowFacts & { readonly gyms: Map<string, number> }],
    walls: ReadonlyMap<string, string>,
  ): ReadPerson {
    const shown = { row: facts.row.row, email }
    const there = known.people.get(email)
    const gyms = [...facts.gyms.keys()].filter((location) => there?.gyms.has(location) !== true)
    if (there !== undefined) {
      const mayHave = there.role === 'location'
      if (!mayHave) note(facts.row, 'email', problemOf('person-other-role'))
      const given = mayHave ? gyms : []
      const becomes = facts.isWrong ? 'to-correct' : given.length > 0 ? 'given' : 'there'
      return { ...shown, name: there.name, gyms: given, becomes, draft: undefined }
    }
    requireCell(facts, 'firstName')
    requireCell(facts, 'lastName')
    const firstName = parseText(facts, 'firstName', userFields.firstName.input)
    const lastName = parseText(facts, 'lastName', userFields.lastName.input)
    const [first = ''] = gyms
    const language =
      parseCell(facts, 'mailLanguage', (text) => {
        const result = readLanguage(text)
        return 'value' in result ? { value: mailLanguageOf(result.value) } : result
      }) ?? mailLanguageOf(walls.get(first) ?? '')
    const most = checkCell(
      userFields.locations.input,
      gyms.map(() => emptyId),
    )
    if ('problem' in most) {
      facts.isWrong = true
      refuse(facts.row, 'email', most.problem)
    }
    const name = [firstName, lastName].filter(Boolean).join(' ')
    if (facts.isWrong) return { ...shown, name, gyms, becomes: 'to-correct', draft: undefined }
    const draft = UserDraft.parse({ email, firstName, lastName, language, role: 'location' })
    return { ...shown, name, gyms, becomes: 'new', draft }
  }

  for (const [index, row] of table.rows.entries()) {
    gather(row)
    if ((index + 1) % rowsAtOnce !== 0) continue
    input.onRead(index + 1)
    await setImmediate()
  }
  const withPerson = input.mayAddPeople
    ? undefined
    : table.rows.find((row) => textAt(row, 'email') !== '')
  if (withPerson !== undefined) note(withPerson, 'email', problemOf('people-not-read'))
  const gyms = [...locationFacts].map(readLocation)
  const walls = new Map(
    gyms.map(({ locationIdentifier, draft }) => [locationIdentifier, draft?.language ?? '']),
  )
  const people = [...personFacts].map((person) => readPerson(person, walls))
  const inOrder = (a: { row: number }, b: { row: number }) => a.row - b.row
  return { gyms, people, problems: problems.sort(inOrder), notices: notices.sort(inOrder) }
}

const emptyId = '00000000-0000-4000-8000-000000000000'
