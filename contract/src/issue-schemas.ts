import { z } from 'zod'
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
