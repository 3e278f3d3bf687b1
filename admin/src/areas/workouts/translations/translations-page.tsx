import type { Round, Workout } from '@roundboard/contract'
import { type Language, originalLanguage, workoutDays } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import { workoutQueries } from '../workouts/workouts.queries.ts'
import { LanguagesForm } from './translations-form.tsx'

interface Choice {
  readonly chosen: Language | undefined
  readonly onChoose: (language: Language) => void
}

/** A workout's originals and translations side by side. */
export function LanguagesPage(
  props: Choice & {
    id: string
    roundOf: (roundNumber: string, children: (round: Round) => ReactNode) => ReactNode
  },
) {
  const words = useWorkoutsMessages()
  const texts = useWorkoutsMessages().translations
  const query = useQuery(workoutQueries.one(props.id))
  return (
    <QueryView query={query} what={words.theWorkout} pageTitle={texts.languages}>
      {(workout) =>
        props.roundOf(String(workout.round), (round) => (
          <Loaded {...props} key={workout.id} workout={workout} round={round} />
        ))
      }
    </QueryView>
  )
}

function Loaded(props: Choice & { workout: Workout; round: Round }) {
  const { workout } = props
  const words = useWorkoutsMessages().translations
  const format = useFormat()
  const { data: inUse = [] } = useQuery(workoutQueries.wallLanguages(workoutDays(workout).firstDay))
  const each = inUse.map(({ language, gyms }) =>
    words.inLanguage({ count: format.number(gyms), language: format.languageName(language) }),
  )
  const [mostUsed] = inUse.filter(({ language }) => language !== originalLanguage)
  return (
    <LanguagesForm
      workout={workout}
      round={props.round}
      inUse={inUse.map(({ language }) => language)}
      gyms={each.length === 0 ? undefined : words.gyms({ each: each.join(', ') })}
      language={props.chosen ?? mostUsed?.language ?? 'es'}
      onChoose={props.onChoose}
    />
  )
}
