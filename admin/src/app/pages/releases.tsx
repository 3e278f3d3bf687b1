export function ReleaseNotesRoute() {
  return null
}
export function ReleasesRoute() {
  return null
}
