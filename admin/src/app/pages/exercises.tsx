import { getRouteApi } from '@tanstack/react-router'
import { ExercisesPage } from '../../areas/workouts/exercises/exercises-page.tsx'

const route = getRouteApi('/admin/exercises')

export function ExercisesRoute() {
  const navigate = route.useNavigate()
  return (
    <ExercisesPage
      list={route.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}
