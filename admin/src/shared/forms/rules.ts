import { toNestErrors } from '@hookform/resolvers'
import { problemText, readInput } from '@roundboard/contract'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Validates a form with the contract's schema, exactly as the server does. */
export function rulesOf<Values extends FieldValues>(
  schema: z.ZodType<unknown, object>,
): Resolver<Values, unknown, Values> {
  return (values, _context, options) => {
    const read = readInput(schema as z.ZodType<Values>, values)
    if (read.success) return { values: read.data, errors: {} }
    // Only the first error of each field.
    const errors = read.issues
      .toReversed()
      .map((issue) => [issue.path, { type: issue.code, message: problemText(issue) }] as const)
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }
}
