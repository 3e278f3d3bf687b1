import { type AlertChannel, isAdminRole } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow, NoticeRow, OutageRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocations } from '../../locations/locations/index.ts'
import type { AlertLine, AlertPage, Mail } from '../../messaging/email/index.ts'
import { readFacts } from './facts.ts'
import { listMutes } from './mutes.repository.ts'
import type { OrganizationWebhooksService } from './organization-webhooks.service.ts'
import * as rows from './outages.repository.ts'
import { isRecipient, type Person, peopleOf } from './people.ts'
import { listPeople } from './people.repository.ts'
import { quietHoursEnd, readingOf } from './quiet-hours.ts'
import { type DeliveredOutage, webhookJob, webhookPayload } from './webhook-job.ts'

type LocationsById = ReadonlyMap<string, LocationRow>

/** The channels besides the console through which a user is alerted. */
const sentBy = (person: Person, isMailOn: boolean): AlertChannel[] =>
  person.channels.filter(
    (channel) => (channel === 'email' && isMailOn) || (channel === 'webhook' && person.hasWebhook),
  )

/** Whether the notice that is held is the end of an outage. An outage that ended without an alert has only now been found, and still has to be announced. */
const isEnd = ({ endedAt, toldBy }: { endedAt: string | null; toldBy: string }) =>
  endedAt !== null && toldBy !== '[]'

const channelsOf = (toldBy: string) => JSON.parse(toldBy) as AlertChannel[]

/** The console page with a person's notification settings. */
export const settingsUrl = (consoleUrl: string) => `${consoleUrl}/admin/profile/alerts`

export type Notifier = ReturnType<typeof createNotifier>

