import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { hashSecret } from '../secrets.ts'

export interface Count {
  readonly points: number
  /** Time until the key's count resets. */
  readonly msLeft: number
}

/** Counts by key. Each resets after a window that starts with its first point. */
export interface Counter {
  add(key: string, points?: number, windowSeconds?: number): Promise<Count>
  undo(key: string): Promise<void>
  /** Resets a key. Of many simultaneous callers, one gets true. */
  forget(key: string): Promise<boolean>
}

export type CreateCounter = (name: string, windowSeconds: number) => Counter

/** A counter for each name, with its window. */
export const createEach = <Name extends string>(
  create: CreateCounter,
  windows: Readonly<Record<Name, { readonly windowSeconds: number }>>,
  prefix = '',
) =>
  Object.fromEntries(
    Object.entries<{ readonly windowSeconds: number }>(windows).map(([name, { windowSeconds }]) => [
      name,
      create(prefix + name, windowSeconds),
    ]),
  ) as Record<Name, Counter>

/** Counters shared by all servers on one PostgreSQL, or in memory without it. */
export function createCounters(pool: Pool | undefined): CreateCounter {
  // Only one counter needs to purge the shared table.
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
      // While the database is read-only, each process counts for itself.
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
      async undo(key) {
        await limiter.reward(hashSecret(key))
      },
      forget: (key) => limiter.delete(hashSecret(key)),
    }
  }
}
