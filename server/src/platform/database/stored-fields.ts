import type { OutputOf, Field, FieldKind, Fields, InputOf } from '@roundboard/contract'
import { endOfDayStamp, startOfDayStamp } from '@roundboard/domain'

/** A boolean as both engines store it. */
export type Bit = 0 | 1

/** A value as a column stores it: booleans as 1 and 0, lists and objects as JSON, enums as text. */
type Stored<V> = V extends boolean ? Bit : V extends string | object ? string : V

type ApartIn<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'custom' ? K : never
}[keyof F] &
  string

/** The columns of a row that correspond to an entity's fields, with the same names. */
export type ColumnsOf<F extends Fields> = {
  [K in Exclude<keyof F, ApartIn<F>>]: Stored<OutputOf<F>[K]>
}

/** The column of each field with custom storage; null if it is in other rows. */
type Places<F extends Fields> = Readonly<Record<ApartIn<F>, string | null>>
type Place<K, P> = K extends keyof P ? P[K] & string : K & string

type Given<F extends Fields> = { readonly [K in keyof F]?: InputOf<F>[K] | undefined }
type Columns<F extends Fields, G, P> = {
  [K in keyof G as K extends keyof F ? Place<K, P> : never]: Stored<Exclude<G[K], undefined>>
}

interface Way {
  readonly write: (value: unknown) => unknown
  readonly read: (stored: unknown, options: readonly string[]) => unknown
}
const way = <V, S>(
  write: (value: V) => S,
  read: (stored: S, options: readonly string[]) => V | undefined,
) => ({ write, read }) as Way

const asIs = (value: unknown) => value

const ways = {
  plain: way(asIs, asIs),
  bool: way<boolean, Bit>(
    (value) => (value ? 1 : 0),
    (stored) => stored === 1,
  ),
  choice: way<string, string>(String, (stored, options) =>
    options.includes(stored) ? stored : options[0],
  ),
  list: way<unknown[], string>(JSON.stringify, (stored) => JSON.parse(stored) as unknown[]),
  json: way<object | null, string | null>(
    (value) => (value === null ? null : JSON.stringify(value)),
    (stored) => (stored === null ? null : (JSON.parse(stored) as object)),
  ),
  'day-start': way(startOfDayStamp, asIs as (stored: string) => string),
  'day-end': way(endOfDayStamp, asIs as (stored: string) => string),
  custom: way(asIs, asIs),
} satisfies Record<FieldKind, Way>

/**
 * Converts fields to columns for an insert or update. Fields with custom storage must be listed, or
 * this doesn't compile.
 */
export function toColumns<
  const F extends Fields,
  const G extends Given<F>,
  const P extends Places<F> = Places<F>,
>(fields: F, given: G, ...[places]: [ApartIn<F>] extends [never] ? [] : [P]): Columns<F, G, P> {
  const columns: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value: unknown = given[name]
    const place = field.kind === 'custom' ? places?.[name as ApartIn<F>] : name
    if (value !== undefined && place) columns[place] = ways[field.kind].write(value)
  }
  return columns as Columns<F, G, P>
}

/** Converts columns to fields, except those with custom storage. */
export function fromColumns<F extends Fields>(
  fields: F,
  row: ColumnsOf<F>,
): Omit<OutputOf<F>, ApartIn<F>> {
  const stored: Readonly<Record<string, unknown>> = row
  const inColumns = Object.entries<Field>(fields).filter(([, { kind }]) => kind !== 'custom')
  return Object.fromEntries(
    inColumns.map(([name, { kind, options }]) => [name, ways[kind].read(stored[name], options)]),
  ) as Omit<OutputOf<F>, ApartIn<F>>
}
