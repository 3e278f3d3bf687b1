import { Button, Group } from '@mantine/core'
import { importRowsMax, type ImportOutcome, type WorkoutColumn } from '@roundboard/contract'
import { IconCheck } from '@tabler/icons-react'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { ContentChecklist } from '../../../shared/equipment/content-checklist.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { SampleMenu } from '../../../shared/sheets/sample-menu.tsx'
import { SheetImport } from '../../../shared/sheets/sheet-import.tsx'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'
import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { undoStack, withDone, withUndone } from '../schedule/undo-stack.ts'
import { CheckedFile, checksOf } from './checked-file.tsx'
import { type WorkoutFileRequest, useUndoImport, workoutSheetCalls } from './import.queries.ts'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { useDownload } from './use-download.ts'

/** Reports an import and offers to undo it. */
function useReportImport() {
  const words = useScheduleMessages().import
  const user = useUser()
  const alertUndoable = useUndoableAlert()
  const undo = useUndoImport()
  return ({ batch, rows }: ImportOutcome): void => {
    const message = words.imported({ count: rows.length })
    if (batch === null) return
    undoStack.become(user.id, (stack) => withDone(stack, { batch, said: message }))
    alertUndoable(message, async () => {
      const { batch: by, leftOut } = await undo.mutateAsync(batch)
      undoStack.become(user.id, (stack) => withUndone(stack, batch, by))
      return leftOut.length === 0 ? words.undone : words.undonePartly({ count: leftOut.length })
    })
  }
}

/** Imports workouts from a file: choose, check, correct, then import all at once. */
export function ImportPage() {
  const words = useScheduleMessages().import
  const format = useFormat()
  const { locale } = useLocale()
  const download = useDownload()
  const reportImport = useReportImport()
  const today = localToday()
  return (
    <SheetImport<WorkoutColumn, WorkoutFileRequest, ImportOutcome>
      calls={workoutSheetCalls}
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
      why={words.dropWhy({ rows: format.number(importRowsMax) })}
      ask={(file) => ({ file, corrections: [], columns: [], isAsFile: false })}
      renderChecked={(checked) => <CheckedFile key={checked.request.file.at} {...checked} />}
      renderDone={(outcome, onAnother) => <Imported outcome={outcome} onAnother={onAnother} />}
      onDone={reportImport}
    />
  )
}

const firstDayOf = ({ rows }: ImportOutcome) =>
  rows.flatMap(({ startDate }) => startDate ?? []).sort()[0]

function Imported({ outcome, onAnother }: { outcome: ImportOutcome; onAnother: () => void }) {
  const words = useScheduleMessages().import
  const sheetWords = useSheetsMessages()
  return (
    <Panel>
      <Empty
        icon={<IconCheck size={28} stroke={1.5} />}
        title={words.done({ count: outcome.rows.length })}
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
      <ContentChecklist items={checksOf(words, outcome)} isScheduled />
    </Panel>
  )
}
