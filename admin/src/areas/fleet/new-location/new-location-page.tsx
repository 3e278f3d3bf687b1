import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { NewLocationForm } from './new-location-form.tsx'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'

/** Creates a location. */
export function NewLocationPage() {
  const words = useNewLocationMessages()
  const locationWords = useLocationsMessages()
  const importWords = useLocationImportMessages()
  return (
    <>
      <PageHeader
        title={words.title}
        above={
          <TextLink to="/admin/locations">
            {backIcon} {locationWords.locations}
          </TextLink>
        }
        description={words.onePage}
        actions={
          <ButtonLink to="/admin/locations/import" variant="default">
            {importWords.title}
          </ButtonLink>
        }
      />
      <NewLocationForm />
    </>
  )
}
