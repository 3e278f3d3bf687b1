import { issueAt } from '@roundboard/contract'
import { type AppError, refusal } from '../../../platform/app-error.ts'
import { type CreateCounter, createEach } from '../../../platform/database/counters.ts'
import { networkOf } from '../../../platform/http/network.ts'

/** How many failed sign-ins are free, and how the wait grows after that. */
interface Sum {
  readonly free: number
  readonly windowSeconds: number
  readonly doublesEvery: number
  readonly longestWaitSeconds: number
}

const firstWaitSeconds = 15
const hour = 3_600
const sums = {
  device: { free: 10, windowSeconds: hour, doublesEvery: 1, longestWaitSeconds: 900 },
  accountAndAddress: { free: 5, windowSeconds: hour, doublesEvery: 1, longestWaitSeconds: 900 },
  account: { free: 50, windowSeconds: hour, doublesEvery: 10, longestWaitSeconds: 300 },
  address: { free: 60, windowSeconds: 900, doublesEvery: 10, longestWaitSeconds: 60 },
} as const satisfies Record<string, Sum>
type SumName = keyof typeof sums

function waitSecondsOf(name: SumName, attempt: number): number {
  const { free, doublesEvery, longestWaitSeconds } = sums[name]
  if (attempt <= free) return 0
  const doubled = firstWaitSeconds * 2 ** Math.floor((attempt - free - 1) / doublesEvery)
  return Math.min(longestWaitSeconds, doubled)
}

/** A counter that an attempt counts toward. */
interface SumOfKey {
  readonly sum: SumName
  readonly key: string
  /** The key of the queue that this counter makes callers wait in. */
  readonly turn: string
}

interface Counted extends SumOfKey {
  readonly points: number
}

/** How long each queue waits after a failed attempt. */
function waitsAfter(counted: readonly Counted[]): Map<string, number> {
  const waits = new Map<string, number>()
  for (const { sum, turn, points } of counted) {
    const seconds = waitSecondsOf(sum, points + 1)
    if (seconds > 0) waits.set(turn, Math.max(seconds, waits.get(turn) ?? 0))
  }
  return waits
}

/** How long a turn stays open once it has come. */
const turnSeconds = 600

function askToWait(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return refusal('too-many-attempts', issueAt('', 'log-in-wait', { seconds }), {
    retryAfterSeconds: seconds,
  })
}

interface LogIn {
  readonly email: string
  readonly address: string
  /** The remembered device from which this account signs in, if any. */
  readonly device: string | undefined
}

function sumsOf({ email, address, device }: LogIn): SumOfKey[] {
  if (device !== undefined) return [{ sum: 'device', key: device, turn: device }]
  const network = networkOf(address)
  const pair = `${email} ${network}`
  return [
    { sum: 'accountAndAddress', key: pair, turn: pair },
    { sum: 'address', key: network, turn: network },
    // Callers who wait because of others wait separately, so nobody can take their turn.
    { sum: 'account', key: email, turn: pair },
  ]
}

export interface CountedAttempt {
  failed(): Promise<void>
  succeeded(): Promise<void>
  /** No password was checked. */
  giveBack(): Promise<void>
}

/**
 * Slows down password guessing without locking anyone out. Attempts count before the password is
 * checked, so parallel ones aren't free. After the free attempts, each one waits its turn, and
 * waits grow with failures: by account and address, by account, and by address. A device that the
 * account's owner has used before is counted separately, whatever others do.
 */
export function createLogInGuard(createCounter: CreateCounter) {
  const counters = createEach<SumName>(createCounter, sums, 'log-in ')
  const turns = createCounter('log-in turn', turnSeconds)

  /** Milliseconds until this key's next turn. Zero takes the turn. */
  async function untilTurn(key: string, waitSeconds: number): Promise<number> {
    const { points, msLeft } = await turns.add(key, 1, waitSeconds + turnSeconds)
    if (points === 1) return waitSeconds * 1000
    const waitMs = msLeft - turnSeconds * 1000
    if (waitMs > 0) return waitMs
    return (await turns.forget(key)) ? 0 : untilTurn(key, waitSeconds)
  }

  return {
    async take(logIn: LogIn): Promise<CountedAttempt> {
      const counted: Counted[] = []
      const usedTurns = new Set<string>()
      const giveBack = async () => {
        await Promise.all([
          ...counted.map(({ sum, key }) => counters[sum].undo(key)),
          ...[...usedTurns].map((turn) => turns.add(turn, 1, turnSeconds)),
        ])
      }
      // In sequence: an attempt refused by the first counter must not count toward the others.
      for (const { sum, key, turn } of sumsOf(logIn)) {
        const { points } = await counters[sum].add(key)
        counted.push({ sum, key, turn, points })
        const waitSeconds = waitSecondsOf(sum, points)
        if (waitSeconds === 0 || usedTurns.has(turn)) continue
        const waitMs = await untilTurn(turn, waitSeconds)
        if (waitMs > 0) {
          await giveBack()
          throw askToWait(waitMs)
        }
        usedTurns.add(turn)
      }
      return {
        giveBack,
        async failed() {
          // The wait starts at the failure, not at the next attempt.
          for (const [turn, seconds] of waitsAfter(counted))
            await turns.add(turn, 1, seconds + turnSeconds)
        },
        async succeeded() {
          await giveBack()
          const [own] = counted
          if (own) await Promise.all([counters[own.sum].forget(own.key), turns.forget(own.turn)])
        },
      }
    },
  }
}
