export function LogsRoute() {
  return null
}
