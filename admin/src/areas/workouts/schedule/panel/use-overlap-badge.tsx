import type { Day } from '@roundboard/domain'
import { useState, type MouseEvent } from 'react'
import type { ScheduleCommands } from '../commands.ts'
import { overlapOn } from '../overlap.ts'
import { OverlapPopover } from './overlap-popover.tsx'
import type { Around } from './workout-details.tsx'

interface Asked {
  readonly at: { left: number; top: number; width: number; height: number }
  readonly id: string
  readonly day: Day
}

/** At the badge of a chip that covers others: which one wins, and why. */
export function useOverlapBadge(around: Around, commands: ScheduleCommands) {
  const [asked, setAsked] = useState<Asked>()
  const round = around.workouts.find(({ id }) => id === asked?.id)?.round
  const ofRound = around.workouts.filter((workout) => workout.round === round)
  const overlap = asked && overlapOn(ofRound, asked.day, around.until)
  return {
    onClick({ target }: MouseEvent) {
      const badge = target instanceof Element ? target.closest('[data-overlap]') : null
      const id = badge?.closest('[data-workout]')?.getAttribute('data-workout')
      const day = badge?.getAttribute('data-overlap')
      if (!badge || id == null || day == null) return
      const { left, top, width, height } = badge.getBoundingClientRect()
      setAsked({ at: { left, top, width, height }, id, day })
    },
    popover: asked && overlap && (
      <OverlapPopover
        {...{ at: asked.at, overlap, commands }}
        onClose={() => {
          setAsked(undefined)
        }}
      />
    ),
  }
}
