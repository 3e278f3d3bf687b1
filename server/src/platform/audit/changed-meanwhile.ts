import { AppError } from '../app-error.ts'
import { difference } from './write.ts'

type Fields = Readonly<Record<string, unknown>>

interface Update {
  readonly before: Fields & { readonly updatedAt: string }
  readonly after: Fields
  /** The version that the caller began with, if they say so. */
  readonly expectedUpdatedAt: string | undefined
}

export const changedMeanwhile = (what: string) =>
  new AppError(
    'changed-meanwhile',
    `Someone else saved this ${what} after you opened it. Your changes weren’t saved.`,
  )

/**
 * The fields that an update changes, before and after; undefined when all is as it would be, which is
 * how a save looks that is sent again because its answer was lost. Refuses what began on an older
 * version and would change the newer one.
 */
export function changesOf({ before, after, expectedUpdatedAt }: Update, what: string) {
  const changed = difference(before, after)
  if (Object.keys(changed.after).length === 0) return undefined
  if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== before.updatedAt)
    throw changedMeanwhile(what)
  return changed
}
