import type { ScreenState, Transition } from '@roundboard/domain'
import {
  type OnTransitions,
  type ScreenPast,
  type ScreenTransition,
  writePast,
} from '../areas/fleet/uptime/index.ts'
import { stampOf } from '../platform/clock.ts'
import type { OpenDatabase } from '../platform/database/database.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** What happened how many days ago, at what time in UTC, for how many minutes, in one round or at the whole location. */
interface PastEvent {
  readonly daysAgo: number
  readonly at: string
  readonly minutes: number
  readonly round?: number
  readonly state?: ScreenState
}

interface LocationHistory {
  /** For how many days the location has had screens. */
  readonly days: number
  readonly events: readonly PastEvent[]
}

const histories: Readonly<Record<string, LocationHistory>> = {
  'RB-1001': {
    days: 60,
    events: [
      { daysAgo: 52, at: '14:05', minutes: 14 },
      { daysAgo: 41, at: '22:30', minutes: 65, round: 6 },
      { daysAgo: 33, at: '11:20', minutes: 38 },
      { daysAgo: 24, at: '23:10', minutes: 120, round: 6 },
      { daysAgo: 17, at: '21:45', minutes: 48, round: 6 },
      { daysAgo: 12, at: '16:12', minutes: 331 },
      { daysAgo: 9, at: '22:15', minutes: 90, round: 6 },
      { daysAgo: 5, at: '18:20', minutes: 40, round: 2, state: 'frozen' },
      { daysAgo: 3, at: '21:50', minutes: 75, round: 6 },
    ],
  },
  'RB-1002': {
    days: 60,
    events: [
      { daysAgo: 46, at: '09:00', minutes: 180, round: 4 },
      { daysAgo: 20, at: '13:30', minutes: 122 },
      { daysAgo: 11, at: '10:40', minutes: 240, round: 4 },
      { daysAgo: 7, at: '19:00', minutes: 55, round: 7 },
      { daysAgo: 4, at: '08:10', minutes: 310, round: 4 },
      { daysAgo: 2, at: '08:25', minutes: 150, round: 4 },
    ],
  },
  'RB-CA-2001': {
    days: 26,
    events: [
      { daysAgo: 15, at: '17:00', minutes: 9 },
      { daysAgo: 6, at: '12:00', minutes: 400, round: 3 },
    ],
  },
}

function transitionsOf(
  { days, events }: LocationHistory,
  round: number,
  now: number,
): Transition[] {
  const today = now - (now % dayMs)
  const own = events.filter((happening) => (happening.round ?? round) === round)
  return [
    { at: today - days * dayMs, state: 'connected' },
    ...own.flatMap(({ daysAgo, at, minutes, state = 'lost' }): Transition[] => {
      // The screens of a location don't go offline in the same second.
      const from = Date.parse(`1970-01-01T${at}:00Z`) + today - daysAgo * dayMs + round * 2_000
      return [
        { at: from, state },
        { at: from + minutes * minuteMs, state: 'connected' },
      ]
    }),
  ]
}

type Linked = Omit<ScreenPast, 'transitions'> & {
  readonly locationIdentifier: string
  /** Since when it hasn't responded (epoch milliseconds); null if it does. */
  readonly lostAt: number | null
}

/**
 * Gives the demo's screens a history of two months, so that their location's days show something.
 * Offline screens have been offline since they last responded, as if the server had seen it.
 */
export async function writeDemoPast(
  { db }: OpenDatabase,
  onTransitions: OnTransitions,
  linked: readonly Linked[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const lost: ScreenTransition[] = []
    for (const { locationIdentifier, lostAt, ...screen } of linked) {
      const past = histories[locationIdentifier]
      if (past === undefined) continue
      const transitions = transitionsOf(past, screen.round, now)
      if (lostAt !== null) {
        transitions.push({ at: lostAt, state: 'lost' })
        const { screenId, locationId } = screen
        lost.push({ screenId, locationId, from: 'connected', to: 'lost', at: stampOf(lostAt) })
      }
      await writePast(trx, { ...screen, transitions })
    }
    await onTransitions(trx, lost, stampOf(now))
  })
}
