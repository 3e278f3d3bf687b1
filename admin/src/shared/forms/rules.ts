import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The contract's own schema as a form's rules; the server parses again what the form sends. */
export function rulesOf<Values extends FieldValues>(
  schema: z.ZodType<unknown, object>,
): Resolver<Values, unknown, Values> {
  return zodResolver(schema as z.ZodType<Values, Values>)
}
