import { PageHeader } from '../../shared/ui/page.tsx'
import { ReleasesList } from './releases-list.tsx'
import { useReleaseWords } from './releases.words.ts'

export function ReleaseNotesPage() {
  const words = useReleaseWords()
  return (
    <>
      <PageHeader title={words.releaseNotes} description={words.notesWhy} />
      <ReleasesList />
    </>
  )
}
