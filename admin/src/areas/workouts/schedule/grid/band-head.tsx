import type { WorkoutSchedule } from '@roundboard/contract'
import { type Day, addDays, weekdayOf } from '@roundboard/domain'
import { IconCheck } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import classes from './grid.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

const thursday = 4

/** The ISO 8601 week number. */
export function weekNumber(firstDay: Day): number {
  const toThursday = (thursday - weekdayOf(firstDay) + 7) % 7
  const middle = addDays(firstDay, toThursday)
  const newYear = `${middle.slice(0, 4)}-01-01`
  return Math.floor((Date.parse(middle) - Date.parse(newYear)) / (7 * 86_400_000)) + 1
}

/** A week's header: its checkbox, and its days with the number of locations in each. */
export function BandHead(props: {
  days: readonly Day[]
  now: WorkoutSchedule['today']
  isChosen: boolean
}) {
  const words = useScheduleMessages().grid
  const format = useFormat()
  const [first = ''] = props.days
  const most = Math.max(...props.now.map(({ gyms }) => gyms))
  return (
    <div role="row" className={classes.head} data-chosen={props.isChosen}>
      <div role="columnheader" className={classes.week}>
        <button
          type="button"
          role="checkbox"
          className={classes.box}
          aria-checked={props.isChosen}
          aria-label={words.week({ day: format.day(first) })}
          tabIndex={-1}
          data-pick="week"
          data-pick-day={first}
        >
          {props.isChosen && <IconCheck size={12} stroke={3.5} aria-hidden />}
        </button>
        <b>{format.shortDay(first)}</b>
        <span>{words.weekNumber({ number: weekNumber(first) })}</span>
      </div>
      {props.days.map((day) => {
        const here = props.now.find((now) => now.day === day)
        return (
          <div
            key={day}
            role="columnheader"
            className={classes.day}
            data-first={day.endsWith('-01')}
            data-pick="day"
            data-pick-day={day}
            data-now={here !== undefined}
            data-past={props.now.length > 0 && props.now.every((now) => day < now.day)}
            data-main={here?.gyms === most}
          >
            <span className={classes.dayName}>
              <span className={classes.weekday}>{format.weekday(day)} </span>
              {day.endsWith('-01') ? format.shortDay(day) : Number(day.slice(8))}
            </span>
            {here && (
              <span className={classes.gyms}>
                <i aria-hidden />
                <span className={classes.roomy}>
                  {here.gyms > 0 ? words.gyms({ count: here.gyms }) : words.here}
                </span>
                {here.gyms > 0 && (
                  <span className={classes.tight} aria-hidden>
                    {format.number(here.gyms)}
                  </span>
                )}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
