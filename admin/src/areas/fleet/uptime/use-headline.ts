import { useOfflineText } from '../../../shared/offline/use-offline-text.ts'
import { useFormat } from '../../../shared/format/format.ts'
import type { UptimeDay } from './uptime-days.ts'
import { useUptimeMessages } from '../../../shared/messages/uptime.ts'

/** What is to be said of a day first. */
export function useHeadline() {
  const words = useUptimeMessages()
  const format = useFormat()
  const say = useOfflineText()
  return ({ day, openMs, countedMs, wholeMs, someMs }: UptimeDay): string => {
    const name = format.longDayOfWeek(day)
    if (openMs === 0) return words.closedOn({ day: name })
    if (countedMs === 0) return words.unknownOn({ day: name })
    if (wholeMs > 0) return words.wholeOn({ day: name, length: say.length(wholeMs) })
    if (someMs > 0) return words.someOn({ day: name, length: say.length(someMs) })
    return words.wellOn({ day: name })
  }
}
