import { z } from 'zod'
import { errorCodes } from './error-codes.ts'
import { FactorChallenge } from './factor-challenge.ts'
import { Issue } from './issue-schemas.ts'

/** What every refused call answers. */
export const ErrorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(Issue).optional(),
  /** With `second-factor-wanted`: what is asked next. */
  challenge: FactorChallenge.optional(),
  requestId: z.string(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
