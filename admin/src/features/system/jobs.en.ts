import type { JobKindName, JobProblemCode } from '@roundboard/contract'
import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Email and background jobs',
  why: 'What the server sends and does in the background. Failed jobs are retried for a day, at growing intervals.',
  what: 'background jobs',
  mailOn: 'Email is on',
  mailFrom: (address: string) => `Emails are sent from ${address}.`,
  mailOff: 'Email is off',
  mailOffWhy:
    'To turn it on, set SMTP_URL. Until then, invitations and password resets show a link for you to share, alerts reach people only in the console and by webhook, and daily summaries aren’t sent.',
  sendTest: 'Send me a test email',
  testSent: (address: string) =>
    `Sending a test email to ${address}. If it fails, you’ll see the reason here.`,
  waits: 'Queued',
  nextAt: (count: number, when: string) =>
    plural(count, { one: `#, due ${when}`, other: `#, next due ${when}` }),
  kinds: {
    mail: 'Emails',
    webhook: 'Webhooks',
    watch: 'Monitor screens',
    alerts: 'Send alerts',
    summary: 'Daily summary',
    reset: 'Password reset links',
    'uptime-sweep': 'Delete old uptime data',
    'workouts-tomorrow': 'Check tomorrow’s workouts',
    'server-trouble': 'Check server health',
    'given-up': 'Delete failed jobs',
    removals: 'Purge deleted items',
    'bulk-sweep': 'Delete old bulk edits',
  } satisfies Record<JobKindName, string>,
  failed: 'Failed jobs',
  nothingFailed: 'No failed jobs.',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  problems: {
    unexpected: 'Something went wrong. See the server log.',
    'mail-away': 'Couldn’t connect to the mail server, or it closed the connection.',
    'mail-slow': 'The mail server timed out.',
    'mail-log-in': 'The mail server rejected the user name or password in SMTP_URL.',
    'mail-refused': 'The mail server is rejecting this sender or email for now.',
    'mail-recipient': 'The mail server doesn’t know this recipient.',
    'webhook-away': 'Couldn’t connect to the webhook URL, or it timed out.',
    'webhook-refused': 'The webhook rejected the request.',
    'webhook-address': 'The webhook URL points to an address the server isn’t allowed to reach.',
  } satisfies Record<JobProblemCode, string>,
  givenUp: (tries: number) =>
    plural(tries, { one: 'Failed after # attempt', other: 'Failed after # attempts' }),
  again: (tries: number, when: string) =>
    plural(tries, { one: `# attempt, next ${when}`, other: `# attempts, next ${when}` }),
  run: 'Retry',
  runWhat: (kind: string, about: string) => `Retry: ${kind} ${about}`.trim(),
  running: 'Retrying now.',
}
export type JobsWords = typeof en
