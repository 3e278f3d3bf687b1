import type { Difference } from './conflict.tsx'
import type { Fields, Written } from '@roundboard/contract'

/** What a form holds of an entity's fields: where there may be nothing, that is an empty text. */
export type Typed<F extends Fields> = { [K in keyof F]: NonNullable<Written<F>[K]> }

/** How a field of a form is told outside it. */
interface ShownField<Value> {
  readonly label: string
  readonly say: (value: Value) => string
  /** What is told where it is null, if that means something. */
  readonly none?: string
}

/** Every field of a form, told to people; one that nobody is shown is `undefined`. */
export type ShownFields<Values> = {
  readonly [Field in keyof Values]-?: ShownField<NonNullable<Values[Field]>> | undefined
}

export const asTyped = (text: string): string => text

/** Two people changed the same thing. */
export interface Meeting<Values> {
  readonly theirs: Values
  /** Fields of the form that were theirs alone, and are shown as they saved them. */
  readonly taken: readonly (keyof Values)[]
}

const fieldsOf = <Values extends object>(shown: ShownFields<Values>) =>
  Object.keys(shown) as (keyof Values)[]

function saidIn<Values extends object>(
  shown: ShownFields<Values>,
  values: Partial<Values>,
  field: keyof Values,
): string | undefined {
  const value = values[field]
  if (value === null) return shown[field]?.none
  return value === undefined ? undefined : shown[field]?.say(value)
}

/** The values of a form, told as facts: those of `hidden` are left out. */
export const factsOf = <Values extends object>(
  shown: ShownFields<Values>,
  values: Values,
  hidden: readonly (keyof Values)[] = [],
): [label: string, said: string][] =>
  fieldsOf(shown)
    .filter((field) => !hidden.includes(field))
    .flatMap((field) => {
      const label = shown[field]?.label
      const said = saidIn(shown, values, field)
      return label === undefined || said === undefined ? [] : [[label, said]]
    })

/** Whether everything that was sent reads the same in what is stored. */
export const readsTheSame = <Values extends object>(
  shown: ShownFields<Values>,
  sent: Partial<Values>,
  stored: Values,
): boolean =>
  fieldsOf(shown).every((field) => {
    const said = saidIn(shown, sent, field)
    return said === undefined || said === saidIn(shown, stored, field)
  })

/** Where what is typed and what somebody else saved differ, and what of theirs was taken. */
export function differences<Values extends object>(
  shown: ShownFields<Values>,
  typed: Values,
  { theirs, taken }: Meeting<Values>,
  notChanged: string,
): Difference[] {
  return fieldsOf(shown).flatMap((field) => {
    const label = shown[field]?.label
    const [mine, other] = [saidIn(shown, typed, field), saidIn(shown, theirs, field)]
    if (label === undefined || mine === undefined || other === undefined) return []
    if (mine !== other) return [{ label, mine, theirs: other }]
    return taken.includes(field) ? [{ label, mine: notChanged, theirs: other }] : []
  })
}
