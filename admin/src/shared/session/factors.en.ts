import type { PasskeyHindrance, PasskeyRefused } from './passkeys.ts'

export const en = {
  usePasskey: 'Use a passkey',
  or: 'or',
  code: 'Code from your app',
  codeHint: 'The six digits that your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. Each works once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use a code from your app',
  usePassword: 'Use your password',
  typeIt: {
    password: 'Please type your password.',
    code: 'Please type the six digits.',
    recoveryCode: 'Please type one of your recovery codes.',
  },
  hindered: {
    'ip-address':
      'Passkeys need a name in the address of this page, and this one is an IP address.',
    'no-https': 'Passkeys need https, and this page came without it.',
    'no-support': 'This browser has no passkeys.',
    'other-host': 'Passkeys work at another address of this console.',
  } satisfies Record<PasskeyHindrance, string>,
  refused: {
    cancelled: 'No passkey was given. Try again, or take another way.',
    known: 'This device has a passkey for you already.',
    'other-host': 'Passkeys work at another address of this console.',
    unable: 'This browser could not use a passkey.',
  } satisfies Record<PasskeyRefused['why'], string>,
}
export type FactorWords = typeof en
