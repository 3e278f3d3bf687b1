import { type ScreenHistory, screenStates, type Transition } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aLocation } from '../../../testing/factories.ts'
import { readHistories } from './histories.ts'
import { listWatched } from './histories.repository.ts'
import { deleteHistoryBefore, insertTransitions, insertWatched } from './watch.repository.ts'
import { runs } from '@roundboard/domain/testing'

const dayMs = 86_400_000
const start = Date.parse('2026-01-20T00:00:00.000Z')

/** The same states from an instant on. */
function statesFrom(transitions: readonly Transition[], from: number): Transition[] {
  const before = transitions.findLast(({ at }) => at <= from)
  const after = transitions.filter(({ at }) => at > from)
  return before === undefined ? after : [{ at: from, state: before.state }, ...after]
}

const aGap = fc.oneof(fc.integer({ min: 1, max: 7_200 }), fc.integer({ min: 1, max: 40 * 86_400 }))
const aPast = fc
  .array(fc.tuple(aGap, fc.constantFrom(...screenStates)), { minLength: 1, maxLength: 30 })
  .map((steps) => {
    let at = start
    return steps.map(([gap, state]): Transition => ({ at: (at += gap * 1_000), state }))
  })
const aDay = fc.integer({ min: -5, max: 400 }).map((days) => start + days * dayMs)

test.each(engines)(
  'screen histories start with the state at a given time, even if earlier ones are gone, on %s',
  async (engine) => {
    const server = await startTestServer({ engine })
    const { db } = server.database
    let number = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(aPast, { minLength: 1, maxLength: 3 }),
        fc.tuple(aDay, aDay),
        async (pasts, days) => {
          const [deletedBefore = 0, from = 0] = days.toSorted((a, b) => a - b)
          const { id: locationId } = await aLocation(server)
          const first = number + 1
          number += pasts.length
          await insertWatched(
            db,
            pasts.map((_past, index) => ({
              ...{ number: first + index, locationId, screenId: String(index), hangingId: null },
              ...{ name: 'Wall', round: index + 1, state: 'unlinked' as const },
              ...{ since: stampOf(start), endedAt: null },
            })),
          )
          await insertTransitions(
            db,
            pasts.flatMap((past, index) =>
              past.map(({ at, state }) => ({ number: first + index, at, state })),
            ),
          )
          await deleteHistoryBefore(db, deletedBefore)
          const read = await readHistories(db, await listWatched(db, [locationId]), from)
          expect(read).toEqual(
            pasts.map((past, index): ScreenHistory => ({
              id: String(first + index),
              transitions: statesFrom(past, from),
            })),
          )
        },
      ),
      { numRuns: runs(engine === 'SQLite' ? 60 : 15) },
    )
  },
)
