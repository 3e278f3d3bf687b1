import { type HistoryKind, historyKinds, limits } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, Stamp } from './fields.ts'
import { OfflineCause } from './uptime.ts'

export const historyEvents = [
  'offline',
  'added',
  'linked',
  'unlinked',
  'swapped',
  'moved',
  'started',
  'build',
  'refresh',
  'hard-refresh',
  'changed',
  'scheduled',
] as const
export type HistoryEventName = (typeof historyEvents)[number]

/** The kind that each event is filtered by. */
export const historyEventKinds = {
  offline: 'offline',
  added: 'link',
  linked: 'link',
  unlinked: 'link',
  swapped: 'link',
  moved: 'link',
  started: 'software',
  build: 'software',
  refresh: 'command',
  'hard-refresh': 'command',
  changed: 'change',
  scheduled: 'workout',
} as const satisfies Record<HistoryEventName, HistoryKind>

export const HistoryEvent = z.object({
  at: Stamp,
  event: z.enum(historyEvents),
  /** When an outage ended; null while it is ongoing, and for events that happen in a moment. */
  until: Stamp.nullable(),
  /** The likely cause of an outage. */
  cause: OfflineCause.nullable(),
  /** The build, the scheduled workout, or the screen that it swapped devices with. */
  about: z.string(),
  /** Who did it, for those who may read the log. */
  by: z.string().nullable(),
})
export type HistoryEvent = z.infer<typeof HistoryEvent>

export const screenHistoryCalls = {
  getScreenHistory: call({
    method: 'GET',
    path: '/api/v1/screens/:id/history',
    may: 'screens.read',
    scope: 'screens:read',
    summary:
      'What happened to a screen during the last 90 days, newest first: outages during opening hours, its link, software, commands, changes, and the workouts that were scheduled for its round',
    params: byId,
    query: z.strictObject({
      kind: z.enum(historyKinds).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    data: z.array(HistoryEvent),
    isList: true,
  }),
}
