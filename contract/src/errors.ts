import { z } from 'zod'
import { errorCodes } from './error-codes.ts'

/** One thing wrong with what was sent: where (`routines.0.text`), and what would be right. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

export const ErrorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(Issue).optional(),
  requestId: z.string(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>

/** The specification's sentences that the server itself says. */
export const sentences = {
  invalidCredentials: 'Invalid email or password',
  invalidAuthorizationCode: 'Invalid Authorization Code',
  incorrectPassword: 'Incorrect Password',
  invalidRoundNumber: 'Invalid Round Number',
  endBeforeStart:
    'Please double-check the form requirements and try again. The Workout end date cannot be scheduled before the start date.',
  validEndDate: 'Please enter a valid end date.',
  duplicateRelease: 'Sorry, the release could not be created. A duplicate id has been found.',
} as const
