import { z } from 'zod'
import { call } from './call.ts'
import { Id, identity, listQuery, Search, Stamp, TypedPassword } from './fields.ts'
import { problem } from './issues.ts'

export const logModels = [
  'User',
  'Session',
  'ApiKey',
  'Location',
  'Screen',
  'RemotePass',
  'Region',
  'Round',
  'Workout',
  'Template',
  'WeekTemplate',
  'Calendar',
  'Announcement',
  'Alerts',
  'Mute',
  'Acknowledgement',
  'Release',
  'Exercise',
  'Media',
  'Build',
  'Log',
  'System',
] as const
export type LogModel = (typeof logModels)[number]

export const logActions = [
  'create',
  'update',
  'delete',
  'restore',
  'link',
  'unlink',
  'invite',
  'reset',
  'log-in',
  'log-out',
  'refused',
  'export',
  'clean-up',
] as const
export type LogAction = (typeof logActions)[number]

export const Log = z.object({
  ...identity,
  date: Stamp,
  model: z.enum(logModels),
  action: z.enum(logActions),
  modifiedBy: z.string(),
  userId: Id.nullable(),
  data: z.record(z.string(), z.unknown()),
})
export type Log = z.infer<typeof Log>

const LogFilter = {
  model: z.enum(logModels).optional(),
  action: z.enum(logActions).optional(),
  userId: Id.optional(),
  modifiedBy: Search,
  from: Stamp.optional(),
  to: Stamp.optional(),
}

/** The word to type for cleaning up the log. */
export const cleanupWord = 'CLEANUP'

const Deleted = z.object({ deleted: z.int() })

export const logCalls = {
  listLogs: call({
    method: 'GET',
    path: '/api/v2/logs',
    may: 'logs',
    summary:
      'Log entries, newest first by default; modifiedBy searches the newest 100,000 entries up to `to`',
    query: listQuery(['date'], LogFilter),
    data: z.array(Log),
    isList: true,
  }),
  deleteLogs: call({
    method: 'DELETE',
    path: '/api/v2/logs',
    may: 'logs',
    summary: 'Deletes all log entries; requires the caller’s password',
    body: z.strictObject({ password: TypedPassword.optional() }),
    data: Deleted,
    attempts: 'typed-password',
  }),
  cleanUpLogs: call({
    method: 'POST',
    path: '/api/v2/logs/cleanup',
    may: 'logs',
    summary: `Deletes log entries older than a number of days; requires the word ${cleanupWord} and the caller’s password`,
    body: z.strictObject({
      word: z.literal(cleanupWord, problem('type-word', { word: cleanupWord })),
      days: z.int().min(1).max(3650).default(90),
      password: TypedPassword.optional(),
    }),
    data: Deleted,
    attempts: 'typed-password',
  }),
}
