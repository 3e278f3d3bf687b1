import { type Alternative, type Equipment, fitSteps, type KnownClip } from './equipment.ts'
import { videoLinkFor } from './wall-text.ts'

/** Gyms that lack the same and show the same of the two videos of a step, and how many those are. */
export type EquippedGyms = {
  readonly missing: readonly Equipment[]
  readonly lrVideo: boolean
  readonly gyms: number
}

/** How many gyms lack a piece that a workout needs, how many of those can show nothing else, and of how many. */
export type LackingGyms = {
  readonly equipment: Equipment
  readonly gyms: number
  readonly unmet: number
  readonly of: number
}

type Clips = { readonly videoLink: string; readonly lrVideoLink?: string | null | undefined }

/** What is known of the clip that a step shows: of its locker-room one, or of the one that it is a variant of. */
export function clipOfStep<A extends Alternative>(
  step: Clips,
  lrVideo: boolean,
  clipOf: (link: string) => KnownClip<A> | undefined,
): KnownClip<A> | undefined {
  return clipOf(videoLinkFor(step, lrVideo)) ?? clipOf(step.videoLink)
}

/** What gyms lack of what these steps need: the piece that most of them lack first. */
export function gymsLacking(
  steps: readonly Clips[],
  clipOf: (link: string) => KnownClip | undefined,
  gyms: readonly EquippedGyms[],
): LackingGyms[] {
  const found = new Map<Equipment, { gyms: number; unmet: number }>()
  for (const { missing, lrVideo, gyms: count } of gyms) {
    const fitted = fitSteps(steps, {
      linkOf: (step) => videoLinkFor(step, lrVideo),
      clipOf: (step) => clipOfStep(step, lrVideo, clipOf),
      absent: new Set(missing),
    })
    for (const lack of new Set(fitted.flatMap(({ lacks }) => lacks))) {
      const isUnmet = fitted.some(
        ({ lacks, instead }) => instead === undefined && lacks.includes(lack),
      )
      const known = found.get(lack) ?? { gyms: 0, unmet: 0 }
      found.set(lack, { gyms: known.gyms + count, unmet: known.unmet + (isUnmet ? count : 0) })
    }
  }
  const of = gyms.reduce((sum, { gyms: count }) => sum + count, 0)
  return [...found]
    .map(([equipment, counts]) => ({ equipment, ...counts, of }))
    .sort((a, b) => b.gyms - a.gyms)
}
