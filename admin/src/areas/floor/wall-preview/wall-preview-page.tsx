import { WorkoutWall } from '@roundboard/wall'
import { useEffect, useState } from 'react'
import { useTitle } from '../../../shared/api/app-info.ts'
import { staging } from '../../../shared/staging/staging.ts'
import { useStageMessages } from '../../../shared/messages/stage.ts'
import { wallMoment } from './wall-at.queries.ts'
import { WallAt } from './wall-at.tsx'
import classes from './wall-preview.module.css'

/** The staged workout, or a screen at another time, in the whole window. */
export function WallPreviewPage() {
  const [moment] = useState(() => wallMoment(location.search))
  return moment ? <WallAt moment={moment} /> : <StagedWorkout />
}

function StagedWorkout() {
  const words = useStageMessages()
  useTitle(words.title)
  const [staged, setStaged] = useState(staging.read)
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === staging.key) setStaged(staging.read())
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  if (!staged)
    return (
      <main className={classes.nothing}>
        <h1>{words.nothing}</h1>
      </main>
    )
  return (
    <div className={classes.stage}>
      <WorkoutWall
        workout={staged.workout}
        round={staged.round}
        lrVideo={staged.lrVideo}
        language="en-us"
        isAndroid={false}
      />
    </div>
  )
}
