import { z } from 'zod'
import { errorCodes } from './error-codes.ts'
import { type IssueCode, issueCodes } from './issue-codes.ts'

/** A problem: a code of the closed list, and the parameters of its sentence. */
export const Problem = z.object({
  code: z.enum(issueCodes as [IssueCode, ...IssueCode[]]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Problem = z.infer<typeof Problem>

/** A problem in a request: where (`routines.0.text`; empty if it isn't about one field), what, and its English sentence. */
export const Issue = z.object({ path: z.string(), ...Problem.shape, message: z.string() })
export type Issue = z.infer<typeof Issue>

/** WebAuthn options for the browser, as the standard defines them. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What someone with a second factor must provide after the correct password. */
export const FactorChallenge = z.object({
  token: z.string(),
  hasCode: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  passkey: PasskeyOptions.nullable(),
})
export type FactorChallenge = z.infer<typeof FactorChallenge>

/** The response to every refused call. */
export const ErrorResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(Issue).optional(),
  /** With `second-factor-wanted`: what to provide next. */
  challenge: FactorChallenge.optional(),
  requestId: z.string(),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>
