import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { locationQueries } from '../../features/locations/locations.queries.ts'
import { useLocationWords } from '../../features/locations/locations.words.ts'
import { WallsPanel } from '../../features/screens/walls-panel.tsx'
import { TimerPanel } from '../../features/timer/timer-panel.tsx'
import { QueryView } from '../../shared/ui/query-view.tsx'

/** Who looks after more gyms finds the others in their list. */
const gymsAtMost = 2

/** What somebody who stands in a gym looks for first: its timer, then its walls. */
export default function OwnFloor() {
  const words = useLocationWords()
  const query = useQuery(locationQueries.list({ sort: 'name' }))
  return (
    <QueryView query={query} what={words.subject}>
      {({ items }) =>
        items.slice(0, gymsAtMost).map((location) => (
          <Fragment key={location.id}>
            {location.vtsEnabled && <TimerPanel location={location} isNamed />}
            <WallsPanel location={location} isNamed />
          </Fragment>
        ))
      }
    </QueryView>
  )
}
