import { uptime } from 'node:os'

/** Milliseconds since the epoch. Injected, so that tests control time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Milliseconds since boot, including sleep. Unaffected by changes to the clock. */
export const systemElapsed = () => uptime() * 1000

/** A span of timestamps, both ends included. */
export interface StampSpan {
  readonly from: string
  readonly to: string
}

export const stampsOf = (span: { readonly from: number; readonly to: number }): StampSpan => ({
  from: stampOf(span.from),
  to: stampOf(span.to),
})

/** An instant as the API and the database write it. */
export function stampOf(at: number): string {
  return new Date(at).toISOString()
}
