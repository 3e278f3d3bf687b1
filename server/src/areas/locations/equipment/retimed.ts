import { type TimerCourse, rescheduledPieces } from '@roundboard/domain'
import type { Write } from '../../../platform/audit/write.ts'
import { findEquipment, saveEquipment } from './equipment.repository.ts'
import type { PieceState } from './stored-equipment.ts'

/** The same pieces, waiting for the bells of this timer. */
export function retimedPieces(
  pieces: readonly PieceState[],
  now: { now: number; timer: TimerCourse; undoneSince?: number | undefined },
): PieceState[] {
  const retimed = rescheduledPieces(pieces, now)
  return pieces.map((piece, place) => ({ ...piece, ...retimed[place] }))
}

/**
 * Has what waits for a bell wait for the one that a location's timer has now, in the same write; of what
 * was done to it and taken back, from when on (epoch milliseconds) that had held.
 */
export async function retimeEquipment(
  { trx, at, announce }: Pick<Write, 'trx' | 'at' | 'announce'>,
  locationId: string,
  timer: TimerCourse,
  undoneSince?: number,
): Promise<void> {
  const kept = await findEquipment(trx, locationId)
  const now = { now: Date.parse(at), timer, undoneSince }
  const pieces = retimedPieces(kept.pieces, now)
  // What may be taken back waits for the same bells: else it would not be as if it had never been.
  const takeBack = kept.takeBack && {
    ...kept.takeBack,
    before: retimedPieces(kept.takeBack.before, now),
  }
  const after = { ...kept, pieces, takeBack }
  if (JSON.stringify(after) === JSON.stringify(kept)) return
  await saveEquipment(trx, locationId, after)
  announce({ kind: 'equipment', locationId })
}
