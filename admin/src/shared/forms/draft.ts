import { pick } from '@roundboard/contract'
import { hashKey } from '@tanstack/react-query'

/** The version of a thing that somebody's typing began on, as a form shows it. */
export interface Begun<Values> {
  readonly values: Values
  readonly updatedAt: string
}

/** What is typed, over what it began on. */
export interface Draft<Values> {
  readonly begun: Begun<Values>
  readonly typed: Values
}

/** Whether two values are the same to a form, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

export const isTyped = <Values>({ begun, typed }: Draft<Values>): boolean =>
  !isSame(typed, begun.values)

export function changedFields<Values extends object>(
  typed: Values,
  before: Values,
): (keyof Values)[] {
  const fields = Object.keys(before) as (keyof Values)[]
  return fields.filter((field) => !isSame(typed[field], before[field]))
}

/**
 * A version arrives while a form is open. It is taken while nothing is typed; typing stays, and stays
 * on the version that it began on, unless the newer one is the same in every field of the form.
 */
export function follow<Values extends object>(
  draft: Draft<Values>,
  latest: Begun<Values>,
): Draft<Values> {
  const { begun, typed } = draft
  if (!isTyped(draft)) return { begun: latest, typed: latest.values }
  if (isSame(latest.values, begun.values) || isSame(latest.values, typed))
    return { begun: latest, typed }
  return draft
}

/** What is typed, over what somebody else saved: fields that were not touched become theirs. */
export function over<Values extends object>(
  { begun, typed }: Draft<Values>,
  theirs: Begun<Values>,
): Draft<Values> {
  const mine = pick(typed, changedFields(typed, begun.values))
  return { begun: theirs, typed: { ...theirs.values, ...mine } }
}
