import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import type { ImportOutcome } from '@roundboard/contract'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { AllRows } from './all-rows.tsx'
import { FoundColumns } from './found-columns.tsx'
import classes from './import.module.css'
import type { Asked, Checked } from './import.queries.ts'
import type { ImportWords } from './import.en.ts'
import { useImportWords } from './import.words.ts'
import { MistakeRows } from './mistake-rows.tsx'
import { type Mistake, mistakesOf } from './mistakes.ts'
import { NoticeList } from './notice-list.tsx'

type Tab = 'correct' | 'look' | 'all'

function factsOf(words: ImportWords, format: ReturnType<typeof useFormat>, checked: Checked) {
  const { rows, language } = checked.outcome
  const days = rows.flatMap(({ isRight, startDate, endDate }) =>
    isRight ? [startDate ?? [], endDate ?? []].flat() : [],
  )
  const [first] = days.sort()
  const last = days.at(-1)
  const rounds = new Set(rows.flatMap(({ round }) => round ?? []))
  return [
    words.rows(rows.length),
    ...(first !== undefined && last !== undefined ? [format.days(first, last)] : []),
    ...(rounds.size > 0 ? [words.rounds(rounds.size)] : []),
    words.readIn[language],
    words.took(format.seconds(checked.tookMs)),
  ].join(' · ')
}

/** What a file would become, and what is to be corrected before. */
export function CheckedFile(props: {
  asked: Asked
  checked: Checked
  isChecking: boolean
  isImporting: boolean
  onChange: (change: Partial<Asked>) => void
  onCorrect: (mistake: Mistake, value: string) => void
  onImport: () => void
  onCancel: () => void
}) {
  const { asked, checked, isChecking, isImporting, onChange, onCorrect } = props
  const { outcome } = checked
  const words = useImportWords()
  const format = useFormat()
  const mistakes = mistakesOf(outcome)
  const [tab, setTab] = useState<Tab>(mistakes.length > 0 ? 'correct' : 'all')
  const right = outcome.rows.length - outcome.toCorrect
  const counts = [
    { count: right, said: words.right(right), tone: classes.good },
    { count: outcome.toCorrect, said: words.wrong(outcome.toCorrect), tone: classes.bad },
    { count: outcome.notices.length, said: words.toLookAt, tone: classes.look },
  ]
  const tabs = [
    { value: 'correct', label: words.tabCorrect, count: outcome.toCorrect },
    { value: 'look', label: words.tabLook, count: outcome.notices.length },
    { value: 'all', label: words.tabAll, count: outcome.rows.length },
  ] as const
  return (
    <>
      <Panel isFlush>
        <div className={classes.summary}>
          <span className={classes.icon} aria-hidden>
            <IconFileSpreadsheet size={22} stroke={1.6} />
          </span>
          <div className={classes.file}>
            <h2>{asked.file.name}</h2>
            <p>{factsOf(words, format, checked)}</p>
          </div>
          <dl className={classes.counts}>
            {counts.map(({ count, said, tone }) => (
              <div key={said} className={count > 0 ? tone : undefined}>
                <dd>{format.number(count)}</dd>
                <dt>{said}</dt>
              </div>
            ))}
          </dl>
        </div>
        <FoundColumns
          columns={outcome.columns}
          told={asked.columns}
          onTell={(header, column) => {
            const others = asked.columns.filter((one) => one.header !== header)
            onChange({ columns: [...others, { header, column }] })
          }}
        />
      </Panel>
      <Panel
        title={words.rowsTitle(outcome.toCorrect)}
        isFlush
        actions={
          <SegmentedControl
            size="xs"
            aria-label={words.show}
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
          {tab === 'correct' && <MistakeRows mistakes={mistakes} onCorrect={onCorrect} />}
          {tab === 'look' && <NoticeList notices={outcome.notices} />}
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
  const isRight = outcome.toCorrect === 0
  const why = isRight ? words.ready : words.correctFirst(outcome.toCorrect)
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
          {words.cancel}
        </Button>
        <p id="import-why" className={classes.why}>
          {why}
        </p>
      </div>
    </div>
  )
}
