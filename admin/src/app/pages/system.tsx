export function SystemRoute() {
  return null
}