/** Notifies users of outages in the console, by email and by webhook, now or after quiet hours. */
export function createNotifier(
  dependencies: Pick<Platform, 'newId' | 'timeZones' | 'jobs'> & {
    mail: Pick<Mail, 'isOn' | 'send'>
    consoleUrl: string | undefined
    organization: Pick<OrganizationWebhooksService, 'notify'>
  },
) {
  const { newId, timeZones, jobs, mail, consoleUrl, organization } = dependencies

  /** Uses the location's time, or the user's if it isn't about one location. */
  function lineOf(outage: OutageRow, locations: LocationsById, zone: string): AlertLine {
    const location = locations.get(outage.locationId ?? '')
    const place = location?.timeZone ?? zone
    const { since, endedAt } = outage
    const length = endedAt === null ? null : Date.parse(endedAt) - Date.parse(since)
    return {
      kind: outage.kind,
      ...readFacts(outage.what),
      gym: location?.name ?? null,
      zone: place,
      since: readingOf(since, place, timeZones),
      until: endedAt && readingOf(endedAt, place, timeZones),
      minutes: length === null ? null : Math.round(length / 60_000),
    }
  }

  /** The page where the user can do something about it. */
  function pageOf(outages: readonly OutageRow[], { role }: Person): [AlertPage, path: string] {
    const [first] = outages
    if (outages.length !== 1 || first === undefined) return ['dashboard', 'dashboard']
    const { kind, locationId } = first
    if (locationId !== null) {
      const path = `${role === 'location' ? 'my-locations' : 'locations'}/${locationId}`
      return ['location', kind === 'coach-pass' ? `${path}?tab=settings` : path]
    }
    if (kind === 'no-workout-tomorrow' && isAdminRole(role)) return ['schedule', 'schedule']
    if (kind === 'server-trouble' && role === 'super-admin') return ['system', 'system']
    return ['dashboard', 'dashboard']
  }

  function linksOf(outages: readonly OutageRow[], person: Person) {
    if (consoleUrl === undefined) return { link: null, page: 'dashboard', settings: null } as const
    const [page, path] = pageOf(outages, person)
    return { link: `${consoleUrl}/admin/${path}`, page, settings: settingsUrl(consoleUrl) }
  }

  async function send(
    trx: Executor,
    person: Person,
    channels: readonly AlertChannel[],
    delivered: readonly DeliveredOutage[],
    locations: LocationsById,
    event: 'began' | 'ended',
  ): Promise<void> {
    if (delivered.length === 0) return
    const zone = person.timeZone ?? [...locations.values()][0]?.timeZone ?? 'UTC'
    if (channels.includes('email'))
      await mail.send(trx, {
        to: { name: person.name, email: person.email },
        language: person.language,
        email: {
          kind: event === 'began' ? 'alert' : 'back',
          lines: delivered.map((outage) => lineOf(outage, locations, zone)),
          ...linksOf(delivered, person),
        },
      })
    if (channels.includes('webhook'))
      for (const outage of delivered)
        await jobs.add(
          trx,
          webhookJob,
          webhookPayload(person.id, outage, locations.get(outage.locationId ?? ''), event),
        )
  }

  async function findLocationsOf(
    on: Executor,
    outages: readonly OutageRow[],
  ): Promise<LocationsById> {
    return findLocations(
      on,
      outages.flatMap(({ locationId }) => locationId ?? []),
    )
  }

  return {
    lineOf,

    /** Notifies these users of the outages that they get alerts for. */
    async notify(
      trx: Executor,
      outages: readonly OutageRow[],
      people: readonly Person[],
      at: string,
    ): Promise<void> {
      // For outages found earlier, webhooks were already called.
      const begun = outages.filter(({ toldAt }) => toldAt === null || toldAt === at)
      await organization.notify(trx, begun, 'began', at)
      const locations = await findLocationsOf(trx, outages)
      const notices: NoticeRow[] = []
      const emails: { person: Person; channels: AlertChannel[]; delivered: DeliveredOutage[] }[] =
        []
      for (const person of people) {
        const channels = sentBy(person, mail.isOn)
        const isInBell = person.channels.includes('bell')
        const received = outages.filter((outage) => isRecipient(person, outage))
        if (received.length === 0 || (channels.length === 0 && !isInBell)) continue
        const heldUntil = channels.length === 0 ? null : quietHoursEnd(person, at, timeZones)
        const delivered = received.map((outage) => ({ ...outage, noticeId: newId() }))
        for (const { id, noticeId } of delivered)
          notices.push({
            ...{ id: noticeId, userId: person.id, outageId: id, at, readAt: null },
            ...{ isInBell: isInBell ? 1 : 0, heldUntil },
            toldBy: JSON.stringify(heldUntil === null ? channels : []),
          })
        if (heldUntil === null) emails.push({ person, channels, delivered })
      }
      await rows.insertNotices(trx, notices)
      for (const { person, channels, delivered } of emails)
        await send(trx, person, channels, delivered, locations, 'began')
    },

    /** Sends what was held: that something is or was wrong, or that it is over. */
    async release(trx: Executor, at: string): Promise<void> {
      const muted = await listMutes(trx, at)
      // Users who know about an outage are notified of its end, even if the location is muted now.
      const waiting = (await rows.listPending(trx, at)).filter(
        (notice) => isEnd(notice) || !muted.has(notice.locationId ?? ''),
      )
      const byUser = Map.groupBy(waiting, ({ userId }) => userId)
      for (const [userId, all] of byUser)
        if (!all.some(({ heldUntil }) => heldUntil !== null && heldUntil <= at))
          byUser.delete(userId)
      if (byUser.size === 0) return
      const people = await peopleOf(trx, await listPeople(trx, [...byUser.keys()]))
      const locations = await findLocationsOf(trx, waiting)
      for (const [userId, all] of byUser) {
        const person = people.find(({ id }) => id === userId)
        const heldUntil = person === undefined ? null : quietHoursEnd(person, at, timeZones)
        if (heldUntil !== null && person !== undefined) {
          for (const { noticeId } of all) await rows.updateNotice(trx, noticeId, { heldUntil })
          continue
        }
        const channels = person === undefined ? [] : sentBy(person, mail.isOn)
        const received = all.filter((notice) => person !== undefined && isRecipient(person, notice))
        const began = received
          .filter((notice) => !isEnd(notice))
          .map((notice) => ({
            ...notice,
            repeatedAt: channelsOf(notice.toldBy).includes('webhook') ? notice.noticeAt : null,
          }))
        const ended = received.filter(isEnd)
        if (person !== undefined) {
          await send(trx, person, channels, began, locations, 'began')
          const known = [...new Set(ended.flatMap(({ toldBy }) => channelsOf(toldBy)))]
          const stillOn = known.filter((channel) => channels.includes(channel))
          await send(trx, person, stillOn, ended, locations, 'ended')
        }
        for (const { noticeId, endedAt } of all)
          await rows.updateNotice(trx, noticeId, {
            heldUntil: null,
            toldBy: JSON.stringify(endedAt === null ? channels : []),
          })
      }
    },
  }
}
