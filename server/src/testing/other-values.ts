import type { OutputOf, Field, Fields } from '@roundboard/contract'

/** A different value for each field, to detect fields that aren't saved. */
export function otherValues<F extends Fields>(
  fields: F,
  entity: OutputOf<F>,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const other = ([name, { kind, options }]: [string, Field]): unknown => {
    const was: unknown = entity[name]
    if (name in given) return given[name]
    if (kind === 'bool') return was !== true
    if (kind === 'choice') return options.find((option) => option !== was)
    if (kind === 'plain' && typeof was === 'string') return `${was}x`
    throw new Error(`add another value for ${name}`)
  }
  return Object.fromEntries(Object.entries<Field>(fields).map((field) => [field[0], other(field)]))
}
