import { z } from 'zod'
import { Token } from './auth.ts'
import { call } from './call.ts'
import { Email, NewPassword, Stamp } from './fields.ts'

/** What an emailed link is for: setting the first password, or a new one. */
export const linkPurposes = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** The console's address for such a link. The token is in the fragment, which browsers don't send to servers. */
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

// In the body, as proxies log the address of every request.
const token = z.string().max(128)

export const accountLinkCalls = {
  requestReset: call({
    method: 'POST',
    path: '/api/v1/auth/reset-requests',
    may: 'public',
    summary: 'Emails a password reset link; the response is the same if the account doesn’t exist',
    body: z.strictObject({ email: Email }),
    // Whether this installation sends email.
    data: z.object({ hasMail: z.boolean() }),
    attempts: 'reset-request',
  }),
  getAccountLink: call({
    method: 'POST',
    path: '/api/v1/auth/links',
    may: 'public',
    summary: 'The user whose password an emailed link sets; rejected if the link has expired',
    body: z.strictObject({ token }),
    data: AccountLink,
    attempts: 'account-link',
  }),
  useAccountLink: call({
    method: 'PUT',
    path: '/api/v1/auth/links',
    may: 'public',
    summary: 'Sets the password with an emailed link, ends all sessions and signs in',
    body: z.strictObject({ token, password: NewPassword }),
    data: Token,
    attempts: 'account-link',
    startsSession: true,
  }),
}
