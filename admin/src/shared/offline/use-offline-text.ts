import type { OfflineCause } from '@roundboard/domain'
import { useFormat } from '../format/format.ts'
import { useAwayMessages } from '../messages/away.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long something was offline, and the likely cause, in words. */
export function useOfflineText() {
  const words = useAwayMessages()
  const format = useFormat()
  const within = (seconds: number) =>
    seconds < 120
      ? words.seconds({ count: seconds })
      : words.minutes({ count: Math.ceil(seconds / 60) })
  return {
    /** A duration: `5 h 31 min`, and whole days from two days on. */
    length(ms: number): string {
      const minutes = Math.floor(ms / minuteMs)
      if (minutes < 1) return words.underAMinute
      if (minutes < 60) return words.forMinutes({ minutes: format.number(minutes) })
      if (ms >= 48 * hourMs) return words.forDays({ days: Math.floor(ms / (24 * hourMs)) })
      return words.forHours({
        hours: format.number(Math.floor(minutes / 60)),
        minutes: format.number(minutes % 60),
      })
    },
    /** A short time span: `40 seconds`. */
    within,
    cause: ({ code }: OfflineCause): string => words.cause[code],
    /** The evidence for the cause. */
    evidence({ code, screens, of, withinSeconds }: OfflineCause): string {
      const others = of - screens
      switch (code) {
        case 'whole-gym':
          return withinSeconds === null || withinSeconds < 1
            ? words.atOnce({ screens })
            : words.together({ screens, within: within(withinSeconds) })
        case 'one-by-one':
          return words.apart({ screens, within: within(withinSeconds ?? 0) })
        case 'one-box':
        case 'some':
          return others > 0 ? words.othersAnswer({ others }) : words.noOthers
        case 'not-linked':
          return words.notLinked({ screens, of: format.number(of) })
        default:
          return words.reports({ screens })
      }
    },
    /** A screen by its round, and by its name if that adds something. */
    screen: ({ round, name }: { round: number; name: string }): string => {
      const place = words.round({ round })
      return name === '' || name === place ? place : `${place} · ${name}`
    },
  }
}
