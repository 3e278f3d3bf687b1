import { alternativeKinds, equipment } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { Id } from './fields.ts'
import { problem } from './issues.ts'
import { list } from './shape.ts'

export const EquipmentKind = z.enum(equipment, problem('equipment'))

const isEachOnce = (all: readonly string[]) => new Set(all).size === all.length

/** Some equipment, each piece once. */
export const equipmentList = () =>
  list(z.array(EquipmentKind).refine(isEachOnce, problem('equipment-twice')), [])

const alternativesMax = 12

/** An exercise that may stand in for another, and in what. */
export const Alternative = z.strictObject({ exercise: Id, kind: z.enum(alternativeKinds) })
export type Alternative = z.infer<typeof Alternative>

/** The alternatives of an exercise, the best first. */
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

/** How many gyms lack a piece that a workout needs, and how many of those can show nothing else. */
export const MissingEquipment = z.object({
  equipment: EquipmentKind,
  gyms: z.int(),
  unmet: z.int(),
  /** How many gyms are enabled. */
  of: z.int(),
})
export type MissingEquipment = z.infer<typeof MissingEquipment>

/** What gyms lack, and what clips need: all that is known before a workout is on walls. */
export const EquipmentOverview = z.object({
  /** Enabled gyms with the same videos that lack the same. */
  gyms: z.array(z.object({ missing: z.array(EquipmentKind), lrVideo: z.boolean(), gyms: z.int() })),
  /** The clips that need something, with the clips that may stand in for each. */
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
    summary: 'What gyms lack, and what clips need, with what may stand in for them',
    data: EquipmentOverview,
  }),
}
