import { Button, NativeSelect } from '@mantine/core'
import { columnKeys, type WorkoutColumn } from '@roundboard/contract'
import { IconArrowNarrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { columnName } from './column-name.ts'
import classes from './import.module.css'
import { useImportWords } from './import.words.ts'

interface Found {
  readonly header: string
  readonly column: WorkoutColumn | null
}

const shownAtFirst = 8

/** What each column of the file is read as; what is not can be told. */
export function FoundColumns(props: {
  columns: readonly Found[]
  told: readonly Found[]
  onTell: (header: string, column: WorkoutColumn | null) => void
}) {
  const { columns, told, onTell } = props
  const words = useImportWords()
  const [isOpen, setOpen] = useState(false)
  const isAsked = ({ header, column }: Found) =>
    header.trim() !== '' && (column === null || told.some((one) => one.header === header))
  const found = columns.filter((one) => one.column !== null && !isAsked(one))
  const shown = isOpen ? found : found.slice(0, shownAtFirst)
  const used = new Set(
    columns.flatMap(({ column }) =>
      column?.language === null && !column.isOriginal ? [column.key] : [],
    ),
  )
  return (
    <div className={classes.columns}>
      <span className={classes.columnsTitle}>{words.columnsFound}</span>
      <ul className={classes.columnList}>
        {shown.map(({ header, column }) => (
          <li key={header} className={classes.column}>
            {header}
            <IconArrowNarrowRight size={14} aria-hidden />
            <b>{column && columnName(words, column)}</b>
          </li>
        ))}
        {found.length > shown.length && (
          <li>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setOpen(true)
              }}
            >
              {words.moreColumns(found.length - shown.length)}
            </Button>
          </li>
        )}
        {columns.filter(isAsked).map(({ header, column }) => (
          <li key={header} className={classes.unread}>
            <span aria-hidden>{header}</span>
            <IconArrowNarrowRight size={14} aria-hidden />
            <NativeSelect
              size="xs"
              variant="unstyled"
              aria-label={words.becomes(header)}
              value={column?.key ?? ''}
              data={[
                { value: '', label: words.unread },
                ...columnKeys
                  .filter((key) => key === column?.key || !used.has(key))
                  .map((key) => ({ value: key, label: words.columns[key] })),
              ]}
              onChange={(event) => {
                const key = columnKeys.find((one) => one === event.currentTarget.value)
                onTell(header, key ? { key, language: null, isOriginal: false } : null)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
