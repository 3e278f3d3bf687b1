import { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { LocationRow, OutageRow } from '../../../platform/database/schema.ts'
import { type JobKind, JobProblem } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readFacts } from './facts.ts'
import { findNotice } from './outages.repository.ts'
import { isRecipient, peopleOf } from './people.ts'
import { listPeople } from './people.repository.ts'
import { findWebhook } from './preferences.repository.ts'
import { findDelivery, noteAttempt, updateDelivery } from './organization-webhooks.repository.ts'
import type { SendWebhook, WebhookOutcome } from './webhook-request.ts'

export const webhookJob = 'webhook'
/** A separate kind, so that slow receivers of the organization don't delay users' alerts. */
export const organizationWebhookJob = 'organization-webhook'

const Personal = z.object({
  userId: z.string(),
  noticeId: z.string(),
  /** The same for every attempt. */
  messageId: z.string(),
  body: z.string(),
})
/** Both kinds accept both payloads: earlier releases queued deliveries as personal jobs. */
const Payload = z.union([Personal, z.object({ deliveryId: z.string() })])
type Payload = z.output<typeof Payload>

/** An outage that a user is alerted to; `repeatedAt` is when the alert was repeated. */
export type DeliveredOutage = OutageRow & {
  readonly noticeId: string
  readonly repeatedAt?: string | null
}

type WebhookLocation = Pick<LocationRow, 'id' | 'name' | 'timeZone' | 'locationIdentifier'>

/** The body of a webhook request about an outage. */
export function webhookBody(
  outage: OutageRow & Pick<DeliveredOutage, 'repeatedAt'>,
  gym: WebhookLocation | undefined,
  event: 'began' | 'ended',
): string {
  const { id, kind, since, endedAt, repeatedAt = null } = outage
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
  return JSON.stringify({ type: `alert.${event}`, timestamp, data })
}

/** The payload of a user's webhook job. */
export function webhookPayload(
  userId: string,
  outage: DeliveredOutage,
  gym: WebhookLocation | undefined,
  event: 'began' | 'ended',
): z.output<typeof Personal> {
  const { noticeId, repeatedAt = null } = outage
  const round = repeatedAt === null ? '' : `_${String(Date.parse(repeatedAt))}`
  return {
    ...{ userId, noticeId, messageId: `msg_${noticeId}_${event}${round}` },
    body: webhookBody(outage, gym, event),
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

const giveUpAfterMs = 24 * 60 * minuteMs
const retryAfterMs = (attempts: number) =>
  waitsMs[Math.min(attempts, waitsMs.length) - 1] ?? minuteMs

/** Sends webhook requests until they are accepted, for at most a day. */
export function createWebhookJobs(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock'> & {
    actor: Actor
    send: SendWebhook
  },
): JobKind<Payload>[] {
  const { read, unlogged, actor, clock, send } = dependencies

  function assertAccepted({ why, status }: WebhookOutcome): void {
    // A receiver that responds 410 Gone wants no more requests.
    if (why !== null)
      throw new JobProblem(problems[why], {
        isFinal: status === 410,
        cause: new Error(`${why} at ${stampOf(clock())}`),
      })
  }

  async function sendToPerson({ userId, noticeId, messageId, body }: z.output<typeof Personal>) {
    const { on } = read(actor, 'alerts')
    const webhook = await findWebhook(on, 'userId', userId)
    const notice = await findNotice(on, noticeId)
    const [person] = await peopleOf(on, await listPeople(on, [userId]))
    // Skipped if the user may no longer see it, however long it has waited.
    if (webhook === undefined || notice === undefined || person === undefined) return
    if (!isRecipient(person, notice)) return
    assertAccepted(await send(webhook, { id: messageId, body }, clock()))
  }

  async function deliver(id: string, createdAt: number, attempts: number): Promise<void> {
    const on = unlogged(actor, 'alerts')
    const found = await findDelivery(on, id)
    if (found?.delivery.nextAt == null) return
    const { delivery, webhook } = found
    const startedAt = performance.now()
    const answer = await send(webhook, { id: `msg_${id}`, body: delivery.body }, clock())
    const isLast = answer.status === 410 || clock() - createdAt >= giveUpAfterMs
    await noteAttempt(on, delivery, {
      ...answer,
      attempts: delivery.attempts + 1,
      attemptedAt: stampOf(clock()),
      durationMs: Math.round(performance.now() - startedAt),
      nextAt: answer.why === null || isLast ? null : stampOf(clock() + retryAfterMs(attempts)),
    })
    assertAccepted(answer)
  }

  const job: Omit<JobKind<Payload>, 'kind'> = {
    payload: Payload,
    atOnce: 8,
    giveUpAfterMs,
    retryAfterMs,
    onRunAgain: async (trx, payload, nextAt) =>
      'deliveryId' in payload && updateDelivery(trx, payload.deliveryId, { nextAt }),
    onOverdue: async (payload) =>
      'deliveryId' in payload &&
      updateDelivery(unlogged(actor, 'alerts'), payload.deliveryId, { nextAt: null }),
    async run(payload, { attempts, createdAt }) {
      if ('deliveryId' in payload)
        await deliver(payload.deliveryId, Date.parse(createdAt), attempts)
      else await sendToPerson(payload)
      return undefined
    },
  }
  return [
    { ...job, kind: webhookJob },
    { ...job, kind: organizationWebhookJob },
  ]
}
