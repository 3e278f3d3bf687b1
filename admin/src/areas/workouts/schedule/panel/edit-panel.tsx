import { Button, Tooltip } from '@mantine/core'
import type { Round, Workout } from '@roundboard/contract'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { useWorkoutsMessages } from '../../../../shared/messages/workouts.ts'
import { IconLink } from '../../../../shared/ui/links.tsx'
import { QueryView } from '../../../../shared/ui/query-view.tsx'
import { AddingForm, draftKeyOf } from '../../workouts/workout-adding.tsx'
import {
  EditingForm,
  type UndoableSave,
  useWorkoutEditing,
} from '../../workouts/workout-editing.tsx'
import { blankWorkout } from '../../workouts/workout-values.ts'
import { workoutQueries } from '../../workouts/workouts.queries.ts'
import type { Place, ScheduleCommands } from '../commands.ts'
import type { ScheduleChoice } from '../schedule-address.ts'
import { newBatch } from '../undo-stack.ts'

interface Props {
  readonly round: Round
  readonly commands: ScheduleCommands
  readonly onSaved: (saved: Workout) => void
  readonly onCancel: () => void
}

/** Adds saves to the schedule's undo stack. */
function useUndoable({ commands, onSaved }: Props, say: 'added' | 'updated'): UndoableSave {
  const words = useWorkoutsMessages()
  const [batch, setBatch] = useState(newBatch)
  return {
    batch,
    onSaved(saved, isChanged) {
      if (isChanged) commands.saved(batch, words[say]({ name: saved.name }))
      setBatch(newBatch())
      onSaved(saved)
    },
  }
}

/** The form of a workout, in the panel. */
export function EditInPanel(props: Props & { id: string }) {
  const words = useScheduleMessages().panel
  const query = useQuery(workoutQueries.one(props.id))
  return (
    <QueryView query={query} what={words.theWorkout}>
      {(workout) => <Editing {...props} workout={workout} />}
    </QueryView>
  )
}

function Editing(props: Props & { workout: Workout }) {
  const { workout, round, onCancel } = props
  const shared = useSharedMessages()
  const editing = useWorkoutEditing(workout, useUndoable(props, 'updated'))
  return (
    <EditingForm
      editing={editing}
      round={round}
      isInPanel
      actions={
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            editing.entityForm.giveUp()
            onCancel()
          }}
        >
          {shared.cancel}
        </Button>
      }
    />
  )
}

/** The form of a new workout for an empty cell. */
export function AddInPanel(props: Props & { place: Place }) {
  const { place, round } = props
  const { day } = place
  return (
    <AddingForm
      round={round}
      draftKey={draftKeyOf(place.round, day)}
      initial={blankWorkout(place.round, day)}
      undoable={useUndoable(props, 'added')}
      isInPanel
    />
  )
}

/** What the full page needs to lead back to the same weeks. */
export interface FullPage {
  readonly choice: ScheduleChoice
  readonly onLeave: () => void
}

/** Opens the workout's own page, which restores what was typed in the panel. */
export function FullPageLink(props: FullPage & { place: Place; id: string | undefined }) {
  const { place, id, choice } = props
  const words = useScheduleMessages().panel
  const roundNumber = String(place.round)
  const link = {
    ...{ ignoreBlocker: true, variant: 'subtle', color: 'gray', size: 28 },
    'aria-label': words.fullPage,
    state: { schedule: choice },
    onClick: props.onLeave,
    children: <IconArrowsDiagonal size={17} />,
  } as const
  return (
    <Tooltip label={words.fullPage}>
      {id === undefined ? (
        <IconLink
          to="/admin/rounds/$roundNumber/workout"
          params={{ roundNumber }}
          search={{ day: place.day }}
          {...link}
        />
      ) : (
        <IconLink
          to="/admin/rounds/$roundNumber/workout/$id"
          params={{ roundNumber, id }}
          {...link}
        />
      )}
    </Tooltip>
  )
}
