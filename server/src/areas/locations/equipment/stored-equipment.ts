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
  /** Of breaks; what was marked by an earlier version has none of its own. */
  breaksBackAt: z.union([Instant, z.literal('bell'), z.null()]).optional(),
  /** Who said so: a person, or a pass by its number and who asked for it. */
  by: z.object({ name: z.string(), pass: z.int().nullable() }),
})

const LastAction = z.object({
  action: z.enum(equipmentActions),
  equipment: EquipmentKind,
  until: z.string(),
  /** The pieces as they were before. */
  before: z.array(Piece),
})

/** A piece that is out, and who said so. */
export type PieceState = z.infer<typeof Piece> & OutPiece

/** What coaches said of the equipment of a location. */
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
