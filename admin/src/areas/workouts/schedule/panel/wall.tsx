import { Box } from '@mantine/core'
import type { Round, Workout } from '@roundboard/contract'
import { type Language, textIn } from '@roundboard/domain'
import { WorkoutWall, type WallWorkout } from '@roundboard/wall'
import { useMemo } from 'react'
import { useKnownMedia } from '../../../../shared/media/media.queries.ts'
import classes from './panel.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** What screens in a language show of a workout. */
export const wallOf = (workout: Workout, language: Language): WallWorkout => ({
  subHeader: textIn(language, workout.subHeader, workout.subHeaderTranslations),
  routines: workout.routines.map(
    ({ text, textTranslations, cue, cueTranslations, ...routine }) => ({
      ...routine,
      text: textIn(language, text, textTranslations),
      cue: textIn(language, cue ?? '', cueTranslations),
    }),
  ),
})

/** A workout's screen, rendered with the screen app's components. */
export default function Wall(props: { round: Round; workout: Workout; language: Language }) {
  const { round, workout, language } = props
  const words = useScheduleMessages().panel
  const shown = useMemo(() => wallOf(workout, language), [workout, language])
  const media = useKnownMedia(workout.routines)
  return (
    <div className={classes.wall} role="img" aria-label={words.wall({ name: workout.name })}>
      <Box inert w="100%" h="100%">
        <WorkoutWall
          workout={shown}
          round={round}
          lrVideo={false}
          language={language}
          isAndroid={false}
          media={media}
        />
      </Box>
    </div>
  )
}
