import { Popover } from '@mantine/core'
import type { ScheduleCommands } from '../commands.ts'
import type { Overlap } from '../overlap.ts'
import { OverlapCard } from './overlap-card.tsx'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** Which of several workouts wins, beside the badge that says how many there are. */
export function OverlapPopover(props: {
  at: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  overlap: Overlap
  commands: ScheduleCommands
  onClose: () => void
}) {
  const { at, overlap, commands, onClose } = props
  const words = useScheduleMessages().panel
  return (
    <Popover
      opened
      trapFocus
      returnFocus
      withinPortal
      withRoles={false}
      radius="lg"
      shadow="lg"
      position="bottom"
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Popover.Target>
        <span
          aria-hidden
          style={{ ...at, position: 'fixed', pointerEvents: 'none', visibility: 'hidden' }}
        />
      </Popover.Target>
      <Popover.Dropdown
        p="md"
        role="dialog"
        aria-label={words.oneWins({ count: overlap.covered.length + 1 })}
      >
        <OverlapCard overlap={overlap} commands={commands} onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  )
}
