import { type TimerCourse, rescheduledPieces } from '@roundboard/domain'
import type { Write } from '../../../platform/audit/write.ts'
import { findEquipment, saveEquipment } from './equipment.repository.ts'
import type { PieceState } from './stored-equipment.ts'

/** The same equipment, with the bells of this timer. */
export function rescheduledPieceStates(
  pieces: readonly PieceState[],
  now: { now: number; timer: TimerCourse; undoneSince?: number | undefined },
): PieceState[] {
  const rescheduled = rescheduledPieces(pieces, now)
  return pieces.map((piece, place) => ({ ...piece, ...rescheduled[place] }))
}

/**
 * Moves equipment that waits for a bell to the bells of the current timer. `undoneSince` is when an
 * undone timer action took effect (epoch milliseconds).
 */
export async function rescheduleEquipment(
  { trx, at, announce }: Pick<Write, 'trx' | 'at' | 'announce'>,
  locationId: string,
  timer: TimerCourse,
  undoneSince?: number,
): Promise<void> {
  const stored = await findEquipment(trx, locationId)
  const now = { now: Date.parse(at), timer, undoneSince }
  const pieces = rescheduledPieceStates(stored.pieces, now)
  // The undo waits for the same bells, so that it restores the exact state.
  const undo = stored.takeBack && {
    ...stored.takeBack,
    before: rescheduledPieceStates(stored.takeBack.before, now),
  }
  const after = { ...stored, pieces, takeBack: undo }
  if (JSON.stringify(after) === JSON.stringify(stored)) return
  await saveEquipment(trx, locationId, after)
  announce({ kind: 'equipment', locationId })
}
