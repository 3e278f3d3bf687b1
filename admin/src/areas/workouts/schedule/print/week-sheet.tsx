import type { Round, ScheduledWorkout } from '@roundboard/contract'
import { addDays, limits, type Day } from '@roundboard/domain'
import { useFormat } from '../../../../shared/format/format.ts'
import classes from './print.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { daysFrom } from '../cursor.ts'
import { sheetRow, type SheetCell } from './sheet-row.ts'

const daysAWeek = 7
/** The limit of lines for hidden workouts, so that the others fit on the page. */
const unseenMax = 2
/** The longest name in large letters that fits a day's column. */
const largeNameMax = 44

/** A printable week: a table of nine rounds and seven days on one landscape page. */
export function WeekSheet(props: {
  firstDay: Day
  rounds: readonly Round[]
  workouts: readonly ScheduledWorkout[]
  withUnseen: boolean
  /** The first day on which gaps count. */
  earliest: Day
  /** The time of reading, in epoch milliseconds. */
  asOf: number
}) {
  const { firstDay, rounds, workouts, withUnseen, earliest } = props
  const words = useScheduleMessages().print
  const format = useFormat()
  const days = Array.from({ length: daysAWeek }, (_, index) => addDays(firstDay, index))
  const rows = limits.workoutRounds.map((number) => ({
    number,
    name: rounds.find(({ roundNumber }) => roundNumber === number)?.name,
    cells: sheetRow(
      workouts.filter(({ round }) => round === number),
      firstDay,
      daysAWeek,
      withUnseen,
    ),
  }))
  const gaps = rows
    .flatMap(({ cells }) => cells.filter(({ shown }) => !shown).flatMap(daysOf))
    .filter((day) => day >= earliest)
  return (
    <div className={classes.sheet}>
      <header className={classes.head}>
        <h2>{format.days(firstDay, addDays(firstDay, daysAWeek - 1))}</h2>
        {gaps.length > 0 && <p className={classes.gaps}>{words.gaps({ count: gaps.length })}</p>}
        <p className={classes.asOf}>{words.asOf({ when: format.stamp(props.asOf) })}</p>
      </header>
      <table className={classes.table} aria-label={words.workouts}>
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {format.weekday(day)} <span>{format.shortDay(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, cells }) => (
            <tr key={number}>
              <th scope="row">
                <div className={classes.round}>
                  <b>{number}</b>
                  <span>{name}</span>
                </div>
              </th>
              {cells.map((cell) => (
                <td key={cell.firstDay} colSpan={cell.days} data-gap={cell.shown === undefined}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const daysOf = ({ firstDay, days }: SheetCell) => daysFrom(firstDay, addDays(firstDay, days - 1))

function Cell({ cell: { shown, unseen, days } }: { cell: SheetCell }) {
  const words = useScheduleMessages().print
  const isSmall = unseen.length > 0 || (shown?.name.length ?? 0) > largeNameMax * days
  const beside = unseen.slice(0, unseen.length > unseenMax ? unseenMax - 1 : unseenMax)
  return (
    <div className={classes.cell} data-small={isSmall} data-unseen={unseen.length}>
      <div className={classes.text}>
        <p className={classes.name}>{shown?.name ?? words.nothing}</p>
        {shown && <p className={classes.subHeader}>{shown.subHeader}</p>}
      </div>
      {beside.map((workout) => (
        <p key={workout.id} className={classes.unseen}>
          <i>{words[whyUnseen(workout)]}</i> {workout.name}
        </p>
      ))}
      {unseen.length > beside.length && (
        <p className={classes.unseen}>{words.more({ count: unseen.length - beside.length })}</p>
      )}
    </div>
  )
}

function whyUnseen({ isDraft, stills }: ScheduledWorkout): 'draft' | 'noSteps' | 'covered' {
  if (isDraft) return 'draft'
  return stills.length === 0 ? 'noSteps' : 'covered'
}
