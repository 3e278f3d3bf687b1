import {
  type Alternative,
  type Equipment,
  substituteSteps,
  type ClipEquipment,
} from './equipment.ts'
import { videoLinkFor } from './wall-text.ts'

/** How many locations are missing the same equipment and show the same videos. */
export type EquipmentGroup = {
  readonly missing: readonly Equipment[]
  readonly lrVideo: boolean
  readonly gyms: number
}

/** How many locations are missing equipment that a workout needs, how many of those have no substitute for it, and how many locations there are. */
export type MissingEquipment = {
  readonly equipment: Equipment
  readonly gyms: number
  readonly unmet: number
  readonly of: number
}

type Clips = { readonly videoLink: string; readonly lrVideoLink?: string | null | undefined }

/** The equipment that the clip of a step needs. A locker-room clip without its own entry needs what the normal clip needs. */
export function clipOfStep<A extends Alternative>(
  step: Clips,
  lrVideo: boolean,
  clipOf: (link: string) => ClipEquipment<A> | undefined,
): ClipEquipment<A> | undefined {
  return clipOf(videoLinkFor(step, lrVideo)) ?? clipOf(step.videoLink)
}

/** The equipment that these steps need and locations are missing, most often missing first. */
export function missingEquipment(
  steps: readonly Clips[],
  clipOf: (link: string) => ClipEquipment | undefined,
  gyms: readonly EquipmentGroup[],
): MissingEquipment[] {
  const found = new Map<Equipment, { gyms: number; unmet: number }>()
  for (const { missing, lrVideo, gyms: count } of gyms) {
    const substituted = substituteSteps(steps, {
      linkOf: (step) => videoLinkFor(step, lrVideo),
      clipOf: (step) => clipOfStep(step, lrVideo, clipOf),
      absent: new Set(missing),
    })
    for (const piece of new Set(substituted.flatMap(({ missing }) => missing))) {
      const isUnmet = substituted.some(
        ({ missing, substitute }) => substitute === undefined && missing.includes(piece),
      )
      const known = found.get(piece) ?? { gyms: 0, unmet: 0 }
      found.set(piece, { gyms: known.gyms + count, unmet: known.unmet + (isUnmet ? count : 0) })
    }
  }
  const of = gyms.reduce((sum, { gyms: count }) => sum + count, 0)
  return [...found]
    .map(([equipment, counts]) => ({ equipment, ...counts, of }))
    .sort((a, b) => b.gyms - a.gyms)
}
