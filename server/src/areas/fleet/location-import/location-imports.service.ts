import {
  type calls,
  type LocationColumn,
  type LocationImportOutcome,
  type InvitationLink,
  type ImportProgress,
  issueAt,
  locationFields,
  noticesMax,
  problemsMax,
  readInput,
  userFields,
} from '@roundboard/contract'
import type { z } from 'zod'
import { type Actor, assertProved, mayDo } from '../../../platform/actor.ts'
import { badField, refusal } from '../../../platform/app-error.ts'
import type { Write } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cellsOf } from '../../../platform/sheets/cells.ts'
import {
  assertColumns,
  findColumns,
  type FoundColumns,
  placesOf,
} from '../../../platform/sheets/found-columns.ts'
import { tableFrom } from '../../../platform/sheets/read-table.ts'
import { createImportProgress, type Report } from '../../../platform/sheets/import-progress.ts'
import { assertRowsValid } from '../../../platform/sheets/invalid-rows.ts'
import { countryZones } from '../../../platform/time-zones/country-zones.ts'
import {
  findLocationsByIdentifier,
  type LocationsService,
} from '../../locations/locations/index.ts'
import type { ScreensService } from '../screens/index.ts'
import {
  addresseeOf,
  findUsersByEmail,
  presentUser,
  type UsersService,
} from '../../identity/users/index.ts'
import { locationColumnKinds, locationSheet } from './location-import-columns.ts'
import { createPlaces, type Places } from './location-import-cells.ts'
import { keepBatch, type Made } from './location-undo.service.ts'
import { type KnownLocations, readLocations, type ReadLocations } from './read-locations.ts'

type Call = typeof calls.importLocations
type Query = z.output<Call['query']>
type Body = z.output<Call['body']>

const program = new URL('./location-table-program.ts', import.meta.url)

/** Existing locations and users with the numbers and addresses in a file. */
interface There {
  readonly gyms: Awaited<ReturnType<typeof findLocationsByIdentifier>>
  readonly people: Awaited<ReturnType<typeof findUsersByEmail>>
}

/** Changes if someone else edits them in the meantime. */
const traceOf = ({ gyms, people }: There): string =>
  JSON.stringify([
    gyms.map(({ id }) => id).sort(),
    people.map(({ id, role, locations }) => [id, role, locations.map((one) => one.id)]).sort(),
  ])

const knownOf = ({ gyms, people }: There): KnownLocations => ({
  gyms: new Map(gyms.map((location) => [location.locationIdentifier, location])),
  people: new Map(
    people.map((row) => {
      const { role } = presentUser(row)
      const has = new Set(row.locations.map((location) => location.locationIdentifier))
      return [row.email, { role, name: addresseeOf(row).name, gyms: has }]
    }),
  ),
})

interface Written {
  readonly ids: ReadonlyMap<string, string>
  readonly batch: string | null
}

/** A file without names or time zones can only contain existing locations. */
function assertColumnsOfNew(
  { columns, language }: FoundColumns<LocationColumn>,
  gyms: ReadLocations['gyms'],
): void {
  if (gyms.every(({ becomes }) => becomes === 'there')) return
  const has = (column: LocationColumn) => columns.some((one) => one.column === column)
  const missing: LocationColumn[] = has('name') ? [] : ['name']
  if (!has('timeZone') && !has('country')) missing.push('timeZone')
  if (missing.length > 0)
    throw badField('file', 'columns-missing', {
      columns: missing.map((column) => locationColumnKinds.headerOf(column, language)).join(', '),
    })
}

/** A text validated by a field's schema; undefined if it is invalid. */
function asField(schema: z.ZodType<string>, text: string): string | undefined {
  const read = readInput(schema, text)
  return read.success ? read.data : undefined
}

export type LocationImportsService = ReturnType<typeof createLocationImportsService>

