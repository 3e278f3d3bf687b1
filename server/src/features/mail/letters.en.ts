import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.en.ts'
import type { FrameWords, LetterWords } from './letter.ts'

export const frame: FrameWords = {
  orOpen: 'If the button does not work, open this address:',
  sentBy: (product) => `Sent by ${product}. Nobody reads answers to this address.`,
}

export const letters: LetterWords = {
  test: (_letter, product) => ({
    subject: `A test mail of ${product}`,
    heading: 'Mail works',
    paragraphs: [
      `This is the test that you asked for on the System page of ${product}.`,
      'Invitations, links for a new password and alerts reach you the same way.',
    ],
  }),
  ...alertLetters(alerts),
}
