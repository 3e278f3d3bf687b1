import { useFormat } from '../../../../shared/format/format.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import type { MapWeek, Mark } from './impact-preview.ts'
import type { Plan } from './plan.ts'
import classes from './plan-dialog.module.css'

const signs = {
  copy: '+',
  move: '+',
  weeks: '+',
  delete: '×',
  publish: '✓',
  unpublish: '✎',
  'sub-header': '✎',
  days: '✎',
} as const satisfies Record<Plan['action'], string>

const signOf = (mark: Mark, action: Plan['action']) =>
  ({ done: signs[action], replaced: '⇄', 'left-out': '–', gap: '!' })[mark]

const marks = ['done', 'replaced', 'left-out', 'gap'] as const

/** A miniature of the days that a change affects; a table for screen readers. */
export function PlanMap({ action, weeks }: { action: Plan['action']; weeks: readonly MapWeek[] }) {
  const words = useScheduleMessages().interactions
  const format = useFormat()
  const labelOf = (mark: Mark) => (mark === 'done' ? words.mark.done[action] : words.mark[mark])
  const used = marks.filter((mark) =>
    weeks.some(({ rows }) => rows.some((row) => row.marks.includes(mark))),
  )
  return (
    <>
      <div className={classes.weeks} tabIndex={0} role="group" aria-label={words.map}>
        {weeks.map(({ first, days, rows }) => (
          <table key={first} className={classes.map}>
            <caption className="visually-hidden">{words.week({ day: format.day(first) })}</caption>
            <thead>
              <tr>
                <td />
                {days.map((day) => (
                  <th key={day} scope="col">
                    <abbr title={format.day(day)}>
                      {format.weekday(day).slice(0, 1)} {Number(day.slice(8))}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.round}>
                  <th scope="row">{row.round}</th>
                  {row.marks.map((mark, index) => (
                    <td key={days[index]} data-mark={mark}>
                      {mark && (
                        <>
                          <span aria-hidden>{signOf(mark, action)}</span>
                          <span className="visually-hidden">{labelOf(mark)}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <ul className={classes.legend} aria-hidden>
        {used.map((mark) => (
          <li key={mark} data-mark={mark}>
            <b>{signOf(mark, action)}</b> {labelOf(mark)}
          </li>
        ))}
      </ul>
    </>
  )
}
