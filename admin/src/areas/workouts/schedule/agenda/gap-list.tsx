import { Flex } from '@mantine/core'
import { type Coverage, countedWeeks, type Gap } from '@roundboard/contract'
import type { Day } from '@roundboard/domain'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { NextGap } from '../filter-chips.tsx'
import classes from './agenda.module.css'

/** The next gap, the number of gaps in the coming weeks, and all of them when expanded. */
export function Gaps(props: {
  coverage: Coverage
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onDay: (day: Day) => void
}) {
  const { coverage, isOpen, onOpen, onDay } = props
  const words = useScheduleMessages().agenda
  const { gaps } = coverage.counted
  const count = words.gapsInWeeks({ count: gaps.length, weeks: countedWeeks })
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Flex component="section" gap={6} wrap="wrap" align="center" mb={8} aria-label={count}>
      <NextGap coverage={coverage} hasKey={false} onGo={({ day }) => onDay(day)} />
      {gaps.length > 0 && (
        <button
          type="button"
          className={classes.gapCount}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {count} <Icon size={16} aria-hidden />
        </button>
      )}
      {isOpen && (
        <ol className={classes.gaps}>
          {[...Map.groupBy(gaps, ({ day }) => day)].map(([day, ofDay]) => (
            <li key={day}>
              <DayOfGaps day={day} gaps={ofDay} onDay={onDay} />
            </li>
          ))}
        </ol>
      )}
    </Flex>
  )
}

function DayOfGaps(props: { day: Day; gaps: readonly Gap[]; onDay: (day: Day) => void }) {
  const { day, gaps, onDay } = props
  const words = useScheduleMessages().agenda
  const format = useFormat()
  const rounds = format.list(gaps.map(({ round }) => String(round)))
  const drafts = gaps.filter(({ hasDraft }) => hasDraft).length
  return (
    <button type="button" onClick={() => onDay(day)}>
      <b>{format.dayOfWeek(day)}</b>
      <span>{words.gapRounds({ count: gaps.length, rounds, drafts })}</span>
    </button>
  )
}
