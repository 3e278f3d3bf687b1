import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Two-factor authentication',
  what: 'two-factor authentication',
  none: 'Not set up',
  noneRequired: 'Not set up, but required for this role. Nothing else opens until it is.',
  has: 'Set up',
  passkeys: (count: number) => plural(count, { one: '# passkey', other: '# passkeys' }),
  phone: 'authenticator app',
  codes: (count: number) =>
    plural(count, { one: '# recovery code left', other: '# recovery codes left' }),
  reset: 'Reset',
  resetWhy:
    'For someone who lost their phone, passkeys and recovery codes. First confirm who they are by a means other than email.',
  sureReset: (name: string) => `Reset two-factor authentication for ${name}?`,
  resetDetail:
    'Their passkeys, authenticator app and recovery codes stop working, and they’re signed out everywhere. They can then sign in with just their password. An email lets them know.',
  wasReset: (name: string) => `Two-factor authentication reset for ${name}.`,
  own: 'Manage yours on your own page:',
  toOwn: 'Security',
}
export type UserFactorWords = typeof en
