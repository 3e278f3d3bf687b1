import {
  type calls,
  type ListedWebhook,
  type OrganizationWebhook,
  OrganizationWebhook as Shape,
  organizationWebhooksMax,
  type WebhookDelivery,
} from '@roundboard/contract'
import type { z } from 'zod'
import { type Actor, assertMay, assertProved, type UserActor } from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type {
  OrganizationWebhookRow,
  OutageRow,
  WebhookDeliveryRow,
} from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocations } from '../../locations/locations/index.ts'
import * as rows from './organization-webhooks.repository.ts'
import { isWanted } from './people.ts'
import { organizationWebhookJob, webhookBody } from './webhook-job.ts'
import { addressIssues } from './webhook-request.ts'
import { newSecret } from './webhooks.service.ts'

type Draft = z.output<(typeof calls.createOrganizationWebhook)['body']>
type Changes = z.output<(typeof calls.updateOrganizationWebhook)['body']>
type WithSecret = OrganizationWebhook & { secret: string | null }

export const deliveriesKeptMs = 7 * 86_400_000

const eventsOf = ({ events }: OrganizationWebhookRow) =>
  Shape.shape.events.parse(JSON.parse(events))

function present(row: OrganizationWebhookRow): OrganizationWebhook {
  const { secret: _, ...shown } = row
  return { _id: row.id, ...shown, events: eventsOf(row), isPaused: row.isPaused === 1 }
}

function presentDelivery({
  webhookId: _,
  body: _body,
  ...row
}: WebhookDeliveryRow): WebhookDelivery {
  return { _id: row.id, ...row }
}

export type OrganizationWebhooksService = ReturnType<typeof createOrganizationWebhooksService>

