import { getRouteApi } from '@tanstack/react-router'
import { RoundOf } from '../../features/rounds/round-of.tsx'
import { EditWorkoutPage } from '../../features/workouts/edit-workout-page.tsx'
import { NewWorkoutPage } from '../../features/workouts/new-workout-page.tsx'
import { knownId } from '../known-id.ts'

const blank = getRouteApi('/admin/rounds/$roundNumber/workout')
const existing = getRouteApi('/admin/rounds/$roundNumber/workout/$id')

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
