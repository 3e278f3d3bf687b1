import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { hashSecret } from '../secrets.ts'

export interface Count {
  readonly points: number
  /** Until the key is forgotten. */
  readonly msLeft: number
}

/** Points by key, each forgotten when the window is over that its first point began. */
export interface Counter {
  add(key: string, points?: number, windowSeconds?: number): Promise<Count>
  takeBack(key: string): Promise<void>
  /** Whether there was something to forget: of many who ask at once, one hears yes. */
  forget(key: string): Promise<boolean>
}

export type CreateCounter = (name: string, windowSeconds: number) => Counter

/** Counters that all servers on one PostgreSQL share; without one, in this process's memory. */
export function createCounters(pool: Pool | undefined): CreateCounter {
  // One of them sweeps the table that they share.
  let sweeps = true
  const limiterOf = (keyPrefix: string, duration: number) => {
    const options = { keyPrefix, points: 1, duration }
    if (pool === undefined) return new RateLimiterMemory(options)
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'attempts',
      tableCreated: true,
      clearExpiredByTimeout: sweeps,
      // Each process counts for itself while the database takes no writes.
      insuranceLimiter: new RateLimiterMemory(options),
    })
    sweeps = false
    return limiter
  }
  return (name, windowSeconds) => {
    const limiter = limiterOf(name, windowSeconds)
    return {
      async add(key, points = 1, seconds = windowSeconds) {
        const options = { customDuration: seconds }
        const { consumedPoints, msBeforeNext } = await limiter.penalty(
          hashSecret(key),
          points,
          options,
        )
        return { points: consumedPoints, msLeft: msBeforeNext }
      },
      async takeBack(key) {
        await limiter.reward(hashSecret(key))
      },
      forget: (key) => limiter.delete(hashSecret(key)),
    }
  }
}
