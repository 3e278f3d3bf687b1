import { z } from 'zod'

/**
 * How a field is stored: as it is, as a boolean, as one of a closed list, as a list or object, or
 * as the first or last instant of a day. Entities store `custom` fields (another name, other rows)
 * with code of their own.
 */
export type FieldKind =
  | 'plain'
  | 'bool'
  | 'choice'
  | 'list'
  | 'json'
  | 'day-start'
  | 'day-end'
  | 'custom'

/** A field of an entity that callers may write. */
export interface Field<
  K extends FieldKind = FieldKind,
  W extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  U = unknown,
> {
  readonly kind: K
  /** Its schema in a change. */
  readonly input: W
  /** Its schema in responses. */
  readonly output: A
  /** The default in a new entity; undefined if it is required. */
  readonly defaultValue: U
  /** The closed list of a choice. */
  readonly options: readonly string[]
}

/** The fields of an entity that callers may write, each declared once; everything else is derived from them. */
export type Fields = Readonly<Record<string, Field>>

function fieldOf<K extends FieldKind, W extends z.ZodType, A extends z.ZodType, U>(
  kind: K,
  input: W,
  output: A,
  defaultValue: U,
  options: readonly string[] = [],
): Field<K, W, A, U> {
  return { kind, input, output, defaultValue, options }
}

type Day = z.ZodType<string>
type Plain = z.ZodType<string | number | null>

/** A text or number with an input and an output schema. */
export const plain = <
  W extends Plain,
  A extends Plain,
  U extends z.output<W> | undefined = undefined,
>(
  input: W,
  output: A,
  defaultValue?: U,
) => fieldOf('plain', input, output, defaultValue as U)

/** A boolean and its default. */
export const bool = (defaultValue: boolean) =>
  fieldOf('bool', z.boolean(), z.boolean(), defaultValue)

/** One of a closed list. A stored value that is no longer in the list reads as the first. */
export const choice = <
  T extends Readonly<Record<string, string>>,
  U extends T[keyof T] | undefined = undefined,
>(
  oneOf: z.ZodEnum<T>,
  defaultValue?: U,
) => fieldOf('choice', oneOf, oneOf, defaultValue as U, oneOf.options)

/** A list that is written and read as one value. */
export const list = <E extends z.ZodType>(of: z.ZodArray<E>, defaultValue: z.output<E>[]) =>
  fieldOf('list', of, of, defaultValue)

/** An object or null that is written and read as one value. */
export const json = <W extends z.ZodType, A extends z.ZodType>(
  input: W,
  output: A,
  defaultValue: z.output<W>,
) => fieldOf('json', input, output, defaultValue)

/** A calendar day, stored and returned as its first instant. */
export const dayStart = <W extends Day, A extends Day>(input: W, output: A) =>
  fieldOf('day-start', input, output, undefined)

/** A calendar day, stored and returned as its last instant. */
export const dayEnd = <W extends Day, A extends Day>(input: W, output: A) =>
  fieldOf('day-end', input, output, undefined)

/** A field that isn't simply a column of its name. */
export const custom = <
  W extends z.ZodType,
  A extends z.ZodType,
  U extends z.output<W> | undefined = undefined,
>(
  input: W,
  output: A,
  defaultValue: U = undefined as U,
) => fieldOf('custom', input, output, defaultValue)

/** The values of the fields that callers write. */
export type InputOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['input']> }

/** The values of the fields in responses. */
export type OutputOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['output']> }

/** The schemas of the fields in a change. */
export const changeSchemas = <F extends Fields>(fields: F) =>
  mapped(fields, (field) => field.input) as { [K in keyof F]: F[K]['input'] }

/** The schemas of the fields in responses. */
export const outputSchemas = <F extends Fields>(fields: F) =>
  mapped(fields, (field) => field.output) as { [K in keyof F]: F[K]['output'] }

type DraftSchema<W extends z.ZodType, U> = [U] extends [undefined] ? W : z.ZodDefault<W>

/** The schemas of the fields in a new entity. */
export const draftSchemas = <F extends Fields>(fields: F) =>
  mapped(fields, (field) =>
    field.defaultValue === undefined ? field.input : field.input.default(field.defaultValue),
  ) as { [K in keyof F]: DraftSchema<F[K]['input'], F[K]['defaultValue']> }

/** The defaults of the fields in a new entity. */
export function defaultsOf<F extends Fields>(fields: F) {
  const values = Object.entries(mapped(fields, (field) => field.defaultValue))
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as {
    [K in keyof F as [F[K]['defaultValue']] extends [undefined] ? never : K]: z.output<
      F[K]['input']
    >
  }
}

/** The names of the fields. */
export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[]

/** The properties of an object with these names. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

function mapped(fields: Fields, to: (field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field)]))
}
