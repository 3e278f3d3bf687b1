import type { Location } from '@roundboard/contract'
export function TimerPanel(_: { location: Location }) {
  return null
}
