import { isAdminRole, noticeRetentionMs } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { endIfStalled } from '../../../platform/database/row-lock.ts'
import type { OutageRow } from '../../../platform/database/schema.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocations } from '../../locations/locations/index.ts'
import type { Mail, Summary } from '../../messaging/email/index.ts'
import { nextGapDay } from '../../workouts/schedule/index.ts'
import { countWatchedLocations } from './watched-locations.repository.ts'
import { listOpenOutages } from './acknowledgements.repository.ts'
import { listMutes } from './mutes.repository.ts'
import * as rows from './outages.repository.ts'
import { isRecipient, type Person, peopleOf } from './people.ts'
import { listAllPeople } from './people.repository.ts'
import { commonZone } from './preferences.service.ts'
import { readingOf } from './quiet-hours.ts'
import { settingsUrl, type Notifier } from './notifier.ts'

export const summaryJob = 'summary'
const checkEveryMs = 60_000
const dayMs = 86_400_000
/** A server that was down at that hour sends it later, but not in the evening. */
const hoursLate = 4
const locationsNamed = 10

const sender = systemActor('alerts', 'workouts.read')

/** Emails head office a summary each morning, at the hour that each user chose. */
export function createSummaries(
  dependencies: Pick<Platform, 'unlogged' | 'clock' | 'timeZones'> & {
    notifier: Pick<Notifier, 'lineOf'>
    mail: Pick<Mail, 'isOn' | 'send'>
    consoleUrl: string | undefined
  },
) {
  const { unlogged, clock, timeZones, notifier, mail, consoleUrl } = dependencies

  async function summaryOf(
    trx: Executor,
    person: Person,
    zone: string,
    at: string,
    gap: Summary['hole'],
  ): Promise<Summary> {
    const isTheirs = (outage: OutageRow) => isRecipient({ ...person, kinds: [outage.kind] }, outage)
    const open = (await rows.listOpen(trx)).filter(isTheirs)
    const mutes = await listMutes(trx, at)
    const acknowledged = new Set(
      (await listOpenOutages(trx)).flatMap(({ id, acknowledged: acknowledgement }) =>
        acknowledgement ? id : [],
      ),
    )
    const isNotified = ({ id, toldAt, dueAt }: OutageRow) =>
      toldAt !== null || (dueAt <= at && acknowledged.has(id))
    // Muted locations alerted nobody, but are in the summary, marked as muted.
    const isKnown = (outage: OutageRow) =>
      isNotified(outage) || (outage.dueAt <= at && mutes.has(outage.locationId ?? ''))
    const away = open.filter((outage) => outage.kind === 'location-away' && isKnown(outage))
    const since = stampOf(Date.parse(at) - dayMs)
    const ended = (await rows.listEndedSince(trx, since)).filter(isTheirs)
    const lengths = ended.map((one) => Date.parse(one.endedAt ?? at) - Date.parse(one.since))
    const locations = await findLocations(
      trx,
      away.flatMap(({ locationId }) => locationId ?? []),
    )
    const issues = open.filter(
      (outage) =>
        isNotified(outage) && (outage.kind === 'screen-away' || outage.kind === 'screen-trouble'),
    )
    const line = (outage: OutageRow) => {
      const alertLine = notifier.lineOf(outage, locations, zone)
      const mutedUntil = mutes.get(outage.locationId ?? '')?.until
      if (mutedUntil === undefined) return alertLine
      return { ...alertLine, mutedUntil: readingOf(mutedUntil, alertLine.zone, timeZones) }
    }
    return {
      away: away.slice(0, locationsNamed).map(line),
      awayCount: away.length,
      watched: person.reach === 'all' ? await countWatchedLocations(trx) : person.reach.size,
      ended: ended.length,
      longestMinutes: Math.round(Math.max(0, ...lengths) / 60_000),
      looks: new Set(issues.map(({ locationId }) => locationId)).size,
      hole: gap,
      troubles: open.filter(({ kind }) => kind === 'server-trouble').map(line),
    }
  }

  async function checkIn(trx: Executor, at: string): Promise<void> {
    await endIfStalled(trx)
    await rows.deleteOutagesBefore(trx, stampOf(Date.parse(at) - noticeRetentionMs))
    if (!mail.isOn) return
    const people = await peopleOf(trx, await listAllPeople(trx))
    const sentFor = await rows.listSummaries(trx)
    const defaultZone = await commonZone(trx)
    let gap: ReturnType<typeof nextGapDay> | undefined
    for (const person of people) {
      if (!isAdminRole(person.role)) continue
      const zone = person.timeZone ?? defaultZone
      const reading = readingOf(at, zone, timeZones)
      const [day, hour] = [reading.slice(0, 10), Number(reading.slice(11, 13))]
      const { summaryHour } = person
      if (summaryHour === null || hour < summaryHour || hour >= summaryHour + hoursLate) continue
      if (sentFor.get(person.id) === day) continue
      await rows.noteSummary(trx, person.id, day)
      gap ??= nextGapDay(trx, { clock, timeZones })
      await mail.send(trx, {
        to: { name: person.name, email: person.email },
        language: person.language,
        email: {
          kind: 'summary',
          summary: await summaryOf(trx, person, zone, at, await gap),
          link: consoleUrl === undefined ? null : `${consoleUrl}/admin/dashboard`,
          page: 'dashboard',
          settings: consoleUrl === undefined ? null : settingsUrl(consoleUrl),
        },
      })
    }
  }

  async function check(): Promise<void> {
    const at = stampOf(clock())
    await unlogged(sender, 'alerts')
      .transaction()
      .execute((trx) => checkIn(trx, at))
  }

  const job = recurring(summaryJob, { clock, everyMs: checkEveryMs, work: check })
  return { job, check }
}
