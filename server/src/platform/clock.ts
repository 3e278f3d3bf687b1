/** Milliseconds since the epoch; injected, so that tests own the time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** The stamp of an instant as the API and the database write it. */
export function stampOf(at: number): string {
  return new Date(at).toISOString()
}
