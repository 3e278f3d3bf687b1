import { IconAlertCircle } from '@tabler/icons-react'
import { type Day, daysBetween } from '@roundboard/domain'
import { useFormat } from '../../../shared/format/format.ts'
import type { Place } from './commands.ts'
import { type Filter, type Found, isSameFilter } from './schedule-view.ts'
import classes from './schedule.module.css'
import { type ScheduleMessages, useScheduleMessages } from '../../../shared/messages/schedule.ts'

/** The next hole, as one sentence that is always there; it leads to the hole. */
export function NextHole(props: {
  hole: Place | undefined
  earliest: Day
  to: Day
  onGo: (hole: Place) => void
}) {
  const { hole, earliest, to, onGo } = props
  const words = useScheduleMessages()
  const format = useFormat()
  if (hole === undefined)
    return <p className={classes.whole}>{words.noHole({ day: format.dayOfWeek(to) })}</p>
  return (
    <button
      type="button"
      className={classes.nextHole}
      onClick={() => {
        onGo(hole)
      }}
    >
      <IconAlertCircle size={16} aria-hidden />
      <span>
        {words.nextHole}{' '}
        <b>{words.holeAt({ round: hole.round, day: format.dayOfWeek(hole.day) })}</b> (
        {words.inDays({ days: daysBetween(earliest, hole.day) })})
      </span>
    </button>
  )
}

function textOf(
  { filter, count, firstDay }: Found,
  words: ScheduleMessages,
  format: ReturnType<typeof useFormat>,
) {
  switch (filter.kind) {
    case 'holes':
      return words.holes({ count })
    case 'drafts':
      return words.drafts({ count, day: format.shortDay(firstDay) })
    case 'overlaps':
      return words.overlaps({ count })
    case 'no-steps':
      return words.withoutSteps({ count })
    case 'lacks':
      return words.lacking({ count, language: format.languageName(filter.language) })
  }
}

/** What there is to see alone, with counts; they are the legend of the grid, too. */
export function FilterChips(props: {
  found: readonly Found[]
  filter: Filter | undefined
  onFilter: (filter: Filter | undefined) => void
}) {
  const { found, filter, onFilter } = props
  const words = useScheduleMessages()
  const format = useFormat()
  if (found.length === 0) return null
  return (
    <div className={classes.filters} role="group" aria-label={words.showOnly}>
      <span aria-hidden>{words.showOnly}</span>
      {found.map((each) => {
        const isOn = isSameFilter(filter, each.filter)
        return (
          <button
            key={each.filter.kind === 'lacks' ? each.filter.language : each.filter.kind}
            type="button"
            className={classes.filter}
            aria-pressed={isOn}
            onClick={() => {
              onFilter(isOn ? undefined : each.filter)
            }}
          >
            {each.filter.kind !== 'lacks' && <i data-kind={each.filter.kind} aria-hidden />}
            {textOf(each, words, format)}
          </button>
        )
      })}
    </div>
  )
}
