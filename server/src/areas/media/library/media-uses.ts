import type { MediaUse } from '@roundboard/contract'
import { connectedSpan, limits, videoLinkFor } from '@roundboard/domain'
import { type StampSpan, stampsOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { MediaRow } from '../../../platform/database/schema.ts'
import * as uses from './media-uses.repository.ts'

/** Connected screens, by whether their location shows locker room videos. */
interface CountedWalls {
  readonly lrVideo: boolean
  readonly n: number
}

/** How other areas use library items. */
export interface OtherUses {
  /** How many connected screens show each of these workouts. */
  countWallsShowing(
    on: Executor,
    workoutIds: readonly string[],
    span: StampSpan,
  ): Promise<readonly (CountedWalls & { readonly workoutId: string | null })[]>
  /** How many connected screens each of these rounds has. */
  countWallsOfRounds(
    on: Executor,
    rounds: readonly number[],
    span: StampSpan,
  ): Promise<readonly (CountedWalls & { readonly round: number })[]>
  /** How many timer playlists contain each of these exercises. */
  countPlaylists(on: Executor, exerciseIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Locations whose playlists contain one of these exercises, up to `limit`. */
  listLocationsPlaying(
    on: Executor,
    exerciseIds: readonly string[],
    limit: number,
  ): Promise<readonly string[]>
}

const elsewhere = {
  round: null,
  step: null,
  startDate: null,
  endDate: null,
  playlists: null,
  walls: 0,
} as const

const named = (what: MediaUse['what'], id: string, name: string) => ({ what, _id: id, id, name })

const sumOf = (walls: readonly CountedWalls[], isShownIn: (lrVideo: boolean) => boolean) =>
  walls.reduce((sum, { lrVideo, n }) => (isShownIn(lrVideo) ? sum + n : sum), 0)

/** What uses an item: workouts and their templates by step, and everything else once. */
export async function listUses(
  on: Executor,
  { id, link, lockerRoomId }: Pick<MediaRow, 'id' | 'link' | 'lockerRoomId'>,
  now: number,
  others: OtherUses,
): Promise<MediaUse[]> {
  const [routines, templates, weekTemplates, exercises, allRounds, bases] = await Promise.all([
    uses.listRoutinesUsing(on, link),
    uses.listTemplatesUsing(on, link),
    uses.listWeekTemplatesUsing(on, link),
    uses.listExercisesUsing(on, [link]),
    uses.listRoundLinks(on),
    uses.listMediaWithVariant(on, id),
  ])
  const rounds = allRounds.filter((round) => round.links.includes(link))
  const span = stampsOf(connectedSpan(now))
  const [screenCounts, ofRounds, playlists] = await Promise.all([
    others.countWallsShowing(on, [...new Set(routines.map((routine) => routine.id))], span),
    others.countWallsOfRounds(
      on,
      rounds.map((round) => round.roundNumber),
      span,
    ),
    others.countPlaylists(
      on,
      exercises.map((exercise) => exercise.id),
    ),
  ])

  /** Locker rooms show a routine's own video for them, or else the variant of its normal one. */
  function isShown(video: { videoLink: string; lrVideoLink: string | null }, lrVideo: boolean) {
    if (videoLinkFor(video, lrVideo) !== link) return false
    return !lrVideo || lockerRoomId === null || video.lrVideoLink === link
  }

  return [
    ...routines.map((routine): MediaUse => {
      const { round, step, startDate, endDate } = routine
      const walls = screenCounts.filter(({ workoutId }) => workoutId === routine.id)
      return {
        ...elsewhere,
        ...named('workout', routine.id, routine.name),
        round,
        step,
        startDate,
        endDate,
        walls: sumOf(walls, (lrVideo) => isShown(routine, lrVideo)),
      }
    }),
    ...templates.map(({ id: templateId, name, step }): MediaUse => ({
      ...elsewhere,
      ...named('template', templateId, name),
      step,
    })),
    ...weekTemplates.map((week): MediaUse => ({
      ...elsewhere,
      ...named('week-template', week.id, week.name),
    })),
    ...exercises.map((exercise): MediaUse => ({
      ...elsewhere,
      ...named('exercise', exercise.id, exercise.displayName),
      playlists: playlists.get(exercise.id) ?? 0,
    })),
    ...rounds.map((round): MediaUse => {
      const walls = ofRounds.filter((counted) => counted.round === round.roundNumber)
      const [image, videoLink, lrVideoLink = null] = round.links
      const isFlexibility = round.roundNumber === limits.flexibilityRound
      return {
        ...elsewhere,
        ...named('round', round.id, round.name),
        round: round.roundNumber,
        walls: sumOf(walls, (lrVideo) =>
          isFlexibility
            ? isShown({ videoLink: videoLink ?? '', lrVideoLink }, lrVideo)
            : image === link,
        ),
      }
    }),
    ...bases.map((base): MediaUse => ({ ...elsewhere, ...named('media', base.id, base.name) })),
  ]
}
