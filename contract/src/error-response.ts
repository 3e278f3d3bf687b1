import { z } from 'zod'
import { errorCodes } from './error-codes.ts'
import { type IssueCode, issueCodes } from './issue-codes.ts'

/** What is wrong: a code of the closed list, and what its sentence is told. */
export const Problem = z.object({
  code: z.enum(issueCodes as [IssueCode, ...IssueCode[]]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Problem = z.infer<typeof Problem>

/** One thing wrong with what was sent: where (`routines.0.text`; empty: no one field), what, and that in English. */
export const Issue = z.object({ path: z.string(), ...Problem.shape, message: z.string() })
export type Issue = z.infer<typeof Issue>

/** What a browser is asked to have signed, as the standard writes it. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What is asked of somebody whose password was right and who has a second factor. */
export const FactorChallenge = z.object({
  token: z.string(),
  hasCode: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  passkey: PasskeyOptions.nullable(),
})
export type FactorChallenge = z.infer<typeof FactorChallenge>

/** What every refused call answers. */
export const ErrorResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(Issue).optional(),
  /** With `second-factor-wanted`: what is asked next. */
  challenge: FactorChallenge.optional(),
  requestId: z.string(),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>
