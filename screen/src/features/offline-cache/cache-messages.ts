import type { CacheReport, Programme } from '@roundboard/contract'

/** What the page asks of the worker that caches its files; instants in epoch milliseconds by the server. */
export type CacheRequest =
  | {
      readonly type: 'want'
      readonly order: number
      readonly programme: Programme
      /** What is shown until it may be; null when nothing is. */
      readonly playing: Programme | null
      readonly now: number
      /** From 0 to 1, by chance: where this display stands in the queue of a fleet. */
      readonly share: number
    }
  | { readonly type: 'time'; readonly now: number }
  /** The walls have something to draw then. */
  | { readonly type: 'phase-ends'; readonly at: number }
  | { readonly type: 'rest'; readonly ms: number }
  /** A file could not be played: is it still what it should be? */
  | { readonly type: 'doubt'; readonly file: string }
  | { readonly type: 'forget' }

/** What the worker reports about the programme that was wanted last. */
export type CacheUpdate = {
  readonly order: number
  readonly isShowable: boolean
  /** Files that would be shown broken. */
  readonly broken: readonly string[]
  readonly holding: Omit<CacheReport, 'boot'>
  /** What went wrong since its last report. */
  readonly problems: readonly string[]
}
