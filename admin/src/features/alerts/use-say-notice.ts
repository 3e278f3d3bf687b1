import type { Notice } from '@roundboard/contract'
import { useSayAway } from '../../shared/away/use-say-away.ts'
import { useFormat } from '../../shared/format/format.ts'
import { useGymTime } from '../../shared/zones/use-gym-time.ts'
import { useBellWords } from './bell.words.ts'

/** An outage in words: what it is, and how it is or was. */
export function useSayNotice() {
  const words = useBellWords()
  const format = useFormat()

  const screensOf = ({ screens, concerned }: Notice) => {
    const named = screens.map(({ round, name, trouble }) => {
      const screen = words.screen(round, name)
      const why = trouble === null ? undefined : words.troubles[trouble]
      return why === undefined ? screen : `${screen} (${why})`
    })
    return concerned > named.length
      ? words.more(named.join(', '), concerned - named.length)
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
          ? { title: words.back(gym), how: '' }
          : { title: words.away(gym), how: words.awayHow(linked) }
      case 'screen-away':
        return isOver
          ? { title: words.someBack(gym), how: screensOf(notice) }
          : {
              title: words.some(gym, concerned, linked),
              how: words.someHow(screensOf(notice)),
            }
      case 'screen-trouble':
        return { title: isOver ? words.well(gym) : words.look(gym), how: screensOf(notice) }
      case 'no-workout-tomorrow':
        if (notice.hasPassed)
          return {
            title: words.wentWithout(day),
            how: words.noWorkoutHow(roundsIn(rounds), rounds.length === 1),
          }
        return isOver
          ? { title: words.hasWorkouts(day), how: '' }
          : {
              title: words.noWorkout(day),
              how: [
                words.noWorkoutHow(roundsIn(rounds), rounds.length === 1),
                drafts.length > 0 && words.drafts(roundsIn(drafts)),
              ]
                .filter((part) => part !== false)
                .join(' '),
            }
      case 'server-trouble': {
        const trouble = notice.trouble ?? 'jobs'
        // A changed clock is known only once it is over.
        if (isOver && trouble !== 'clock') return { title: words.serverEnds[trouble], how: '' }
        const [title, how] =
          trouble === 'many-away'
            ? words.server[trouble](gyms, concerned)
            : words.server[trouble](concerned)
        return { title, how }
      }
    }
  }
}

/** Since when, or from when until when, by the gym's clocks; by the reader's where it is about none. */
export function useSayWhen(notice: Notice, now: number): string {
  const { location, since, until, trouble } = notice
  const words = useBellWords()
  const format = useFormat()
  const say = useSayAway()
  const gymTime = useGymTime(location?.timeZone ?? '')
  const [from, to] = [Date.parse(since), until === null ? null : Date.parse(until)]
  const at = (moment: number) => {
    if (gymTime === undefined || location === null)
      return format.dayOf(moment) === format.dayOf(now)
        ? format.clock(moment)
        : format.stamp(moment)
    const clock = gymTime.clock(moment)
    const isToday = gymTime.day(moment) === gymTime.day(now)
    return isToday ? clock : `${format.shortDay(gymTime.day(moment))}, ${clock}`
  }
  const there = (when: string) => (location === null ? when : words.there(when))
  if (to === null) return words.since(there(at(from)), say.length(Math.max(0, now - from)))
  if (trouble === 'clock')
    return words.changedBy(say.length(Math.abs(to - from)), at(Date.parse(notice.at)))
  return words.after(say.length(Math.max(0, to - from)), at(from), there(at(to)))
}
