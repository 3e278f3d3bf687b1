import { getRouteApi } from '@tanstack/react-router'
import { RoundOf } from '../../areas/workouts/rounds/round-of.tsx'
import { EditWorkoutPage } from '../../areas/workouts/workouts/edit-workout-page.tsx'
import { LanguagesPage } from '../../areas/workouts/translations/translations-page.tsx'
import { NewWorkoutPage } from '../../areas/workouts/workouts/new-workout-page.tsx'
import { knownId } from '../../shared/search/search.ts'

const blank = getRouteApi('/admin/rounds/$roundNumber/workout')
const existing = getRouteApi('/admin/rounds/$roundNumber/workout/$id')

const languages = getRouteApi('/admin/workouts/$id/languages')

export function NewWorkoutRoute() {
  const { copyOf, day } = blank.useSearch()
  return (
    <RoundOf roundNumber={blank.useParams().roundNumber}>
      {(round) => (
        <NewWorkoutPage
          round={round}
          copyOf={copyOf === undefined ? undefined : knownId(copyOf)}
          day={day}
        />
      )}
    </RoundOf>
  )
}

export function WorkoutRoute() {
  const { roundNumber, id } = existing.useParams()
  return (
    <RoundOf roundNumber={roundNumber}>
      {(round) => <EditWorkoutPage key={id} round={round} id={knownId(id)} />}
    </RoundOf>
  )
}

export function WorkoutLanguagesRoute() {
  const { id } = languages.useParams()
  const navigate = languages.useNavigate()
  return (
    <LanguagesPage
      key={id}
      id={knownId(id)}
      chosen={languages.useSearch().language}
      onChoose={(language) => void navigate({ search: { language }, replace: true })}
      roundOf={(roundNumber, children) => <RoundOf roundNumber={roundNumber}>{children}</RoundOf>}
    />
  )
}
