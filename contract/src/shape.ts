import { z } from 'zod'

/**
 * How a field's value is kept: as it is, as yes or no, as one of a closed list, as a list or an object, or as the
 * first or last instant of a day. What is kept `apart` (under another name, in other rows) each
 * entity's own code sees to.
 */
export type FieldKind =
  'plain' | 'bool' | 'choice' | 'list' | 'json' | 'day-start' | 'day-end' | 'custom'

/** One field of an entity that callers may write. */
export interface Field<
  K extends FieldKind = FieldKind,
  W extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  U = unknown,
> {
  readonly kind: K
  /** What a change may give. */
  readonly input: W
  /** What answers have. */
  readonly output: A
  /** What a new entity has when nobody says; undefined where it must be said. */
  readonly defaultValue: U
  /** The closed list of a choice. */
  readonly options: readonly string[]
}

/** The fields of an entity that callers may write, each named once; the rest follows from them. */
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

/** A text or number, written by one schema and answered by another. */
export const plain = <
  W extends Plain,
  A extends Plain,
  U extends z.output<W> | undefined = undefined,
>(
  input: W,
  output: A,
  defaultValue?: U,
) => fieldOf('plain', input, output, defaultValue as U)

/** A switch, and how it stands when nobody says. */
export const bool = (defaultValue: boolean) => fieldOf('bool', z.boolean(), z.boolean(), defaultValue)

/** One of a closed list, whose first stands for one that is no longer in it. */
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

/** An object that is written and read as one value, or nothing. */
export const json = <W extends z.ZodType, A extends z.ZodType>(
  input: W,
  output: A,
  defaultValue: z.output<W>,
) => fieldOf('json', input, output, defaultValue)

/** A calendar day, kept and answered as its first instant. */
export const dayStart = <W extends Day, A extends Day>(input: W, output: A) =>
  fieldOf('day-start', input, output, undefined)

/** A calendar day, kept and answered as its last instant. */
export const dayEnd = <W extends Day, A extends Day>(input: W, output: A) =>
  fieldOf('day-end', input, output, undefined)

/** What is not simply a column of the field's name. */
export const custom = <
  W extends z.ZodType,
  A extends z.ZodType,
  U extends z.output<W> | undefined = undefined,
>(
  input: W,
  output: A,
  defaultValue: U = undefined as U,
) => fieldOf('custom', input, output, defaultValue)

/** What callers write of the fields. */
export type InputOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['input']> }

/** What answers have of the fields. */
export type OutputOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['output']> }

/** The schemas of the fields in a change. */
export const changeSchemas = <F extends Fields>(fields: F) =>
  mapped(fields, (field) => field.input) as { [K in keyof F]: F[K]['input'] }

/** The schemas of the fields in answers. */
export const outputSchemas = <F extends Fields>(fields: F) =>
  mapped(fields, (field) => field.output) as { [K in keyof F]: F[K]['output'] }

type DraftSchema<W extends z.ZodType, U> = [U] extends [undefined] ? W : z.ZodDefault<W>

/** The schemas of the fields in a new entity. */
export const draftSchemas = <F extends Fields>(fields: F) =>
  mapped(fields, (field) =>
    field.defaultValue === undefined ? field.input : field.input.default(field.defaultValue),
  ) as { [K in keyof F]: DraftSchema<F[K]['input'], F[K]['defaultValue']> }

/** What a new entity has of the fields when nobody says. */
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

/** What an object has under these names, and nothing else of it. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

function mapped(fields: Fields, to: (field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field)]))
}
