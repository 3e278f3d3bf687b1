import { session } from '../session/session.ts'
import type { Draft } from './draft.ts'

// Drafts belong to one user.
const storageKeyOf = (key: string) => `roundboard.draft.${session.get().user?.id ?? ''}.${key}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Unsaved input in this tab's forms, which survives reloads and navigation. */
export const storedDrafts = {
  find<Values>(key: string): Draft<Values> | undefined {
    const stored = parse(sessionStorage.getItem(storageKeyOf(key)))
    if (!isRecord(stored) || !isRecord(stored['typed']) || !isRecord(stored['begun']))
      return undefined
    const { values, updatedAt } = stored['begun']
    if (!isRecord(values) || typeof updatedAt !== 'string') return undefined
    return { typed: stored['typed'] as Values, begun: { values: values as Values, updatedAt } }
  },
  keep<Values>(key: string, draft: Draft<Values>): void {
    sessionStorage.setItem(storageKeyOf(key), JSON.stringify(draft))
  },
  forget(key: string): void {
    sessionStorage.removeItem(storageKeyOf(key))
  },
}
