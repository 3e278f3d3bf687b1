import type { AlertPreferences, Notice } from '@roundboard/contract'
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
