import type { JobKindName, JobProblemCode } from '@roundboard/contract'
import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Mail and jobs',
  why: 'What the server sends and does by itself. What fails is tried again for a day, ever more rarely.',
  what: 'mail and jobs',
  mailOn: 'Mail is on',
  mailFrom: (address: string) => `Letters come from ${address}.`,
  mailOff: 'Mail is off',
  mailOffWhy:
    'The server has no SMTP_URL. Invitations and new passwords show a link to hand over; alerts reach people in the bell and by webhook only, and summaries nobody.',
  sendTest: 'Send a test mail to me',
  testSent: (address: string) =>
    `A test mail to ${address} is on its way. If it cannot be sent, the reason is shown here.`,
  waits: 'Waiting',
  nextAt: (count: number, when: string) =>
    plural(count, { one: `#, due ${when}`, other: `#, the first due ${when}` }),
  kinds: {
    mail: 'Letters',
    webhook: 'Webhooks',
    watch: 'Watch over screens',
    alerts: 'Alerts',
    summary: 'Morning summary',
    reset: 'Links for a new password',
    'uptime-sweep': 'Forgetting old connections',
    'workouts-tomorrow': 'Look at tomorrow’s workouts',
    'server-trouble': 'Look at the server itself',
    'given-up': 'Forgetting what was given up',
    removals: 'Forgetting what was deleted',
    'bulk-sweep': 'Forgetting changes of many workouts',
  } satisfies Record<JobKindName, string>,
  failed: 'Not done',
  nothingFailed: 'All was done that was tried.',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  problems: {
    unexpected: 'Something unforeseen went wrong. The server’s log has it.',
    'mail-away': 'The mail server cannot be reached, or it broke the connection off.',
    'mail-slow': 'The mail server did not answer in time.',
    'mail-log-in': 'The mail server does not take the user name or password of SMTP_URL.',
    'mail-refused': 'The mail server took neither this sender nor this letter for now.',
    'mail-recipient': 'The mail server does not know this recipient.',
    'webhook-away': 'The webhook’s address cannot be reached, or did not answer in time.',
    'webhook-refused': 'The webhook’s address answered that it does not take this.',
    'webhook-address': 'The webhook’s address leads where the server must not send anything.',
  } satisfies Record<JobProblemCode, string>,
  givenUp: (tries: number) =>
    plural(tries, { one: 'Given up after # try', other: 'Given up after # tries' }),
  again: (tries: number, when: string) =>
    plural(tries, { one: `# try so far, again ${when}`, other: `# tries so far, again ${when}` }),
  run: 'Run again',
  runWhat: (kind: string, about: string) => `Run again: ${kind} ${about}`.trim(),
  running: 'It is tried again now.',
}
export type JobsWords = typeof en
