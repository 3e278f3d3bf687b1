import { z } from 'zod'
import { Token } from './auth.ts'
import { call } from './call.ts'
import { Email, NewPassword, Stamp } from './fields.ts'

/** What the link of a mail is for: the first password, or a new one. */
export const linkPurposes = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Where the console opens such a link; its token is in the fragment, which browsers send to nobody. */
export const accountLinkPath = (purpose: LinkPurpose, token: string): string =>
  `/${purpose}#${token}`

/** Whose password a link sets, and until when. */
export const AccountLink = z.object({
  purpose: z.enum(linkPurposes),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  expiresAt: Stamp,
})
export type AccountLink = z.infer<typeof AccountLink>

// In the body: proxies log the address of every request.
const token = z.string().max(128)

export const accountLinkCalls = {
  requestReset: call({
    method: 'POST',
    path: '/api/v1/auth/reset-requests',
    may: 'public',
    summary:
      'Asks for a mail with a link to set a new password; answered the same whether there is such a user or not',
    body: z.strictObject({ email: Email }),
    // Whether this installation sends mails at all.
    data: z.object({ hasMail: z.boolean() }),
    attempts: 'reset-request',
  }),
  getAccountLink: call({
    method: 'POST',
    path: '/api/v1/auth/links',
    may: 'public',
    summary: 'Whose password a link of a mail sets; refused when the link is over',
    body: z.strictObject({ token }),
    data: AccountLink,
    attempts: 'account-link',
  }),
  useAccountLink: call({
    method: 'PUT',
    path: '/api/v1/auth/links',
    may: 'public',
    summary: 'Sets the password by the link of a mail, once, ends all sessions and logs in',
    body: z.strictObject({ token, password: NewPassword }),
    data: Token,
    attempts: 'account-link',
    startsSession: true,
  }),
}
