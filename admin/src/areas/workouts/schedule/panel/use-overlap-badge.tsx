import type { Day } from '@roundboard/domain'
import { useState, type MouseEvent } from 'react'
import type { ScheduleCommands } from '../commands.ts'
import { overlapOn } from '../overlap.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { OverlapCard } from './overlap-card.tsx'
import { type Box, boxOf, PopoverAt } from './popover-at.tsx'
import type { Context } from './workout-details.tsx'

interface Asked {
  readonly at: Box
  readonly id: string
  readonly day: Day
}

/** Explains on a chip's badge which of its overlapping workouts wins. */
export function useOverlapBadge(around: Context, commands: ScheduleCommands) {
  const words = useScheduleMessages().panel
  const [asked, setAsked] = useState<Asked>()
  const onClose = () => {
    setAsked(undefined)
  }
  const round = around.workouts.find(({ id }) => id === asked?.id)?.round
  const ofRound = around.workouts.filter((workout) => workout.round === round)
  const overlap = asked && overlapOn(ofRound, asked.day, around.until)
  return {
    onClick({ target }: MouseEvent) {
      const badge = target instanceof Element ? target.closest('[data-overlap]') : null
      const id = badge?.closest('[data-workout]')?.getAttribute('data-workout')
      const day = badge?.getAttribute('data-overlap')
      if (!badge || id == null || day == null) return
      setAsked({ at: boxOf(badge), id, day })
    },
    popover: asked && overlap && (
      <PopoverAt
        at={asked.at}
        label={words.oneWins({ count: overlap.covered.length + 1 })}
        onClose={onClose}
      >
        <OverlapCard {...{ overlap, commands, onClose }} />
      </PopoverAt>
    ),
  }
}
