import { getRouteApi } from '@tanstack/react-router'
import { LibraryPage } from '../../areas/workouts/templates/templates-page.tsx'

const route = getRouteApi('/admin/templates')

export function LibraryRoute() {
  const navigate = route.useNavigate()
  return (
    <LibraryPage
      list={route.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}
