import { useSayAway } from '../../shared/away/use-say-away.ts'
import { useFormat } from '../../shared/format/format.ts'
import type { UptimeDay } from './uptime-days.ts'
import { useUptimeWords } from './uptime.words.ts'

/** What is to be said of a day first. */
export function useHeadline() {
  const words = useUptimeWords()
  const format = useFormat()
  const say = useSayAway()
  return ({ day, openMs, countedMs, wholeMs, someMs }: UptimeDay): string => {
    const name = format.longDayOfWeek(day)
    if (openMs === 0) return words.closedOn(name)
    if (countedMs === 0) return words.unknownOn(name)
    if (wholeMs > 0) return words.wholeOn(name, say.length(wholeMs))
    if (someMs > 0) return words.someOn(name, say.length(someMs))
    return words.wellOn(name)
  }
}
