import { consoleLanguages } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, Stamp } from './fields.ts'

/** The kinds of background jobs. */
export const jobKinds = [
  'mail',
  'reset',
  'webhook',
  'organization-webhook',
  'watch',
  'alerts',
  'summary',
  'workouts-tomorrow',
  'server-trouble',
  'uptime-sweep',
  'box-sweep',
  'given-up',
  'removals',
  'bulk-sweep',
] as const
export type JobKindName = (typeof jobKinds)[number]

/** Why a background job failed; each has a sentence for people. */
export const jobProblems = [
  'unexpected',
  'overdue',
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

/** A background job that failed at least once. */
export const Job = z.object({
  id: Id,
  kind: z.enum(jobKinds),
  /** Who or what it is for, such as an email address; empty if there is only one such job. */
  about: z.string(),
  createdAt: Stamp,
  attempts: z.int(),
  problem: z.enum(jobProblems),
  /** When it is retried; null if it was given up. */
  againAt: Stamp.nullable(),
})
export type Job = z.infer<typeof Job>

const JobsState = z.object({
  mail: z.object({
    isOn: z.boolean(),
    /** The sender's address of emails. */
    from: z.string(),
  }),
  /** Queued and running jobs. */
  waiting: z.array(z.object({ kind: z.enum(jobKinds), count: z.int(), nextAt: Stamp })),
  /** Failed jobs: at most a hundred, those given up first. */
  troubled: z.array(Job),
  troubledCount: z.int(),
})
export type JobsState = z.infer<typeof JobsState>

export const jobCalls = {
  getJobs: call({
    method: 'GET',
    path: '/api/v1/system/jobs',
    may: 'system',
    summary: 'Queued and failed background jobs',
    data: JobsState,
  }),
  runJob: call({
    method: 'POST',
    path: '/api/v1/system/jobs/:id/run',
    may: 'system',
    summary: 'Retries a job right away, even if its last attempt has failed',
    params: byId,
    data: z.object({ id: Id }),
  }),
  sendTestMail: call({
    method: 'POST',
    path: '/api/v1/system/test-mail',
    may: 'system',
    summary: 'Sends a test email to the caller',
    body: z.strictObject({ language: z.enum(consoleLanguages) }),
    data: z.object({ to: z.string() }),
  }),
}
