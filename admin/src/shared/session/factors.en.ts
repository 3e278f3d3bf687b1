import type { PasskeyHindrance, PasskeyRefused } from './passkeys.ts'

export const en = {
  usePasskey: 'Use a passkey',
  or: 'or',
  code: 'Code from your app',
  codeHint: 'The six-digit code your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten codes you saved. Each works once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use a code from your app',
  usePassword: 'Use your password',
  typeIt: {
    password: 'Enter your password.',
    code: 'Enter the six-digit code.',
    recoveryCode: 'Enter one of your recovery codes.',
  },
  hindered: {
    'ip-address': 'Passkeys don’t work at an IP address. Open the console at its domain name.',
    'no-https': 'Passkeys need HTTPS, and this page was opened without it.',
    'no-support': 'This browser doesn’t support passkeys.',
    'other-host': 'Passkeys only work at the console’s main address.',
  } satisfies Record<PasskeyHindrance, string>,
  refused: {
    cancelled: 'No passkey was used. Try again or choose another method.',
    known: 'This device already has a passkey for your account.',
    'other-host': 'Passkeys only work at the console’s main address.',
    unable: 'This browser couldn’t use a passkey.',
  } satisfies Record<PasskeyRefused['why'], string>,
}
export type FactorWords = typeof en
