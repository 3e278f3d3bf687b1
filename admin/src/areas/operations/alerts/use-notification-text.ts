import type { Notice } from '@roundboard/contract'
import { useOfflineText } from '../../../shared/offline/use-offline-text.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { useAlertsMessages } from '../../../shared/messages/alerts.ts'

/** Describes an alert and its current or final state. */
export function useNotificationText() {
  const words = useAlertsMessages()
  const format = useFormat()

  const troubles: Readonly<Record<string, string>> = words.troubles
  const screensOf = ({ screens, concerned }: Notice) => {
    const named = screens.map(({ round, name, trouble }) => {
      const isNamed = name !== '' && name !== `Round ${String(round)}`
      const screen = isNamed ? words.screen({ round, name }) : words.round({ round })
      const why = trouble === null ? undefined : troubles[trouble]
      return why === undefined ? screen : `${screen} (${why})`
    })
    return concerned > named.length
      ? words.more({ named: named.join(', '), count: concerned - named.length })
      : format.list(named)
  }

  return (notice: Notice): { title: string; how: string } => {
    const { kind, location, concerned, linked, gyms, rounds, drafts, until } = notice
    const gym = location?.name ?? ''
    const isOver = until !== null
    const day = format.longDayOfWeek(notice.day ?? notice.since)
    const roundsIn = (all: readonly number[]) => format.list(all.map(String))
    switch (kind) {
      case 'location-away':
        return isOver
          ? { title: words.back({ gym }), how: '' }
          : { title: words.away({ gym }), how: words.awayHow({ screens: linked }) }
      case 'screen-away':
        return isOver
          ? { title: words.someBack({ gym }), how: screensOf(notice) }
          : {
              title: words.some({ gym, away: concerned, of: linked }),
              how: words.someHow({ screens: screensOf(notice) }),
            }
      case 'screen-trouble':
        return { title: isOver ? words.well({ gym }) : words.look({ gym }), how: screensOf(notice) }
      case 'no-workout-tomorrow':
        if (notice.hasPassed)
          return {
            title: words.wentWithout({ day }),
            how: words.noWorkoutHow({ rounds: roundsIn(rounds), isOne: rounds.length === 1 }),
          }
        return isOver
          ? { title: words.hasWorkouts({ day }), how: '' }
          : {
              title: words.noWorkout({ day }),
              how: [
                words.noWorkoutHow({ rounds: roundsIn(rounds), isOne: rounds.length === 1 }),
                drafts.length > 0 && words.drafts({ rounds: roundsIn(drafts) }),
              ]
                .filter((part) => part !== false)
                .join(' '),
            }
      case 'coach-pass':
        return { title: words.passIssued({ gym }), how: screensOf(notice) }
      case 'server-trouble': {
        const trouble = notice.trouble ?? 'jobs'
        // A changed clock is only known once it is over.
        if (isOver && trouble !== 'clock') return { title: words.serverEnds[trouble], how: '' }
        switch (trouble) {
          case 'many-away':
            return {
              title: words.server[trouble].title({ gyms }),
              how: words.server[trouble].how({ screens: concerned }),
            }
          case 'mail':
          case 'jobs':
            return {
              ...words.server[trouble],
              how: words.server[trouble].how({ count: concerned }),
            }
          case 'disk':
          case 'database':
          case 'clock':
            return words.server[trouble]
        }
      }
    }
  }
}

/** When it started and ended, in the location's time zone, or the user's if it has none. */
export function useTimeText(notice: Notice, now: number): string {
  const { kind, location, since, until, trouble } = notice
  const words = useAlertsMessages()
  const format = useFormat()
  const texts = useOfflineText()
  const gymTime = useGymTime(location?.timeZone ?? '')
  const [from, to] = [Date.parse(since), until === null ? null : Date.parse(until)]
  const at = (moment: number) => {
    if (gymTime === undefined || location === null)
      return format.dayOf(moment) === format.dayOf(now)
        ? format.clock(moment)
        : format.stamp(moment)
    return gymTime.when(moment, now)
  }
  if (kind === 'coach-pass') return at(from)
  if (to === null)
    return words.since({ when: at(from), length: texts.length(Math.max(0, now - from)) })
  if (trouble === 'clock')
    return words.changedBy({
      length: texts.length(Math.abs(to - from)),
      when: at(Date.parse(notice.at)),
    })
  return words.after({
    length: texts.length(Math.max(0, to - from)),
    from: at(from),
    to: at(to),
  })
}
