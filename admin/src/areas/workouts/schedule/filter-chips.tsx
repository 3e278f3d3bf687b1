import { Kbd } from '@mantine/core'
import { type Coverage, countedWeeks } from '@roundboard/contract'
import { type Day, daysBetween } from '@roundboard/domain'
import { IconAlertCircle } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/format.ts'
import { type ScheduleMessages, useScheduleMessages } from '../../../shared/messages/schedule.ts'
import type { Place } from './commands.ts'
import { type Counted, isLanguage } from './counted.ts'
import type { Filter } from './view-options.ts'
import classes from './schedule.module.css'

/** A permanent sentence about the next gap of the coming year, which links to it. */
export function NextGap(props: {
  coverage: Coverage
  /** Whether its keyboard shortcut is available. */
  hasKey: boolean
  onGo: (gap: Place) => void
}) {
  const { coverage, hasKey, onGo } = props
  const { from, nextGap } = coverage
  const words = useScheduleMessages()
  const format = useFormat()
  if (nextGap === null) return <p className={classes.whole}>{words.noGap}</p>
  const { round, day, hasDraft } = nextGap
  const when = words.inDays({ days: daysBetween(from, day) })
  return (
    <button
      type="button"
      className={classes.nextGap}
      aria-keyshortcuts={hasKey ? 'H' : undefined}
      onClick={() => onGo(nextGap)}
    >
      <IconAlertCircle size={16} aria-hidden />
      <span>
        {words.nextGap} <b>{words.gapAt({ round, day: format.dayOfWeek(day) })}</b> (
        {hasDraft ? words.withDraft({ when }) : when})
      </span>
      {hasKey && (
        <Kbd size="xs" aria-hidden>
          H
        </Kbd>
      )}
    </button>
  )
}

function textOf(
  { filter, count, first }: Counted,
  words: ScheduleMessages,
  format: ReturnType<typeof useFormat>,
) {
  if (isLanguage(filter))
    return words.missingTexts({ count, language: format.languageName(filter) })
  switch (filter) {
    case 'gaps':
      return words.gaps({ count })
    case 'drafts':
      return words.drafts({ count, day: format.shortDay(first.day) })
    case 'overlaps':
      return words.overlaps({ count })
    case 'no-steps':
      return words.withoutSteps({ count })
    case 'missing-clip':
      return words.missingClips({ count })
    case 'long-text':
      return words.longTexts({ count })
  }
}

/** The filters with their counts for the coming weeks; also the legend of the grid. */
export function FilterChips(props: {
  counted: readonly Counted[]
  filter: Filter | undefined
  /** The first and the last day that the page shows. */
  shown: { readonly from: Day; readonly to: Day }
  onFilter: (filter: Filter | undefined) => void
}) {
  const { counted, filter, shown, onFilter } = props
  const words = useScheduleMessages()
  const format = useFormat()
  const [one] = counted
  if (one === undefined) return null
  const isInSight = shown.from <= one.to && one.from <= shown.to
  const span = isInSight
    ? words.inWeeks({ weeks: countedWeeks })
    : words.inWeeksUntil({ weeks: countedWeeks, day: format.shortDay(one.to) })
  return (
    <div className={classes.filters} role="group" aria-label={span}>
      <span aria-hidden>{span}</span>
      {counted.map((each) => {
        const isOn = filter === each.filter
        return (
          <button
            key={each.filter}
            type="button"
            className={classes.filter}
            aria-pressed={isOn}
            onClick={() => onFilter(isOn ? undefined : each.filter)}
          >
            {!isLanguage(each.filter) && <i data-kind={each.filter} aria-hidden />}
            {textOf(each, words, format)}
          </button>
        )
      })}
    </div>
  )
}