/** Webhooks of the organization. They stay when the users who created them leave. */
export function createOrganizationWebhooksService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'newId' | 'jobs'> & {
    privateHosts: readonly string[]
    hasRegion: (on: Executor, id: string) => Promise<boolean>
    /** The locations of a region and of the regions below it. */
    listLocationIds: (on: Executor, region: string) => Promise<ReadonlySet<string>>
  },
) {
  const { read, write, clock, newId, jobs, privateHosts, hasRegion, listLocationIds } = dependencies

  async function found(on: Executor, id: string): Promise<OrganizationWebhookRow> {
    const row = await rows.findOrganizationWebhook(on, id)
    if (row === undefined) throw notFound('webhook')
    return row
  }

  async function assertFits(
    on: Executor,
    before: OrganizationWebhookRow | undefined,
    row: OrganizationWebhookRow,
  ): Promise<void> {
    const problem = addressIssues(row.url, privateHosts)
    if (problem !== undefined) throw badField('url', problem)
    const { region } = row
    if (region !== null && region !== before?.region && !(await hasRegion(on, region)))
      throw badField('region', 'no-such-region')
  }

  /** Redeliveries of one delivery share one job. */
  const queue = (trx: Executor, id: string) =>
    jobs.add(trx, organizationWebhookJob, { deliveryId: id }, { key: `delivery ${id}` })

  async function add(
    trx: Executor,
    webhookId: string,
    what: Pick<WebhookDeliveryRow, 'event' | 'kind' | 'body'>,
    at: string,
  ): Promise<WebhookDeliveryRow> {
    const row: WebhookDeliveryRow = {
      id: newId(),
      webhookId,
      ...what,
      attempts: 0,
      attemptedAt: null,
      status: null,
      why: null,
      durationMs: null,
      excerpt: '',
      nextAt: at,
      createdAt: at,
    }
    await rows.insertDelivery(trx, row)
    await queue(trx, row.id)
    return row
  }

  async function save(
    { trx, record }: Write,
    before: OrganizationWebhookRow | undefined,
    row: OrganizationWebhookRow,
  ): Promise<OrganizationWebhook> {
    await assertFits(trx, before, row)
    await rows.saveOrganizationWebhook(trx, row)
    if (row.isPaused > (before?.isPaused ?? 0)) await rows.stopDeliveries(trx, row.id)
    const shown = present(row)
    const hasNewSecret = before?.secret !== row.secret
    record({
      model: 'Alerts',
      action: before === undefined ? 'create' : 'update',
      data: { webhook: row.url, ...shown, hasNewSecret },
    })
    return shown
  }

  const update = (actor: Actor, id: string, changes: Changes): Promise<WithSecret> =>
    write(actor, 'system', async (writing) => {
      const { trx, at, unchanged } = writing
      const before = await found(trx, id)
      const secret = changes.newSecret ? newSecret() : null
      const { url = before.url, region = before.region } = changes
      const events = changes.events === undefined ? before.events : JSON.stringify(changes.events)
      const isPaused = changes.isPaused === undefined ? before.isPaused : changes.isPaused ? 1 : 0
      if (url !== before.url || secret !== null) assertProved(actor)
      const row: OrganizationWebhookRow = {
        ...{ ...before, url, region, events, isPaused },
        ...(secret !== null && { secret, secretSince: laterStamp(at, before.secretSince) }),
      }
      const after = { ...row, updatedAt: laterStamp(at, before.updatedAt) }
      const { expectedUpdatedAt } = changes
      const versions = { before: present(before), after: present(after), expectedUpdatedAt }
      if (changesOf(versions, 'webhook') === undefined) {
        unchanged()
        return { ...present(before), secret }
      }
      return { ...(await save(writing, before, after)), secret }
    })

  return {
    update,

    async list(actor: Actor): Promise<ListedWebhook[]> {
      const { on } = read(actor, 'system')
      const attempts = new Map((await rows.listAttempts(on)).map((row) => [row.webhookId, row]))
      return (await rows.listWebhooks(on)).map((row) => {
        const { lastAttemptAt = null, failedFrom, acceptedAt } = attempts.get(row.id) ?? {}
        // A delivery that was sent again may be older than the last accepted one.
        const failingSince = failedFrom ? [failedFrom, acceptedAt ?? ''].sort()[1] : null
        return { ...present(row), lastAttemptAt, failingSince: failingSince ?? null }
      })
    },

    /** The stored result has no secret, so repeating the request creates another one. */
    async create(actor: UserActor, draft: Draft): Promise<WithSecret> {
      assertMay(actor, 'system')
      assertProved(actor)
      const secret = newSecret()
      const outcome = { isNew: false }
      const made = await write(actor, 'system', async (writing) => {
        outcome.isNew = true
        const { trx, at } = writing
        if ((await rows.listWebhooks(trx)).length >= organizationWebhooksMax)
          throw badField('', 'too-many', { max: organizationWebhooksMax })
        return save(writing, undefined, {
          id: newId(),
          url: draft.url,
          secret,
          secretSince: at,
          events: JSON.stringify(draft.events),
          region: draft.region,
          isPaused: 0,
          madeBy: actor.email,
          ...{ createdAt: at, updatedAt: at },
        })
      })
      if (outcome.isNew) return { ...made, secret }
      const { once: _, ...asking } = actor
      return update(asking, made.id, { newSecret: true })
    },

    delete: (actor: Actor, id: string): Promise<OrganizationWebhook> =>
      write(actor, 'system', async ({ trx, record }) => {
        const row = await found(trx, id)
        await rows.deleteOrganizationWebhook(trx, id)
        record({ model: 'Alerts', action: 'delete', data: { webhook: row.url, ...present(row) } })
        return present(row)
      }),

    async listDeliveries(actor: Actor, id: string): Promise<WebhookDelivery[]> {
      const { on } = read(actor, 'system')
      await found(on, id)
      return (await rows.listDeliveries(on, id, stampOf(clock() - deliveriesKeptMs))).map(
        presentDelivery,
      )
    },

    test: (actor: Actor, id: string): Promise<WebhookDelivery> =>
      write(actor, 'system', async ({ trx, at, record }) => {
        const { url } = await found(trx, id)
        const body = JSON.stringify({ type: 'alert.test', timestamp: at, data: {} })
        const row = await add(trx, id, { event: 'alert.test', kind: null, body }, at)
        record({ model: 'Alerts', action: 'update', data: { webhook: url, test: row.id } })
        return presentDelivery(row)
      }),

    resend: (actor: Actor, id: string, deliveryId: string): Promise<WebhookDelivery> =>
      write(actor, 'system', async ({ trx, at, record }) => {
        const delivery = await rows.findDelivery(trx, deliveryId)
        if (delivery?.webhook.id !== id) throw notFound('delivery')
        await rows.updateDelivery(trx, deliveryId, { nextAt: at })
        await queue(trx, deliveryId)
        record({
          model: 'Alerts',
          action: 'update',
          data: { webhook: delivery.webhook.url, again: deliveryId },
        })
        return presentDelivery({ ...delivery.delivery, nextAt: at })
      }),

    /** Queues outages for the webhooks that want them, in the transaction that notifies people. */
    async notify(
      trx: Executor,
      outages: readonly OutageRow[],
      event: 'began' | 'ended',
      at: string,
    ): Promise<void> {
      const webhooks = (await rows.listWebhooks(trx)).filter(({ isPaused }) => isPaused === 0)
      if (webhooks.length === 0) return
      const ids = outages.flatMap(({ locationId }) => locationId ?? [])
      const gyms = await findLocations(trx, ids)
      for (const webhook of webhooks) {
        const { region } = webhook
        const reach = region === null ? 'all' : await listLocationIds(trx, region)
        // Without a location, it is about all of them.
        const isInReach = ({ locationId }: OutageRow) =>
          reach === 'all' || (locationId !== null && reach.has(locationId))
        for (const outage of outages)
          if (isWanted(eventsOf(webhook), outage) && isInReach(outage)) {
            const body = webhookBody(outage, gyms.get(outage.locationId ?? ''), event)
            await add(trx, webhook.id, { event: `alert.${event}`, kind: outage.kind, body }, at)
          }
      }
    },
  }
}
