import type { ConsoleLanguage } from '@roundboard/domain'
import { emailsMessages } from '../../../platform/messages/emails.ts'
import { alertEmails } from './alert-email.ts'
import type { EmailText } from './email-text.ts'
import type { EmailContent } from './email-content.ts'
import { utcMomentIn } from './moment.ts'

/** When a change was made, and from which address, if known. */
const factsOf = (
  language: ConsoleLanguage,
  { at, address }: { readonly at: string; readonly address: string | null },
): readonly (readonly [string, string])[] => {
  const { when, ipAddress } = emailsMessages(language).facts
  const moment = [when, utcMomentIn(language, at)] as const
  return address === null ? [moment] : [moment, [ipAddress, address]]
}

/** Writes an email in a language. */
export function writeEmail(
  language: ConsoleLanguage,
  email: EmailContent,
  product: string,
): EmailText {
  const words = emailsMessages(language)
  switch (email.kind) {
    case 'test': {
      const { subject, heading, requested, sameWay } = words.test
      return {
        subject: subject({ product }),
        heading,
        paragraphs: [requested({ product }), sameWay],
      }
    }
    case 'alert':
      return alertEmails(language).alert(email)
    case 'back':
      return alertEmails(language).back(email)
    case 'summary':
      return alertEmails(language).summary(email)
    case 'invitation': {
      const { subject, subjectFrom, heading, created, createdBy, choose, button, note } =
        words.invitation
      const { firstName, inviter, link } = email
      const isFromServer = inviter === ''
      return {
        subject: isFromServer ? subject({ product }) : subjectFrom({ inviter, product }),
        heading: heading({ firstName }),
        paragraphs: [isFromServer ? created({ product }) : createdBy({ inviter, product }), choose],
        button: { label: button, link },
        notes: [note],
      }
    }
    case 'reset': {
      const { subject, heading, received, expires, button, note } = words.reset
      const { firstName, link } = email
      return {
        subject: subject({ product }),
        heading,
        paragraphs: [received({ firstName, product }), expires],
        button: { label: button, link },
        notes: [note],
      }
    }
    case 'email-changed': {
      const { subject, heading, signIn, unexpected } = words.emailChanged
      const { oldAddress, newAddress } = words.facts
      return {
        subject: subject({ product }),
        heading,
        paragraphs: [signIn, unexpected],
        facts: [
          [oldAddress, email.oldEmail],
          [newAddress, email.newEmail],
          ...factsOf(language, email),
        ],
      }
    }
    case 'password-changed': {
      const { subject, heading, signedOut, unexpected } = words.passwordChanged
      return {
        subject: subject({ product }),
        heading,
        paragraphs: [signedOut, unexpected],
        facts: [[words.facts.account, email.email], ...factsOf(language, email)],
      }
    }
    case 'second-factor-changed': {
      const { subject, heading, meaning } = words.twoFactor[email.what]
      return {
        subject: subject({ product }),
        heading,
        paragraphs: [meaning, words.twoFactorUnexpected],
      }
    }
  }
}
