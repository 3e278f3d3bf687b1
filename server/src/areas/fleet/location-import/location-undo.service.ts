import {
  type LocationImportUndoOutcome,
  type KeptLocationReason,
  type KeptPersonReason,
  undoWithinHours,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { assertMay, assertProved, type UserActor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Write, Writer } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { listWithMore } from '../../../platform/database/removals.ts'
import type { GymImportItemRow, LocationRow } from '../../../platform/database/schema.ts'
import { findLocations, type LocationsService } from '../../locations/locations/index.ts'
import { listScreensOfMany } from '../screens/index.ts'
import {
  addresseeOf,
  findUsers,
  listUserLocations,
  type UsersService,
  type UserWithLocations,
} from '../../identity/users/index.ts'
import * as rows from './location-batches.repository.ts'

const retentionMs = undoWithinHours * 60 * 60_000
const screensOfSet = limits.workoutRounds.length + 1

type Item = Omit<GymImportItemRow, 'importId'>

/** What an import created, with versions, and the locations it assigned to users. */
export interface Made {
  readonly gyms: readonly { readonly id: string; readonly updatedAt: string }[]
  readonly people: readonly { readonly id: string; readonly updatedAt: string }[]
  readonly given: readonly {
    readonly id: string
    readonly updatedAt: string
    readonly locationIds: readonly string[]
  }[]
}

/** Records what an import created, so that it can be undone. */
export async function keepBatch(
  { trx, at }: Write,
  batch: { id: string; madeBy: string },
  { gyms, people, given }: Made,
): Promise<void> {
  await rows.deleteEndedBatches(trx, at)
  const items: Item[] = [
    ...gyms.map(({ id, updatedAt }) => itemOf('gym', id, updatedAt)),
    ...people.map(({ id, updatedAt }) => itemOf('person', id, updatedAt)),
    ...given.flatMap(({ id, updatedAt, locationIds }) =>
      locationIds.map((locationId) => itemOf('given', id, updatedAt, locationId)),
    ),
  ]
  const expiresAt = stampOf(Date.parse(at) + retentionMs)
  await rows.insertBatch(trx, { ...batch, expiresAt }, items)
}

const itemOf = (kind: Item['kind'], entityId: string, leftAt: string, locationId = ''): Item => ({
  kind,
  entityId,
  locationId,
  leftAt,
})

/** The locations that haven't changed since they were created. */
async function listUntouched(
  on: Executor,
  items: readonly GymImportItemRow[],
  there: ReadonlyMap<string, LocationRow>,
): Promise<ReadonlySet<string>> {
  const ids = [...there.keys()]
  const screens = Map.groupBy(await listScreensOfMany(on, ids), ({ locationId }) => locationId)
  const withMore = await listWithMore(on, 'locations', ids, [
    'screens',
    'userLocations',
    'locationTimers',
    'timerBreaks',
  ])
  const timed = await rows.listWithSetTimers(on, ids)
  const isAsMade = ({ entityId: id, leftAt }: GymImportItemRow) => {
    const mounted = screens.get(id) ?? []
    return (
      there.get(id)?.updatedAt === leftAt &&
      !withMore.has(id) &&
      !timed.has(id) &&
      mounted.length === screensOfSet &&
      mounted.every(({ updatedAt, tokenHash }) => updatedAt === leftAt && tokenHash === null)
    )
  }
  return new Set(items.filter(isAsMade).map(({ entityId }) => entityId))
}

/** What undoing an import deletes, and what it leaves and why. */
async function decide(on: Executor, items: readonly GymImportItemRow[]) {
  const of = (kind: Item['kind']) => items.filter((item) => item.kind === kind)
  const idsIn = (found: readonly GymImportItemRow[]) => [
    ...new Set(found.map(({ entityId }) => entityId)),
  ]
  const [locationItems, personItems, givenItems] = [of('gym'), of('person'), of('given')]
  const gyms = await findLocations(on, idsIn(locationItems))
  const people = await findUsers(on, idsIn([...personItems, ...givenItems]))
  const untouched = await listUntouched(on, locationItems, gyms)

  const ownReason = ({ entityId, leftAt }: GymImportItemRow): KeptPersonReason | undefined => {
    const person = people.get(entityId)
    if (person !== undefined && person.passwordHash !== '') return 'came-in'
    return person?.updatedAt === leftAt ? undefined : 'changed'
  }
  const added = new Map(personItems.map((item) => [item.entityId, ownReason(item)]))
  const given = new Set(givenItems.map((item) => `${item.entityId} ${item.locationId}`))
  /** Users who got other locations or have signed in since are kept. */
  const isAssigned = (userId: string, locationId: string) =>
    added.has(userId) ? added.get(userId) !== undefined : !given.has(`${userId} ${locationId}`)
  const ties = await listUserLocations(on, [...gyms.keys()])
  const peopled = new Set(
    ties.flatMap(({ userId, locationId }) => (isAssigned(userId, locationId) ? [locationId] : [])),
  )

  const removedLocations: LocationRow[] = []
  const leftGyms: (LocationRow & { reason: KeptLocationReason })[] = []
  for (const location of gyms.values()) {
    if (!untouched.has(location.id)) leftGyms.push({ ...location, reason: 'changed' })
    else if (peopled.has(location.id)) leftGyms.push({ ...location, reason: 'has-people' })
    else removedLocations.push(location)
  }
  const staying = new Set(leftGyms.map(({ id }) => id))

  const goingPeople: UserWithLocations[] = []
  const leftPeople: (UserWithLocations & { reason: KeptPersonReason })[] = []
  for (const [id, own] of added) {
    const person = people.get(id)
    if (person === undefined) continue
    const isAtLeft = person.locations.some((location) => staying.has(location.id))
    const reason = own ?? (isAtLeft ? 'gym-stays' : undefined)
    if (reason === undefined) goingPeople.push(person)
    else leftPeople.push({ ...person, reason })
  }

  const withdrawn: { person: UserWithLocations; taken: ReadonlySet<string> }[] = []
  for (const [id, ofPerson] of Map.groupBy(givenItems, ({ entityId }) => entityId)) {
    const person = people.get(id)
    if (person === undefined) continue
    const wasGiven = new Set(ofPerson.map(({ locationId }) => locationId))
    const has = person.locations.filter((location) => wasGiven.has(location.id))
    const removable = has.filter((location) => !staying.has(location.id))
    const isSame = ofPerson.every(({ leftAt }) => leftAt === person.updatedAt)
    // Deleting a location also takes it from everyone.
    const isLost = removable.every((location) => gyms.has(location.id))
    if (removable.length > 0 && (isSame || isLost))
      withdrawn.push({ person, taken: new Set(removable.map((location) => location.id)) })
    else if (removable.length > 0) leftPeople.push({ ...person, reason: 'changed' })
    else if (has.length > 0) leftPeople.push({ ...person, reason: 'gym-stays' })
  }
  return { removedLocations, leftGyms, goingPeople, leftPeople, withdrawn }
}

export type LocationUndoService = ReturnType<typeof createLocationUndoService>

/** Undoes location imports, except for what has changed since. */
export function createLocationUndoService(dependencies: {
  write: Writer
  locations: Pick<LocationsService, 'removeAll'>
  users: Pick<UsersService, 'removeAll' | 'withdraw'>
}) {
  const { write, locations, users } = dependencies
  return {
    undo: (actor: UserActor, id: string): Promise<LocationImportUndoOutcome> =>
      write(actor, 'locations.create', async (writing) => {
        const { trx, at, unchanged } = writing
        const batch = await rows.findBatch(trx, id, actor.userId, at)
        if (batch === undefined) throw new AppError('not-found', 'This can no longer be undone.')
        const items = await rows.listBatchItems(trx, id)
        if (items.some(({ kind }) => kind !== 'gym')) assertMay(actor, 'users')
        const { removedLocations, leftGyms, goingPeople, leftPeople, withdrawn } = await decide(
          trx,
          items,
        )
        for (const { person, taken } of withdrawn) await users.withdraw(writing, person, taken)
        await users.removeAll(writing, goingPeople)
        await locations.removeAll(writing, removedLocations)
        const people = goingPeople.length + withdrawn.length
        if (removedLocations.length + people > 0) assertProved(actor)
        else unchanged()
        return {
          gyms: removedLocations.length,
          people,
          leftGyms: leftGyms.map(({ id: locationId, locationIdentifier, name, reason }) => ({
            id: locationId,
            locationIdentifier,
            name,
            reason,
          })),
          leftPeople: leftPeople.map(({ reason, ...person }) => ({
            id: person.id,
            email: person.email,
            reason,
            name: addresseeOf(person).name,
          })),
        }
      }),
  }
}
