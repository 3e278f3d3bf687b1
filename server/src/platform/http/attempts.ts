import type { AttemptBudget } from '@roundboard/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'

interface Budget {
  /** Attempts within the window. */
  readonly points: number
  readonly windowSeconds: number
  /** Whether an attempt that succeeds costs a point too. */
  readonly countsSuccess: boolean
}

// Log-in is counted per account and address here; the auth feature adds its own per-address sum.
const budgets = {
  'log-in': { points: 60, windowSeconds: 900, countsSuccess: false },
  'set-up': { points: 10, windowSeconds: 900, countsSuccess: false },
  'sign-on': { points: 60, windowSeconds: 900, countsSuccess: false },
  'typed-password': { points: 5, windowSeconds: 900, countsSuccess: false },
  linking: { points: 10, windowSeconds: 600, countsSuccess: false },
  pairing: { points: 240, windowSeconds: 600, countsSuccess: true },
} as const satisfies Record<AttemptBudget, Budget>

export interface Attempts {
  /** Takes an attempt before it is made, so that many at once are not free; refuses when none is left. */
  take(budget: AttemptBudget, key: string): Promise<void>
  /** Gives the attempt back: it was no guess, or a right one. */
  giveBack(budget: AttemptBudget, key: string): Promise<void>
  countsSuccess(budget: AttemptBudget): boolean
}

const refusal = (waitMs: number) => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError(
    'too-many-attempts',
    `Too many attempts. Please wait ${String(seconds)} seconds and try again.`,
    { retryAfterSeconds: seconds },
  )
}

/** Budgets of attempts, kept in this process's memory. */
export function createAttempts(): Attempts {
  const limiters = new Map<AttemptBudget, RateLimiterMemory>()
  const limiterOf = (name: AttemptBudget): RateLimiterMemory => {
    const known = limiters.get(name)
    if (known) return known
    const { points, windowSeconds } = budgets[name]
    const limiter = new RateLimiterMemory({ points, duration: windowSeconds })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async take(budget, key) {
      const { consumedPoints, msBeforeNext } = await limiterOf(budget).penalty(key)
      if (consumedPoints > budgets[budget].points) throw refusal(msBeforeNext)
    },
    async giveBack(budget, key) {
      await limiterOf(budget).reward(key)
    },
    countsSuccess: (budget) => budgets[budget].countsSuccess,
  }
}
