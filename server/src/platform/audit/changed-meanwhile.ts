import { AppError } from '../app-error.ts'
import { difference } from './write.ts'

type Fields = Readonly<Record<string, unknown>>

interface Update {
  readonly before: Fields & { readonly updatedAt: string }
  readonly after: Fields
  /** The version that the caller last read, if sent. */
  readonly expectedUpdatedAt: string | undefined
}

export const changedMeanwhile = (what: string) =>
  new AppError(
    'changed-meanwhile',
    `Someone else saved this ${what} after you opened it. Your changes weren’t saved.`,
  )

/**
 * Returns the changed fields before and after, or undefined if nothing changes, as when a save is
 * repeated because its response was lost. Throws if the caller's version is out of date and the
 * update would overwrite a newer one.
 */
export function changesOf({ before, after, expectedUpdatedAt }: Update, what: string) {
  const changed = difference(before, after)
  if (Object.keys(changed.after).length === 0) return undefined
  if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== before.updatedAt)
    throw changedMeanwhile(what)
  return changed
}
