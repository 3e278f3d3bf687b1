/** What the page asks of its worker; builds are named by their ids. */
export type WorkerRequest =
  /** To hold the build that the page runs. */
  | { readonly type: 'hold'; readonly running: string }
  /** To fetch the build that the server wants; null: the newest that it serves. */
  | {
      readonly type: 'fetch'
      readonly wanted: string | null
      readonly running: string
      /** What is held is looked at again, byte for byte. */
      readonly anew: boolean
    }
  /** To start with this build from the next navigation on. */
  | { readonly type: 'take'; readonly build: string }
  /** This build stands on the wall. */
  | { readonly type: 'up'; readonly build: string }

/** What the worker answers to each. */
export type WorkerResponse = {
  /** Whether the display starts without network. */
  readonly isHeld: boolean
  /** A build that is held whole and is not the one that the page runs; null: there is none to take. */
  readonly ready: string | null
  /** The build that did not come up here. */
  readonly refused: string | null
  /** Whether the server could be asked, where it had to be. */
  readonly isFetched: boolean
}
