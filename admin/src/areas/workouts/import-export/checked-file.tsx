import { Checkbox } from '@mantine/core'
import { columnKeys, type ImportOutcome, type WorkoutColumn } from '@roundboard/contract'
import { type CheckedItem, ContentChecklist } from '../../../shared/equipment/content-checklist.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { CheckedSheet } from '../../../shared/sheets/checked-sheet.tsx'
import type { CheckedProps } from '../../../shared/sheets/sheet-import.tsx'
import { AllRows } from './all-rows.tsx'
import { type ScheduleMessages, useScheduleMessages } from '../../../shared/messages/schedule.ts'
import type { WorkoutFileRequest } from './import.queries.ts'

function factsOf(
  words: ScheduleMessages['import'],
  format: ReturnType<typeof useFormat>,
  { rows }: ImportOutcome,
): string[] {
  const days = rows.flatMap(({ isRight, startDate, endDate }) =>
    isRight ? [startDate ?? [], endDate ?? []].flat() : [],
  )
  const [first] = days.sort()
  const last = days.at(-1)
  const rounds = new Set(rows.flatMap(({ round }) => round ?? []))
  return [
    ...(first !== undefined && last !== undefined ? [format.days(first, last)] : []),
    ...(rounds.size > 0 ? [words.rounds({ count: rounds.size })] : []),
  ]
}

/** The content issues in the rows of a file. */
export const checksOf = (
  words: ScheduleMessages['import'],
  { rows }: ImportOutcome,
): CheckedItem[] =>
  rows.flatMap(({ row, name, round, startDate, check }) =>
    check === null
      ? []
      : {
          ...{ key: String(row), name: words.rowNamed({ row, name }), check },
          on: startDate !== null && round !== null ? { day: startDate, round } : undefined,
        },
  )

/** What a workout file would create, and what must be corrected first. */
export function CheckedFile(props: CheckedProps<WorkoutColumn, WorkoutFileRequest, ImportOutcome>) {
  const { request, checked, onChange } = props
  const { outcome } = checked
  const { rows, drafts } = outcome
  const words = useScheduleMessages().import
  const format = useFormat()
  const published = rows.length - drafts
  const found = checksOf(words, outcome)
  const action =
    published === 0
      ? words.importDrafts({ drafts })
      : drafts === 0
        ? words.importPublished({ published })
        : words.importBoth({ drafts, published })
  return (
    <CheckedSheet
      {...props}
      rows={rows.length}
      warnings={{ count: found.length, list: <ContentChecklist items={found} /> }}
      facts={factsOf(words, format, outcome)}
      nameOf={(column: WorkoutColumn) => columnName(words, column)}
      choices={columnKeys.map((key) => ({
        value: key,
        label: words.columns[key],
        column: { key, language: null, isOriginal: false },
      }))}
      choiceOf={({ key, language, isOriginal }) =>
        language === null && !isOriginal ? key : undefined
      }
      lists={[
        {
          ...{ value: 'all', label: words.tabAll, count: rows.length },
          list: <AllRows rows={rows} />,
        },
      ]}
      asks={
        outcome.hasStates && (
          <Checkbox
            label={words.asFile}
            description={words.asFileWhy}
            checked={request.isAsFile}
            onChange={(event) => onChange({ isAsFile: event.currentTarget.checked })}
          />
        )
      }
      action={action}
      why={words.ready}
    />
  )
}

/** A column's name in the console. */
function columnName(
  words: ScheduleMessages['import'],
  { key, language, isOriginal }: WorkoutColumn,
) {
  const name = words.columns[key]
  const full = language === null ? name : words.columnIn({ name, language })
  return isOriginal ? words.originalOf({ name: full }) : full
}
