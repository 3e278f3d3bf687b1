import { announcementKinds, announcementLimits, isLocalTime } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  entityFields,
  Id,
  identity,
  Language,
  line,
  QueryBoolean,
  ScreenRound,
  Stamp,
  stamps,
  writable,
} from './fields.ts'
import { problem } from './issues.ts'
import { outputSchemas, custom, changeSchemas, draftSchemas, list, plain, bool } from './shape.ts'

const { textLength, minutesMax } = announcementLimits
const locationsMax = 2_000

const AnnouncementText = line(textLength)
const Reading = z
  .string(problem('local-time'))
  .min(1, problem('required'))
  .refine((typed) => typed === '' || isLocalTime(typed), problem('local-time'))
const Places = z
  .array(Id)
  .max(locationsMax, problem('too-many', { max: locationsMax }))
  .transform((ids) => [...new Set(ids)].sort())

/** What is said and to whom, of bands and of what covers the wall. */
const contentFields = {
  /** What walls show whose language has no text of its own. */
  text: plain(AnnouncementText, z.string()),
  translations: list(
    z
      .array(z.strictObject({ language: Language, text: AnnouncementText }))
      .refine(
        (all) => new Set(all.map(({ language }) => language)).size === all.length,
        problem('language-twice'),
      ),
    [],
  ),
  /** Every gym, those that are added later among them. */
  isForAll: bool(false),
  /** Else these, as far as the reader may see them. */
  locationIds: custom(Places, z.array(Id), []),
}

