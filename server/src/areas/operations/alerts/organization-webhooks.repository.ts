import type { Executor } from '../../../platform/database/database.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import type {
  OrganizationWebhookRow,
  WebhookDeliveryRow,
} from '../../../platform/database/schema.ts'

const shownMost = 100

export const listWebhooks = (on: Executor): Promise<OrganizationWebhookRow[]> =>
  on.selectFrom('organizationWebhooks').selectAll().orderBy('createdAt').orderBy('id').execute()

export const findOrganizationWebhook = (
  on: Executor,
  id: string,
): Promise<OrganizationWebhookRow | undefined> =>
  on.selectFrom('organizationWebhooks').selectAll().where('id', '=', id).executeTakeFirst()

export const saveOrganizationWebhook = (on: Executor, row: OrganizationWebhookRow) =>
  saveRow(on, 'organizationWebhooks', row)

export const deleteOrganizationWebhook = (on: Executor, id: string) =>
  on.deleteFrom('organizationWebhooks').where('id', '=', id).execute()

export const listDeliveries = (
  on: Executor,
  webhookId: string,
  since: string,
): Promise<WebhookDeliveryRow[]> =>
  on
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMost)
    .execute()

/** Each webhook's last attempt, its last accepted one, and since when attempts have failed. */
export const listAttempts = (on: Executor) =>
  on
    .selectFrom('webhookDeliveries as delivery')
    .leftJoin(
      (from) =>
        from
          .selectFrom('webhookDeliveries')
          .select(({ fn }) => ['webhookId', fn.max('attemptedAt').as('at')])
          .where('why', 'is', null)
          .groupBy('webhookId')
          .as('accepted'),
      (join) => join.onRef('accepted.webhookId', '=', 'delivery.webhookId'),
    )
    .select(({ fn, ref, or, eb }) => [
      'delivery.webhookId',
      fn.max('delivery.attemptedAt').as('lastAttemptAt'),
      fn
        .min('delivery.createdAt')
        .filterWhere('delivery.why', 'is not', null)
        .filterWhere(
          or([eb('accepted.at', 'is', null), eb('delivery.attemptedAt', '>', ref('accepted.at'))]),
        )
        .as('failedFrom'),
      fn.max('accepted.at').as('acceptedAt'),
    ])
    .groupBy('delivery.webhookId')
    .execute()

/** A delivery with its webhook's address and secret. */
export async function findDelivery(on: Executor, id: string) {
  const delivery = await on
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (delivery === undefined) return undefined
  const webhook = await findOrganizationWebhook(on, delivery.webhookId)
  return webhook && { delivery, webhook }
}

export const insertDelivery = (on: Executor, row: WebhookDeliveryRow) =>
  on.insertInto('webhookDeliveries').values(row).execute()

export const updateDelivery = (on: Executor, id: string, changes: Partial<WebhookDeliveryRow>) =>
  on.updateTable('webhookDeliveries').set(changes).where('id', '=', id).execute()

/** Records an attempt. Keeps a change of `nextAt` that was made in the meantime. */
export const noteAttempt = (
  on: Executor,
  { id, nextAt: readNextAt }: WebhookDeliveryRow,
  { nextAt, ...attempt }: Partial<WebhookDeliveryRow> & Pick<WebhookDeliveryRow, 'nextAt'>,
) =>
  on
    .updateTable('webhookDeliveries')
    .set(({ ref, eb, case: when }) => ({
      ...attempt,
      nextAt: when()
        .when(eb('nextAt', '=', readNextAt))
        .then(nextAt)
        .else(ref('nextAt'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()

/** Cancels the waiting alerts of a webhook, but not its tests. */
export const stopDeliveries = (on: Executor, webhookId: string) =>
  on
    .updateTable('webhookDeliveries')
    .set({ nextAt: null })
    .where('webhookId', '=', webhookId)
    .where('event', '!=', 'alert.test')
    .execute()

export const deleteDeliveriesBefore = (on: Executor, before: string) =>
  on.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute()
