import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { useReason } from '../i18n/use-reason.ts'
import {
  type ChosenFile,
  newProgressId,
  type FileRequest,
  type Checked,
  checkQuery,
  progressQuery,
  type SheetCalls,
  useImportFile,
} from './sheet-calls.ts'
import { UnsavedGuard } from '../forms/unsaved-guard.tsx'
import { useSheetsMessages } from '../messages/sheets.ts'
import { ImportProgress } from './import-progress.tsx'
import { type Mistake, withCorrection } from './mistakes.ts'
import { SheetPage } from './sheet-page.tsx'
import { UnreadableFile } from './unreadable-file.tsx'

/** A checked file, and the actions on it. */
export interface CheckedProps<Column, Input, Outcome> {
  readonly request: Input
  readonly checked: Checked<Outcome>
  readonly isChecking: boolean
  readonly isImporting: boolean
  readonly onChange: (change: Partial<Input>) => void
  /** Assigns a meaning to a column. */
  readonly onTell: (header: string, column: Column | null) => void
  readonly onCorrect: (mistake: Mistake<Column>, value: string) => void
  readonly onImport: () => void
  readonly onCancel: () => void
}

interface Props<Column, Input, Outcome> {
  readonly calls: SheetCalls<Input, Outcome>
  readonly title: string
  readonly above: ReactNode
  readonly description: string
  readonly sample: ReactNode
  /** The instructions shown before a file is chosen. */
  readonly why: string
  /** The first request for a file. */
  readonly ask: (file: ChosenFile) => Input
  readonly renderChecked: (checked: CheckedProps<Column, Input, Outcome>) => ReactNode
  readonly renderDone: (outcome: Outcome, onAnother: () => void) => ReactNode
  /** Whether results stay on the page below those of the next files. */
  readonly keepsDone?: boolean
  readonly onDone?: (outcome: Outcome) => void
}

/** An import page: choose a file, check it, correct it, then import everything at once. */
export function SheetImport<Column, Input extends FileRequest<Column>, Outcome>(
  props: Props<Column, Input, Outcome>,
) {
  const { title, above, description, sample, why, keepsDone = false } = props
  const words = useSheetsMessages()
  const [request, setRequest] = useState<Input>()
  const [done, setDone] = useState<readonly Outcome[]>([])
  const [progressId] = useState(newProgressId)
  const take = useImportFile(props.calls, progressId)
  return (
    <SheetPage
      {...{ title, above, description, sample, why }}
      hasFile={request !== undefined}
      isDone={done.length > 0}
      isImporting={take.isPending}
      onFile={(file) => {
        if (!keepsDone) setDone([])
        // Corrections stay as long as their cells are unchanged.
        setRequest((before) => (before === undefined ? props.ask(file) : { ...before, file }))
      }}
    >
      {(choose) => (
        <>
          <UnsavedGuard
            isDirty={take.isPending}
            lost={{ title: words.leaveTitle, text: words.leaveWhy, leave: words.leave }}
          />
          {request !== undefined && (
            <OneFile
              {...props}
              {...{ request, progressId, take }}
              onRequest={setRequest}
              onChoose={choose}
              onDone={(outcome) => {
                props.onDone?.(outcome)
                setRequest(undefined)
                setDone((before) => [outcome, ...before])
              }}
            />
          )}
          {done.map((outcome, index) => (
            <Fragment key={done.length - index}>{props.renderDone(outcome, choose)}</Fragment>
          ))}
        </>
      )}
    </SheetPage>
  )
}

function OneFile<Column, Input extends FileRequest<Column>, Outcome>(
  props: Pick<Props<Column, Input, Outcome>, 'calls' | 'renderChecked'> & {
    request: Input
    progressId: string
    take: ReturnType<typeof useImportFile<Input, Outcome>>
    onRequest: (request: Input | undefined) => void
    onChoose: () => void
    onDone: (outcome: Outcome) => void
  },
) {
  const { calls, request, progressId, take, onRequest, onChoose, onDone } = props
  const reason = useReason()
  const query = useQuery(checkQuery(calls, request, progressId))
  return (
    <>
      {(take.isPending || query.isFetching) && <Progress calls={calls} id={progressId} />}
      {query.isError && (
        <UnreadableFile name={request.file.name} error={query.error} onChoose={onChoose} />
      )}
      {query.data !== undefined &&
        !query.isError &&
        props.renderChecked({
          request,
          checked: query.data,
          isChecking: query.isPlaceholderData,
          isImporting: take.isPending,
          onChange: (change) => onRequest({ ...request, ...change }),
          onTell: (header, column) => {
            const others = request.columns.filter((one) => one.header !== header)
            onRequest({ ...request, columns: [...others, { header, column }] })
          },
          onCorrect: (mistake, value) => {
            const corrections = withCorrection(request.corrections, mistake, value)
            onRequest({ ...request, corrections })
          },
          onImport: () =>
            take.mutate(request, {
              onSuccess: onDone,
              onError: (error) => {
                alerts.error(reason(error), error)
                // The check may be outdated, because someone else made changes.
                void query.refetch()
              },
            }),
          onCancel: () => onRequest(undefined),
        })}
    </>
  )
}

function Progress<Input, Outcome>({
  calls,
  id,
}: {
  calls: SheetCalls<Input, Outcome>
  id: string
}) {
  const { data } = useQuery(progressQuery(calls, id))
  return <ImportProgress state={data} />
}
