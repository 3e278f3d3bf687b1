import { type Call, issueAt } from '@roundboard/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { refusal } from '../app-error.ts'
import { tooMany } from './attempts.ts'
import { networkOf } from './network.ts'

// Ten screens waiting for their codes make two requests per second together.
const perMinute = 1_200
const perMinuteOfKey = 600
// Some hundred KB for clients without compression.
const documentsPerMinute = 60
// A provider requests it once per subscriber, every few hours.
const perMinuteOfCalendar = 60
// Forms are validated before they are sent, so people cause only a few a day.
const refusedBodiesPerMinute = 60
// Each change also adds a log entry.
const ownChangesPerMinute = 60

const isEmpty = (part: z.ZodType) =>
  part instanceof z.ZodObject && Object.keys(part.shape).length === 0

/** Public calls that read something. Counting the clock call would cost more than it does. */
export const countsAgainstBudget = (call: Call): boolean =>
  call.may === 'public' && ![call.params, call.query, call.body].every(isEmpty)

/** Changes to the caller's own account, open to every user. Signing out is always possible. */
export const changesOwnAccount = (call: Call): boolean =>
  call.may === 'session.own' && call.method !== 'GET' && !call.endsSession

export interface RequestBudget {
  /** Counts an anonymous request before reading it. Throws if there were too many. */
  take(address: string): Promise<void>
  /** Counts a request with an API key. Throws if there were too many. */
  takeOfKey(keyId: string): Promise<void>
  /** Counts a request for the API document. Throws if its address made too many. */
  takeDocument(address: string): Promise<void>
  /** Counts a calendar request. Throws if its address made too many for this calendar. */
  takeCalendar(calendar: string, address: string): Promise<void>
  /** Seconds for which a sender's bodies are refused after too many invalid ones; 0: accepted. */
  bodiesBlockedFor(sender: string): number
  noteRefusedBody(sender: string): void
  /** Resolves when a blocked sender gets its 429: delayed, so that it can't retry at full speed. */
  delayRefusal(): Promise<void>
  /** Sends all delayed refusals and delays no more: the server is stopping. */
  endRefusalDelays(): void
  /** Counts a change to the caller's own account. Throws if a session made too many. */
  takeOfSession(sessionId: string): Promise<void>
}

const refusalDelayMs = 1_000
// Each delayed refusal holds a connection and what Node has buffered of its body.
const delayedRefusalsMax = 1_000

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

const manyRequests = (waitMs: number) =>
  refusal('too-many-attempts', issueAt('', 'many-requests'), {
    retryAfterSeconds: secondsOf(waitMs),
  })

function createLimit(most: number, refuse = manyRequests) {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 })
  return async (who: string): Promise<void> => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(who)
    if (consumedPoints > most) throw refuse(msBeforeNext)
  }
}

function createRefusalDelays(delayMs: number) {
  const delayed = new Set<() => void>()
  let isStopping = false
  return {
    delayRefusal(): Promise<void> {
      if (isStopping || delayed.size >= delayedRefusalsMax) return Promise.resolve()
      return new Promise((resolve) => {
        const answer = () => {
          clearTimeout(timer)
          delayed.delete(answer)
          resolve()
        }
        const timer = setTimeout(answer, delayMs)
        delayed.add(answer)
      })
    },
    endRefusalDelays(): void {
      isStopping = true
      for (const answer of delayed) answer()
    },
  }
}

/** Limits requests per minute by anonymous address, API key and session in this process. */
export function createRequestBudget(delayMs = refusalDelayMs): RequestBudget {
  const ofStrangers = createLimit(perMinute)
  const ofDocument = createLimit(documentsPerMinute)
  const ofCalendar = createLimit(perMinuteOfCalendar)
  const refused = new RateLimiterMemory({ points: refusedBodiesPerMinute, duration: 60 })
  const blockedUntil = new Map<string, number>()
  async function noteRefused(sender: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await refused.penalty(sender)
    if (consumedPoints < refusedBodiesPerMinute || blockedUntil.has(sender)) return
    blockedUntil.set(sender, performance.now() + msBeforeNext)
    setTimeout(() => blockedUntil.delete(sender), msBeforeNext).unref()
  }

  return {
    take: (address) => ofStrangers(networkOf(address)),
    takeOfKey: createLimit(perMinuteOfKey),
    takeDocument: (address) => ofDocument(networkOf(address)),
    takeCalendar: (calendar, address) => ofCalendar(`${calendar} ${networkOf(address)}`),
    bodiesBlockedFor(sender) {
      const until = blockedUntil.get(sender)
      return until === undefined ? 0 : secondsOf(until - performance.now())
    },
    noteRefusedBody(sender) {
      void noteRefused(sender)
    },
    takeOfSession: createLimit(ownChangesPerMinute, tooMany),
    ...createRefusalDelays(delayMs),
  }
}
