import { announcementKinds, announcementLimits, isLocalTime, limits } from '@roundboard/domain'
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
  Tag,
  writable,
} from './fields.ts'
import { problem } from './issues.ts'
import { outputSchemas, custom, changeSchemas, draftSchemas, list, plain, bool } from './shape.ts'

const { textLength, minutesMax } = announcementLimits
const locationsMax = 2_000
const regionsMax = 100

const AnnouncementText = line(textLength)
const Reading = z
  .string(problem('local-time'))
  .min(1, problem('required'))
  .refine((typed) => typed === '' || isLocalTime(typed), problem('local-time'))
const Places = z
  .array(Id)
  .max(locationsMax, problem('too-many', { max: locationsMax }))
  .transform((ids) => [...new Set(ids)].sort())
const Regions = z.array(Id).max(regionsMax, problem('too-many', { max: regionsMax }))
const Tags = z
  .array(Tag)
  .max(limits.tagsPerLocation, problem('too-many', { max: limits.tagsPerLocation }))

/** The text and recipients of banners and full-screen announcements. */
const contentFields = {
  /** Shown on screens whose language has no translation. */
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
  /** All locations, including those added later. */
  isForAll: bool(false),
  /** Otherwise these, limited to the ones that the reader may see. */
  locationIds: custom(Places, z.array(Id), []),
  /** And the locations that are in one of these regions, or have one of these tags, at that moment. */
  regions: list(Regions, []),
  tags: list(Tags, []),
}

/** Requires recipients. Reported together with other problems. */
const hasRecipients = z.refine<object>(
  (places: { isForAll?: unknown; locationIds?: unknown; regions?: unknown; tags?: unknown }) =>
    places.isForAll !== false ||
    ![places.locationIds, places.regions, places.tags].every(
      (chosen) => Array.isArray(chosen) && chosen.length === 0,
    ),
  {
    path: ['locationIds'],
    error: problem('announcement-places'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

/** The fields of a banner that callers write. */
export const announcementFields = {
  ...contentFields,
  /** In each location's local time; null for the time when it was created. */
  from: plain(
    z.union([z.literal('').transform(() => null), Reading, z.null()], {
      error: problem('local-time'),
    }),
    z.string().nullable(),
    null,
  ),
  /** Null for full-screen announcements, which end at the same moment everywhere. */
  until: plain(Reading, z.string().nullable()),
}

export const announcementStates = ['current', 'coming', 'over'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** An announcement of head office or a location on screens. */
export const Announcement = z.object({
  ...identity,
  kind: z.enum(announcementKinds),
  ...outputSchemas(announcementFields),
  state: z.enum(announcementStates),
  /** The first and the last instant at which a location shows it. */
  startsAt: Stamp,
  overAt: Stamp,
  withdrawnAt: Stamp.nullable(),
  /** How many locations it is for, including those that the reader may not see. */
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
    /** It ends after this many minutes. */
    minutes: z.int().min(1).max(minutesMax),
  })
  .check(hasRecipients)
export type FullScreenDraft = z.input<typeof FullScreenDraft>

/** What an announcement would reach: locations, their linked screens, and how many of those are online. */
export const AnnouncementReach = z.object({
  gyms: z.int(),
  walls: z.int(),
  connected: z.int(),
})
export type AnnouncementReach = z.infer<typeof AnnouncementReach>

/** A screen that an announcement was sent to, and when it was shown. */
export const AnnouncementScreen = z.object({
  ...identity,
  name: z.string(),
  round: ScreenRound,
  location: z.object({ ...identity, name: z.string() }),
  shownAt: Stamp.nullable(),
})
export type AnnouncementScreen = z.infer<typeof AnnouncementScreen>

/** The screens that showed it and those that didn't: at most `announcementScreensMax` each, the ones that showed it last first. */
export const AnnouncementScreens = z.object({
  walls: z.int(),
  shown: z.int(),
  /** From when it was sent until the last screen showed it, in milliseconds; null if none has. */
  lastAfterMs: z.number().nullable(),
  missing: z.array(AnnouncementScreen),
  latest: z.array(AnnouncementScreen),
})
export type AnnouncementScreens = z.infer<typeof AnnouncementScreens>

/** The most entries in each list of `AnnouncementScreens`. */
export const announcementScreensMax = 200

/** An announcement as a screen gets it with its heartbeats, in its language and in UTC. */
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
    scope: 'announcements:write',
    summary: 'Current, upcoming or past announcements',
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
    scope: 'announcements:write',
    summary: 'One announcement',
    params: byId,
    data: Announcement,
  }),
  createAnnouncement: call({
    method: 'POST',
    path: '/api/v1/announcements',
    may: 'announcements',
    scope: 'announcements:write',
    summary: 'Adds a banner that starts and ends at a given local time in each location',
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
    scope: 'none',
    summary:
      'Shows an emergency or drill message full screen right away, for a limited time; requires a step-up',
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
    scope: 'announcements:write',
    summary: 'Changes an announcement that hasn’t ended',
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
    scope: 'announcements:write',
    summary: 'Withdraws an announcement from all screens right away',
    params: byId,
    data: Announcement,
  }),
  restoreAnnouncement: call({
    method: 'PUT',
    path: '/api/v1/announcements/:id/restore',
    may: 'announcements',
    scope: 'announcements:write',
    summary: 'Restores a banner within a minute of its withdrawal',
    params: byId,
    data: Announcement,
  }),
  getAnnouncementReach: call({
    method: 'GET',
    path: '/api/v1/announcements/reach',
    may: 'announcements',
    scope: 'announcements:write',
    summary:
      'The number of screens an announcement would reach, at all locations or those given by ID, region or tag',
    query: z.strictObject({
      isForAll: QueryBoolean.default(false),
      /** IDs, separated by commas. */
      locationIds: z
        .string()
        .default('')
        .transform((typed) => typed.split(',').filter((id) => id !== ''))
        .pipe(Places),
      /** IDs, separated by commas. */
      regions: z
        .string()
        .default('')
        .transform((typed) => typed.split(',').filter((id) => id !== ''))
        .pipe(Regions),
      /** Separated by line breaks, as a tag may contain commas. */
      tags: z
        .string()
        .default('')
        .transform((typed) => typed.split('\n').filter((tag) => tag !== ''))
        .pipe(Tags),
    }),
    data: AnnouncementReach,
  }),
  getAnnouncementScreens: call({
    method: 'GET',
    path: '/api/v1/announcements/:id/walls',
    may: 'announcements',
    scope: 'announcements:write',
    summary: 'Which screens have shown a full-screen announcement, and when',
    params: byId,
    data: AnnouncementScreens,
  }),
  reportAnnouncementShown: call({
    method: 'POST',
    path: '/api/v1/screens/auth/announcements/:id/shown',
    may: 'screen',
    summary: 'Reports when the calling screen started showing a full-screen announcement',
    params: byId,
    body: z.strictObject({ shownAt: Stamp }),
    data: z.object({}),
  }),
}
