import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { useGymImportWords } from '../import/gym-import.words.ts'
import { useLocationWords } from '../locations.words.ts'
import { NewGymForm } from './new-gym-form.tsx'
import { useNewGymWords } from './new-gym.words.ts'

/** A new gym, from nothing. */
export function NewGymPage() {
  const words = useNewGymWords()
  const locationWords = useLocationWords()
  const importWords = useGymImportWords()
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
      <NewGymForm />
    </>
  )
}
