import type { ImportedRow } from '@roundboard/contract'
import { useFormat } from '../../../shared/format/format.ts'
import classes from '../../../shared/sheets/sheets.module.css'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'
import { ShownInParts } from '../../../shared/sheets/shown-in-parts.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'

/** Every row of the file as a workout. */
export function AllRows({ rows }: { rows: readonly ImportedRow[] }) {
  const words = useScheduleMessages().import
  const sheetWords = useSheetsMessages()
  const format = useFormat()
  const daysOf = ({ startDate, endDate }: ImportedRow) =>
    startDate !== null && endDate !== null && startDate <= endDate
      ? format.days(startDate, endDate)
      : (startDate ?? '')
  const stateOf = ({ isRight, isDraft }: ImportedRow) =>
    isRight ? (isDraft ? words.draft : words.published) : sheetWords.isWrong
  return (
    <ShownInParts items={rows}>
      {(shown) => (
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{sheetWords.row}</th>
              <th scope="col">{words.columns.round}</th>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.days}</th>
              <th scope="col">{words.steps}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.row} className={row.isRight ? undefined : classes.wrong}>
                <td className={classes.rowNumber}>{row.row}</td>
                <td>{row.round ?? ''}</td>
                <td className={classes.name}>{row.name}</td>
                <td>{daysOf(row)}</td>
                <td>{row.steps}</td>
                <td>{stateOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ShownInParts>
  )
}
