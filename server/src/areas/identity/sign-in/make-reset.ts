import type { Write } from '../../../platform/audit/write.ts'
import type { AccountLinks } from '../account-links/index.ts'
import { findUserByEmail } from '../users/index.ts'

/** Creates a password reset link; undefined if no active user has this address. */
export async function makeReset(
  { trx, at, record, unchanged }: Write,
  links: Pick<AccountLinks, 'make'>,
  email: string,
  /** Where the request came from. */
  from: string,
) {
  const user = await findUserByEmail(trx, email)
  if (user?.isActive !== 1) {
    unchanged()
    return undefined
  }
  const link = await links.make(trx, user.id, 'reset', at)
  const data = { id: user.id, email, until: link.expiresAt, from }
  record({ model: 'User', action: 'reset', data })
  return { user, link }
}
