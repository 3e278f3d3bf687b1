import { WorkoutWall } from '@roundboard/wall'
import { useQuery } from '@tanstack/react-query'
import { NotReady } from './not-ready.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useStageMessages } from '../../../shared/messages/stage.ts'
import { wallAtQuery, type WallMoment } from './wall-at.queries.ts'
import classes from './wall-preview.module.css'

/** A screen at another time. */
export function WallAt(props: { moment: WallMoment }) {
  const words = useStageMessages()
  const reason = useReason()
  const { data, error } = useQuery(wallAtQuery(props.moment))
  if (error && data === undefined)
    return (
      <main className={classes.nothing}>
        <h1>{words.failed({ reason: reason(error) })}</h1>
      </main>
    )
  if (data === undefined) return null
  const { location, round, workout, timer, nextRound, media } = data
  return (
    <div className={classes.stage}>
      {workout ? (
        <WorkoutWall
          workout={workout}
          round={round}
          lrVideo={location.lrVideo}
          language={location.language}
          isAndroid={location.androidOs}
          media={media}
          timer={timer}
          nextRound={nextRound}
          palette={location.timerPalette}
          timeZone={location.timeZone}
        />
      ) : (
        <NotReady location={location} round={round} media={media} />
      )}
    </div>
  )
}
