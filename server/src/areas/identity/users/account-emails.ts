import type { Executor } from '../../../platform/database/database.ts'
import type { UserRow } from '../../../platform/database/schema.ts'
import type { EmailContent, Mail } from '../../messaging/email/index.ts'
import { addresseeOf } from './user-rules.ts'
import { presentUser } from './users.presenter.ts'
import type { UserWithLocations } from './users.repository.ts'

interface AccountChange {
  readonly before: UserRow
  readonly after: UserWithLocations
  readonly hasNewPassword: boolean
  readonly at: string
  /** The IP address of an owner who made the change; null if someone else did. */
  readonly address: string | null
}

/**
 * Emails a new address or password to the old address as well as the new one: after a takeover, only
 * the old one still reaches the owner.
 */
export async function sendAccountEmails(
  mail: Pick<Mail, 'send'>,
  trx: Executor,
  { before, after, hasNewPassword, at, address }: AccountChange,
): Promise<void> {
  const emails: EmailContent[] = []
  if (before.email !== after.email)
    emails.push({
      kind: 'email-changed',
      oldEmail: before.email,
      newEmail: after.email,
      at,
      address,
    })
  if (hasNewPassword) emails.push({ kind: 'password-changed', email: after.email, at, address })
  const { language } = presentUser(after)
  for (const recipient of new Set([before.email, after.email]))
    for (const email of emails)
      await mail.send(trx, { to: { ...addresseeOf(after), email: recipient }, language, email })
}
