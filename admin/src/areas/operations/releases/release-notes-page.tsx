import { PageHeader } from '../../../shared/ui/page.tsx'
import { ReleasesList } from './releases-list.tsx'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'

export function ReleaseNotesPage() {
  const words = useReleasesMessages()
  return (
    <>
      <PageHeader title={words.releaseNotes} description={words.notesWhy} />
      <ReleasesList />
    </>
  )
}
