import { getRouteApi } from '@tanstack/react-router'
import { LocationsPage } from '../../areas/locations/locations/locations-page.tsx'

const all = getRouteApi('/admin/locations')
const mine = getRouteApi('/admin/my-locations')

export function LocationsRoute() {
  const navigate = all.useNavigate()
  return (
    <LocationsPage
      isMine={false}
      list={all.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}

export function MyLocationsRoute() {
  const navigate = mine.useNavigate()
  return (
    <LocationsPage
      isMine
      list={mine.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}
