import { equipmentActions, EquipmentKind } from '@roundboard/contract'
import type { OutPiece } from '@roundboard/domain'
import { z } from 'zod'
import type { LocationEquipmentRow } from '../../../platform/database/schema.ts'

const Instant = z.number()

const Piece = z.object({
  equipment: EquipmentKind,
  from: Instant.nullable(),
  breaksFrom: Instant.nullable(),
  until: Instant,
  backAt: z.union([Instant, z.literal('bell'), z.null()]),
  /** Breaks' bells; those from an earlier version have none. */
  breaksBackAt: z.union([Instant, z.literal('bell'), z.null()]).optional(),
  /** A user, or a coach pass by its number and creator. */
  by: z.object({ name: z.string(), pass: z.int().nullable() }),
})

const LastAction = z.object({
  action: z.enum(equipmentActions),
  equipment: EquipmentKind,
  until: z.string(),
  /** The pieces as they were before. */
  before: z.array(Piece),
})

/** A piece of equipment that is out of order, and who marked it. */
export type PieceState = z.infer<typeof Piece> & OutPiece

/** The equipment that coaches marked as out of order at a location. */
export interface EquipmentState {
  readonly revision: number
  readonly pieces: readonly PieceState[]
  readonly takeBack: z.infer<typeof LastAction> | null
}

export const noEquipment: EquipmentState = { revision: 0, pieces: [], takeBack: null }

export const parseEquipment = ({
  revision,
  pieces,
  takeBack,
}: LocationEquipmentRow): EquipmentState => ({
  revision,
  pieces: z.array(Piece).parse(JSON.parse(pieces)),
  takeBack: takeBack === null ? null : LastAction.parse(JSON.parse(takeBack)),
})

export const serializeEquipment = ({
  revision,
  pieces,
  takeBack,
}: EquipmentState): Omit<LocationEquipmentRow, 'locationId'> => ({
  revision,
  pieces: JSON.stringify(pieces),
  takeBack: takeBack && JSON.stringify(takeBack),
})
