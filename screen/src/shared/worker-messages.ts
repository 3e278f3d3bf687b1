/** Requests to the service worker; builds are named by their IDs. A page and a worker of different builds talk to each other, so these values must not change. */
export type WorkerRequest =
  /** Cache the build that the page runs. */
  | { readonly type: 'hold'; readonly running: string }
  /** Fetch the build that the server wants; null for its newest. */
  | {
      readonly type: 'fetch'
      readonly wanted: string | null
      readonly running: string
      /** Check cached files again, byte by byte. */
      readonly anew: boolean
    }
  /** Start with this build from the next navigation on. */
  | { readonly type: 'take'; readonly build: string }
  /** This build has drawn its wall. */
  | { readonly type: 'up'; readonly build: string }

export type WorkerResponse = {
  /** Whether the screen can start without network. */
  readonly isHeld: boolean
  /** A complete cached build other than the running one; null if there is none to take. */
  readonly ready: string | null
  /** The build that failed to start here. */
  readonly refused: string | null
  /** False if the server had to be asked and didn't answer. */
  readonly isFetched: boolean
}
