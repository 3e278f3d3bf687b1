import { pick, type MemberPage, type ProgrammeMedia, type ShownWorkout } from '@roundboard/contract'
import { orderedRoutines, videoLinkFor } from '@roundboard/domain'

type Round = MemberPage['rounds'][number]

/** A round as a phone shows it, without its workout's other dates. */
export function presentMemberPageRound(
  round: { readonly round: number; readonly name: string; readonly imageUrl: string },
  workout: ShownWorkout | null,
  { media, lrVideo }: { readonly media: readonly ProgrammeMedia[]; readonly lrVideo: boolean },
): Round {
  const factsOf = (link: string) => media.find(({ url }) => url === link)
  const fileOf = (link: string) => factsOf(link)?.file ?? link
  const steps = orderedRoutines(workout?.routines ?? []).map((routine) => {
    const link = videoLinkFor(routine, lrVideo)
    return {
      ...pick(routine, ['text', 'cue']),
      video: fileOf(link),
      poster: factsOf(link)?.poster ?? null,
    }
  })
  return {
    ...round,
    imageUrl: fileOf(round.imageUrl),
    workout: workout && { name: workout.name, subHeader: workout.subHeader, steps },
  }
}
