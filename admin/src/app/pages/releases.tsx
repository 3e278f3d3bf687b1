export { ReleaseNotesPage as ReleaseNotesRoute } from '../../areas/operations/releases/release-notes-page.tsx'
export { ReleasesPage as ReleasesRoute } from '../../areas/operations/releases/releases-page.tsx'
