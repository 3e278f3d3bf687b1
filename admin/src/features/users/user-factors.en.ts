import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Second factor',
  what: 'the second factor',
  none: 'None',
  noneRequired: 'None, and the role must have one: nothing else opens until it is set up.',
  has: 'Set up',
  passkeys: (count: number) => plural(count, { one: '# passkey', other: '# passkeys' }),
  phone: 'authenticator app',
  codes: (count: number) =>
    plural(count, { one: '# recovery code left', other: '# recovery codes left' }),
  reset: 'Remove all',
  resetWhy:
    'For somebody who has lost their phone, their passkeys and their recovery codes. Make sure by a way other than mail that it is they who ask.',
  sureReset: (name: string) => `Remove all second factors of ${name}?`,
  resetDetail:
    'Passkeys, the authenticator app and recovery codes end, and so do their sessions. Their password alone lets them in. They are told by mail.',
  wasReset: (name: string) => `${name} has no second factor any more.`,
  own: 'Yours are on your own page:',
  toOwn: 'Security',
}
export type UserFactorWords = typeof en