/** Imports locations and their users from files: all rows or none. */
export function createLocationImportsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'clock' | 'timeZones'> & {
    locations: Pick<LocationsService, 'insertAll'>
    screens: Pick<ScreensService, 'insertSets'>
    users: Pick<UsersService, 'addPeople' | 'give' | 'linksToHandOver'>
  },
) {
  const { read, write, newId, clock, timeZones, locations, screens, users } = dependencies
  const importProgress = createImportProgress()
  let places: Places | undefined

  const placesNow = () => (places ??= createPlaces(countryZones(timeZones, clock()), timeZones))

  async function find(
    on: Executor,
    identifiers: readonly string[],
    emails: readonly string[],
  ): Promise<There> {
    return {
      gyms: await findLocationsByIdentifier(on, identifiers),
      people: await findUsersByEmail(on, emails),
    }
  }

  async function writeAll(
    writing: Write,
    actor: Actor,
    found: ReadLocations,
    there: There,
  ): Promise<Written> {
    const drafts = found.gyms.flatMap(({ draft }) => draft ?? [])
    const made = await locations.insertAll(writing, drafts)
    await screens.insertSets(writing, made)
    const gyms = new Map(
      [...there.gyms, ...made].map((location) => [location.locationIdentifier, location]),
    )
    const gymsOf = (numbers: readonly string[]) => numbers.flatMap((one) => gyms.get(one) ?? [])
    const added = found.people.flatMap(({ draft, gyms: given }) =>
      draft === undefined ? [] : [{ draft, locations: gymsOf(given) }],
    )
    const people = added.length > 0 ? await users.addPeople(writing, actor, added) : []
    const given: Made['given'][number][] = []
    const idOf = new Map(there.people.map(({ id, email }) => [email, id]))
    for (const { email, gyms: numbers, becomes } of found.people) {
      const id = idOf.get(email)
      if (becomes !== 'given' || id === undefined) continue
      const before = there.people.find((person) => person.id === id)
      const had = new Set(before?.locations.map((location) => location.id))
      const wanted = gymsOf(numbers).filter((location) => !had.has(location.id))
      const user = await users.give(writing, id, wanted)
      const locationIds = wanted.map((location) => location.id)
      if (user !== undefined) given.push({ id, updatedAt: user.updatedAt, locationIds })
    }
    const ids = new Map([...gyms].map(([number, { id }]) => [number, id]))
    const isNothing = made.length + people.length + given.length === 0
    if (isNothing || actor.kind !== 'user') return { ids, batch: null }
    const batch = newId()
    await keepBatch(writing, { id: batch, madeBy: actor.userId }, { gyms: made, people, given })
    return { ids, batch }
  }

  async function run(
    actor: Actor,
    { dryRun = false }: Query,
    body: Body,
    report: Report,
  ): Promise<LocationImportOutcome> {
    const { on } = read(actor, 'locations.create')
    report({ phase: 'reading', rows: 0, of: 0 })
    const table = await tableFrom(body.file, locationSheet, program)
    const of = table.rows.length
    const columns = findColumns(locationColumnKinds, table.header, body.columns)
    assertColumns(locationColumnKinds, columns)
    report({ phase: 'checking', rows: 0, of })
    const cells = cellsOf(table, body.corrections)
    const indexOf = placesOf(locationColumnKinds, columns.columns)
    const textAt = (row: (typeof table.rows)[number], column: LocationColumn) =>
      cells.at(row, indexOf.get(column))
    const namedBy = (column: LocationColumn, schema: z.ZodType<string>) => [
      ...new Set(table.rows.flatMap((row) => asField(schema, textAt(row, column)) ?? [])),
    ]
    const identifiers = namedBy('locationIdentifier', locationFields.locationIdentifier.input)
    const mayAddPeople = mayDo(actor, 'users')
    const emails = mayAddPeople ? namedBy('email', userFields.email.input) : []
    const there = await find(on, identifiers, emails)
    const found = await readLocations(table, {
      ...{ textAt, columns: columns.columns, places: placesNow(), mayAddPeople },
      known: knownOf(there),
      onRead: (rows) => report({ phase: 'checking', rows, of }),
    })
    assertColumnsOfNew(columns, found.gyms)
    const outcome = (done?: Written): LocationImportOutcome => ({
      isWritten: done !== undefined,
      batch: done?.batch ?? null,
      rows: of,
      gyms: found.gyms.map(({ draft: _, ...location }) => ({
        ...location,
        id: done?.ids.get(location.locationIdentifier) ?? null,
      })),
      people: found.people.map(({ draft: _, gyms, ...person }) => ({ ...person, gyms: [...gyms] })),
      toCorrect: new Set(found.problems.map(({ row }) => row)).size,
      language: columns.language,
      columns: [...columns.columns],
      problems: found.problems.slice(0, problemsMax),
      notices: found.notices.slice(0, noticesMax),
      corrected: [...cells.corrected],
      links: [],
    })
    if (dryRun) return outcome()
    assertRowsValid(found.problems, locationColumnKinds.nameOf)
    if (found.people.some(({ becomes }) => becomes !== 'there')) assertProved(actor)
    report({ phase: 'writing', rows: 0, of })
    const written = await write(actor, 'locations.create', async (writing) => {
      const now = await find(writing.trx, identifiers, emails)
      if (traceOf(now) !== traceOf(there))
        throw refusal('conflict', issueAt('', 'imported-meanwhile'))
      const isNothingNew =
        found.gyms.every(({ becomes }) => becomes === 'there') &&
        found.people.every(({ becomes }) => becomes === 'there')
      if (isNothingNew) writing.unchanged()
      return outcome(await writeAll(writing, actor, found, there))
    })
    // Not part of the stored result, because links are stored nowhere.
    return { ...written, links: await handOver(actor, written) }
  }

  async function handOver(
    actor: Actor,
    { people }: LocationImportOutcome,
  ): Promise<InvitationLink[]> {
    const invited = people.filter(({ becomes }) => becomes === 'new')
    if (invited.length === 0 || !mayDo(actor, 'users')) return []
    const made = await users.linksToHandOver(
      actor,
      invited.map(({ email }) => email),
    )
    const inFile = new Map(invited.map(({ email }, index) => [email, index]))
    const placeOf = ({ email }: { email: string }) => inFile.get(email) ?? 0
    const inOrder = made.toSorted((a, b) => placeOf(a) - placeOf(b))
    return inOrder.flatMap(({ email, invitedUntil, link, ...user }) =>
      link === null || invitedUntil === null
        ? []
        : [
            {
              ...{ email, link, expiresAt: invitedUntil },
              name: addresseeOf({ ...user, email }).name,
              gyms: user.locations.map((location) => location.locationIdentifier),
            },
          ],
    )
  }

  return {
    import: (actor: Actor, query: Query, body: Body): Promise<LocationImportOutcome> =>
      importProgress.follow(actor, query.progress, (report) => run(actor, query, body, report)),

    progress(actor: Actor, id: string): Promise<ImportProgress | null> {
      read(actor, 'locations.create')
      return Promise.resolve(importProgress.find(actor, id))
    },
  }
}
