import type { Transition } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import {
  findHighestNumber,
  insertTransitions,
  insertWatched,
  isWatched,
} from './watch.repository.ts'

/** A screen and its earlier states, in order. */
export interface ScreenPast {
  readonly screenId: string
  readonly locationId: string
  readonly name: string
  readonly round: number
  readonly transitions: readonly Transition[]
}

/** Writes a screen's earlier states. Does nothing for a screen that was already checked. */
export async function writePast(trx: Executor, past: ScreenPast): Promise<void> {
  const { transitions, ...screen } = past
  const last = transitions.at(-1)
  if (last === undefined || (await isWatched(trx, screen.screenId))) return
  const number = (await findHighestNumber(trx)) + 1
  const now = { state: last.state, since: stampOf(last.at), endedAt: null }
  await insertWatched(trx, [{ number, ...screen, hangingId: screen.screenId, ...now }])
  await insertTransitions(
    trx,
    transitions.map(({ at, state }) => ({ number, at, state })),
  )
}
