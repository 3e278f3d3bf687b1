import { useFormat } from '../format/format.ts'
import { useNow } from '../format/use-now.ts'
import { useGymTime } from '../zones/use-gym-time.ts'

/** An end by the location's clock, with the day unless it is today. */
export function useEndText(timeZone: string) {
  const format = useFormat()
  const gymTime = useGymTime(timeZone)
  const now = useNow(60_000)
  return (at: number) =>
    gymTime === undefined
      ? format.moment(at)
      : gymTime.day(at) === gymTime.day(now)
        ? gymTime.clock(at)
        : `${format.dayOfWeek(gymTime.day(at))}, ${gymTime.clock(at)}`
}
