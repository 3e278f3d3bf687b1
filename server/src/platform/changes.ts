/** A phone by what tells it from others, and by what people call it. */
export interface PhoneHere {
  readonly key: string
  readonly name: string
  readonly pass: number | null
}

/** What no write did, and no row has. */
export type PhonesChange = Extract<Change, { kind: 'phones' }>

/** What changed, said after commit; carries ids, never state, but for `phones`, which no row has. */
export type Change =
  | {
      readonly kind: 'workouts'
      readonly rounds: readonly number[]
      /** The days that the change touches, first and last, before it and after it. */
      readonly days: { readonly from: string; readonly to: string }
    }
  | { readonly kind: 'rounds' }
  | { readonly kind: 'location'; readonly locationId: string }
  | { readonly kind: 'timer'; readonly locationId: string }
  /** What coaches say of the equipment of a location. */
  | { readonly kind: 'equipment'; readonly locationId: string }
  /** Phones that were let in as remotes of a location are let in no more. */
  | { readonly kind: 'passes'; readonly locationId: string }
  | {
      readonly kind: 'screen'
      readonly screenId: string
      /** Where the screen is from now on. */
      readonly locationId: string
      readonly round: number
    }
  | { readonly kind: 'screens-deleted'; readonly screenIds: readonly string[] }
  /** Sessions of a user ended, or what the user may do changed. */
  | { readonly kind: 'user'; readonly userId: string }
  /** Other roles than before must have a second factor. */
  | { readonly kind: 'factor-roles' }
  | { readonly kind: 'releases' }
  | { readonly kind: 'exercises' }
  /** An item of the library looks different, or is shown in another form. */
  | {
      readonly kind: 'media'
      /** The rounds that show it. */
      readonly rounds: readonly number[]
      /** The locations that have it in their active breaks. */
      readonly locationIds: readonly string[] | 'all'
    }
  /** The franchise's own name, logo or colours. */
  | { readonly kind: 'face' }
  /** Which build of the display screens shall run. */
  | { readonly kind: 'builds' }
  /** What walls say beside their workouts. */
  | { readonly kind: 'announcements' }
  /** The phones, by name, on which a process has the remote of a location open; it says so itself, and they are kept nowhere. */
  | {
      readonly kind: 'phones'
      readonly locationId: string
      readonly from: string
      readonly phones: readonly PhoneHere[]
    }
  | { readonly kind: 'everything' }

export interface Changes {
  announce(change: Change): void
  /** Calls `listener` for every change; gives the function that stops it. */
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
