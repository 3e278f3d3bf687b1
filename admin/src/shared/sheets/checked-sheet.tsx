import { Box, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../format/format.ts'
import { Panel } from '../ui/page.tsx'
import { FileSummary } from './file-summary.tsx'
import { type ColumnChoice, FoundColumns } from './found-columns.tsx'
import { MistakeRows } from './mistake-rows.tsx'
import { type CheckedCells, mistakesOf, type Notice } from './mistakes.ts'
import { NoticeList } from './notice-list.tsx'
import type { FileRequest } from './sheet-calls.ts'
import type { CheckedProps } from './sheet-import.tsx'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'

/** The result of checking any file. */
interface CheckResult<Column> extends CheckedCells<Column> {
  readonly toCorrect: number
  readonly notices: readonly Notice<Column>[]
  readonly language: 'en' | 'es' | 'fr'
}

/** A tab with a list of what a file creates. */
interface List {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly list: ReactNode
}

/** What a file would create, and what must be corrected first. */
export function CheckedSheet<Column, Input extends FileRequest<Column>>(
  props: CheckedProps<Column, Input, CheckResult<Column>> & {
    /** The number of rows, and more facts. */
    rows: number
    /** The number of valid rows with warnings. */
    warnings?: Pick<List, 'count' | 'list'>
    facts: readonly string[]
    nameOf: (column: Column) => string
    choices: readonly ColumnChoice<Column>[]
    /** The choice that matches a column, if any. */
    choiceOf: (column: Column) => string | undefined
    /** What it creates. The first list is shown if nothing needs correction. */
    lists: readonly [List, ...List[]]
    /** Options to choose before the import. */
    asks?: ReactNode
    action: string
    /** Why the import is possible, or what it would do. Hidden while something needs correction. */
    why: string
    isNothing?: boolean
  },
) {
  const { request, checked, isChecking, isImporting, nameOf, lists, rows, warnings } = props
  const { outcome, tookMs } = checked
  const { toCorrect, notices } = outcome
  const words = useSheetsMessages()
  const format = useFormat()
  const mistakes = mistakesOf(outcome)
  const toLookAt = notices.length + (warnings?.count ?? 0)
  const [chosen, setChosen] = useState<string>()
  const tab = chosen ?? (mistakes.length > 0 ? 'correct' : lists[0].value)
  const tabs: readonly List[] = [
    {
      ...{ value: 'correct', label: words.tabCorrect, count: toCorrect },
      list: <MistakeRows mistakes={mistakes} nameOf={nameOf} onCorrect={props.onCorrect} />,
    },
    {
      ...{ value: 'look', label: words.tabLook, count: toLookAt },
      list: (
        <>
          {warnings !== undefined && warnings.count > 0 && <Box p="md">{warnings.list}</Box>}
          {(notices.length > 0 || toLookAt === 0) && (
            <NoticeList notices={notices} nameOf={nameOf} />
          )}
        </>
      ),
    },
    ...lists,
  ]
  const isReady = toCorrect === 0 && props.isNothing !== true && !isChecking && !isImporting
  const readIn = [words.readIn[outcome.language], words.took({ seconds: format.seconds(tookMs) })]
  return (
    <>
      <Panel isFlush>
        <FileSummary
          name={request.file.name}
          facts={[words.rows({ count: rows }), ...props.facts, ...readIn]}
          right={rows - toCorrect}
          toCorrect={toCorrect}
          toLookAt={toLookAt}
        />
        <FoundColumns
          columns={outcome.columns}
          chosenColumns={request.columns}
          nameOf={nameOf}
          choices={props.choices}
          choiceOf={props.choiceOf}
          onTell={props.onTell}
        />
      </Panel>
      <Panel
        title={words.rowsTitle({ count: toCorrect })}
        isFlush
        actions={
          <SegmentedControl
            size="xs"
            className={classes.tabs ?? ''}
            aria-label={words.show}
            value={tab}
            onChange={setChosen}
            data={tabs.map(({ value, label, count }) => ({
              value,
              label: `${label} ${format.number(count)}`,
            }))}
          />
        }
      >
        <div className={classes.list} aria-busy={isChecking}>
          {tabs.find(({ value }) => value === tab)?.list}
        </div>
      </Panel>
      <Stack gap={14} mt={20}>
        {props.asks}
        <Group gap="8px 12px">
          <Button disabled={!isReady} aria-describedby="import-why" onClick={props.onImport}>
            {props.action}
          </Button>
          <Button variant="default" disabled={isImporting} onClick={props.onCancel}>
            {words.cancel}
          </Button>
          <Text id="import-why" flex="1 1 260px" fz="sm" c="dimmed">
            {toCorrect > 0 ? words.correctFirst({ count: toCorrect }) : props.why}
          </Text>
        </Group>
      </Stack>
    </>
  )
}
