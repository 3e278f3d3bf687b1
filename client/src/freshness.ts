import { changeRevisionHeader, type EventData } from '@roundboard/contract'

/** The newest change that a page knows of from its event stream, so that no other server sends it older data. */
export interface Freshness {
  note(event: EventData): void
  /** The given headers, with the newest known change. */
  headers: () => Record<string, string>
}

export function createFreshness(headers: () => Record<string, string>): Freshness {
  let newest = 0
  return {
    note({ revision }) {
      newest = Math.max(newest, revision)
    },
    headers: () => ({
      ...headers(),
      ...(newest > 0 && { [changeRevisionHeader]: String(newest) }),
    }),
  }
}
