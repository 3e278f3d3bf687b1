import { Box, Button, SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../format/format.ts'
import { Panel } from '../ui/page.tsx'
import { FileSummary } from './file-summary.tsx'
import { type ColumnChoice, FoundColumns } from './found-columns.tsx'
import { MistakeRows } from './mistake-rows.tsx'
import { type CheckedCells, mistakesOf, type Notice } from './mistakes.ts'
import { NoticeList } from './notice-list.tsx'
import type { AskedOfFile } from './sheet-calls.ts'
import type { CheckedProps } from './sheet-import.tsx'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'

/** What a check tells of any file. */
interface Told<Column> extends CheckedCells<Column> {
  readonly toCorrect: number
  readonly notices: readonly Notice<Column>[]
  readonly language: 'en' | 'es' | 'fr'
}

/** A list of what a file becomes, in a tab of its own. */
interface List {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly list: ReactNode
}

/** What a file would become, and what is to be corrected before. */
export function CheckedSheet<Column, Asked extends AskedOfFile<Column>>(
  props: CheckedProps<Column, Asked, Told<Column>> & {
    /** How many rows it has, and what else is to be said of it. */
    rows: number
    /** How many rows can be taken in and yet have something to look at. */
    warnings?: Pick<List, 'count' | 'list'>
    facts: readonly string[]
    nameOf: (column: Column) => string
    choices: readonly ColumnChoice<Column>[]
    /** Which of the choices a column is, if it is one. */
    choiceOf: (column: Column) => string | undefined
    /** What it becomes; the first list is shown where nothing is to be corrected. */
    lists: readonly [List, ...List[]]
    /** What is asked before it is taken in. */
    asks?: ReactNode
    action: string
    /** Why it can be taken in, or what it would do; not where something is to be corrected. */
    why: string
    isNothing?: boolean
  },
) {
  const { asked, checked, isChecking, isImporting, nameOf, lists, rows, warnings } = props
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
          name={asked.file.name}
          facts={[words.rows({ count: rows }), ...props.facts, ...readIn]}
          right={rows - toCorrect}
          toCorrect={toCorrect}
          toLookAt={toLookAt}
        />
        <FoundColumns
          columns={outcome.columns}
          told={asked.columns}
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
      <div className={classes.doing}>
        {props.asks}
        <div className={classes.buttons}>
          <Button disabled={!isReady} aria-describedby="import-why" onClick={props.onImport}>
            {props.action}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {words.cancel}
          </Button>
          <p id="import-why" className={classes.why}>
            {toCorrect > 0 ? words.correctFirst({ count: toCorrect }) : props.why}
          </p>
        </div>
      </div>
    </>
  )
}
