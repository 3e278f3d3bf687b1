import { Group, Text } from '@mantine/core'
import { useFormat } from '../../../shared/format/format.ts'
import classes from '../../../shared/ui/chips.module.css'
import { type WorkoutListControl, workoutStates } from './workout-state.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** Filters by state and by day. */
export function StateFilter({
  list,
  onList,
  day,
}: WorkoutListControl & { day: string | undefined }) {
  const words = useWorkoutsMessages()
  const format = useFormat()
  return (
    <Group gap={7} role="group" aria-label={words.state}>
      {workoutStates.map((state) => (
        <button
          key={state}
          type="button"
          className={classes.chip}
          aria-pressed={list.state === state}
          onClick={() =>
            onList({ ...list, state: list.state === state ? undefined : state, page: undefined })
          }
        >
          {words.states[state]}
        </button>
      ))}
      {day !== undefined && (
        <Text span c="dimmed" fz={13} role="status">
          {words.ofDay({ day: format.day(day) })}
        </Text>
      )}
    </Group>
  )
}
