import { type AlertChoice, type AlertPreferences, issueAt } from '@roundboard/contract'
import { mayHear, usualAlerts } from '@roundboard/domain'
import { reaches, type Scope, type UserActor } from '../../platform/actor.ts'
import { badField, refusal } from '../../platform/app-error.ts'
import type { Writer } from '../../platform/audit/write.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/read.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'
import { findLocations, listGymClocks } from '../locations/index.ts'
import { type Chosen, readChosen, rowOfChoice } from './preferences.presenter.ts'
import * as rows from './preferences.repository.ts'

/** The zone of most gyms: where nobody said theirs, it is right more often than any other. */
export async function commonZone(on: Executor): Promise<string> {
  const gymsOf = new Map<string, number>()
  for (const { timeZone, gyms } of await listGymClocks(on))
    gymsOf.set(timeZone, (gymsOf.get(timeZone) ?? 0) + gyms)
  const [most] = [...gymsOf].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'UTC'
}

async function zoneOf(on: Executor, { role, locationIds }: UserActor): Promise<string> {
  if (role !== 'location') return commonZone(on)
  const [first] = [...(await findLocations(on, [...locationIds])).values()]
  return first?.timeZone ?? commonZone(on)
}

async function usualOf(on: Executor, actor: UserActor): Promise<Chosen> {
  const { kinds, channels, summaryHour } = usualAlerts(actor.role)
  return {
    kinds: [...kinds],
    channels: [...channels],
    timeZone: await zoneOf(on, actor),
    quietHours: null,
    summaryHour,
    locationIds: null,
  }
}

export type PreferencesService = ReturnType<typeof createPreferencesService>

/** Of what a person is told, for which gyms, how and when. */
export function createPreferencesService(dependencies: {
  read: Reader
  write: Writer
  timeZones: TimeZones
  isMailOn: boolean
}) {
  const { read, write, timeZones, isMailOn } = dependencies

  async function presented(
    on: Executor,
    scope: Scope,
    actor: UserActor,
  ): Promise<AlertPreferences> {
    const row = await rows.findPreferences(on, actor.userId)
    const chosen = row === undefined ? await usualOf(on, actor) : readChosen(row)
    const { locationIds, kinds, ...rest } = chosen
    // What they may no longer see is not named to them.
    const reached = locationIds?.filter((id) => reaches(scope, id)) ?? null
    const locations = reached && [...(await findLocations(on, reached)).values()]
    const webhook = await rows.findWebhook(on, 'userId', actor.userId)
    return {
      ...rest,
      kinds: kinds.filter((kind) => mayHear(actor.role, kind)),
      locations:
        locations?.map(({ id, name, locationIdentifier }) => ({
          _id: id,
          id,
          name,
          locationIdentifier,
        })) ?? null,
      webhook: webhook ? { url: webhook.url, secretSince: webhook.secretSince } : null,
      isDefault: row === undefined,
      isMailOn,
    }
  }

  function assertMayHear({ role }: UserActor, { kinds }: AlertChoice): void {
    const refused = kinds.findIndex((kind) => !mayHear(role, kind))
    if (refused !== -1)
      throw refusal('forbidden', issueAt(`kinds.${String(refused)}`, 'admin-only'))
  }

  async function assertReached(on: Executor, scope: Scope, { locations }: AlertChoice) {
    const found = await findLocations(on, locations ?? [])
    const foreign = (locations ?? []).findIndex((id) => !reaches(scope, id) || !found.has(id))
    if (foreign !== -1) throw badField(`locations.${String(foreign)}`, 'no-such-location')
  }

  return {
    get(actor: UserActor): Promise<AlertPreferences> {
      const { on, scope } = read(actor, 'alerts')
      return presented(on, scope, actor)
    },

    update: (actor: UserActor, choice: AlertChoice): Promise<AlertPreferences> =>
      write(actor, 'alerts', async ({ trx, scope, record, unchanged }) => {
        assertMayHear(actor, choice)
        await assertReached(trx, scope, choice)
        if (timeZones.find(choice.timeZone) === undefined) throw badField('timeZone', 'time-zone')
        const webhook = await rows.findWebhook(trx, 'userId', actor.userId)
        const asksForHook = choice.channels.indexOf('webhook')
        if (asksForHook !== -1 && webhook === undefined)
          throw badField(`channels.${String(asksForHook)}`, 'webhook-wanted')
        const before = await rows.findPreferences(trx, actor.userId)
        const row = rowOfChoice(actor.userId, choice)
        if (before !== undefined && JSON.stringify(before) === JSON.stringify(row)) unchanged()
        else {
          await rows.savePreferences(trx, row)
          record({ model: 'Alerts', action: 'update', data: { ...choice } })
        }
        return presented(trx, scope, actor)
      }),
  }
}
