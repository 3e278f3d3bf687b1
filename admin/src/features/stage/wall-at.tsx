import { NotReadyWall, WorkoutWall } from '@roundboard/wall'
import { useQuery } from '@tanstack/react-query'
import { useReason } from '../../shared/words/use-reason.ts'
import { useStageWords } from './stage.words.ts'
import { wallAtQuery, type WallMoment } from './wall-at.queries.ts'
import classes from './stage.module.css'

/** A wall as it is at another time. */
export function WallAt(props: { moment: WallMoment }) {
  const words = useStageWords()
  const reason = useReason()
  const { data, error } = useQuery(wallAtQuery(props.moment))
  if (error && data === undefined)
    return (
      <main className={classes.nothing}>
        <h1>{words.failed(reason(error))}</h1>
      </main>
    )
  if (data === undefined) return null
  const { location, round, workout, timer } = data
  return (
    <div className={classes.stage}>
      {workout && round ? (
        <WorkoutWall
          workout={workout}
          round={round}
          lrVideo={location.lrVideo}
          language={location.language}
          isAndroid={location.androidOs}
          timer={timer}
          palette={location.timerPalette}
          timeZone={location.timeZone}
        />
      ) : (
        <NotReadyWall language={location.language} />
      )}
    </div>
  )
}
