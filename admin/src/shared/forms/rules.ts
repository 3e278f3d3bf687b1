import { toNestErrors } from '@hookform/resolvers'
import { problemText, readInput } from '@roundboard/contract'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The contract's own schema as a form's rules, read as the server reads it. */
export function rulesOf<Values extends FieldValues>(
  schema: z.ZodType<unknown, object>,
): Resolver<Values, unknown, Values> {
  return (values, _context, options) => {
    const read = readInput(schema as z.ZodType<Values>, values)
    if (read.success) return { values: read.data, errors: {} }
    // The first thing that is wrong with a field is what it says.
    const errors = read.issues
      .toReversed()
      .map((issue) => [issue.path, { type: issue.code, message: problemText(issue) }] as const)
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }
}
