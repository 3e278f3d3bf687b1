import type { Location } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TextLink, backIcon } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { locationQueries } from '../../locations/locations/locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { LocationPanel } from './location-panel.tsx'
import classes from './new-location.module.css'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'
import type { PictureOf } from './screen-card.tsx'
import { ScreensToLink } from './screens-to-link.tsx'

/** A location's setup, which can be continued any time: details, users and screens. */
export function SetUpPage(props: {
  id: string
  /** The location's users. */
  people: (location: Location) => ReactNode
  picture: PictureOf
}) {
  const { id, people, picture } = props
  const words = useNewLocationMessages()
  const locationWords = useLocationsMessages()
  const query = useQuery(locationQueries.one(id))
  return (
    <QueryView query={query} what={locationWords.theLocation} pageTitle={words.setUp}>
      {(location) => (
        <>
          <PageHeader
            title={words.setUpOf({ name: location.name })}
            above={
              <TextLink to="/admin/locations">
                {backIcon} {locationWords.locations}
              </TextLink>
            }
            description={words.onePage}
          />
          <div className={classes.top}>
            <LocationPanel location={location} />
            {people(location)}
          </div>
          <ScreensToLink location={location} picture={picture} />
        </>
      )}
    </QueryView>
  )
}
