import { Button, SegmentedControl } from '@mantine/core'
import { type GymColumn, gymColumns } from '@roundboard/contract'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { FileSummary } from '../../../shared/sheets/file-summary.tsx'
import { FoundColumns } from '../../../shared/sheets/found-columns.tsx'
import { MistakeRows } from '../../../shared/sheets/mistake-rows.tsx'
import { type Mistake, mistakesOf } from '../../../shared/sheets/mistakes.ts'
import { NoticeList } from '../../../shared/sheets/notice-list.tsx'
import classes from '../../../shared/sheets/sheets.module.css'
import { useSheetWords } from '../../../shared/sheets/sheets.words.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import type { AskedGyms, CheckedGyms as Checked } from './gym-import.queries.ts'
import { useGymImportWords } from './gym-import.words.ts'
import { GymRows, PersonRows } from './gym-rows.tsx'

type Tab = 'correct' | 'look' | 'gyms' | 'people'

/** What a file of gyms would become, and what is to be corrected before. */
export function CheckedGyms(props: {
  asked: AskedGyms
  checked: Checked
  isChecking: boolean
  isImporting: boolean
  onChange: (change: Partial<AskedGyms>) => void
  onCorrect: (mistake: Mistake<GymColumn>, value: string) => void
  onImport: () => void
  onCancel: () => void
}) {
  const { asked, checked, isChecking, isImporting, onChange, onCorrect } = props
  const { outcome, tookMs } = checked
  const { gyms, people, toCorrect, notices, language, rows } = outcome
  const words = useGymImportWords()
  const sheetWords = useSheetWords()
  const format = useFormat()
  const mistakes = mistakesOf(outcome)
  const [chosen, setTab] = useState<Tab>()
  const tab = chosen ?? (mistakes.length > 0 ? 'correct' : 'gyms')
  const nameOf = (column: GymColumn) => words.columns[column]
  const tabs = [
    { value: 'correct', label: sheetWords.tabCorrect, count: toCorrect },
    { value: 'look', label: sheetWords.tabLook, count: notices.length },
    { value: 'gyms', label: words.tabGyms, count: gyms.length },
    { value: 'people', label: words.tabPeople, count: people.length },
  ] as const
  // What is to be corrected is made, too, once it is.
  const newGyms = gyms.filter(({ becomes }) => becomes !== 'there').length
  const newPeople = people.filter(({ becomes }) => becomes !== 'there').length
  const isNothing = newGyms + newPeople === 0
  const why =
    toCorrect > 0
      ? sheetWords.correctFirst(toCorrect)
      : isNothing
        ? words.nothingNew
        : words.leftAsTheyAre
  return (
    <>
      <Panel isFlush>
        <FileSummary
          name={asked.file.name}
          facts={[
            sheetWords.rows(rows),
            words.gyms(gyms.length),
            words.people(people.length),
            sheetWords.readIn[language],
            sheetWords.took(format.seconds(tookMs)),
          ]}
          right={rows - toCorrect}
          toCorrect={toCorrect}
          toLookAt={notices.length}
        />
        <FoundColumns
          columns={outcome.columns}
          told={asked.columns}
          nameOf={nameOf}
          choices={gymColumns.map((column) => ({
            ...{ value: column, column },
            label: words.columns[column],
          }))}
          choiceOf={(column) => column}
          onTell={(header, column) => {
            const others = asked.columns.filter((one) => one.header !== header)
            onChange({ columns: [...others, { header, column }] })
          }}
        />
      </Panel>
      <Panel
        title={sheetWords.rowsTitle(toCorrect)}
        isFlush
        actions={
          <SegmentedControl
            size="xs"
            className={classes.tabs ?? ''}
            aria-label={sheetWords.show}
            value={tab}
            onChange={(value) => {
              setTab(tabs.find((one) => one.value === value)?.value ?? 'gyms')
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
          {tab === 'look' && <NoticeList notices={notices} nameOf={nameOf} />}
          {tab === 'gyms' && <GymRows gyms={gyms} />}
          {tab === 'people' && <PersonRows people={people} />}
        </div>
      </Panel>
      <div className={classes.doing}>
        <div className={classes.buttons}>
          <Button
            disabled={toCorrect > 0 || isNothing || isChecking || isImporting}
            aria-describedby="import-why"
            onClick={props.onImport}
          >
            {words.import(newGyms, newPeople)}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {sheetWords.cancel}
          </Button>
          <p id="import-why" className={classes.why}>
            {why}
          </p>
        </div>
      </div>
    </>
  )
}
