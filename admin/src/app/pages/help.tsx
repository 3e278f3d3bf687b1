export function HelpRoute() {
  return null
}
