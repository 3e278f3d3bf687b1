import { WorkoutWall } from '@roundboard/wall'
import { useEffect, useState } from 'react'
import { staging } from '../../shared/staging/staging.ts'
import { useStageWords } from './stage.words.ts'
import classes from './stage.module.css'

/** The staged workout as the wall shows it, over the whole window. */
export function StagePage() {
  const words = useStageWords()
  const [staged, setStaged] = useState(staging.read)
  useEffect(() => {
    document.title = `${words.title} · Roundboard`
    const onStorage = ({ key }: StorageEvent) => {
      if (key === staging.key) setStaged(staging.read())
    }
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener('storage', onStorage)
    }
  }, [words])
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
