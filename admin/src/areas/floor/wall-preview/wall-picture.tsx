import { addresses, type BreakExercise, type Location } from '@roundboard/contract'
import { limits, type TimerState } from '@roundboard/domain'
import { FlexibilityWall, VideoModeContext, WorkoutWall } from '@roundboard/wall'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { NotReady } from './not-ready.tsx'

const pictureQuery = (location: string, round: number, workout: string | undefined) =>
  queryOptions({
    // Includes the workout, so that a different workout immediately loads another picture.
    queryKey: [keys.workouts, 'picture', location, round, workout],
    queryFn: ({ signal }) =>
      api.call(addresses.getRoundWorkout, { params: { round }, query: { location }, signal }),
    staleTime: 60_000,
  })

/** What a round's screen shows now, made of the screens' own components, with paused clips. */
export default function WallPicture(props: {
  location: Location
  round: number
  workoutId: string | undefined
  timer: TimerState<BreakExercise> | undefined
}) {
  const { location, round, timer } = props
  const { data } = useQuery(pictureQuery(location.id, round, props.workoutId))
  if (data === undefined) return null
  const wallRound = { roundNumber: round, name: data.roundName, imageUrl: data.roundImageUrl }
  const shared = {
    round: wallRound,
    language: location.language,
    isAndroid: location.androidOs,
    media: data.media,
  }
  if (round === limits.flexibilityRound && data.flexibilityVideo !== null)
    return (
      <VideoModeContext value="stills">
        <FlexibilityWall {...shared} videoLink={data.flexibilityVideo} />
      </VideoModeContext>
    )
  if (!location.isEnabled || data.workout === null)
    return <NotReady location={location} round={wallRound} media={data.media} />
  return (
    <VideoModeContext value="stills">
      <WorkoutWall
        {...shared}
        workout={data.workout}
        lrVideo={data.lrVideo}
        timer={timer}
        nextRound={data.nextRound}
        palette={location.timerPalette}
        timeZone={location.timeZone}
      />
    </VideoModeContext>
  )
}
