import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.en.ts'
import { momentIn } from './moment.ts'
import type { FactorChange, FrameWords, LetterWords } from './letter.ts'

const frame: FrameWords = {
  orOpen: 'If the button does not work, open this address:',
  sentBy: (product) => `Sent by ${product}. Nobody reads answers to this address.`,
}

const factorChange: Readonly<Record<FactorChange, string>> = {
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey was removed from your account.',
  'phone-added': 'An app of codes was set up for your account.',
  'phone-removed': 'The app of codes of your account was removed.',
  'recovery-codes':
    'New recovery codes were made for your account. The ones before no longer work.',
  reset:
    'A super-admin removed all second factors of your account and ended your sessions. Your password alone lets you in, until you set up a new one.',
  'reset-at-server':
    'Somebody with access to the server removed all second factors of your account, and made a link for a new password. Until you set up a new one, the password alone lets you in.',
}

const letters: LetterWords = {
  'second-factor-changed': ({ what }, product) => ({
    subject: `The second factor of your ${product} account was changed`,
    heading: 'Your second factor was changed',
    paragraphs: [
      factorChange[what],
      'If it was not you, tell a super-admin at once, and change your password.',
    ],
  }),
  test: (_letter, product) => ({
    subject: `A test mail of ${product}`,
    heading: 'Mail works',
    paragraphs: [
      `This is the test that you asked for on the System page of ${product}.`,
      'Invitations, links for a new password and alerts reach you the same way.',
    ],
  }),
  ...alertLetters(alerts),
  invitation: ({ firstName, inviter, link }, product) => ({
    subject: `Your invitation to ${product}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      inviter === ''
        ? `You have been given an account of ${product}.`
        : `${inviter} has given you an account of ${product}.`,
      'Choose your password, and you are in. The link is good for three days, and once.',
    ],
    button: { label: 'Choose your password', link },
    notes: ['Whoever has this link can set the password: please do not pass it on.'],
  }),
  reset: ({ firstName, link }, product) => ({
    subject: `A new password for ${product}`,
    heading: `Hello ${firstName}`,
    paragraphs: [
      `Somebody, hopefully you, has asked for a new password of your account of ${product}.`,
      'The link is good for an hour, and once. Setting a password ends your sessions everywhere.',
    ],
    button: { label: 'Set a new password', link },
    notes: ['If it was not you, there is nothing to do: your password stays as it is.'],
  }),
  'email-changed': ({ oldEmail, newEmail, at, address }, product) => ({
    subject: `Your ${product} email address was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      `The email address of your ${product} account was changed. From now on, log in with the new address.`,
      'If you made or expected this change, you can ignore this email. If not, contact a super-admin of your franchise right away. They can restore your old address, sign out all sessions and set a new password. Until they do, password reset links go to the new address.',
    ],
    facts: [
      ['Old address', oldEmail],
      ['New address', newEmail],
      ['When', momentIn('en', at)],
      ...(address === null ? [] : [['From', address] as const]),
    ],
  }),
  'password-changed': ({ email, at, address }, product) => ({
    subject: `Your password of ${product} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Your account of ${product} has a new password. Whoever was signed in by the old one is signed out.`,
      'If you know of it, there is nothing to do. If not, ask for another under “Forgot password?” now, and tell whoever manages the users of your franchise.',
    ],
    facts: [
      ['Account', email],
      ['When', momentIn('en', at)],
      ...(address === null ? [] : [['From', address] as const]),
    ],
  }),
}

export const en = { frame, letters }
