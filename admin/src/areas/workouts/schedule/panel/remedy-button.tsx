import { Button } from '@mantine/core'
import { addDays, workoutDays, type Day } from '@roundboard/domain'
import { useFormat } from '../../../../shared/format/format.ts'
import type { ScheduleCommands } from '../commands.ts'
import type { Covered } from '../overlap.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

const nameMax = 22
const shortened = (name: string) =>
  name.length > nameMax ? `${name.slice(0, nameMax - 1).trimEnd()}…` : name

/** `Tuesday` if it is within a week before or after, otherwise the date. */
export function useDayNear() {
  const format = useFormat()
  return (day: Day, from: Day) =>
    addDays(from, -6) <= day && day <= addDays(from, 6)
      ? format.weekday(day, 'long')
      : format.dayOfWeek(day)
}

const daysNamedMax = 3

/** A solution for an overlap, with the gaps that it would leave. */
export function RemedyButton(props: {
  covered: Covered
  day: Day
  commands: ScheduleCommands
  onDone?: () => void
}) {
  const { workout, remedy } = props.covered
  const words = useScheduleMessages().panel
  const near = useDayNear()
  if (remedy.kind === 'none') return null
  const { firstDay, lastDay } = workoutDays(workout)
  const say = (name: string) => {
    if (remedy.kind === 'end') return words.end({ name, day: near(remedy.lastDay, props.day) })
    if (remedy.kind === 'begin') return words.begin({ name, day: near(remedy.firstDay, props.day) })
    return words.remove({ name })
  }
  const carryOut = () => {
    if (remedy.kind === 'end') props.commands.changeDays(workout.id, firstDay, remedy.lastDay)
    else if (remedy.kind === 'begin')
      props.commands.changeDays(workout.id, remedy.firstDay, lastDay)
    else props.commands.remove([workout.id])
    props.onDone?.()
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={say(workout.name)}
      title={say(workout.name)}
      onClick={carryOut}
    >
      {say(shortened(workout.name))}
    </Button>
  )
}

/** The gaps that a solution leaves, as a sentence. */
export function Leaves({ covered: { workout, remedy }, day }: { covered: Covered; day: Day }) {
  const words = useScheduleMessages().panel
  const format = useFormat()
  const near = useDayNear()
  const leaves = remedy.kind === 'end' ? remedy.leaves.map((each) => near(each, day)) : []
  const [first] = leaves
  if (first === undefined) return null
  const values = { name: workout.name, count: leaves.length }
  return leaves.length > daysNamedMax
    ? words.leavesMany({ ...values, day: first })
    : words.leaves({ ...values, days: format.list(leaves) })
}
