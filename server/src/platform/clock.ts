import { uptime } from 'node:os'

/** Milliseconds since the epoch; injected, so that tests own the time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Milliseconds since the machine began, also while it slept, however its clock is set. */
export const systemElapsed = () => uptime() * 1000

/** From when until when, both included. */
export interface StampSpan {
  readonly from: string
  readonly to: string
}

export const stampsOf = (span: { readonly from: number; readonly to: number }): StampSpan => ({
  from: stampOf(span.from),
  to: stampOf(span.to),
})

/** The stamp of an instant as the API and the database write it. */
export function stampOf(at: number): string {
  return new Date(at).toISOString()
}
