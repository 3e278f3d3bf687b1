import { Box, Button, Group, NativeSelect, Switch } from '@mantine/core'
import { Link, type Round, type Workout } from '@roundboard/contract'
import { type Language, languages, originalLanguage, textIn } from '@roundboard/domain'
import { WorkoutWall } from '@roundboard/wall'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useKnownMedia } from '../../../shared/media/media.queries.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import type { WorkoutValues } from './workout-values.ts'
import classes from './workouts.module.css'

const isLink = (link: string) => Link.safeParse(link).success

/** Only screens with a timer show intervals. */
const midRound = {
  ...({ phase: 'green', iteration: 0, isFlashing: false, isPaused: false } as const),
  ...{ phaseStartsAt: 0, phaseEndsAt: 150_000, elapsedInPhaseMs: 62_000, remainingMs: 88_000 },
}

/** The workout's screen, rendered with the screen app's components as the user types. */
export default function LivePreview(props: {
  round: Round
  /** The sub-header, routines and intervals, as JSON, so that equal content is equal. */
  workout: string
  language?: Language
  title?: string
  /** The stored workout, whose translations can be previewed. */
  translatedAs?: Workout | undefined
}) {
  const words = useWorkoutsMessages()
  const [isShown, setShown] = useState(true)
  const [lrVideo, setLrVideo] = useState(false)
  const [chosen, setChosen] = useState<Language>()
  const { translatedAs } = props
  const language = chosen ?? props.language ?? originalLanguage
  const workout = useMemo(() => {
    const typed = JSON.parse(props.workout) as Pick<WorkoutValues, 'subHeader' | 'routines'> &
      Partial<Pick<WorkoutValues, 'intervals'>>
    const stored = (id: string | undefined) =>
      translatedAs?.routines.find((routine) => routine.id === id)
    return {
      intervals: typed.intervals,
      subHeader: textIn(language, typed.subHeader, translatedAs?.subHeaderTranslations ?? []),
      routines: typed.routines.map((routine) => ({
        ...routine,
        text: textIn(language, routine.text, stored(routine._id)?.textTranslations ?? []),
        cue: textIn(language, routine.cue, stored(routine._id)?.cueTranslations ?? []),
        videoLink: isLink(routine.videoLink) ? routine.videoLink : '',
        lrVideoLink: isLink(routine.lrVideoLink) ? routine.lrVideoLink : null,
      })),
    }
  }, [props.workout, translatedAs, language])
  const media = useKnownMedia(workout.routines)
  return (
    <Panel title={props.title ?? words.onTheWall} className={classes.preview ?? ''}>
      <div className={classes.wall} role="img" aria-label={words.livePreview}>
        {/* Not for the keyboard nor for reading out: it repeats the form. */}
        <Box inert w="100%" h="100%">
          {isShown && workout.routines.length === 0 && (
            <p className={classes.wallEmpty}>{words.noRoutineNoWall}</p>
          )}
          {isShown && workout.routines.length > 0 && (
            <WorkoutWall
              workout={workout}
              round={props.round}
              lrVideo={lrVideo}
              language={language}
              isAndroid={false}
              media={media}
              timer={workout.intervals ? midRound : undefined}
            />
          )}
        </Box>
      </div>
      <Group gap="8px 12px" justify="space-between" mt={18}>
        <Switch
          size="sm"
          label={words.lockerRoom}
          checked={lrVideo}
          onChange={(event) => setLrVideo(event.currentTarget.checked)}
        />
        {translatedAs && (
          <LanguageSelect of={translatedAs} language={language} onChange={setChosen} />
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={isShown ? <IconPlayerStop size={15} /> : <IconPlayerPlay size={15} />}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hidePreview : words.showPreview}
        </Button>
      </Group>
    </Panel>
  )
}

/** The languages of a workout's texts, including the original. */
const languagesOf = (workout: Workout): Language[] => {
  const texts = [
    workout.nameTranslations,
    workout.subHeaderTranslations,
    ...workout.routines.flatMap((routine) => [routine.textTranslations, routine.cueTranslations]),
  ].flat()
  return languages.filter(
    (known) => known === originalLanguage || texts.some(({ language }) => language === known),
  )
}

function LanguageSelect(props: {
  of: Workout
  language: Language
  onChange: (language: Language | undefined) => void
}) {
  const words = useWorkoutsMessages()
  const format = useFormat()
  const translated = languagesOf(props.of)
  if (translated.length < 2) return null
  return (
    <NativeSelect
      size="xs"
      aria-label={words.wallLanguage}
      value={props.language}
      data={translated.map((value) => ({ value, label: format.languageName(value) }))}
      onChange={(event) => {
        const { value } = event.currentTarget
        props.onChange(languages.find((known) => known === value))
      }}
    />
  )
}
