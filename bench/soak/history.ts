import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** The version of each target of edits, such as `workout 12`. */
export type Versions = Readonly<Record<string, number>>

/** What could be observed from outside. The checker knows nothing else. */
export type Event =
  /** The load starts. */
  | { readonly is: 'run'; readonly screens: number; readonly seed: number }
  | { readonly is: 'sent'; readonly who: string; readonly call: string; readonly n: number }
  | {
      readonly is: 'answered'
      readonly who: string
      readonly call: string
      readonly n: number
      /** 0 without a response. */
      readonly status: number
      /** The `Retry-After` header. */
      readonly retryAfter?: string | null
      readonly server?: string | null
    }
  | { readonly is: 'stream'; readonly who: string; readonly isOpen: boolean }
  | { readonly is: 'heard'; readonly who: string; readonly event: string }
  /** A screen shows these versions from now on. */
  | { readonly is: 'shown'; readonly who: string; readonly versions: Versions }
  | {
      readonly is: 'edit'
      readonly target: string
      readonly version: number
      /** `unknown`: it may have been saved, because there was no response. */
      readonly state: 'sent' | 'acknowledged' | 'refused' | 'unknown'
    }
  | { readonly is: 'upload'; readonly sha256: string; readonly state: 'sent' | 'acknowledged' }
  | {
      readonly is: 'fault'
      readonly name: string
      /** `over`: the fault has ended; `recovered`: the load is back to normal. */
      readonly state: 'begins' | 'over' | 'recovered'
      /** Until it's over, servers may respond with 503 and Retry-After. */
      readonly mayRefuse: boolean
      /** No call may fail in any other way meanwhile. */
      readonly isGraceful: boolean
    }
  /** The locations that the dashboard shows as offline. */
  | { readonly is: 'red'; readonly locations: readonly string[] }
  /** All screens of a location lose power or get it back, which isn't a server fault. */
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
      /** The server that sent it. */
      readonly server: string
    }
  | {
      readonly is: 'sample'
      readonly server: string
      readonly memory: number
      readonly files: number
      readonly connections: number
    }
  /** A server took, kept or ended a job, as recorded by the database. */
  | {
      readonly is: 'lease'
      readonly job: string
      readonly kind: string
      readonly server: string
      readonly did: 'took' | 'kept' | 'ended'
    }
  // The final content of the database.
  | { readonly is: 'stored'; readonly target: string; readonly version: number }
  | { readonly is: 'committed'; readonly target: string; readonly version: number }
  | { readonly is: 'stored file'; readonly sha256: string }
  | { readonly is: 'alert'; readonly location: string | null; readonly kind: string }
  | { readonly is: 'log'; readonly seq: number; readonly content: string; readonly hash: string }
  | { readonly is: 'log head'; readonly seq: number; readonly hash: string; readonly key: string }

/** `at` is in milliseconds, on a clock that all processes of the machine share and that can't be set. */
export type Entry = Event & { readonly at: number }

// Gives all times the same number of digits, so that lines sort by time.
const base = 1e12

export const now = (): number => base + Number(process.hrtime.bigint() / 1000n) / 1000

export interface History {
  note(event: Event, at?: number): void
  close(): Promise<void>
}

/** Opens a file with one entry per line. Each process writes its own; `sort` combines them. */
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
