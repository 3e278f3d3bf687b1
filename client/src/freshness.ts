import { changeRevisionHeader, type EventData } from '@roundboard/contract'

/** What a page heard of by its push stream, so that it reads nothing older from another server. */
export interface Freshness {
  hear(event: EventData): void
  /** The given headers, and with them the newest change that was heard of. */
  headers: () => Record<string, string>
}

export function createFreshness(headers: () => Record<string, string>): Freshness {
  let newest = 0
  return {
    hear({ revision }) {
      newest = Math.max(newest, revision)
    },
    headers: () => ({
      ...headers(),
      ...(newest > 0 && { [changeRevisionHeader]: String(newest) }),
    }),
  }
}
