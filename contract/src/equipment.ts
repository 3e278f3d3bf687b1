import { alternativeKinds, equipment } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { Id } from './fields.ts'
import { problem } from './issues.ts'
import { list } from './shape.ts'

export const EquipmentKind = z.enum(equipment, problem('equipment'))

const isEachOnce = (all: readonly string[]) => new Set(all).size === all.length

/** A list of equipment without duplicates. */
export const equipmentList = () =>
  list(z.array(EquipmentKind).refine(isEachOnce, problem('equipment-twice')), [])

const alternativesMax = 12

/** A possible substitute, and what it has in common with the exercise that it replaces. */
export const Alternative = z.strictObject({ exercise: Id, kind: z.enum(alternativeKinds) })
export type Alternative = z.infer<typeof Alternative>

/** The substitutes of an exercise, best first. */
export const alternatives = () =>
  list(
    z
      .array(Alternative)
      .max(alternativesMax, problem('too-many', { max: alternativesMax }))
      .refine(
        (all) => isEachOnce(all.map(({ exercise }) => exercise)),
        problem('alternative-twice'),
      ),
    [],
  )

/** How many locations are missing equipment that a workout needs, and how many of those have no substitute for it. */
export const MissingEquipment = z.object({
  equipment: EquipmentKind,
  gyms: z.int(),
  unmet: z.int(),
  /** How many locations are enabled. */
  of: z.int(),
})
export type MissingEquipment = z.infer<typeof MissingEquipment>

/** The equipment that locations are missing and clips need, known before a workout is on screens. */
export const EquipmentOverview = z.object({
  /** Enabled locations, grouped by their missing equipment and their videos. */
  gyms: z.array(z.object({ missing: z.array(EquipmentKind), lrVideo: z.boolean(), gyms: z.int() })),
  /** The clips that need equipment, with the clips of their substitutes. */
  clips: z.array(
    z.object({
      videoLink: z.string(),
      needs: z.array(EquipmentKind),
      alternatives: z.array(
        z.object({ videoLink: z.string().nullable(), needs: z.array(EquipmentKind) }),
      ),
    }),
  ),
})
export type EquipmentOverview = z.infer<typeof EquipmentOverview>

export const equipmentCalls = {
  getEquipment: call({
    method: 'GET',
    path: '/api/v1/equipment',
    may: 'workouts.read',
    scope: 'none',
    summary: 'The equipment that locations don’t have and that clips need, with substitutes',
    data: EquipmentOverview,
  }),
}
