/** The equipment that exercises need, in the order in which people look for it. */
export const equipment = [
  'bag',
  'speed-bag',
  'kettlebell',
  'dumbbell',
  'medicine-ball',
  'wall-ball',
  'rope',
  'battle-rope',
  'mat',
  'box',
  'band',
  'pull-up-bar',
  'rower',
  'bike',
] as const

/** One kind of equipment. */
export type Equipment = (typeof equipment)[number]

/** What a substitute has in common with the exercise that it replaces: it trains the same, uses other equipment, or is gentler on the joints. */
export const alternativeKinds = ['same-intent', 'other-equipment', 'low-impact'] as const

/** One kind of substitute. */
export type AlternativeKind = (typeof alternativeKinds)[number]

/** An exercise that head office allows as a substitute for another. Screens can only show it if it has a clip. */
export type Alternative = {
  readonly videoLink: string | null
  readonly needs: readonly Equipment[]
}

/** The equipment that a clip's exercise needs, and its substitutes, best first. */
export type ClipEquipment<A extends Alternative = Alternative> = {
  readonly needs: readonly Equipment[]
  readonly alternatives: readonly A[]
}

/** A step of a workout, the equipment that is missing for it, and its substitute, if it has one. */
export type SubstitutedStep<S, A> = {
  readonly step: S
  readonly missing: readonly Equipment[]
  readonly substitute: A | undefined
}

/** The needed equipment that isn't there. */
const missingFrom = (needs: readonly Equipment[], absent: ReadonlySet<Equipment>) =>
  needs.filter((need) => absent.has(need))

/**
 * Replaces the steps of a workout whose equipment is absent. A step gets its first alternative that
 * needs no absent equipment, preferably one that the workout doesn't show yet. Without one, it
 * stays as it is.
 */
export function substituteSteps<S, A extends Alternative>(
  steps: readonly S[],
  {
    linkOf,
    clipOf,
    absent,
  }: {
    /** The clip that a step shows. */
    readonly linkOf: (step: S) => string
    readonly clipOf: (step: S) => ClipEquipment<A> | undefined
    readonly absent: ReadonlySet<Equipment>
  },
): SubstitutedStep<S, A>[] {
  const missingByStep = steps.map((step) => missingFrom(clipOf(step)?.needs ?? [], absent))
  const shown = new Set(steps.filter((_, place) => missingByStep[place]?.length === 0).map(linkOf))
  return steps.map((step, place) => {
    const missing = missingByStep[place] ?? []
    if (missing.length === 0) return { step, missing, substitute: undefined }
    const allowed = (clipOf(step)?.alternatives ?? []).filter(
      ({ videoLink, needs }) => videoLink !== null && missingFrom(needs, absent).length === 0,
    )
    const substitute = allowed.find(({ videoLink }) => !shown.has(videoLink ?? '')) ?? allowed[0]
    shown.add(substitute?.videoLink ?? linkOf(step))
    return { step, missing, substitute }
  })
}
