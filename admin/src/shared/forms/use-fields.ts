import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type RegisterOptions,
  useWatch,
} from 'react-hook-form'
import { useIssueWords } from './issues.ts'
import type { FormOf } from './use-draft-form.ts'

/** A field's error: its own, or that of its first invalid part. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  // `ref` is the field's element.
  const parts = Object.entries(error).filter(([name]) => name !== 'ref')
  return parts.map(([, part]) => messageIn(part)).find((message) => message !== undefined)
}

/** The props that connect inputs to a form, by the field's name. */
export function useFields<Values extends FieldValues>(form: FormOf<Values>) {
  type Name = FieldPath<Values>
  const issueOf = useIssueWords()
  const { errors, isSubmitted } = form.formState
  // Without `compute`: it would compare lists with themselves and miss changes in them.
  const values = useWatch({ control: form.control }) as Values
  const valueOf = <N extends Name>(name: N): FieldPathValue<Values, N> => get(values, name)
  const errorOf = (name: string) => issueOf(messageIn(get(errors, name)))
  const field = <N extends Name>(name: N, options?: RegisterOptions<Values, N>) => ({
    error: errorOf(name),
    ...form.register(name, options),
  })
  const set = <N extends Name>(name: N, value: FieldPathValue<Values, N>) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  return {
    values,
    errorOf,
    /** Sets the values of several fields. */
    change(next: Partial<Values>) {
      for (const [name, value] of Object.entries(next))
        set(name as Name, value as FieldPathValue<Values, Name>)
    },
    /** For an input that the form reads and writes. */
    field,
    /** The same, for one that also needs to know its text. */
    typedField: <N extends Name>(name: N, options?: RegisterOptions<Values, N>) => ({
      typed: valueOf(name),
      ...field(name, options),
    }),
    /** For an input that is given its value. */
    choice: <N extends Name>(name: N) => ({
      value: valueOf(name),
      error: errorOf(name),
      onChange: (value: FieldPathValue<Values, N>) => set(name, value),
    }),
  }
}
