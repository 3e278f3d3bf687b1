import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { columnKeys, type ImportOutcome, type WorkoutColumn } from '@roundboard/contract'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { FileSummary } from '../../../shared/sheets/file-summary.tsx'
import { FoundColumns } from '../../../shared/sheets/found-columns.tsx'
import { MistakeRows } from '../../../shared/sheets/mistake-rows.tsx'
import { type Mistake, mistakesOf } from '../../../shared/sheets/mistakes.ts'
import { NoticeList } from '../../../shared/sheets/notice-list.tsx'
import type { SheetWords } from '../../../shared/sheets/sheets.en.ts'
import classes from '../../../shared/sheets/sheets.module.css'
import { useSheetWords } from '../../../shared/sheets/sheets.words.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { AllRows } from './all-rows.tsx'
import { columnName } from './column-name.ts'
import type { ImportWords } from './import.en.ts'
import type { Asked, Checked } from './import.queries.ts'
import { useImportWords } from './import.words.ts'

type Tab = 'correct' | 'look' | 'all'

function factsOf(
  words: ImportWords,
  sheetWords: SheetWords,
  format: ReturnType<typeof useFormat>,
  checked: Checked,
) {
  const { rows, language } = checked.outcome
  const days = rows.flatMap(({ isRight, startDate, endDate }) =>
    isRight ? [startDate ?? [], endDate ?? []].flat() : [],
  )
  const [first] = days.sort()
  const last = days.at(-1)
  const rounds = new Set(rows.flatMap(({ round }) => round ?? []))
  return [
    sheetWords.rows(rows.length),
    ...(first !== undefined && last !== undefined ? [format.days(first, last)] : []),
    ...(rounds.size > 0 ? [words.rounds(rounds.size)] : []),
    sheetWords.readIn[language],
    sheetWords.took(format.seconds(checked.tookMs)),
  ]
}

/** What a file would become, and what is to be corrected before. */
export function CheckedFile(props: {
  asked: Asked
  checked: Checked
  isChecking: boolean
  isImporting: boolean
  onChange: (change: Partial<Asked>) => void
  onCorrect: (mistake: Mistake<WorkoutColumn>, value: string) => void
  onImport: () => void
  onCancel: () => void
}) {
  const { asked, checked, isChecking, isImporting, onChange, onCorrect } = props
  const { outcome } = checked
  const words = useImportWords()
  const sheetWords = useSheetWords()
  const format = useFormat()
  const nameOf = (column: WorkoutColumn) => columnName(words, column)
  const mistakes = mistakesOf(outcome)
  const [chosen, setTab] = useState<Tab>()
  const tab = chosen ?? (mistakes.length > 0 ? 'correct' : 'all')
  const right = outcome.rows.length - outcome.toCorrect
  const tabs = [
    { value: 'correct', label: sheetWords.tabCorrect, count: outcome.toCorrect },
    { value: 'look', label: sheetWords.tabLook, count: outcome.notices.length },
    { value: 'all', label: words.tabAll, count: outcome.rows.length },
  ] as const
  return (
    <>
      <Panel isFlush>
        <FileSummary
          name={asked.file.name}
          facts={factsOf(words, sheetWords, format, checked)}
          right={right}
          toCorrect={outcome.toCorrect}
          toLookAt={outcome.notices.length}
        />
        <FoundColumns
          columns={outcome.columns}
          told={asked.columns}
          nameOf={nameOf}
          choices={columnKeys.map((key) => ({
            value: key,
            label: words.columns[key],
            column: { key, language: null, isOriginal: false },
          }))}
          choiceOf={({ key, language, isOriginal }) =>
            language === null && !isOriginal ? key : undefined
          }
          onTell={(header, column) => {
            const others = asked.columns.filter((one) => one.header !== header)
            onChange({ columns: [...others, { header, column }] })
          }}
        />
      </Panel>
      <Panel
        title={sheetWords.rowsTitle(outcome.toCorrect)}
        isFlush
        actions={
          <SegmentedControl
            size="xs"
            className={classes.tabs ?? ''}
            aria-label={sheetWords.show}
            value={tab}
            onChange={(value) => {
              setTab(tabs.find((one) => one.value === value)?.value ?? 'all')
            }}
            data={tabs.map(({ value, label, count }) => ({
              value,
              label: `${label} ${format.number(count)}`,
            }))}
          />
        }
      >
        <div className={classes.list} aria-busy={isChecking}>
          {tab === 'correct' && (
            <MistakeRows mistakes={mistakes} nameOf={nameOf} onCorrect={onCorrect} />
          )}
          {tab === 'look' && <NoticeList notices={outcome.notices} nameOf={nameOf} />}
          {tab === 'all' && <AllRows rows={outcome.rows} />}
        </div>
      </Panel>
      <Doing {...props} outcome={outcome} isBusy={isChecking || isImporting} />
    </>
  )
}

function Doing(props: {
  asked: Asked
  outcome: ImportOutcome
  isBusy: boolean
  onChange: (change: Partial<Asked>) => void
  onImport: () => void
  onCancel: () => void
}) {
  const { asked, outcome, isBusy, onChange, onImport, onCancel } = props
  const words = useImportWords()
  const sheetWords = useSheetWords()
  const isRight = outcome.toCorrect === 0
  const why = isRight ? words.ready : sheetWords.correctFirst(outcome.toCorrect)
  return (
    <div className={classes.doing}>
      {outcome.hasStates && (
        <Checkbox
          label={words.asFile}
          description={words.asFileWhy}
          checked={asked.isAsFile}
          onChange={(event) => {
            onChange({ isAsFile: event.currentTarget.checked })
          }}
        />
      )}
      <div className={classes.buttons}>
        <Button disabled={!isRight || isBusy} aria-describedby="import-why" onClick={onImport}>
          {words.import(outcome.drafts, outcome.rows.length - outcome.drafts)}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {sheetWords.cancel}
        </Button>
        <p id="import-why" className={classes.why}>
          {why}
        </p>
      </div>
    </div>
  )
}
