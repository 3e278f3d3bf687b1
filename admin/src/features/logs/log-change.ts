/** One field of a log entry: what it was and what it became. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A log entry field by field: `before` and `after` side by side, anything else as what it became. */
export function fieldChanges(data: Readonly<Record<string, unknown>>): FieldChange[] {
  const { before, after, ...rest } = data
  const old = isRecord(before) ? before : {}
  const next = isRecord(after) ? after : {}
  const fields = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  return [
    ...fields.map((field) => ({ field, before: old[field], after: next[field] })),
    ...Object.entries(rest).map(([field, value]) => ({ field, before: undefined, after: value })),
  ]
}

/** A value for reading; structures as indented JSON. */
export function shownValue(value: unknown, nothing: string): string {
  if (value === undefined || value === null || value === '') return nothing
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
