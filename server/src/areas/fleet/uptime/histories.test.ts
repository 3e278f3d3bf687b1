import { type ScreenHistory, screenStates, type Transition } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { appendTransitions, updateStates } from '../../../platform/database/watch-statements.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aLocation } from '../../../testing/factories.ts'
import { readHistories } from './histories.ts'
import { listWatched } from './histories.repository.ts'
import { monthOf, newMonth } from './month-text.ts'
import { packMonths } from './packed-months.ts'
import { insertWatched } from './watch.repository.ts'
import { runs } from '@roundboard/domain/testing'

const dayMs = 86_400_000
const start = Date.parse('2026-01-20T00:00:00.000Z')

/** What transitions say that are kept as they are: a row for each. */
function plainHistory(transitions: readonly Transition[], from: number): Transition[] {
  const before = transitions.findLast(({ at }) => at <= from)
  const after = transitions.filter(({ at }) => at > from)
  return before === undefined ? after : [{ at: from, state: before.state }, ...after]
}

const aGap = fc.oneof(fc.integer({ min: 0, max: 7_200 }), fc.integer({ min: 0, max: 40 * 86_400 }))
const aPast = fc
  .array(fc.tuple(aGap, fc.constantFrom(...screenStates)), { minLength: 1, maxLength: 30 })
  .map((steps) => {
    let at = start
    return steps.map(([gap, state]): Transition => ({ at: (at += gap * 1_000), state }))
  })

test.each(engines)(
  'months of texts, packed or not, say what a row for each transition would, on %s',
  async (engine) => {
    const server = await startTestServer({ engine })
    let number = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(aPast, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: -5, max: 400 }),
        fc.integer({ min: 1, max: 12 }),
        async (pasts, days, packEvery) => {
          const { id: locationId } = await aLocation(server)
          const first = number + 1
          number += pasts.length
          const [written, on] = [pasts.map((): Transition | null => null), server.database.db]
          await insertWatched(
            on,
            pasts.map((_past, index) => ({
              ...{ number: first + index, locationId, screenId: String(index), hangingId: null },
              ...{ name: 'Wall', round: index + 1, state: 'unlinked' as const },
              ...{ since: stampOf(start), endedAt: null },
            })),
          )
          const steps = Math.max(...pasts.map(({ length }) => length))
          for (let step = 0; step < steps; step += 1) {
            const now = pasts.flatMap((past, index) => {
              const next = past[step]
              if (next === undefined) return []
              const row = { number: first + index, month: monthOf(next.at) }
              const changes = newMonth(written[index] ?? null, next)
              written[index] = next
              return [{ ...row, changes, state: next.state, since: stampOf(next.at) }]
            })
            await updateStates(on, now)
            await appendTransitions(
              on,
              now.map(({ number, month, changes }) => ({ number, month, changes })),
            )
            if (step % packEvery === 0) await packMonths(on)
          }
          const from = start + days * dayMs
          const read = await readHistories(on, await listWatched(on, [locationId]), from)
          expect(read).toEqual(
            pasts.map((past, index): ScreenHistory => ({
              id: String(first + index),
              transitions: plainHistory(past, from),
            })),
          )
        },
      ),
      { numRuns: runs(engine === 'SQLite' ? 60 : 15) },
    )
  },
)
