import { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { LocationRow, OutageRow } from '../../../platform/database/schema.ts'
import { type JobKind, JobProblem } from '../../../platform/jobs/job-kind.ts'
import type { Reader } from '../../../platform/read.ts'
import { readFacts } from './facts.ts'
import { findNotice } from './outages.repository.ts'
import { hears, peopleOf } from './people.ts'
import { listPeople } from './people.repository.ts'
import { findWebhook } from './preferences.repository.ts'
import type { SendWebhook } from './webhook-request.ts'

export const webhookJob = 'webhook'

const Payload = z.object({
  userId: z.string(),
  noticeId: z.string(),
  /** The same however often it is tried. */
  messageId: z.string(),
  body: z.string(),
})
type Payload = z.output<typeof Payload>

/** An outage that a person is alerted of; `repeatedAt`: again, at that time. */
export type Told = OutageRow & { readonly noticeId: string; readonly repeatedAt?: string | null }

/** What a person's webhook is told of an outage. */
export function webhookPayload(
  userId: string,
  outage: Told,
  gym: Pick<LocationRow, 'id' | 'name' | 'timeZone' | 'locationIdentifier'> | undefined,
  event: 'began' | 'ended',
): Payload {
  const { noticeId, id, kind, since, endedAt, repeatedAt = null } = outage
  const location = gym && {
    id: gym.id,
    name: gym.name,
    locationIdentifier: gym.locationIdentifier,
    timeZone: gym.timeZone,
  }
  const data = {
    ...{ outage: id, kind, location: location ?? null },
    ...{ since, until: event === 'ended' ? endedAt : null },
    ...readFacts(outage.what),
  }
  const timestamp = event === 'ended' ? (endedAt ?? since) : (repeatedAt ?? since)
  const round = repeatedAt === null ? '' : `_${String(Date.parse(repeatedAt))}`
  return {
    ...{ userId, noticeId, messageId: `msg_${noticeId}_${event}${round}` },
    body: JSON.stringify({ type: `alert.${event}`, timestamp, data }),
  }
}

const minuteMs = 60_000
const waitsMs = [5_000, 30_000, 5 * minuteMs, 30 * minuteMs, 120 * minuteMs, 300 * minuteMs]

const problems = {
  'not-public': 'webhook-address',
  redirected: 'webhook-refused',
  refused: 'webhook-refused',
  silent: 'webhook-away',
  unreachable: 'webhook-away',
  certificate: 'webhook-address',
} as const

/** Sends a person's webhook what happened, until it is taken or a day is over. */
export function createWebhookJob(dependencies: {
  read: Reader
  actor: Actor
  clock: Clock
  send: SendWebhook
}): JobKind<Payload> {
  const { read, actor, clock, send } = dependencies
  return {
    kind: webhookJob,
    payload: Payload,
    atOnce: 8,
    giveUpAfterMs: 24 * 60 * minuteMs,
    retryAfterMs: (attempts) => waitsMs[Math.min(attempts, waitsMs.length) - 1] ?? minuteMs,
    async run({ userId, noticeId, messageId, body }) {
      const { on } = read(actor, 'alerts')
      const webhook = await findWebhook(on, 'userId', userId)
      const notice = await findNotice(on, noticeId)
      const [person] = await peopleOf(on, await listPeople(on, [userId]))
      // Who may no longer hear of it is not told, however long it has waited.
      if (webhook === undefined || notice === undefined || person === undefined) return undefined
      if (!hears(person, notice)) return undefined
      const { why, status } = await send(webhook, { id: messageId, body }, clock())
      if (why === null) return undefined
      // Whoever says that it is gone wants no more.
      throw new JobProblem(problems[why], {
        isFinal: status === 410,
        cause: new Error(`${why} at ${stampOf(clock())}`),
      })
    },
  }
}
