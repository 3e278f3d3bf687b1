import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** An edit's target, such as `workout 12`, and the version that an edit gave it. */
export type Versions = Readonly<Record<string, number>>

/** What happened, from the outside. The checker knows nothing else. */
export type Event =
  /** The load begins. */
  | { readonly is: 'run'; readonly screens: number; readonly seed: number }
  | { readonly is: 'sent'; readonly who: string; readonly call: string; readonly n: number }
  | {
      readonly is: 'answered'
      readonly who: string
      readonly call: string
      readonly n: number
      /** 0: no answer. */
      readonly status: number
      /** The header of that name. */
      readonly retryAfter?: string | null
      readonly server?: string | null
    }
  | { readonly is: 'stream'; readonly who: string; readonly isOpen: boolean }
  | { readonly is: 'heard'; readonly who: string; readonly event: string }
  /** A screen shows these, from now on. */
  | { readonly is: 'shown'; readonly who: string; readonly versions: Versions }
  | {
      readonly is: 'edit'
      readonly target: string
      readonly version: number
      /** `unknown`: no answer, so that it may have been saved. */
      readonly state: 'sent' | 'acknowledged' | 'refused' | 'unknown'
    }
  | { readonly is: 'upload'; readonly sha256: string; readonly state: 'sent' | 'acknowledged' }
  | {
      readonly is: 'fault'
      readonly name: string
      /** `over`: nothing is broken any more; `recovered`: the load is as before it. */
      readonly state: 'begins' | 'over' | 'recovered'
      /** Until it's over, servers may answer 503 with Retry-After. */
      readonly mayRefuse: boolean
      /** Nothing else may fail meanwhile, of any caller. */
      readonly isGraceful: boolean
    }
  /** The locations that the dashboard calls offline. */
  | { readonly is: 'red'; readonly locations: readonly string[] }
  /** All screens of a location lose their power, or get it back: no fault of the servers. */
  | {
      readonly is: 'power'
      readonly location: string
      readonly screens: readonly string[]
      readonly isOn: boolean
    }
  | {
      readonly is: 'email'
      readonly id: string
      readonly to: string
      readonly kind: string
      /** Which server sent it. */
      readonly server: string
    }
  | {
      readonly is: 'sample'
      readonly server: string
      readonly memory: number
      readonly files: number
      readonly connections: number
    }
  /** A server took a job, kept it or ended it, as the database saw it. */
  | {
      readonly is: 'lease'
      readonly job: string
      readonly kind: string
      readonly server: string
      readonly did: 'took' | 'kept' | 'ended'
    }
  // What the database holds at the end.
  | { readonly is: 'stored'; readonly target: string; readonly version: number }
  | { readonly is: 'committed'; readonly target: string; readonly version: number }
  | { readonly is: 'stored file'; readonly sha256: string }
  | { readonly is: 'alert'; readonly location: string | null; readonly kind: string }
  | { readonly is: 'log'; readonly seq: number; readonly content: string; readonly hash: string }
  | { readonly is: 'log head'; readonly seq: number; readonly hash: string; readonly key: string }

/** `at` is in milliseconds, of a clock that all processes of a machine share and nobody sets. */
export type Entry = Event & { readonly at: number }

// So that every time has as many digits, and lines sort as times do.
const base = 1e12

export const now = (): number => base + Number(process.hrtime.bigint() / 1000n) / 1000

export interface History {
  note(event: Event, at?: number): void
  close(): Promise<void>
}

/** A file with an entry a line. Every process writes its own; `sort --merge` makes them one. */
export function openHistory(file: string): History {
  const stream = createWriteStream(file, { highWaterMark: 1 << 20 })
  let isOpen = true
  return {
    note(event, at = now()) {
      if (isOpen) stream.write(`{"at":${at.toFixed(3)},${JSON.stringify(event).slice(1)}\n`)
    },
    async close() {
      isOpen = false
      stream.end()
      await finished(stream)
    },
  }
}
