import type { Day } from '@roundboard/domain'
import { useState, type MouseEvent } from 'react'
import type { ScheduleCommands } from '../commands.ts'
import { overlapOn } from '../overlap.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { OverlapCard } from './overlap-card.tsx'
import { type Box, boxOf, PopoverAt } from './popover-at.tsx'
import type { Context } from './workout-details.tsx'

interface OpenedBadge {
  readonly at: Box
  readonly id: string
  readonly day: Day
}

/** Explains on a chip's badge which of its overlapping workouts wins. */
export function useOverlapBadge(around: Context, commands: ScheduleCommands) {
  const words = useScheduleMessages().panel
  const [opened, setOpened] = useState<OpenedBadge>()
  const onClose = () => setOpened(undefined)
  const round = around.workouts.find(({ id }) => id === opened?.id)?.round
  const ofRound = around.workouts.filter((workout) => workout.round === round)
  const overlap = opened && overlapOn(ofRound, opened.day, around.until)
  return {
    onClick({ target }: MouseEvent) {
      const badge = target instanceof Element ? target.closest('[data-overlap]') : null
      const id = badge?.closest('[data-workout]')?.getAttribute('data-workout')
      const day = badge?.getAttribute('data-overlap')
      if (!badge || id == null || day == null) return
      setOpened({ at: boxOf(badge), id, day })
    },
    popover: opened && overlap && (
      <PopoverAt
        at={opened.at}
        label={words.oneWins({ count: overlap.covered.length + 1 })}
        onClose={onClose}
      >
        <OverlapCard {...{ overlap, commands, onClose }} />
      </PopoverAt>
    ),
  }
}
