import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NewGymPage } from '../../features/locations/new-gym/new-gym-page.tsx'
import { SetUpPage } from '../../features/locations/new-gym/set-up-page.tsx'
import { GymPeople } from '../../features/users/gym-people.tsx'
import { knownId } from '../known-id.ts'

const WallPicture = lazy(() => import('../../features/stage/wall-picture.tsx'))

const setUp = getRouteApi('/admin/locations/$id/set-up')

export function NewGymRoute() {
  return <NewGymPage />
}

export function SetUpGymRoute() {
  const { id } = setUp.useParams()
  return (
    <SetUpPage
      key={id}
      id={knownId(id)}
      people={(location) => <GymPeople location={location} />}
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
