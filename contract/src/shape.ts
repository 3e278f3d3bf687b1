import { z } from 'zod'

/**
 * How a field's value is kept: as it is, as yes or no, as one of a closed list, as a list or an object, or as the
 * first or last instant of a day. What is kept `apart` (under another name, in other rows) each
 * entity's own code sees to.
 */
export type FieldKind =
  'plain' | 'yes-no' | 'choice' | 'list' | 'json' | 'day-start' | 'day-end' | 'apart'

/** One field of an entity that callers may write. */
export interface Field<
  K extends FieldKind = FieldKind,
  W extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  U = unknown,
> {
  readonly kind: K
  /** What a change may give. */
  readonly written: W
  /** What answers have. */
  readonly answered: A
  /** What a new entity has when nobody says; undefined where it must be said. */
  readonly unlessGiven: U
  /** The closed list of a choice. */
  readonly options: readonly string[]
}

/** The fields of an entity that callers may write, each named once; the rest follows from them. */
export type Fields = Readonly<Record<string, Field>>

function fieldOf<K extends FieldKind, W extends z.ZodType, A extends z.ZodType, U>(
  kind: K,
  written: W,
  answered: A,
  unlessGiven: U,
  options: readonly string[] = [],
): Field<K, W, A, U> {
  return { kind, written, answered, unlessGiven, options }
}

type Day = z.ZodType<string>
type Plain = z.ZodType<string | number | null>

/** A text or number, written by one schema and answered by another. */
export const plain = <
  W extends Plain,
  A extends Plain,
  U extends z.output<W> | undefined = undefined,
>(
  written: W,
  answered: A,
  unlessGiven?: U,
) => fieldOf('plain', written, answered, unlessGiven as U)

/** A switch, and how it stands when nobody says. */
export const yesNo = (unlessGiven: boolean) =>
  fieldOf('yes-no', z.boolean(), z.boolean(), unlessGiven)

/** One of a closed list, whose first stands for one that is no longer in it. */
export const choice = <
  T extends Readonly<Record<string, string>>,
  U extends T[keyof T] | undefined = undefined,
>(
  oneOf: z.ZodEnum<T>,
  unlessGiven?: U,
) => fieldOf('choice', oneOf, oneOf, unlessGiven as U, oneOf.options)

/** A list that is written and read as one value. */
export const list = <E extends z.ZodType>(of: z.ZodArray<E>, unlessGiven: z.output<E>[]) =>
  fieldOf('list', of, of, unlessGiven)

/** An object that is written and read as one value, or nothing. */
export const json = <W extends z.ZodType, A extends z.ZodType>(
  written: W,
  answered: A,
  unlessGiven: z.output<W>,
) => fieldOf('json', written, answered, unlessGiven)

/** A calendar day, kept and answered as its first instant. */
export const dayStart = <W extends Day, A extends Day>(written: W, answered: A) =>
  fieldOf('day-start', written, answered, undefined)

/** A calendar day, kept and answered as its last instant. */
export const dayEnd = <W extends Day, A extends Day>(written: W, answered: A) =>
  fieldOf('day-end', written, answered, undefined)

/** What is not simply a column of the field's name. */
export const apart = <
  W extends z.ZodType,
  A extends z.ZodType,
  U extends z.output<W> | undefined = undefined,
>(
  written: W,
  answered: A,
  unlessGiven: U = undefined as U,
) => fieldOf('apart', written, answered, unlessGiven)

/** What callers write of the fields. */
export type Written<F extends Fields> = { [K in keyof F]: z.output<F[K]['written']> }

/** What answers have of the fields. */
export type Answered<F extends Fields> = { [K in keyof F]: z.output<F[K]['answered']> }

/** The schemas of the fields in a change. */
export const changed = <F extends Fields>(fields: F) =>
  mapped(fields, (field) => field.written) as { [K in keyof F]: F[K]['written'] }

/** The schemas of the fields in answers. */
export const answered = <F extends Fields>(fields: F) =>
  mapped(fields, (field) => field.answered) as { [K in keyof F]: F[K]['answered'] }

type Drafted<W extends z.ZodType, U> = [U] extends [undefined] ? W : z.ZodDefault<W>

/** The schemas of the fields in a new entity. */
export const drafted = <F extends Fields>(fields: F) =>
  mapped(fields, (field) =>
    field.unlessGiven === undefined ? field.written : field.written.default(field.unlessGiven),
  ) as { [K in keyof F]: Drafted<F[K]['written'], F[K]['unlessGiven']> }

/** What a new entity has of the fields when nobody says. */
export function unlessGiven<F extends Fields>(fields: F) {
  const values = Object.entries(mapped(fields, (field) => field.unlessGiven))
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as {
    [K in keyof F as [F[K]['unlessGiven']] extends [undefined] ? never : K]: z.output<
      F[K]['written']
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
