import {
  acknowledgementNoteLength,
  alertChannels,
  alertKinds,
  serverIssues,
} from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, changes, Id, identity, Link, Reference, Stamp, TimeZone } from './fields.ts'
import { problem } from './issues.ts'
import { UserLocation } from './users.ts'

/** A time of a day, such as `22:30`. */
const TimeOfDay = z
  .string(problem('time-of-day'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-of-day'))

const once = <T>(list: readonly T[]) => [...new Set(list)]

/** What a person chose: of what they are told, for which gyms, how and when. */
const chosen = {
  kinds: z.array(z.enum(alertKinds)).max(20).transform(once),
  channels: z.array(z.enum(alertChannels)).max(20).transform(once),
  /** The person's zone, by which quiet hours and the summary's hour count. */
  timeZone: TimeZone,
  /** From when until when mails and webhooks wait; null: never. */
  quietHours: z
    .strictObject({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { error: problem('quiet-hours-same'), path: ['to'] })
    .nullable(),
  /** At which hour the summary of the day before comes by mail; null: never. */
  summaryHour: z.int().min(0).max(23).nullable(),
}

/** An address of a person's own that is told by signed requests. */
const Webhook = z.object({
  url: z.string(),
  /** Since when its secret is the one that it is. */
  secretSince: Stamp,
})

export const AlertPreferences = z.object({
  ...chosen,
  kinds: z.array(z.enum(alertKinds)),
  channels: z.array(z.enum(alertChannels)),
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The gyms of which the person is told; null: of all that they may see. */
  locations: z.array(UserLocation).nullable(),
  /** Whether they are told of all because none of the gyms that they chose is theirs to see any more. */
  lostGyms: z.boolean(),
  webhook: Webhook.nullable(),
  /** Whether this is what everybody of the role is told unless they choose. */
  isDefault: z.boolean(),
  /** When it was chosen; 1970 where nobody did. */
  updatedAt: Stamp,
  /** Whether this installation sends mail. */
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

/** Why a webhook's address did not take what it was sent. */
export const webhookFailures = [
  'not-public',
  'redirected',
  'refused',
  'silent',
  'unreachable',
  'certificate',
] as const
export type WebhookFailure = (typeof webhookFailures)[number]

/** One line of the bell: an outage as one person was told of it. */
export const Notice = z.object({
  ...identity,
  kind: z.enum(alertKinds),
  /** The gym that it is about; null: all of them, or the server. */
  location: z.object({ _id: Id, id: Id, name: z.string(), timeZone: z.string() }).nullable(),
  /** The screens that are away or in trouble, those with the lowest rounds first, at most ten. */
  screens: z.array(z.object({ name: z.string(), round: z.int(), trouble: z.string().nullable() })),
  /** How many they are, of how many linked ones of the gym; or of all gyms that are away. */
  concerned: z.int(),
  linked: z.int(),
  /** How many gyms are away at once; 0 unless many are. */
  gyms: z.int(),
  /** The gym day without a workout, and its rounds; drafts are those of them that only want to be published. */
  day: z.iso.date().nullable(),
  rounds: z.array(z.int()),
  drafts: z.array(z.int()),
  /** Whether that day went by without one. */
  hasPassed: z.boolean(),
  trouble: z.enum(serverIssues).nullable(),
  /** Since when, and until when; null: it is so still. */
  since: Stamp,
  until: Stamp.nullable(),
  /** When the bell last said something of it. */
  at: Stamp,
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** Until when nobody is told of a gym, and who wanted it so, by e-mail. */
export const Mute = z.object({ until: Stamp, by: z.string() })
export type Mute = z.infer<typeof Mute>

/** A location's open outage, and who acknowledged it. */
export const LocationOutage = z.object({
  since: Stamp,
  /** `by` is an email address. Null if nobody acknowledged it, or if more went wrong since. */
  acknowledged: z.object({ at: Stamp, by: z.string(), note: z.string() }).nullable(),
})
export type LocationOutage = z.infer<typeof LocationOutage>

const muteable = { may: 'locations.update', params: byId } as const

export const alertCalls = {
  listAlerts: call({
    method: 'GET',
    path: '/api/v1/alerts',
    may: 'alerts',
    summary: 'What the caller’s bell says, the newest first, and how much of it is unread',
    data: z.object({ notices: z.array(Notice), unread: z.int() }),
  }),
  readAlerts: call({
    method: 'PUT',
    path: '/api/v1/alerts/read',
    may: 'alerts',
    summary:
      'Marks lines of the own bell as read: those named, or all that it said until an instant',
    body: z.strictObject({ ids: z.array(Id).max(100).optional(), until: Stamp.optional() }),
    data: z.object({ unread: z.int() }),
  }),
  getAlertPreferences: call({
    method: 'GET',
    path: '/api/v1/alerts/preferences',
    may: 'alerts',
    summary: 'Of what the caller is told, for which gyms, how and when',
    data: AlertPreferences,
  }),
  updateAlertPreferences: call({
    method: 'PUT',
    path: '/api/v1/alerts/preferences',
    may: 'alerts',
    summary: 'Chooses of what one is told, for which gyms (null: all), how and when',
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
      'Sets the own webhook’s address; a new secret, also when it is asked for, is told only in this answer',
    body: z.strictObject({ url: Link, newSecret: z.boolean().default(false) }),
    data: Webhook.extend({ secret: z.string().nullable() }),
  }),
  deleteWebhook: call({
    method: 'DELETE',
    path: '/api/v1/alerts/webhook',
    may: 'alerts',
    summary: 'Forgets the own webhook and its secret',
    data: AlertPreferences,
  }),
  testWebhook: call({
    method: 'POST',
    path: '/api/v1/alerts/webhook-test',
    may: 'alerts',
    summary: 'Sends the own webhook something to try it, and says how it was answered',
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
    summary: 'The open outage of a location and who acknowledged it; null: there is none',
    params: byId,
    data: LocationOutage.nullable(),
  }),
  acknowledgeOutage: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/outage/acknowledgement',
    may: 'locations.update',
    summary: 'Acknowledges the open outage of a location: nobody is alerted of it again',
    params: byId,
    body: z.strictObject({ note: z.string().trim().max(acknowledgementNoteLength).default('') }),
    data: LocationOutage,
  }),
  withdrawAcknowledgement: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id/outage/acknowledgement',
    may: 'locations.update',
    summary: 'Withdraws the acknowledgement of an open outage: it alerts again',
    params: byId,
    data: LocationOutage.nullable(),
  }),
  getLocationMute: call({
    method: 'GET',
    path: '/api/v1/locations/:id/mute',
    summary: 'Until when nobody is told of a location; null: it is not muted',
    ...muteable,
    may: 'locations.read',
    data: Mute.nullable(),
  }),
  muteLocation: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/mute',
    summary: 'Has nobody told of a location until an instant, at most 92 days ahead',
    ...muteable,
    body: z.strictObject({ until: Stamp }),
    data: Mute,
  }),
  unmuteLocation: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id/mute',
    summary: 'Has people told of a location again',
    ...muteable,
    data: z.null(),
  }),
}
