/** What exercises need beside the floor, in the order in which people look for it. */
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

/**
 * In what an exercise stands in for another: it trains the same, does so with other equipment, or is
 * gentler on the joints.
 */
export const alternativeKinds = ['same-intent', 'other-equipment', 'low-impact'] as const

/** One of the kinds of alternatives. */
export type AlternativeKind = (typeof alternativeKinds)[number]

/** An exercise that head office allows to stand in for another; without a clip no wall can show it. */
export type Alternative = {
  readonly videoLink: string | null
  readonly needs: readonly Equipment[]
}

/** What is known of what a clip shows: what it needs, and what may stand in for it, the best first. */
export type ClipEquipment<A extends Alternative = Alternative> = {
  readonly needs: readonly Equipment[]
  readonly alternatives: readonly A[]
}

/** A step of a workout with what of its needs is not there, and what is shown instead, if anything may be. */
export type SubstitutedStep<S, A> = {
  readonly step: S
  readonly missing: readonly Equipment[]
  readonly substitute: A | undefined
}

/** Of these needs those that are not there. */
const missingFrom = (needs: readonly Equipment[], absent: ReadonlySet<Equipment>) =>
  needs.filter((need) => absent.has(need))

/**
 * The steps of a workout where some equipment is not there: a step that needs it has the first of its
 * own alternatives that needs nothing absent, one that the workout does not show already before one
 * that it does. A step for which none may be shown stays as it is.
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