/** It is said to somebody; this is told together with what else is wrong. */
const hasRecipients = z.refine<object>(
  (said: { isForAll?: unknown; locationIds?: unknown }) =>
    said.isForAll !== false || !Array.isArray(said.locationIds) || said.locationIds.length > 0,
  {
    path: ['locationIds'],
    error: problem('announcement-places'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

/** What callers write of an announcement in a band. */
export const announcementFields = {
  ...contentFields,
  /** By each gym's own clock; null: from when it was made. */
  from: plain(
    z.union([z.literal('').transform(() => null), Reading, z.null()], {
      error: problem('local-time'),
    }),
    z.string().nullable(),
    null,
  ),
  /** Null of what covers the wall, which ends everywhere at once. */
  until: plain(Reading, z.string().nullable()),
}

export const announcementStates = ['current', 'coming', 'over'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** Something that head office or a gym says to whoever stands before a wall. */
export const Announcement = z.object({
  ...identity,
  kind: z.enum(announcementKinds),
  ...outputSchemas(announcementFields),
  state: z.enum(announcementStates),
  /** The first and the last instant at which a gym shows it. */
  startsAt: Stamp,
  overAt: Stamp,
  withdrawnAt: Stamp.nullable(),
  /** How many gyms it is for, beside those that the reader may see. */
  gyms: z.int(),
  madeBy: z.string(),
  /** Whether the reader may change or withdraw it. */
  isYours: z.boolean(),
  ...stamps,
})
export type Announcement = z.infer<typeof Announcement>

const readOnly = [
  ...entityFields,
  'kind',
  'state',
  'startsAt',
  'overAt',
  'withdrawnAt',
  'gyms',
  'madeBy',
  'isYours',
] as const

export const AnnouncementDraft = writable(draftSchemas(announcementFields), readOnly, hasRecipients)
export type AnnouncementDraft = z.input<typeof AnnouncementDraft>

const FullScreenDraft = z
  .strictObject({
    kind: z.enum(['emergency', 'drill']),
    ...draftSchemas(contentFields),
    /** After so many minutes it ends by itself. */
    minutes: z.int().min(1).max(minutesMax),
  })
  .check(hasRecipients)
export type FullScreenDraft = z.input<typeof FullScreenDraft>

/** How far something would go: gyms, the displays linked there, and how many of these answer now. */
export const AnnouncementReach = z.object({
  gyms: z.int(),
  walls: z.int(),
  connected: z.int(),
})
export type AnnouncementReach = z.infer<typeof AnnouncementReach>

/** A wall that something was sent to, and when it had it on. */
export const AnnouncementScreen = z.object({
  ...identity,
  name: z.string(),
  round: ScreenRound,
  location: z.object({ ...identity, name: z.string() }),
  shownAt: Stamp.nullable(),
})
export type AnnouncementScreen = z.infer<typeof AnnouncementScreen>

/** Which walls showed it, and which did not: of the latter at most `listed`, of the former the last ones. */
export const AnnouncementScreens = z.object({
  walls: z.int(),
  shown: z.int(),
  /** From when it was sent until the last of them had it on, in milliseconds; null: none has. */
  lastAfterMs: z.number().nullable(),
  missing: z.array(AnnouncementScreen),
  latest: z.array(AnnouncementScreen),
})
export type AnnouncementScreens = z.infer<typeof AnnouncementScreens>

/** Of each list of `AnnouncementScreens` at most so many. */
export const announcementScreensMax = 200

/** What a wall is told to say, in its language and in UTC: heartbeats bring it while there is any. */
export const ScreenAnnouncement = z.object({
  id: z.string(),
  kind: z.enum(announcementKinds),
  text: z.string(),
  from: Stamp,
  until: Stamp,
})
export type ScreenAnnouncement = z.infer<typeof ScreenAnnouncement>

/** Two thousand location IDs, and the text in every language. */
const announcementBodyMax = 96 * 1024

export const announcementCalls = {
  listAnnouncements: call({
    method: 'GET',
    path: '/api/v1/announcements',
    may: 'announcements',
    summary: 'Announcements that are shown, that are to come, or that are over',
    query: z.strictObject({
      state: z.enum(announcementStates).default('current'),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    data: z.array(Announcement),
    isList: true,
  }),
  getAnnouncement: call({
    method: 'GET',
    path: '/api/v1/announcements/:id',
    may: 'announcements',
    summary: 'One announcement',
    params: byId,
    data: Announcement,
  }),
  createAnnouncement: call({
    method: 'POST',
    path: '/api/v1/announcements',
    may: 'announcements',
    summary: 'Has walls show a text in a band, from and until by the clock of each gym',
    body: AnnouncementDraft,
    data: Announcement,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: announcementBodyMax,
  }),
  sendFullScreen: call({
    method: 'POST',
    path: '/api/v1/announcements/whole-walls',
    may: 'announcements',
    summary:
      'Covers walls with a text at once, in an emergency or as a drill, after a step-up; it ends by itself',
    body: FullScreenDraft,
    data: Announcement,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: announcementBodyMax,
  }),
  updateAnnouncement: call({
    method: 'PUT',
    path: '/api/v1/announcements/:id',
    may: 'announcements',
    summary: 'Changes an announcement that is not over',
    params: byId,
    body: changes(
      { ...changeSchemas(announcementFields), expectedUpdatedAt: Stamp },
      readOnly,
      hasRecipients,
    ),
    data: Announcement,
    bodyMax: announcementBodyMax,
  }),
  withdrawAnnouncement: call({
    method: 'PUT',
    path: '/api/v1/announcements/:id/withdraw',
    may: 'announcements',
    summary: 'Takes an announcement off all walls at once',
    params: byId,
    data: Announcement,
  }),
  restoreAnnouncement: call({
    method: 'PUT',
    path: '/api/v1/announcements/:id/restore',
    may: 'announcements',
    summary: 'Undoes, within a minute, that an announcement in a band was withdrawn',
    params: byId,
    data: Announcement,
  }),
  getAnnouncementReach: call({
    method: 'GET',
    path: '/api/v1/announcements/reach',
    may: 'announcements',
    summary: 'How many walls something would be on: in all gyms, or in those named',
    query: z.strictObject({
      isForAll: QueryBoolean.default(false),
      /** Ids with commas between them. */
      locationIds: z
        .string()
        .default('')
        .transform((typed) => typed.split(',').filter((id) => id !== ''))
        .pipe(Places),
    }),
    data: AnnouncementReach,
  }),
  getAnnouncementScreens: call({
    method: 'GET',
    path: '/api/v1/announcements/:id/walls',
    may: 'announcements',
    summary: 'Which walls have shown what covers them, and when',
    params: byId,
    data: AnnouncementScreens,
  }),
  reportAnnouncementShown: call({
    method: 'POST',
    path: '/api/v1/screens/auth/announcements/:id/shown',
    may: 'screen',
    summary: 'A screen says since when it has shown what covers its wall',
    params: byId,
    body: z.strictObject({ shownAt: Stamp }),
    data: z.object({}),
  }),
}
