import type { AlertPreferences, ListedWebhook, Notice, WebhookDelivery } from '@roundboard/contract'
import { idOf } from './fixtures.ts'

/** A location that has been offline since 9:05 in New York. */
export const aNotice = (number = 1, given: Partial<Notice> = {}): Notice => ({
  _id: idOf(8000 + number),
  id: idOf(8000 + number),
  kind: 'location-away',
  location: {
    _id: idOf(500 + number),
    id: idOf(500 + number),
    name: `Gym ${String(number)}`,
    timeZone: 'America/New_York',
  },
  screens: [],
  concerned: 10,
  linked: 10,
  gyms: 0,
  day: null,
  rounds: [],
  drafts: [],
  hasPassed: false,
  trouble: null,
  since: '2026-11-22T02:05:00.000Z',
  until: null,
  at: '2026-11-22T02:10:00.000Z',
  isRead: false,
  ...given,
})

/** A role's default notification settings. */
export const aChoice = (given: Partial<AlertPreferences> = {}): AlertPreferences => ({
  kinds: ['location-away', 'screen-away', 'screen-trouble'],
  channels: ['email', 'bell'],
  timeZone: 'America/New_York',
  quietHours: null,
  summaryHour: null,
  locations: null,
  lostGyms: false,
  webhook: null,
  isDefault: true,
  updatedAt: '1970-01-01T00:00:00.000Z',
  isMailOn: true,
  ...given,
})

/** A webhook of the organization whose deliveries are accepted. */
export const anOrganizationWebhook = (
  number = 1,
  given: Partial<ListedWebhook> = {},
): ListedWebhook => ({
  _id: idOf(8100 + number),
  id: idOf(8100 + number),
  url: `https://hooks-${String(number)}.example.test/in`,
  events: ['location-away'],
  region: null,
  isPaused: false,
  secretSince: '2026-11-20T10:00:00.000Z',
  madeBy: 'root@example.com',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  lastAttemptAt: '2026-11-21T10:00:00.000Z',
  failingSince: null,
  ...given,
})

/** An accepted delivery. */
export const aDelivery = (number = 1, given: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  _id: idOf(8200 + number),
  id: idOf(8200 + number),
  event: 'alert.began',
  kind: 'location-away',
  attempts: 1,
  attemptedAt: '2026-11-21T10:00:00.000Z',
  status: 204,
  why: null,
  durationMs: 84,
  excerpt: '',
  nextAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...given,
})
