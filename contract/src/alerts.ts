import {
  acknowledgementNoteLength,
  alertChannels,
  alertKinds,
  serverIssues,
} from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  Id,
  identity,
  Link,
  optionalText,
  Reference,
  Stamp,
  TimeZone,
} from './fields.ts'
import { problem } from './issues.ts'
import { UserLocation } from './users.ts'

/** A time of day, such as `22:30`. */
const TimeOfDay = z
  .string(problem('time-of-day'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-of-day'))

const once = <T>(list: readonly T[]) => [...new Set(list)]

/** A person's choices: which alerts, for which locations, how and when. */
const chosen = {
  kinds: z.array(z.enum(alertKinds)).max(20).transform(once),
  channels: z.array(z.enum(alertChannels)).max(20).transform(once),
  /** The person's time zone, for quiet hours and the summary's hour. */
  timeZone: TimeZone,
  /** When emails and webhooks are held; null for never. */
  quietHours: z
    .strictObject({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { error: problem('quiet-hours-same'), path: ['to'] })
    .nullable(),
  /** The hour at which the summary of the day before is emailed; null for never. */
  summaryHour: z.int().min(0).max(23).nullable(),
}

/** A person's own address that receives signed requests. */
const Webhook = z.object({
  url: z.string(),
  /** When its secret was created. */
  secretSince: Stamp,
})

export const AlertPreferences = z.object({
  ...chosen,
  kinds: z.array(z.enum(alertKinds)),
  channels: z.array(z.enum(alertChannels)),
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The locations whose alerts the person gets; null for all that they may see. */
  locations: z.array(UserLocation).nullable(),
  /** Whether they get alerts of all locations because they may no longer see any of the chosen ones. */
  lostGyms: z.boolean(),
  webhook: Webhook.nullable(),
  /** Whether these are the defaults of the role. */
  isDefault: z.boolean(),
  /** When it was last changed; 1970 for defaults. */
  updatedAt: Stamp,
  /** Whether this installation sends email. */
  isMailOn: z.boolean(),
})
export type AlertPreferences = z.infer<typeof AlertPreferences>

export const AlertChoice = changes(
  {
    ...chosen,
    locations: z.array(Reference).max(1000).transform(once).nullable(),
    expectedUpdatedAt: Stamp,
  },
  ['lostGyms', 'webhook', 'isDefault', 'isMailOn', 'updatedAt'],
)
export type AlertChoice = z.infer<typeof AlertChoice>

/** Why a webhook's address didn't accept a request. */
export const webhookFailures = [
  'not-public',
  'redirected',
  'refused',
  'silent',
  'unreachable',
  'certificate',
] as const
export type WebhookFailure = (typeof webhookFailures)[number]

/** A notification: an outage as one person was alerted to it. */
export const Notice = z.object({
  ...identity,
  kind: z.enum(alertKinds),
  /** The location that it is about; null if it is about all of them, or the server. */
  location: z.object({ _id: Id, id: Id, name: z.string(), timeZone: z.string() }).nullable(),
  /** The affected screens, by round, at most ten. */
  screens: z.array(z.object({ name: z.string(), round: z.int(), trouble: z.string().nullable() })),
  /** How many screens are affected, and how many are linked. If it is about all locations: how many locations are offline, and how many there are. */
  concerned: z.int(),
  linked: z.int(),
  /** How many locations are offline at once; 0 unless many are. */
  gyms: z.int(),
  /** The gym day without a workout, and its rounds; `drafts` are the rounds that have one. */
  day: z.iso.date().nullable(),
  rounds: z.array(z.int()),
  drafts: z.array(z.int()),
  /** Whether the day passed without a workout. */
  hasPassed: z.boolean(),
  trouble: z.enum(serverIssues).nullable(),
  /** When it began and ended; null while it is ongoing. */
  since: Stamp,
  until: Stamp.nullable(),
  /** When the notification last changed. */
  at: Stamp,
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** Until when a location is muted, and by whom (email). */
export const Mute = z.object({ until: Stamp, by: z.string() })
export type Mute = z.infer<typeof Mute>

/** A location's open outage, and who acknowledged it. */
export const LocationOutage = z.object({
  since: Stamp,
  /** `by` is an email address. Null if nobody acknowledged it, or if it got worse since. */
  acknowledged: z.object({ at: Stamp, by: z.string(), note: z.string() }).nullable(),
})
export type LocationOutage = z.infer<typeof LocationOutage>

const muteable = { may: 'locations.update', params: byId } as const

export const alertCalls = {
  listAlerts: call({
    method: 'GET',
    path: '/api/v1/alerts',
    may: 'alerts',
    summary: 'The caller’s notifications, newest first, with the number of unread ones',
    data: z.object({ notices: z.array(Notice), unread: z.int() }),
  }),
  readAlerts: call({
    method: 'PUT',
    path: '/api/v1/alerts/read',
    may: 'alerts',
    summary: 'Marks the caller’s notifications as read: the given ones, or all up to a given time',
    body: z.strictObject({ ids: z.array(Id).max(100).optional(), until: Stamp.optional() }),
    data: z.object({ unread: z.int() }),
  }),
  getAlertPreferences: call({
    method: 'GET',
    path: '/api/v1/alerts/preferences',
    may: 'alerts',
    summary: 'The caller’s notification settings: which alerts, for which locations, how and when',
    data: AlertPreferences,
  }),
  updateAlertPreferences: call({
    method: 'PUT',
    path: '/api/v1/alerts/preferences',
    may: 'alerts',
    summary: 'Changes the caller’s notification settings; null locations means all locations',
    body: AlertChoice,
    data: AlertPreferences,
    // A thousand location IDs.
    bodyMax: 64 * 1024,
  }),
  setWebhook: call({
    method: 'PUT',
    path: '/api/v1/alerts/webhook',
    may: 'alerts',
    summary:
      'Sets the URL of the caller’s webhook; a new secret, for a new webhook or on request, is returned only here',
    body: z.strictObject({
      url: Link,
      newSecret: z.boolean().default(false),
      /** The webhook that the change is based on; null if there was none. */
      expectedWebhook: Webhook.nullable().optional(),
    }),
    data: Webhook.extend({ secret: z.string().nullable() }),
  }),
  deleteWebhook: call({
    method: 'DELETE',
    path: '/api/v1/alerts/webhook',
    may: 'alerts',
    summary: 'Deletes the caller’s webhook and its secret',
    data: AlertPreferences,
  }),
  testWebhook: call({
    method: 'POST',
    path: '/api/v1/alerts/webhook-test',
    may: 'alerts',
    summary: 'Sends a test to the caller’s webhook and returns its response',
    data: z.object({
      isAccepted: z.boolean(),
      status: z.int().nullable(),
      why: z.enum(webhookFailures).nullable(),
    }),
    attempts: 'webhook-test',
  }),
  getLocationOutage: call({
    method: 'GET',
    path: '/api/v1/locations/:id/outage',
    may: 'locations.read',
    scope: 'uptime:read',
    summary: 'A location’s current outage and who acknowledged it, or null',
    params: byId,
    data: LocationOutage.nullable(),
  }),
  acknowledgeOutage: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/outage/acknowledgement',
    may: 'locations.update',
    summary: 'Acknowledges a location’s current outage, which stops its alerts',
    params: byId,
    body: z.strictObject({ note: optionalText(acknowledgementNoteLength).default('') }),
    data: LocationOutage,
  }),
  withdrawAcknowledgement: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id/outage/acknowledgement',
    may: 'locations.update',
    summary: 'Removes the acknowledgment of a location’s current outage, which resumes its alerts',
    params: byId,
    data: LocationOutage.nullable(),
  }),
  getLocationMute: call({
    method: 'GET',
    path: '/api/v1/locations/:id/mute',
    summary: 'When a location’s mute ends, or null if it isn’t muted',
    ...muteable,
    may: 'locations.read',
    scope: 'none',
    data: Mute.nullable(),
  }),
  muteLocation: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/mute',
    summary: 'Mutes a location’s alerts until a given time, at most 92 days ahead',
    ...muteable,
    body: z.strictObject({ until: Stamp }),
    data: Mute,
  }),
  unmuteLocation: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id/mute',
    summary: 'Unmutes a location’s alerts',
    ...muteable,
    data: z.null(),
  }),
}
