import { ActionIcon, Button, CloseButton } from '@mantine/core'
import type { ScheduledWorkout } from '@roundboard/contract'
import type { Day } from '@roundboard/domain'
import { IconCopyPlus, IconDots, IconPencil } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import { RoundBadge } from '../../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import type { ScheduleCommands } from '../commands.ts'
import { KeepButton } from '../../templates/save-template-button.tsx'
import { CommandMenu } from '../interactions/command-menu.tsx'
import classes from './panel.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { WorkoutDetails, type Around } from './workout-details.tsx'

interface Props {
  readonly workout: ScheduledWorkout
  /** The day on which it was opened. */
  readonly day: Day
  readonly around: Around
  readonly commands: ScheduleCommands
  readonly onClose: () => void
}

/** A workout of the schedule, beside the grid: its wall, its facts, what can be done with it. */
export function WorkoutPanel(props: Props) {
  const { workout, day, around, commands } = props
  const words = useScheduleMessages().panel
  return (
    <aside className={classes.panel} aria-label={words.panel}>
      <WorkoutHead {...{ workout, day, around }} onClose={props.onClose} />
      <div className={classes.scroller} tabIndex={0} role="group" aria-label={workout.name}>
        <WorkoutDetails key={workout.id} {...{ workout, day, around, commands }} />
      </div>
      <footer className={classes.foot}>
        <Button
          leftSection={<IconPencil size={16} />}
          onClick={() => {
            commands.edit(workout.id)
          }}
        >
          {words.edit}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopyPlus size={16} />}
          onClick={() => {
            commands.duplicate(workout.id)
          }}
        >
          {words.duplicate}
        </Button>
        <CommandMenu workouts={[workout]} commands={commands}>
          <ActionIcon variant="default" size={36} aria-label={words.more}>
            <IconDots size={18} />
          </ActionIcon>
        </CommandMenu>
      </footer>
    </aside>
  )
}

/** Round, day and full name. */
export function WorkoutHead(
  props: Pick<Props, 'workout' | 'day' | 'around'> & { onClose: () => void },
) {
  const { workout, around } = props
  const shared = useSharedMessages()
  const format = useFormat()
  const round = around.rounds.find(({ roundNumber }) => roundNumber === workout.round)
  return (
    <header className={classes.head}>
      <div className={classes.where}>
        <RoundBadge round={workout.round} size={24} />
        <b>{round?.name}</b>
        <span>{format.dayOfWeek(props.day)}</span>
        <span className={classes.acts}>
          {workout.stills.length > 0 && <KeepButton key={workout.id} workout={workout} />}
          <CloseButton aria-label={shared.close} onClick={props.onClose} />
        </span>
      </div>
      <h2 className={classes.name}>{workout.name}</h2>
    </header>
  )
}
