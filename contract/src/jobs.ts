import { consoleLanguages } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, Stamp } from './fields.ts'

/** What the server does by itself, later. */
export const jobKinds = [
  'mail',
  'reset',
  'webhook',
  'watch',
  'alerts',
  'summary',
  'workouts-tomorrow',
  'server-trouble',
  'uptime-sweep',
  'given-up',
  'removals',
  'bulk-sweep',
] as const
export type JobKindName = (typeof jobKinds)[number]

/** Why a job of the server was not done, of which there are sentences for people. */
export const jobProblems = [
  'unexpected',
  'mail-away',
  'mail-slow',
  'mail-log-in',
  'mail-refused',
  'mail-recipient',
  'webhook-away',
  'webhook-refused',
  'webhook-address',
] as const
export type JobProblemCode = (typeof jobProblems)[number]

/** A job that was not done when it was first tried. */
export const Job = z.object({
  id: Id,
  kind: z.enum(jobKinds),
  /** Whom or what it is for, such as an e-mail address; empty: that is plain. */
  about: z.string(),
  createdAt: Stamp,
  attempts: z.int(),
  problem: z.enum(jobProblems),
  /** When it is tried again; null: it was given up. */
  againAt: Stamp.nullable(),
})
export type Job = z.infer<typeof Job>

const JobsState = z.object({
  mail: z.object({
    isOn: z.boolean(),
    /** The address that letters are from. */
    from: z.string(),
  }),
  /** What waits, or is being done. */
  waiting: z.array(z.object({ kind: z.enum(jobKinds), count: z.int(), nextAt: Stamp })),
  /** What was not done when it was tried: at most a hundred, what was given up first. */
  troubled: z.array(Job),
  troubledCount: z.int(),
})
export type JobsState = z.infer<typeof JobsState>

export const jobCalls = {
  getJobs: call({
    method: 'GET',
    path: '/api/v1/system/jobs',
    may: 'system',
    summary: 'What the server has yet to do by itself, and what it could not do',
    data: JobsState,
  }),
  runJob: call({
    method: 'POST',
    path: '/api/v1/system/jobs/:id/run',
    may: 'system',
    summary: 'Has a job tried again at once, also one that was given up',
    params: byId,
    data: z.object({ id: Id }),
  }),
  sendTestMail: call({
    method: 'POST',
    path: '/api/v1/system/test-mail',
    may: 'system',
    summary: 'Sends a test mail to the caller',
    body: z.strictObject({ language: z.enum(consoleLanguages) }),
    data: z.object({ to: z.string() }),
  }),
}
