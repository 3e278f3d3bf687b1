import { pick } from '@roundboard/contract'
import { hashKey } from '@tanstack/react-query'

/** The version that an edit is based on, with the form's values. */
export interface Begun<Values> {
  readonly values: Values
  readonly updatedAt: string
}

/** The current values, and the version they are based on. */
export interface Draft<Values> {
  readonly begun: Begun<Values>
  readonly typed: Values
}

/** Whether two values are equal to a form, whatever the order of their keys. */
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
 * Handles a new version while a form is open. Without edits, it is adopted. Edits stay based on
 * their own version, unless both versions are equal in all of the form's fields.
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

/** Reapplies edits to a newer version: untouched fields take its values. */
export function over<Values extends object>(
  { begun, typed }: Draft<Values>,
  theirs: Begun<Values>,
): Draft<Values> {
  const mine = pick(typed, changedFields(typed, begun.values))
  return { begun: theirs, typed: { ...theirs.values, ...mine } }
}
