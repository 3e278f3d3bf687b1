import { type AlertChoice, type AlertPreferences, issueAt } from '@roundboard/contract'
import { canReceiveAlert, defaultAlerts } from '@roundboard/domain'
import { reaches, type Scope, type UserActor } from '../../../platform/actor.ts'
import { badField, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocations, listLocationClocks } from '../../locations/locations/index.ts'
import { type Chosen, readChosen, rowOfChoice } from './preferences.presenter.ts'
import * as rows from './preferences.repository.ts'

/** The most common time zone of locations, as the best guess for users who haven't chosen one. */
export async function commonZone(on: Executor): Promise<string> {
  const findLocationsOf = new Map<string, number>()
  for (const { timeZone, gyms } of await listLocationClocks(on))
    findLocationsOf.set(timeZone, (findLocationsOf.get(timeZone) ?? 0) + gyms)
  const [most] = [...findLocationsOf].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'UTC'
}

async function zoneOf(on: Executor, { role, locationIds }: UserActor): Promise<string> {
  if (role !== 'location') return commonZone(on)
  const [first] = [...(await findLocations(on, [...locationIds])).values()]
  return first?.timeZone ?? commonZone(on)
}

/** The version of the defaults. */
const neverChosen = '1970-01-01T00:00:00.000Z'

async function storedOf(on: Executor, { userId }: UserActor): Promise<Chosen | undefined> {
  const row = await rows.findPreferences(on, userId)
  return row && readChosen(row)
}

async function usualOf(on: Executor, actor: UserActor): Promise<Chosen> {
  const { kinds, channels, summaryHour } = defaultAlerts(actor.role)
  return {
    kinds: [...kinds],
    channels: [...channels],
    timeZone: await zoneOf(on, actor),
    quietHours: null,
    summaryHour,
    locationIds: null,
    updatedAt: neverChosen,
  }
}

/** Whether a user chose locations of which none is left. */
const isLost = (chosen: readonly string[] | null, left: readonly unknown[]): boolean =>
  chosen !== null && chosen.length > 0 && left.length === 0

const chosenAfter = (before: Chosen, given: AlertChoice): Chosen => ({
  kinds: given.kinds ?? before.kinds,
  channels: given.channels ?? before.channels,
  timeZone: given.timeZone ?? before.timeZone,
  quietHours: given.quietHours === undefined ? before.quietHours : given.quietHours,
  summaryHour: given.summaryHour === undefined ? before.summaryHour : given.summaryHour,
  locationIds: given.locations === undefined ? before.locationIds : given.locations,
  updatedAt: before.updatedAt,
})

export type PreferencesService = ReturnType<typeof createPreferencesService>

/** Users' notification settings. */
export function createPreferencesService(
  dependencies: Pick<Platform, 'read' | 'write' | 'timeZones'> & { isMailOn: boolean },
) {
  const { read, write, timeZones, isMailOn } = dependencies

  /** The chosen locations that the user may still see. Others aren't revealed. */
  async function leftOf(on: Executor, scope: Scope, chosen: readonly string[] | null) {
    const seen = chosen?.filter((id) => reaches(scope, id)) ?? []
    return [...(await findLocations(on, seen)).values()]
  }

  async function presented(
    on: Executor,
    scope: Scope,
    actor: UserActor,
  ): Promise<AlertPreferences> {
    const stored = await storedOf(on, actor)
    const { locationIds, kinds, ...rest } = stored ?? (await usualOf(on, actor))
    const left = await leftOf(on, scope, locationIds)
    // As in alerts: all locations if none of the chosen ones is left.
    const lostGyms = isLost(locationIds, left)
    const webhook = await rows.findWebhook(on, 'userId', actor.userId)
    return {
      ...rest,
      kinds: kinds.filter((kind) => canReceiveAlert(actor.role, kind)),
      locations:
        locationIds === null || lostGyms
          ? null
          : left.map(({ id, name, locationIdentifier }) => ({
              _id: id,
              id,
              name,
              locationIdentifier,
            })),
      lostGyms,
      webhook: webhook ? { url: webhook.url, secretSince: webhook.secretSince } : null,
      isDefault: stored === undefined,
      isMailOn,
    }
  }

  function assertMayHear({ role }: UserActor, { kinds = [] }: AlertChoice): void {
    const refused = kinds.findIndex((kind) => !canReceiveAlert(role, kind))
    if (refused !== -1)
      throw refusal('forbidden', issueAt(`kinds.${String(refused)}`, 'admin-only'))
  }

  async function assertInScope(on: Executor, scope: Scope, { locations }: AlertChoice) {
    const found = await findLocations(on, locations ?? [])
    const foreign = (locations ?? []).findIndex((id) => !reaches(scope, id) || !found.has(id))
    if (foreign !== -1) throw badField(`locations.${String(foreign)}`, 'no-such-location')
  }

  async function assertKnown(on: Executor, { userId }: UserActor, given: AlertChoice) {
    if (given.timeZone !== undefined && timeZones.find(given.timeZone) === undefined)
      throw badField('timeZone', 'time-zone')
    const asksForHook = given.channels?.indexOf('webhook') ?? -1
    if (asksForHook !== -1 && (await rows.findWebhook(on, 'userId', userId)) === undefined)
      throw badField(`channels.${String(asksForHook)}`, 'webhook-wanted')
  }

  return {
    get(actor: UserActor): Promise<AlertPreferences> {
      const { on, scope } = read(actor, 'alerts')
      return presented(on, scope, actor)
    },

    update: (actor: UserActor, { expectedUpdatedAt, ...given }: AlertChoice) =>
      write(actor, 'alerts', async ({ trx, at, scope, record, unchanged }) => {
        assertMayHear(actor, given)
        await assertInScope(trx, scope, given)
        await assertKnown(trx, actor, given)
        const before = (await storedOf(trx, actor)) ?? (await usualOf(trx, actor))
        const after = { ...chosenAfter(before, given), updatedAt: laterStamp(at, before.updatedAt) }
        const changed = changesOf({ before, after, expectedUpdatedAt }, 'choice')
        if (changed === undefined) unchanged()
        else {
          await rows.savePreferences(trx, rowOfChoice(actor.userId, after))
          record({ model: 'Alerts', action: 'update', data: { ...changed } })
        }
        return presented(trx, scope, actor)
      }),
  }
}
