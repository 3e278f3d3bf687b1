import { Button, Drawer } from '@mantine/core'
import type { ScheduledWorkout } from '@roundboard/contract'
import type { Day } from '@roundboard/domain'
import { IconCalendarUp, IconCopy, IconDots, IconPencil } from '@tabler/icons-react'
import type { ScheduleCommands } from '../commands.ts'
import { SaveButton } from '../../templates/save-template-button.tsx'
import { CommandMenu } from '../interactions/command-menu.tsx'
import { WorkoutDetails, type Context } from '../panel/workout-details.tsx'
import { WorkoutHead } from '../panel/workout-panel.tsx'
import classes from './agenda.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** A workout in a bottom sheet: its screen, details and commands. */
export function WorkoutSheet(props: {
  workout: ScheduledWorkout
  day: Day
  around: Context
  commands: ScheduleCommands
  onClose: () => void
}) {
  const { workout, day, around, commands, onClose } = props
  const words = useScheduleMessages().agenda
  const ids = [workout.id]
  const after = (command: () => void) => () => {
    onClose()
    command()
  }
  return (
    <Drawer
      opened
      position="bottom"
      size="auto"
      withCloseButton={false}
      padding={0}
      aria-label={workout.name}
      classNames={{ content: classes.sheet ?? '' }}
      onClose={onClose}
    >
      <WorkoutHead
        place={{ round: workout.round, day }}
        name={workout.name}
        acts={workout.stills.length > 0 && <SaveButton workout={workout} />}
        {...{ around, onClose }}
      />
      <WorkoutDetails {...{ workout, day, around, commands }} />
      <div className={classes.actions}>
        <Button
          size="md"
          px="xs"
          leftSection={<IconPencil size={18} />}
          onClick={after(() => commands.edit(workout.id))}
        >
          {words.edit}
        </Button>
        <Button
          size="md"
          px="xs"
          variant="default"
          leftSection={<IconCopy size={18} />}
          onClick={after(() => commands.copyTo(ids))}
        >
          {words.copyTo}
        </Button>
        <Button
          size="md"
          px="xs"
          variant="default"
          leftSection={<IconCalendarUp size={18} />}
          onClick={after(() => commands.moveTo(ids))}
        >
          {words.moveTo}
        </Button>
        <CommandMenu workouts={[workout]} commands={commands}>
          <Button size="md" px="xs" variant="default" leftSection={<IconDots size={18} />}>
            {words.more}
          </Button>
        </CommandMenu>
      </div>
    </Drawer>
  )
}
