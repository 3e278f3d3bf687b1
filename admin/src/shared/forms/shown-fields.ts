import type { Difference } from './conflict.tsx'
import type { Fields, InputOf } from '@roundboard/contract'

/** A form's values for an entity's fields. Null becomes an empty text. */
export type Typed<F extends Fields> = { [K in keyof F]: NonNullable<InputOf<F>[K]> }

/** How a field is shown as text. */
interface ShownField<Value> {
  readonly label: string
  readonly text: (value: Value) => string
  /** Shown for null, if that has a meaning. */
  readonly none?: string
}

/** All fields of a form as text; `undefined` for those that aren't shown. */
export type ShownFields<Values> = {
  readonly [Field in keyof Values]-?: ShownField<NonNullable<Values[Field]>> | undefined
}

export const asTyped = (text: string): string => text

/** An edit conflict. */
export interface Meeting<Values> {
  readonly theirs: Values
  /** Fields changed only by the other person, which now show their values. */
  readonly taken: readonly (keyof Values)[]
}

const fieldsOf = <Values extends object>(shown: ShownFields<Values>) =>
  Object.keys(shown) as (keyof Values)[]

type Some<Values> = { readonly [Field in keyof Values]?: Values[Field] | undefined }

function textIn<Values extends object>(
  shown: ShownFields<Values>,
  values: Some<Values>,
  field: keyof Values,
): string | undefined {
  const value = values[field]
  if (value === null) return shown[field]?.none
  return value === undefined ? undefined : shown[field]?.text(value)
}

/** A form's values as labels and texts, except `hidden` ones. */
export const factsOf = <Values extends object>(
  shown: ShownFields<Values>,
  values: Some<Values>,
  hidden: readonly (keyof Values)[] = [],
): [label: string, said: string][] =>
  fieldsOf(shown)
    .filter((field) => !hidden.includes(field))
    .flatMap((field) => {
      const label = shown[field]?.label
      const text = textIn(shown, values, field)
      return label === undefined || text === undefined ? [] : [[label, text]]
    })

/** Whether everything that was sent matches what is stored. */
export const matchesStored = <Values extends object>(
  shown: ShownFields<Values>,
  sent: Partial<Values>,
  stored: Values,
): boolean =>
  fieldsOf(shown).every((field) => {
    const text = textIn(shown, sent, field)
    return text === undefined || text === textIn(shown, stored, field)
  })

/** The conflicting fields, and those taken from the other person's version. */
export function differences<Values extends object>(
  shown: ShownFields<Values>,
  typed: Values,
  { theirs, taken }: Meeting<Values>,
  notChanged: string,
): Difference[] {
  return fieldsOf(shown).flatMap((field) => {
    const label = shown[field]?.label
    const [mine, other] = [textIn(shown, typed, field), textIn(shown, theirs, field)]
    if (label === undefined || mine === undefined || other === undefined) return []
    if (mine !== other) return [{ label, mine, theirs: other }]
    return taken.includes(field) ? [{ label, mine: notChanged, theirs: other }] : []
  })
}
