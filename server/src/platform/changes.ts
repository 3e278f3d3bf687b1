/** A phone: its ID and its display name. */
export interface ActivePhone {
  readonly key: string
  readonly name: string
  readonly pass: number | null
}

/** Not caused by a write, and not stored. */
export type PhonesChange = Extract<Change, { kind: 'phones' }>

/** A change, published after the commit. Carries IDs rather than state, except `phones`. */
export type Change =
  | {
      readonly kind: 'workouts'
      readonly rounds: readonly number[]
      /** First and last day that the change affects, before and after it. */
      readonly days: { readonly from: string; readonly to: string }
    }
  | { readonly kind: 'rounds' }
  | { readonly kind: 'location'; readonly locationId: string }
  /** Users may reach other locations than before, through their regions. */
  | { readonly kind: 'regions' }
  | { readonly kind: 'timer'; readonly locationId: string }
  /** Equipment of a location reported as missing or back. */
  | { readonly kind: 'equipment'; readonly locationId: string }
  /** Coach passes of a location were revoked. */
  | { readonly kind: 'passes'; readonly locationId: string }
  | {
      readonly kind: 'screen'
      readonly screenId: string
      /** The screen's new location. */
      readonly locationId: string
      readonly round: number
    }
  | { readonly kind: 'screens-deleted'; readonly screenIds: readonly string[] }
  /** A user's sessions ended, or their permissions changed. */
  | { readonly kind: 'user'; readonly userId: string }
  /** The roles that require two-factor authentication changed. */
  | { readonly kind: 'factor-roles' }
  | { readonly kind: 'releases' }
  | { readonly kind: 'exercises' }
  /** A file of the library looks different, was converted, or has other uses. */
  | {
      readonly kind: 'media'
      /** The rounds that show it. */
      readonly rounds: readonly number[]
      /** The locations that use it in active breaks. */
      readonly locationIds: readonly string[] | 'all'
    }
  /** The franchise's name, logo or colors changed. */
  | { readonly kind: 'face' }
  /** The build that screens should run changed. */
  | { readonly kind: 'builds' }
  /** Announcements on screens changed. */
  | { readonly kind: 'announcements' }
  /** Phones with a location's remote open on one process, which reports them; not stored. */
  | {
      readonly kind: 'phones'
      readonly locationId: string
      readonly from: string
      readonly phones: readonly ActivePhone[]
    }
  | { readonly kind: 'everything' }

export interface Changes {
  announce(change: Change): void
  /** Calls `listener` for every change. Returns a function that unsubscribes. */
  subscribe(listener: (change: Change) => void): () => void
}

/** Changes within this process. */
export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>()
  return {
    announce(change) {
      for (const listener of listeners) listener(change)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
