import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NewLocationPage } from '../../areas/fleet/new-location/new-location-page.tsx'
import { SetUpPage } from '../../areas/fleet/new-location/set-up-page.tsx'
import { LocationPeople } from '../../areas/identity/users/location-people.tsx'
import { knownId } from '../../shared/search/search.ts'

const WallPicture = lazy(() => import('../../areas/floor/wall-preview/wall-picture.tsx'))

const setUp = getRouteApi('/admin/locations/$id/set-up')

export function NewLocationRoute() {
  return <NewLocationPage />
}

export function SetUpLocationRoute() {
  const { id } = setUp.useParams()
  return (
    <SetUpPage
      key={id}
      id={knownId(id)}
      people={(location) => <LocationPeople location={location} />}
      picture={(location, wall) => (
        <Suspense fallback={null}>
          <WallPicture
            location={location}
            round={wall.round}
            workoutId={wall.expected?.id}
            timer={undefined}
          />
        </Suspense>
      )}
    />
  )
}
