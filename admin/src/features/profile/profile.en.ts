import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  profile: 'My Profile',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  readOnly: 'Only super-admins can change these details, on the Users page.',
  account: 'Your account',
  alerts: 'Alerts',
  security: 'Security',
  sessions: 'Sessions',
  sessionsIntro: 'Don’t recognize a session? End it, then reset your password.',
  sessionsHere: 'Active sessions',
  endOthers: 'End all other sessions',
  sureEndOthers: 'End all your other sessions?',
  endOthersDetail: 'Those browsers will have to sign in again. You stay signed in here.',
  endedOthers: (count: number) =>
    plural(count, { one: 'Ended # other session.', other: 'Ended # other sessions.' }),
}
export type ProfileWords = typeof en
