import { ActionIcon, Button, CloseButton } from '@mantine/core'
import type { ScheduledWorkout, Workout } from '@roundboard/contract'
import { IconCopyPlus, IconDots, IconPencil } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { useWorkoutsMessages } from '../../../../shared/messages/workouts.ts'
import { RoundBadge } from '../../../../shared/ui/status.tsx'
import { SaveButton } from '../../templates/save-template-button.tsx'
import type { Place, ScheduleCommands } from '../commands.ts'
import { CommandMenu } from '../interactions/command-menu.tsx'
import { AddInPanel, EditInPanel, type FullPage, FullPageLink } from './edit-panel.tsx'
import classes from './panel.module.css'
import { WorkoutDetails, type Context } from './workout-details.tsx'

interface Props {
  /** Undefined for a new workout. */
  readonly workout: ScheduledWorkout | undefined
  /** The cell at which it was opened. */
  readonly place: Place
  readonly isEditing: boolean
  readonly around: Context
  readonly commands: ScheduleCommands
  readonly fullPage: FullPage
  readonly onEdit: () => void
  readonly onView: () => void
  readonly onSaved: (saved: Workout) => void
  readonly onClose: () => void
}

/** A workout beside the grid: its preview, facts and actions, or its form. */
export function WorkoutPanel(props: Props) {
  const { workout, place, around, commands, onClose } = props
  const { day } = place
  const words = useScheduleMessages().panel
  const { newTitle } = useWorkoutsMessages()
  const round = around.rounds.find(({ roundNumber }) => roundNumber === place.round)
  const isForm = props.isEditing || workout === undefined
  const form = round && { round, commands, onSaved: props.onSaved, onCancel: props.onView }
  const onKeyDown = (event: KeyboardEvent) => {
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'Escape' && isWithin && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      className={classes.panel}
      aria-label={words.panel}
      data-editing={isForm}
      onKeyDown={onKeyDown}
    >
      <WorkoutHead
        {...{ place, around, onClose }}
        name={workout?.name ?? newTitle}
        acts={
          <>
            {workout && workout.stills.length > 0 && !isForm && (
              <SaveButton key={workout.id} workout={workout} />
            )}
            <FullPageLink {...props.fullPage} place={place} id={workout?.id} />
          </>
        }
      />
      {isForm ? (
        <div className={classes.scroller}>
          {form && !workout && (
            <AddInPanel key={`${day}/${String(place.round)}`} {...form} place={place} />
          )}
          {form && workout && <EditInPanel key={workout.id} {...form} id={workout.id} />}
        </div>
      ) : (
        <>
          <div className={classes.scroller} tabIndex={0} role="group" aria-label={workout.name}>
            <WorkoutDetails key={workout.id} {...{ workout, day, around, commands }} />
          </div>
          <footer className={classes.foot}>
            <Button px={8} leftSection={<IconPencil size={16} />} onClick={props.onEdit}>
              {words.edit}
            </Button>
            <Button
              px={8}
              variant="default"
              leftSection={<IconCopyPlus size={16} />}
              onClick={() => commands.duplicate(workout.id)}
            >
              {words.duplicate}
            </Button>
            <CommandMenu workouts={[workout]} commands={commands}>
              <ActionIcon variant="default" size={36} aria-label={words.more}>
                <IconDots size={18} />
              </ActionIcon>
            </CommandMenu>
          </footer>
        </>
      )}
    </aside>
  )
}

/** Round, day and full name. */
export function WorkoutHead(props: {
  place: Place
  name: string
  around: Context
  acts?: ReactNode
  onClose: () => void
}) {
  const { place, name, around } = props
  const shared = useSharedMessages()
  const format = useFormat()
  const round = around.rounds.find(({ roundNumber }) => roundNumber === place.round)
  return (
    <header className={classes.head}>
      <div className={classes.where}>
        <RoundBadge round={place.round} size={24} />
        <b>{round?.name}</b>
        <span>{format.dayOfWeek(place.day)}</span>
        <span className={classes.acts}>
          {props.acts}
          <CloseButton aria-label={shared.close} onClick={props.onClose} />
        </span>
      </div>
      <h2 className={classes.name}>{name}</h2>
    </header>
  )
}
