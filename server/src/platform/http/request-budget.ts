import { type Call, issueAt } from '@roundboard/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { refusal } from '../app-error.ts'
import { tooMany } from './attempts.ts'
import { networkOf } from './network.ts'

// A gym's ten displays that wait for their codes ask twice a second, its office now and then.
const perMinute = 1_200
const perMinuteOfKey = 600
// Some hundred KB for whoever does not take it compressed.
const documentsPerMinute = 60
// A provider asks once for each person who subscribed, every few hours.
const perMinuteOfCalendar = 60
// Forms are checked before they are sent: somebody who works meets a few of these a day.
const refusedBodiesPerMinute = 60
// Each change is one of the log, too.
const ownChangesPerMinute = 60

const isEmpty = (part: z.ZodType) =>
  part instanceof z.ZodObject && Object.keys(part.shape).length === 0

/** Calls that anybody may make and that take something to read; the time of day costs less than counting. */
export const countsAgainstBudget = (call: Call): boolean =>
  call.may === 'public' && ![call.params, call.query, call.body].every(isEmpty)

/** Changes to the own account, which anyone who is signed in may make; signing out is always possible. */
export const changesOwnAccount = (call: Call): boolean =>
  call.may === 'session.own' && call.method !== 'GET' && !call.isWayOut

export interface RequestBudget {
  /** Counts a request of nobody known, before anything of it is read; refuses when there were too many. */
  take(address: string): Promise<void>
  /** Counts a request with an API key; refuses when there were too many with it. */
  takeOfKey(keyId: string): Promise<void>
  /** Counts a request for the API document; refuses when an address made too many. */
  takeDocument(address: string): Promise<void>
  /** Counts a request for a calendar; refuses when an address made too many for the same one. */
  takeCalendar(calendar: string, address: string): Promise<void>
  /** For how many seconds a sender's bodies are turned away, because too many were refused; 0: they are read. */
  bodiesBlockedFor(sender: string): number
  noteRefusedBody(sender: string): void
  /** Resolves when a blocked sender may get its 429: later, so that it can't reconnect and send as fast as it likes. */
  delayRefusal(): Promise<void>
  /** Answers everyone who waits for a refusal, and delays no more of them: the server stops. */
  endRefusalDelays(): void
  /** Counts a change to the own account; refuses when there were too many in one session. */
  takeOfSession(sessionId: string): Promise<void>
}

const refusalDelayMs = 1_000
// Each one that waits holds a connection, and what Node reads of a body before anyone asks for it.
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

/** How many requests of a stranger's address, API key and session are served in a minute by this process. */
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
