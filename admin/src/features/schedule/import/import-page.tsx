import { Button, Group } from '@mantine/core'
import { importRowsMax, type ImportOutcome } from '@roundboard/contract'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useTellUndoable } from '../../../shared/alerts/use-tell-undoable.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/local-today.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { ImportProgress } from '../../../shared/sheets/import-progress.tsx'
import { newProgressId } from '../../../shared/sheets/send-once.ts'
import { withCorrection } from '../../../shared/sheets/mistakes.ts'
import { SampleMenu } from '../../../shared/sheets/sample-menu.tsx'
import { SheetPage } from '../../../shared/sheets/sheet-page.tsx'
import { useSheetWords } from '../../../shared/sheets/sheets.words.ts'
import { UnreadFile } from '../../../shared/sheets/unread-file.tsx'
import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { useReason } from '../../../shared/words/use-reason.ts'
import { undoStack, withDone, withUndone } from '../undo-stack.ts'
import { CheckedFile } from './checked-file.tsx'
import {
  type Asked,
  checkQuery,
  progressQuery,
  useImport,
  useUndoImport,
} from './import.queries.ts'
import { useImportWords } from './import.words.ts'
import { useDownload } from './use-download.ts'

/** Workouts from a file: chosen, checked, corrected, then all taken in at once. */
export function ImportPage() {
  const words = useImportWords()
  const reason = useReason()
  const format = useFormat()
  const { locale } = useLocale()
  const download = useDownload()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState<ImportOutcome>()
  const today = localToday()
  return (
    <SheetPage
      title={words.title}
      above={
        <TextLink to="/admin/schedule">
          {backIcon} {words.schedule}
        </TextLink>
      }
      description={words.why}
      sample={
        <SampleMenu
          onChoose={(wanted) =>
            void download('workouts', {
              ...{ format: wanted, from: today, to: today },
              sample: 'true',
              headers: locale,
            })
          }
        />
      }
      why={words.dropWhy(format.number(importRowsMax))}
      hasFile={asked !== undefined}
      isDone={done !== undefined}
      onFile={(file) => {
        setDone(undefined)
        // What was corrected stays, for as long as the cells read as they did.
        setAsked((before) => ({
          file,
          corrections: before?.corrections ?? [],
          columns: before?.columns ?? [],
          isAsFile: before?.isAsFile ?? false,
        }))
      }}
    >
      {(choose) => (
        <>
          {done !== undefined && <Imported outcome={done} onAnother={choose} />}
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
        </>
      )}
    </SheetPage>
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
      {(take.isPending || query.isFetching) && <Progress id={progressId} />}
      {query.isError && (
        <UnreadFile name={asked.file.name} error={query.error} onChoose={onChoose} />
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

function Progress({ id }: { id: string }) {
  const { data } = useQuery(progressQuery(id))
  return <ImportProgress told={data} />
}

const firstDayOf = ({ rows }: ImportOutcome) =>
  rows.flatMap(({ startDate }) => startDate ?? []).sort()[0]

function Imported({ outcome, onAnother }: { outcome: ImportOutcome; onAnother: () => void }) {
  const words = useImportWords()
  const sheetWords = useSheetWords()
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
              {sheetWords.another}
            </Button>
          </Group>
        }
      >
        {outcome.drafts > 0 ? words.doneWhy : undefined}
      </Empty>
    </Panel>
  )
}
