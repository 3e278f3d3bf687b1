import { alertKinds } from '@roundboard/domain'
import { z } from 'zod'
import { webhookFailures } from './alerts.ts'
import { call } from './call.ts'
import { byId, Id, identity, Link, Stamp, stamps } from './fields.ts'

/** The maximum number of the organization's webhooks. */
export const organizationWebhooksMax = 20

const chosen = {
  url: Link,
  /** The alerts that it gets, each when it begins and when it ends. */
  events: z
    .array(z.enum(alertKinds))
    .min(1)
    .max(20)
    .transform((given) => alertKinds.filter((kind) => given.includes(kind))),
  /** Limits it to the alerts of a region's locations, sub-regions included; null for no limit. */
  region: Id.nullable(),
}

/** An address that gets the organization's alerts as signed requests, whoever set it up. */
export const OrganizationWebhook = z.object({
  ...identity,
  url: z.string(),
  events: z.array(z.enum(alertKinds)),
  region: Id.nullable(),
  /** Whether alerts are skipped. Tests and redeliveries are sent anyway. */
  isPaused: z.boolean(),
  secretSince: Stamp,
  madeBy: z.string(),
  ...stamps,
})
export type OrganizationWebhook = z.infer<typeof OrganizationWebhook>

const ListedWebhook = OrganizationWebhook.extend({
  /** The last delivery attempt within seven days; null if there was none. */
  lastAttemptAt: Stamp.nullable(),
  /** Since when nothing was accepted; null if the last attempt was accepted, or if there was none. */
  failingSince: Stamp.nullable(),
})
export type ListedWebhook = z.infer<typeof ListedWebhook>

export const OrganizationWebhookDraft = z.strictObject({
  ...chosen,
  region: chosen.region.default(null),
})
export type OrganizationWebhookDraft = z.input<typeof OrganizationWebhookDraft>

export const OrganizationWebhookChanges = z.strictObject({
  ...z.object({ ...chosen, isPaused: z.boolean(), expectedUpdatedAt: Stamp }).partial().shape,
  newSecret: z.boolean().default(false),
})

/** A request to a webhook, and how its last attempt went. */
export const WebhookDelivery = z.object({
  ...identity,
  event: z.enum(['alert.began', 'alert.ended', 'alert.test']),
  /** Null for a test. */
  kind: z.enum(alertKinds).nullable(),
  attempts: z.int(),
  /** The last attempt; null if there was none. */
  attemptedAt: Stamp.nullable(),
  status: z.int().nullable(),
  /** Null if it was accepted, or not attempted. */
  why: z.enum(webhookFailures).nullable(),
  durationMs: z.int().nullable(),
  /** The first 200 characters of the response, as plain text. */
  excerpt: z.string(),
  /** When it is retried; null if it isn't. */
  nextAt: Stamp.nullable(),
  createdAt: Stamp,
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const WithSecret = OrganizationWebhook.extend({
  /** Null keeps the current one. */
  secret: z.string().nullable(),
})

export const organizationWebhookCalls = {
  listOrganizationWebhooks: call({
    method: 'GET',
    path: '/api/v1/webhooks',
    may: 'system',
    summary: 'The organization’s webhooks and their delivery status, without their secrets',
    data: z.array(ListedWebhook),
  }),
  createOrganizationWebhook: call({
    method: 'POST',
    path: '/api/v1/webhooks',
    may: 'system',
    summary: 'Adds a webhook; its secret is returned only here',
    body: OrganizationWebhookDraft,
    data: WithSecret,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateOrganizationWebhook: call({
    method: 'PUT',
    path: '/api/v1/webhooks/:id',
    may: 'system',
    summary: 'Changes or pauses a webhook; a new secret, on request, is returned only here',
    params: byId,
    body: OrganizationWebhookChanges,
    data: WithSecret,
  }),
  deleteOrganizationWebhook: call({
    method: 'DELETE',
    path: '/api/v1/webhooks/:id',
    may: 'system',
    summary: 'Deletes a webhook with its secret and deliveries',
    params: byId,
    data: OrganizationWebhook,
  }),
  testOrganizationWebhook: call({
    method: 'POST',
    path: '/api/v1/webhooks/:id/test',
    may: 'system',
    summary: 'Queues a test to a webhook',
    params: byId,
    data: WebhookDelivery,
    attempts: 'webhook-test',
  }),
  listWebhookDeliveries: call({
    method: 'GET',
    path: '/api/v1/webhooks/:id/deliveries',
    may: 'system',
    summary: 'The last 100 deliveries of a webhook within seven days, newest first',
    params: byId,
    data: z.array(WebhookDelivery),
  }),
  resendWebhookDelivery: call({
    method: 'POST',
    path: '/api/v1/webhooks/:id/deliveries/:delivery/again',
    may: 'system',
    summary: 'Queues a delivery again, with the same ID and body',
    params: z.strictObject({ id: Id, delivery: Id }),
    data: WebhookDelivery,
    attempts: 'webhook-test',
  }),
}
