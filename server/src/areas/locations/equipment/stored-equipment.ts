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

const TakeBack = z.object({
  action: z.enum(equipmentActions),
  equipment: EquipmentKind,
  until: z.string(),
  /** The pieces as they were before. */
  before: z.array(Piece),
})

/** A piece that is out, and who said so. */
export type KeptPiece = z.infer<typeof Piece> & OutPiece

/** What coaches said of the equipment of a location. */
export interface KeptEquipment {
  readonly revision: number
  readonly pieces: readonly KeptPiece[]
  readonly takeBack: z.infer<typeof TakeBack> | null
}

export const nothingKept: KeptEquipment = { revision: 0, pieces: [], takeBack: null }

export const readKept = ({ revision, pieces, takeBack }: LocationEquipmentRow): KeptEquipment => ({
  revision,
  pieces: z.array(Piece).parse(JSON.parse(pieces)),
  takeBack: takeBack === null ? null : TakeBack.parse(JSON.parse(takeBack)),
})

export const writeKept = ({
  revision,
  pieces,
  takeBack,
}: KeptEquipment): Omit<LocationEquipmentRow, 'locationId'> => ({
  revision,
  pieces: JSON.stringify(pieces),
  takeBack: takeBack && JSON.stringify(takeBack),
})
