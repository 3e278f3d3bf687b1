import type { CacheReport, Programme } from '@roundboard/contract'

/** The page's requests to the worker that caches its files; instants in epoch milliseconds by the server. */
export type CacheRequest =
  | {
      readonly type: 'want'
      readonly order: number
      readonly programme: Programme
      /** The program to show until the new one may be shown; null if there is none. */
      readonly playing: Programme | null
      readonly now: number
      /** From 0 to 1, random: this screen's position in the queue of a fleet. */
      readonly share: number
    }
  | { readonly type: 'time'; readonly now: number }
  /** Keeps the device free to draw the change of phase at that time. */
  | { readonly type: 'phase-ends'; readonly at: number }
  | { readonly type: 'rest'; readonly ms: number }
  /** A file couldn't be played: check that it is intact. */
  | { readonly type: 'doubt'; readonly file: string }
  | { readonly type: 'forget' }

/** The worker's report about the most recently requested program. */
export type CacheUpdate = {
  readonly order: number
  readonly isShowable: boolean
  /** Files that are damaged, or missing on the server. */
  readonly broken: readonly string[]
  readonly holding: Omit<CacheReport, 'boot'>
  /** What went wrong since its last report. */
  readonly problems: readonly string[]
}
