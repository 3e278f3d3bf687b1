import { type TimerCourse, withBellsOf } from '@roundboard/domain'
import type { Write } from '../../platform/audit/write.ts'
import { findEquipment, saveEquipment } from './equipment.repository.ts'
import type { KeptPiece } from './kept.ts'

/** The same pieces, waiting for the bells of this timer. */
export function retimedPieces(
  pieces: readonly KeptPiece[],
  now: { now: number; timer: TimerCourse },
): KeptPiece[] {
  const retimed = withBellsOf(pieces, now)
  return pieces.map((piece, place) => ({ ...piece, ...retimed[place] }))
}

/** Has what waits for a bell wait for the one that a location's timer has now, in the same write. */
export async function retimeEquipment(
  { trx, at, announce }: Pick<Write, 'trx' | 'at' | 'announce'>,
  locationId: string,
  timer: TimerCourse,
): Promise<void> {
  const kept = await findEquipment(trx, locationId)
  const pieces = retimedPieces(kept.pieces, { now: Date.parse(at), timer })
  if (JSON.stringify(pieces) === JSON.stringify(kept.pieces)) return
  await saveEquipment(trx, locationId, { ...kept, pieces })
  announce({ kind: 'equipment', locationId })
}
