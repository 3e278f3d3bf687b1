import type { Executor } from '../../../platform/database/database.ts'
import type { FactorChange, Mail } from '../../messaging/email/index.ts'
import { findUser, presentUser } from '../users/index.ts'

export type { FactorChange } from '../../messaging/email/index.ts'

/** Emails a user about a change of their two-factor authentication. */
export type NotifyOfTwoFactor = (on: Executor, userId: string, what: FactorChange) => Promise<void>

export const createFactorEmails =
  (mail: Pick<Mail, 'send'>): NotifyOfTwoFactor =>
  async (on, userId, what) => {
    const user = await findUser(on, userId)
    if (user === undefined) return
    const { email, firstName, lastName } = user
    await mail.send(on, {
      to: { name: `${firstName} ${lastName}`, email },
      language: presentUser(user).language,
      email: { kind: 'second-factor-changed', what },
    })
  }
