import { type AttemptBudget, type ErrorCode, issueAt } from '@roundboard/contract'
import { refusal } from '../app-error.ts'
import { type CreateCounter, createEach } from '../database/counters.ts'
import { networkOf } from './network.ts'

interface Budget {
  /** Attempts per user and address, or per address, within the window. */
  readonly points: number
  /** Attempts per user from anywhere, so that changing addresses doesn't help. */
  readonly pointsOfUser?: number
  readonly windowSeconds: number
  /** Whether successful attempts count. */
  readonly countsSuccess: boolean
  /** The additional cost of a refusal that reveals something. */
  readonly extraCost?: { readonly code: ErrorCode; readonly points: number }
}

const budgets: Readonly<Record<AttemptBudget, Budget>> = {
  'set-up': { points: 10, windowSeconds: 900, countsSuccess: false },
  // A provider's calendar servers share a network, and keep requesting deleted calendars.
  feed: { points: 600, windowSeconds: 900, countsSuccess: false },
  // A whole location's phones share an address.
  'remote-pass': { points: 60, windowSeconds: 900, countsSuccess: false },
  // Anyone at the location can get the next one.
  'wall-code': { points: 5, windowSeconds: 3600, countsSuccess: true },
  // Each attempt sends a request to an address that the caller chose.
  'webhook-test': { points: 30, pointsOfUser: 30, windowSeconds: 900, countsSuccess: true },
  'second-factor': { points: 60, windowSeconds: 900, countsSuccess: false },
  'passkey-options': { points: 120, windowSeconds: 900, countsSuccess: true },
  'sign-on': { points: 60, windowSeconds: 900, countsSuccess: false },
  'reset-request': { points: 10, windowSeconds: 900, countsSuccess: true },
  'account-link': { points: 30, windowSeconds: 900, countsSuccess: false },
  // Called while typing. Each call uses a worker thread for a moment.
  'password-strength': { points: 200, windowSeconds: 900, countsSuccess: true },
  'typed-password': { points: 5, pointsOfUser: 15, windowSeconds: 900, countsSuccess: false },
  // Ten screens of a new location may each show an expired code, twice.
  linking: { points: 40, pointsOfUser: 60, windowSeconds: 600, countsSuccess: false },
  // Screens generate random codes and almost never collide. Attackers look for collisions.
  pairing: {
    points: 240,
    windowSeconds: 600,
    countsSuccess: true,
    extraCost: { code: 'conflict', points: 47 },
  },
}

/** Who makes an attempt. */
export interface Attempter {
  readonly address: string
  readonly userId?: string | undefined
}

export interface Attempts {
  /** Takes a point before the attempt, so that parallel ones count. Throws if none is left. */
  take(budget: AttemptBudget, who: Attempter): Promise<void>
  /** Returns the point: it wasn't a guess, or it was right. */
  giveBack(budget: AttemptBudget, who: Attempter): Promise<void>
  /** Takes the extra points of a refusal. */
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

/** Limits for attempts, shared by all servers on one PostgreSQL. */
export function createAttempts(createCounter: CreateCounter): Attempts {
  const counters = createEach(createCounter, budgets)

  /** The keys that count an attempt, each with its limit. */
  function keysOf(name: AttemptBudget, who: Attempter): (readonly [string, number])[] {
    const { points, pointsOfUser } = budgets[name]
    const own = [keyOf(who), points] as const
    if (who.userId === undefined || pointsOfUser === undefined) return [own]
    return [own, [who.userId, pointsOfUser]]
  }

  const giveBack = async (name: AttemptBudget, who: Attempter): Promise<void> => {
    await Promise.all(keysOf(name, who).map(([key]) => counters[name].undo(key)))
  }

  return {
    async take(name, who) {
      const counted: string[] = []
      // In sequence: an attempt refused by the first limit must not count toward the second.
      for (const [key, most] of keysOf(name, who)) {
        const { points, msLeft } = await counters[name].add(key)
        counted.push(key)
        if (points <= most) continue
        await Promise.all(counted.map((each) => counters[name].undo(each)))
        throw tooMany(msLeft)
      }
    },
    giveBack,
    async charge(name, who, code) {
      const { extraCost } = budgets[name]
      if (extraCost?.code === code) await counters[name].add(keyOf(who), extraCost.points)
    },
    countsSuccess: (name) => budgets[name].countsSuccess,
  }
}
