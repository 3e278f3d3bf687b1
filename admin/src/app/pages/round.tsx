import { getRouteApi } from '@tanstack/react-router'
import { RoundOf } from '../../areas/workouts/rounds/round-of.tsx'
import { WorkoutsPage } from '../../areas/workouts/workouts/workouts-page.tsx'

const route = getRouteApi('/admin/rounds/$roundNumber')

export function RoundRoute() {
  const navigate = route.useNavigate()
  const list = route.useSearch()
  return (
    <RoundOf roundNumber={route.useParams().roundNumber}>
      {(round) => (
        <WorkoutsPage
          key={round.id}
          round={round}
          list={list}
          onList={(search, how) => void navigate({ search, ...how })}
        />
      )}
    </RoundOf>
  )
}
