import { Button, Switch } from '@mantine/core'
import type { Round } from '@roundboard/contract'
import { Link } from '@roundboard/contract'
import { type Language, originalLanguage } from '@roundboard/domain'
import { WorkoutWall } from '@roundboard/wall'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useKnownMedia } from '../../shared/media/use-known-media.ts'
import { Panel } from '../../shared/ui/page.tsx'
import { useWorkoutWords } from './workouts.words.ts'
import type { WorkoutValues } from './workout-values.ts'
import classes from './workouts.module.css'

const isLink = (link: string) => Link.safeParse(link).success

/** The wall itself, drawn by its own components while one types. */
export default function LivePreview(props: {
  round: Round
  /** The sub-header and routines, as JSON, so that equal content is equal. */
  workout: string
  language?: Language
  title?: string
}) {
  const words = useWorkoutWords()
  const [isShown, setShown] = useState(true)
  const [lrVideo, setLrVideo] = useState(false)
  const workout = useMemo(() => {
    const typed = JSON.parse(props.workout) as Pick<WorkoutValues, 'subHeader' | 'routines'>
    return {
      subHeader: typed.subHeader,
      routines: typed.routines.map((routine) => ({
        ...routine,
        videoLink: isLink(routine.videoLink) ? routine.videoLink : '',
        lrVideoLink: isLink(routine.lrVideoLink) ? routine.lrVideoLink : null,
      })),
    }
  }, [props.workout])
  const media = useKnownMedia(workout.routines)
  return (
    <Panel title={props.title ?? words.onTheWall} className={classes.preview ?? ''}>
      <div className={classes.wall} role="img" aria-label={words.livePreview}>
        {/* Not for the keyboard nor for reading out: it repeats the form. */}
        <div inert className={classes.wallInner}>
          {isShown && workout.routines.length === 0 && (
            <p className={classes.wallEmpty}>{words.noRoutineNoWall}</p>
          )}
          {isShown && workout.routines.length > 0 && (
            <WorkoutWall
              workout={workout}
              round={props.round}
              lrVideo={lrVideo}
              language={props.language ?? originalLanguage}
              isAndroid={false}
              media={media}
            />
          )}
        </div>
      </div>
      <div className={classes.previewBar}>
        <Switch
          size="sm"
          label={words.lockerRoom}
          checked={lrVideo}
          onChange={(event) => {
            setLrVideo(event.currentTarget.checked)
          }}
        />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={isShown ? <IconPlayerStop size={15} /> : <IconPlayerPlay size={15} />}
          onClick={() => {
            setShown(!isShown)
          }}
        >
          {isShown ? words.hidePreview : words.showPreview}
        </Button>
      </div>
    </Panel>
  )
}
