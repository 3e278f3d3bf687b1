import { Button, Group } from '@mantine/core'
import { importRowsMax, type ImportOutcome } from '@roundboard/contract'
import {
  IconAlertTriangle,
  IconCheck,
  IconFileImport,
  IconFileSpreadsheet,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useTellUndoable } from '../../../shared/alerts/use-tell-undoable.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useUser } from '../../../shared/session/session.ts'
import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { useReason } from '../../../shared/words/use-reason.ts'
import { undoStack, withDone, withUndone } from '../undo-stack.ts'
import { CheckedFile } from './checked-file.tsx'
import { readChosen } from './chosen-file.ts'
import { ImportProgress } from './import-progress.tsx'
import classes from './import.module.css'
import {
  type Asked,
  checkQuery,
  newProgressId,
  useImport,
  useUndoImport,
} from './import.queries.ts'
import { useImportWords } from './import.words.ts'
import { withCorrection } from './mistakes.ts'
import { SampleMenu } from './sample-menu.tsx'

const accepted =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Workouts from a file: chosen, checked, corrected, then all taken in at once. */
export function ImportPage() {
  const words = useImportWords()
  const reason = useReason()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState<ImportOutcome>()
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return
    try {
      const chosen = await readChosen(file)
      setDone(undefined)
      // What was corrected stays, for as long as the cells read as they did.
      setAsked((before) => ({
        file: chosen,
        corrections: before?.corrections ?? [],
        columns: before?.columns ?? [],
        isAsFile: before?.isAsFile ?? false,
      }))
    } catch (error) {
      alerts.error(words.notRead(file.name), error)
    }
  }
  const choose = () => input.current?.click()
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  return (
    <div
      className={classes.page}
      onDragOver={(event) => {
        event.preventDefault()
      }}
      onDrop={onDrop}
    >
      <PageHeader
        title={words.title}
        above={
          <TextLink to="/admin/schedule">
            {backIcon} {words.schedule}
          </TextLink>
        }
        description={words.why}
        actions={
          <>
            <SampleMenu />
            <Button
              variant={asked === undefined ? 'filled' : 'default'}
              leftSection={<IconFileImport size={16} />}
              onClick={choose}
            >
              {asked === undefined ? words.choose : words.chooseOther}
            </Button>
          </>
        }
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={words.file}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          // Or the same file could not be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {done !== undefined && <Imported outcome={done} onAnother={choose} />}
      {asked === undefined && done === undefined && <NoFile onChoose={choose} />}
      {asked !== undefined && (
        <OneFile
          asked={asked}
          onAsked={setAsked}
          onChoose={choose}
          onDone={(outcome) => {
            setAsked(undefined)
            setDone(outcome)
          }}
          reasonOf={reason}
        />
      )}
    </div>
  )
}

function NoFile({ onChoose }: { onChoose: () => void }) {
  const words = useImportWords()
  const format = useFormat()
  return (
    <Panel className={classes.drop ?? ''}>
      <Empty
        icon={<IconFileSpreadsheet size={28} stroke={1.5} />}
        title={words.drop}
        action={
          <Button variant="default" onClick={onChoose}>
            {words.choose}
          </Button>
        }
      >
        {words.dropWhy(format.number(importRowsMax))}
      </Empty>
    </Panel>
  )
}

function OneFile(props: {
  asked: Asked
  onAsked: (asked: Asked | undefined) => void
  onChoose: () => void
  onDone: (outcome: ImportOutcome) => void
  reasonOf: (error: unknown) => string
}) {
  const { asked, onAsked, onChoose, onDone, reasonOf } = props
  const words = useImportWords()
  const user = useUser()
  const tellUndoable = useTellUndoable()
  const undo = useUndoImport()
  const [progressId] = useState(newProgressId)
  const query = useQuery(checkQuery(asked, progressId))
  const take = useImport(progressId)

  function tell(outcome: ImportOutcome): void {
    const said = words.imported(outcome.rows.length)
    const { batch } = outcome
    if (batch === null) return
    undoStack.become(user.id, (stack) => withDone(stack, { batch, said }))
    tellUndoable(said, async () => {
      const { batch: by, leftOut } = await undo.mutateAsync(batch)
      undoStack.become(user.id, (stack) => withUndone(stack, batch, by))
      return leftOut.length === 0 ? words.undone : words.undonePartly(leftOut.length)
    })
  }
  const onImport = () => {
    take.mutate(asked, {
      onSuccess: (outcome) => {
        tell(outcome)
        onDone(outcome)
      },
      onError: (error) => {
        alerts.error(reasonOf(error), error)
        // What was right a while ago may not be now: a clip is gone.
        void query.refetch()
      },
    })
  }
  const isNew = query.data === undefined || query.isPlaceholderData
  return (
    <>
      {(take.isPending || query.isFetching) && <ImportProgress id={progressId} />}
      {query.isError && (
        <Panel>
          <div role="alert">
            <Empty
              icon={<IconAlertTriangle size={28} stroke={1.5} />}
              title={words.notRead(asked.file.name)}
              action={
                <Button variant="default" onClick={onChoose}>
                  {words.chooseOther}
                </Button>
              }
            >
              {reasonOf(query.error)}
            </Empty>
          </div>
        </Panel>
      )}
      {query.data !== undefined && !query.isError && (
        <CheckedFile
          key={asked.file.at}
          asked={asked}
          checked={query.data}
          isChecking={isNew}
          isImporting={take.isPending}
          onChange={(change) => {
            onAsked({ ...asked, ...change })
          }}
          onCorrect={(mistake, value) => {
            const corrections = withCorrection(asked.corrections, mistake, value)
            onAsked({ ...asked, corrections })
          }}
          onImport={onImport}
          onCancel={() => {
            onAsked(undefined)
          }}
        />
      )}
    </>
  )
}

const firstDayOf = ({ rows }: ImportOutcome) =>
  rows.flatMap(({ startDate }) => startDate ?? []).sort()[0]

function Imported({ outcome, onAnother }: { outcome: ImportOutcome; onAnother: () => void }) {
  const words = useImportWords()
  return (
    <Panel>
      <Empty
        icon={<IconCheck size={28} stroke={1.5} />}
        title={words.done(outcome.rows.length)}
        action={
          <Group gap="xs" justify="center">
            <ButtonLink to="/admin/schedule" search={{ day: firstDayOf(outcome) }}>
              {words.toSchedule}
            </ButtonLink>
            <Button variant="default" onClick={onAnother}>
              {words.another}
            </Button>
          </Group>
        }
      >
        {outcome.drafts > 0 ? words.doneWhy : undefined}
      </Empty>
    </Panel>
  )
}
