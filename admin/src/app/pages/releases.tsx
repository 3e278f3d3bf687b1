export { ReleaseNotesPage as ReleaseNotesRoute } from '../../features/releases/release-notes-page.tsx'
export { ReleasesPage as ReleasesRoute } from '../../features/releases/releases-page.tsx'
