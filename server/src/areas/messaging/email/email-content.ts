import { z } from 'zod'
import { AlertLine, alertLinks, Summary } from './alert-email.ts'

/** Changes to a user's two-factor authentication. */
const factorChanges = [
  'passkey-added',
  'passkey-removed',
  'phone-added',
  'phone-removed',
  'recovery-codes',
  'reset',
  'reset-at-server',
] as const
export type FactorChange = (typeof factorChanges)[number]

/** The content of an email by kind: facts, which are then put into words per language. */
export const EmailContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('test') }),
  z.object({ kind: z.literal('alert'), lines: z.array(AlertLine), ...alertLinks }),
  z.object({ kind: z.literal('back'), lines: z.array(AlertLine), ...alertLinks }),
  z.object({ kind: z.literal('summary'), summary: Summary, ...alertLinks }),
  z.object({
    kind: z.literal('invitation'),
    firstName: z.string(),
    /** The inviting user's name; empty: the server. */
    inviter: z.string(),
    link: z.string(),
  }),
  z.object({ kind: z.literal('reset'), firstName: z.string(), link: z.string() }),
  z.object({
    kind: z.literal('password-changed'),
    email: z.string(),
    /** When, and from which IP address if the user did it. */
    at: z.string(),
    address: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('email-changed'),
    oldEmail: z.string(),
    newEmail: z.string(),
    at: z.string(),
    /** The IP address of an owner who made the change; null: someone else did. */
    address: z.string().nullable(),
  }),
  z.object({ kind: z.literal('second-factor-changed'), what: z.enum(factorChanges) }),
])
export type EmailContent = z.infer<typeof EmailContent>
