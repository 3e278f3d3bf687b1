import { type AttemptBudget, type ErrorCode, issueAt } from '@roundboard/contract'
import { refusal } from '../app-error.ts'
import type { Counter, CreateCounter } from '../database/counters.ts'
import { networkOf } from './network.ts'

interface Budget {
  /** Attempts of a user and address, or of an address, within the window. */
  readonly points: number
  /** Attempts of a user from anywhere: whoever changes addresses begins anew only so often. */
  readonly pointsOfUser?: number
  readonly windowSeconds: number
  /** Whether an attempt that succeeds costs a point too. */
  readonly countsSuccess: boolean
  /** What a refusal costs beyond its attempt, where it tells something worth knowing. */
  readonly dear?: { readonly code: ErrorCode; readonly points: number }
}

const budgets: Readonly<Record<AttemptBudget, Budget>> = {
  'set-up': { points: 10, windowSeconds: 900, countsSuccess: false },
  // Calendars of one great provider come from one network, and go on asking for what has ended.
  feed: { points: 600, windowSeconds: 900, countsSuccess: false },
  // A whole gym's phones come from one address.
  'remote-pass': { points: 60, windowSeconds: 900, countsSuccess: false },
  // Anyone in the gym can ask for the next one.
  'wall-code': { points: 5, windowSeconds: 3600, countsSuccess: true },
  // Each attempt sends a request to where its maker likes.
  'webhook-test': { points: 30, pointsOfUser: 30, windowSeconds: 900, countsSuccess: true },
  'second-factor': { points: 60, windowSeconds: 900, countsSuccess: false },
  'passkey-options': { points: 120, windowSeconds: 900, countsSuccess: true },
  'sign-on': { points: 60, windowSeconds: 900, countsSuccess: false },
  'reset-request': { points: 10, windowSeconds: 900, countsSuccess: true },
  'account-link': { points: 30, windowSeconds: 900, countsSuccess: false },
  // Asked while one types: of each a thread looks at dictionaries for a moment.
  'password-strength': { points: 200, windowSeconds: 900, countsSuccess: true },
  'typed-password': { points: 5, pointsOfUser: 15, windowSeconds: 900, countsSuccess: false },
  // Ten boxes of a new gym may all hold a code that has run out, twice.
  linking: { points: 40, pointsOfUser: 60, windowSeconds: 600, countsSuccess: false },
  // A display makes its code by chance: it meets one in use once in a lifetime, a guesser looks for them.
  pairing: {
    points: 240,
    windowSeconds: 600,
    countsSuccess: true,
    dear: { code: 'conflict', points: 47 },
  },
}

/** Who attempts something. */
export interface Attempter {
  readonly address: string
  readonly userId?: string | undefined
}

export interface Attempts {
  /** Takes an attempt before it is made, so that many at once are not free; refuses when none is left. */
  take(budget: AttemptBudget, who: Attempter): Promise<void>
  /** Gives the attempt back: it was no guess, or a right one. */
  giveBack(budget: AttemptBudget, who: Attempter): Promise<void>
  /** Takes what a refusal costs beyond its attempt. */
  charge(budget: AttemptBudget, who: Attempter, code: ErrorCode): Promise<void>
  countsSuccess(budget: AttemptBudget): boolean
}

export const tooMany = (waitMs: number) => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return refusal('too-many-attempts', issueAt('', 'wait-seconds', { seconds }), {
    retryAfterSeconds: seconds,
  })
}

const keyOf = ({ address, userId }: Attempter) =>
  userId === undefined ? networkOf(address) : `${userId} ${networkOf(address)}`

/** Budgets of attempts, shared by all servers of a PostgreSQL. */
export function createAttempts(createCounter: CreateCounter): Attempts {
  const counter = (name: AttemptBudget) => createCounter(name, budgets[name].windowSeconds)
  const counters: Readonly<Record<AttemptBudget, Counter>> = {
    'set-up': counter('set-up'),
    feed: counter('feed'),
    'remote-pass': counter('remote-pass'),
    'wall-code': counter('wall-code'),
    'webhook-test': counter('webhook-test'),
    'second-factor': counter('second-factor'),
    'passkey-options': counter('passkey-options'),
    'sign-on': counter('sign-on'),
    'reset-request': counter('reset-request'),
    'account-link': counter('account-link'),
    'password-strength': counter('password-strength'),
    'typed-password': counter('typed-password'),
    linking: counter('linking'),
    pairing: counter('pairing'),
  }

  /** Each key that counts the attempt, and how many attempts it has. */
  function keysOf(name: AttemptBudget, who: Attempter): (readonly [string, number])[] {
    const { points, pointsOfUser } = budgets[name]
    const own = [keyOf(who), points] as const
    if (who.userId === undefined || pointsOfUser === undefined) return [own]
    return [own, [who.userId, pointsOfUser]]
  }

  const giveBack = async (name: AttemptBudget, who: Attempter): Promise<void> => {
    await Promise.all(keysOf(name, who).map(([key]) => counters[name].takeBack(key)))
  }

  return {
    async take(name, who) {
      const counted: string[] = []
      // One after the other: what the first budget refuses must not weigh on the second.
      for (const [key, most] of keysOf(name, who)) {
        const { points, msLeft } = await counters[name].add(key)
        counted.push(key)
        if (points <= most) continue
        await Promise.all(counted.map((each) => counters[name].takeBack(each)))
        throw tooMany(msLeft)
      }
    },
    giveBack,
    async charge(name, who, code) {
      const { dear } = budgets[name]
      if (dear?.code === code) await counters[name].add(keyOf(who), dear.points)
    },
    countsSuccess: (name) => budgets[name].countsSuccess,
  }
}
