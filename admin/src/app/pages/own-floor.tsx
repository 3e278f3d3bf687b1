import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '../../areas/locations/locations/locations.queries.ts'
import { useLocationsMessages } from '../../shared/messages/locations.ts'
import { QueryView } from '../../shared/ui/query-view.tsx'
import { Floor } from './floor.tsx'

/** Owners of more locations use their list. */
const gymsAtMost = 2

/** The floors of the user's own locations. */
export default function OwnFloor() {
  const words = useLocationsMessages()
  const query = useQuery(locationQueries.list({ sort: 'name' }))
  return (
    <QueryView query={query} what={words.subject}>
      {({ items }) =>
        items
          .slice(0, gymsAtMost)
          .map((location) => (
            <Floor key={location.id} location={location} hasTimer={location.vtsEnabled} isNamed />
          ))
      }
    </QueryView>
  )
}
