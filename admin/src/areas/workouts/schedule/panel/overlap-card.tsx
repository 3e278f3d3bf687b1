import { Box, Button, Flex } from '@mantine/core'
import type { ScheduledWorkout } from '@roundboard/contract'
import { addDays, workoutDays, type Day } from '@roundboard/domain'
import { IconStack2 } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import type { ScheduleCommands } from '../commands.ts'
import type { Overlap } from '../overlap.ts'
import classes from './overlap-card.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { Leaves, RemedyButton } from './remedy-button.tsx'

/** A sentence with an emphasized name. */
export function Named({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name)
  if (at < 0 || name === '') return text
  return (
    <>
      {text.slice(0, at)}
      <b>{name}</b>
      {text.slice(at + name.length)}
    </>
  )
}

const daysAround = [-2, -1, 0, 1, 2]

/** Two overlapping workouts: a drawing, an explanation, and solutions. */
export function OverlapCard(props: {
  overlap: Overlap
  commands: ScheduleCommands
  onClose: () => void
}) {
  const { overlap, commands, onClose } = props
  const { winner, why, covered, day } = overlap
  const words = useScheduleMessages().panel
  const format = useFormat()
  const text = words.wallShowsOn[why]({ name: winner.name, day: format.weekday(day, 'long') })
  return (
    <div className={classes.card}>
      <Flex component="h2" gap={8} align="center" m="0 0 10px" fz={15}>
        <IconStack2 size={18} aria-hidden /> {words.oneWins({ count: covered.length + 1 })}
      </Flex>
      <OverlapMap overlap={overlap} />
      <p>
        <Named text={text} name={winner.name} />
      </p>
      {covered.map((each) => (
        <Box key={each.workout.id} component="p" c="dimmed">
          <Leaves covered={each} day={day} />
        </Box>
      ))}
      <Flex gap={6} wrap="wrap" mt={12}>
        {covered.map((each) => (
          <RemedyButton
            key={each.workout.id}
            {...{ covered: each, day, commands }}
            onDone={onClose}
          />
        ))}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onClose}>
          {words.leave}
        </Button>
      </Flex>
    </div>
  )
}

/** Which of them is on which of the surrounding days. */
function OverlapMap({ overlap: { winner, covered, day } }: { overlap: Overlap }) {
  const words = useScheduleMessages().panel
  const format = useFormat()
  const days = daysAround.map((offset) => addDays(day, offset))
  const rows = [winner, ...covered.map(({ workout }) => workout)]
  return (
    <div className={classes.map} aria-hidden>
      <span />
      {days.map((each) => (
        <span key={each} className={classes.day} data-now={each === day}>
          {format.weekday(each)}
        </span>
      ))}
      {rows.map((workout) => (
        <Bar key={workout.id} {...{ workout, days, day }} wins={workout.id === winner.id}>
          {words.wins}
        </Bar>
      ))}
    </div>
  )
}

function Bar(props: {
  workout: ScheduledWorkout
  days: readonly Day[]
  day: Day
  wins: boolean
  children: string
}) {
  const { firstDay, lastDay } = workoutDays(props.workout)
  return (
    <>
      <span className={classes.name}>{props.workout.name}</span>
      {props.days.map((each) => {
        const isThere = firstDay <= each && each <= lastDay
        const isDay = each === props.day
        const look = isDay ? (props.wins ? 'wins' : 'covered') : 'there'
        return (
          <span key={each} className={classes.bar} data-look={isThere ? look : undefined}>
            {isDay && props.wins && props.children}
          </span>
        )
      })}
    </>
  )
}
