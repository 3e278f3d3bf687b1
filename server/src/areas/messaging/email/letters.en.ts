import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.en.ts'
import { momentIn } from './moment.ts'
import type { FactorChange, FrameWords, LetterWords } from './letter.ts'

const frame: FrameWords = {
  orOpen: 'If the button doesn’t work, open this link:',
  sentBy: (product) => `Sent by ${product}. This mailbox isn’t monitored.`,
}

/** What changed about an account, and what that means. */
const factorChange: Readonly<
  Record<FactorChange, readonly [change: (account: string) => string, meaning: string]>
> = {
  'passkey-added': [
    (account) => `A passkey was added to ${account}`,
    'It can now be used to sign in.',
  ],
  'passkey-removed': [
    (account) => `A passkey was removed from ${account}`,
    'It can no longer be used to sign in.',
  ],
  'phone-added': [
    (account) => `An authenticator app was added to ${account}`,
    'Its codes can now be used to sign in.',
  ],
  'phone-removed': [
    (account) => `The authenticator app was removed from ${account}`,
    'Its codes can no longer be used to sign in.',
  ],
  'recovery-codes': [
    (account) => `New recovery codes were created for ${account}`,
    'The previous codes no longer work.',
  ],
  reset: [
    (account) => `Two-factor authentication was removed from ${account}`,
    'A super-admin removed it and signed you out everywhere. Until you set it up again, your password is all it takes to sign in.',
  ],
  'reset-at-server': [
    (account) => `Two-factor authentication was removed from ${account}`,
    'Someone with access to the server removed it and created a password reset link. Until you set it up again, your password is all it takes to sign in.',
  ],
}

const letters: LetterWords = {
  'second-factor-changed': ({ what }, product) => {
    const [change, meaning] = factorChange[what]
    return {
      subject: change(`your ${product} account`),
      heading: change('your account'),
      paragraphs: [
        meaning,
        'If you didn’t expect this, change your password and contact a super-admin right away.',
      ],
    }
  },
  test: (_letter, product) => ({
    subject: `Test email from ${product}`,
    heading: 'Email works',
    paragraphs: [
      `You requested this test on the System page of ${product}.`,
      'Invitations, password reset links and alerts are sent the same way.',
    ],
  }),
  ...alertLetters(alerts),
  invitation: ({ firstName, inviter, link }, product) => ({
    subject:
      inviter === '' ? `You’re invited to ${product}` : `${inviter} invited you to ${product}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      inviter === ''
        ? `A ${product} account was created for you.`
        : `${inviter} created a ${product} account for you.`,
      'Choose a password to get started. The link expires in three days and works once.',
    ],
    button: { label: 'Choose a password', link },
    notes: ['Anyone with this link can set your password. Don’t share it.'],
  }),
  reset: ({ firstName, link }, product) => ({
    subject: `Reset your ${product} password`,
    heading: 'Reset your password',
    paragraphs: [
      `Hello ${firstName}, we received a request to reset your ${product} password.`,
      'The link expires in one hour and works once. Setting a new password signs you out everywhere else.',
    ],
    button: { label: 'Set a new password', link },
    notes: ['If this wasn’t you, you can ignore this email. Your password stays the same.'],
  }),
  'email-changed': ({ oldEmail, newEmail, at, address }, product) => ({
    subject: `Your ${product} email address was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      'From now on, sign in with your new email address.',
      'If you made or expected this change, you can ignore this email. If not, contact a super-admin of your franchise right away. They can restore your old address, sign you out everywhere and set a new password. Until then, password reset links go to the new address.',
    ],
    facts: [
      ['Old address', oldEmail],
      ['New address', newEmail],
      ['When', momentIn('en', at)],
      ...(address === null ? [] : [['IP address', address] as const]),
    ],
  }),
  'password-changed': ({ email, at, address }, product) => ({
    subject: `Your ${product} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'All other sessions were signed out.',
      'If you made or expected this change, you can ignore this email. If not, choose “Forgot password?” on the sign-in page to set a new one, and contact a super-admin of your franchise right away.',
    ],
    facts: [
      ['Account', email],
      ['When', momentIn('en', at)],
      ...(address === null ? [] : [['IP address', address] as const]),
    ],
  }),
}

export const en = { frame, letters }
