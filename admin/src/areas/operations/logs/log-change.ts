/** One field of a log entry, before and after. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The API returns every ID twice. Once is enough here. */
function withoutTwins(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTwins)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => field !== '_id' || !('id' in value))
      .map(([field, inner]) => [field, withoutTwins(inner)]),
  )
}

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** The fields of an entry: those in `before` and `after` side by side, others as new values. */
export function fieldChanges(data: Fields): FieldChange[] {
  const { before, after, ...rest } = fieldsOf(withoutTwins(data))
  const old = fieldsOf(before)
  const next = fieldsOf(after)
  const fields = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  return [
    ...fields.map((field) => ({ field, before: old[field], after: next[field] })),
    ...Object.entries(rest).map(([field, value]) => ({ field, before: undefined, after: value })),
  ]
}

const naming = ['name', 'title', 'displayName', 'email', 'version'] as const

/** The name, at that time, of what an entry is about. It may have been deleted since. */
export function objectOf(data: Fields): string | undefined {
  const places = [data, fieldsOf(data['after']), fieldsOf(data['before'])]
  const names = places.flatMap((place) => naming.map((field) => place[field]))
  return names.find((name) => typeof name === 'string' && name !== '') as string | undefined
}

const stamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** Fields whose timestamps stand for calendar days. */
const days = new Set(['startDate', 'endDate', 'date'])

/** How values are formatted. */
export interface ChangeFormat {
  readonly nothing: string
  readonly yes: string
  readonly no: string
  readonly day: (stamp: string) => string
  readonly moment: (stamp: string) => string
}

/** Formats a value: times and days in words, objects as indented JSON. */
export function shownValue(field: string, value: unknown, changeFormat: ChangeFormat): string {
  if (value === undefined || value === null || value === '') return changeFormat.nothing
  if (typeof value === 'boolean') return value ? changeFormat.yes : changeFormat.no
  if (typeof value === 'string' && stamp.test(value))
    return days.has(field) ? changeFormat.day(value) : changeFormat.moment(value)
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
