import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  profile: 'My Profile',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  readOnly: 'Super-admins change these details under Users.',
  account: 'Your account',
  alerts: 'Alerts',
  security: 'Security',
  sessions: 'Sessions',
  sessionsIntro: 'Is one of them not you? End it, then have a new password set.',
  sessionsHere: 'Where you are signed in',
  endOthers: 'End all others',
  sureEndOthers: 'End all your other sessions?',
  endOthersDetail: 'Those browsers have to sign in again. This one stays signed in.',
  endedOthers: (count: number) =>
    plural(count, { one: 'Ended # other session.', other: 'Ended # other sessions.' }),
}
export type ProfileWords = typeof en
