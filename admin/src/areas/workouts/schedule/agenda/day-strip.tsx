import { Box, Flex } from '@mantine/core'
import type { Day } from '@roundboard/domain'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import classes from './agenda.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** A day's label in the strip. */
export interface StripDay {
  readonly day: Day
  readonly gaps: number
  readonly drafts: number
  readonly isPast: boolean
  readonly isNow: boolean
}

/** The week of the day, with marks for gaps and drafts. */
export function DayStrip(props: {
  days: readonly StripDay[]
  day: Day
  onDay: (day: Day) => void
  onTurn: (by: -1 | 1) => void
}) {
  const words = useScheduleMessages().agenda
  return (
    <nav className={classes.strip} aria-label={words.days}>
      <IconButton
        label={words.dayBefore}
        className={classes.arrow ?? ''}
        onClick={() => props.onTurn(-1)}
      >
        <IconChevronLeft size={18} />
      </IconButton>
      {props.days.map((each) => (
        <StripButton
          key={each.day}
          {...each}
          isChosen={each.day === props.day}
          onClick={() => props.onDay(each.day)}
        />
      ))}
      <IconButton
        label={words.dayAfter}
        className={classes.arrow ?? ''}
        onClick={() => props.onTurn(1)}
      >
        <IconChevronRight size={18} />
      </IconButton>
    </nav>
  )
}

function StripButton(props: StripDay & { isChosen: boolean; onClick: () => void }) {
  const { day, gaps, drafts, isPast } = props
  const words = useScheduleMessages().agenda
  const format = useFormat()
  const parts = [
    format.dayOfWeek(day),
    ...(isPast ? [words.past] : []),
    ...(gaps > 0 ? [words.gaps({ count: gaps })] : []),
    ...(drafts > 0 ? [words.drafts({ count: drafts })] : []),
    ...(!isPast && gaps + drafts === 0 ? [words.complete] : []),
  ]
  return (
    <button
      type="button"
      className={classes.day}
      aria-label={parts.join(', ')}
      aria-current={props.isChosen ? 'date' : undefined}
      data-now={props.isNow}
      data-past={isPast}
      onClick={props.onClick}
    >
      <span>{format.weekday(day)}</span>
      <b>{Number(day.slice(8))}</b>
      <Flex component="span" gap={3} align="center" h={16}>
        {gaps > 0 && <span className={classes.gapMark}>{gaps}</span>}
        {gaps === 0 && !isPast && <Box component="span" w={6} h={6} bdrs="50%" bg="var(--well)" />}
        {drafts > 0 && <span className={classes.draftMark} />}
      </Flex>
    </button>
  )
}
