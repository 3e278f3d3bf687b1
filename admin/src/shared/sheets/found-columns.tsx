import { Box, Button, Group, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowNarrowRight } from '@tabler/icons-react'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'

interface Found<Column> {
  readonly header: string
  readonly column: Column | null
}

/** A meaning that the user can assign to a column. */
export interface ColumnChoice<Column> {
  readonly value: string
  readonly label: string
  readonly column: Column
}

const shownAtFirst = 8

/** The meaning of each of the file's columns. Unrecognized ones can be assigned. */
export function FoundColumns<Column>(props: {
  columns: readonly Found<Column>[]
  chosenColumns: readonly Found<Column>[]
  nameOf: (column: Column) => string
  choices: readonly ColumnChoice<Column>[]
  /** The choice that matches a column, if any. */
  choiceOf: (column: Column) => string | undefined
  onTell: (header: string, column: Column | null) => void
}) {
  const { columns, chosenColumns, nameOf, choices, choiceOf, onTell } = props
  const words = useSheetsMessages()
  const [isOpen, { open }] = useDisclosure()
  const needsChoice = ({ header, column }: Found<Column>) =>
    header.trim() !== '' && (column === null || chosenColumns.some((one) => one.header === header))
  const found = columns.filter((one) => one.column !== null && !needsChoice(one))
  const shown = isOpen ? found : found.slice(0, shownAtFirst)
  const used = new Set(
    columns.flatMap(({ column }) => (column === null ? [] : (choiceOf(column) ?? []))),
  )
  return (
    <div className={classes.columns}>
      <Box component="span" c="dimmed">
        {words.columnsFound}
      </Box>
      <Group component="ul" gap={6}>
        {shown.map(({ header, column }) => (
          <li key={header} className={classes.column}>
            {header}
            <IconArrowNarrowRight size={14} aria-hidden />
            <b>{column && nameOf(column)}</b>
          </li>
        ))}
        {found.length > shown.length && (
          <li>
            <Button size="compact-sm" variant="default" onClick={open}>
              {words.moreColumns({ count: found.length - shown.length })}
            </Button>
          </li>
        )}
        {columns.filter(needsChoice).map(({ header, column }) => {
          const chosen = column === null ? undefined : choiceOf(column)
          return (
            <li key={header} className={classes.unread}>
              <span aria-hidden>{header}</span>
              <IconArrowNarrowRight size={14} aria-hidden />
              <NativeSelect
                size="xs"
                variant="unstyled"
                aria-label={words.becomes({ header })}
                value={chosen ?? ''}
                data={[
                  { value: '', label: words.unread },
                  ...choices
                    .filter(({ value }) => value === chosen || !used.has(value))
                    .map(({ value, label }) => ({ value, label })),
                ]}
                onChange={(event) => {
                  const to = choices.find(({ value }) => value === event.currentTarget.value)
                  onTell(header, to?.column ?? null)
                }}
              />
            </li>
          )
        })}
      </Group>
    </div>
  )
}
