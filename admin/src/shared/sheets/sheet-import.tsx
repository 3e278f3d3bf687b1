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
  useTakeIn,
} from './sheet-calls.ts'
import { UnsavedGuard } from '../forms/unsaved-guard.tsx'
import { useSheetsMessages } from '../messages/sheets.ts'
import { ImportProgress } from './import-progress.tsx'
import { type Mistake, withCorrection } from './mistakes.ts'
import { SheetPage } from './sheet-page.tsx'
import { UnreadableFile } from './unreadable-file.tsx'

/** A checked file, and the actions on it. */
export interface CheckedProps<Column, Asked, Outcome> {
  readonly request: Asked
  readonly checked: Checked<Outcome>
  readonly isChecking: boolean
  readonly isImporting: boolean
  readonly onChange: (change: Partial<Asked>) => void
  /** Assigns a meaning to a column. */
  readonly onTell: (header: string, column: Column | null) => void
  readonly onCorrect: (mistake: Mistake<Column>, value: string) => void
  readonly onImport: () => void
  readonly onCancel: () => void
}

interface Props<Column, Asked, Outcome> {
  readonly calls: SheetCalls<Asked, Outcome>
  readonly title: string
  readonly above: ReactNode
  readonly description: string
  readonly sample: ReactNode
  /** The instructions shown before a file is chosen. */
  readonly why: string
  /** The first request for a file. */
  readonly ask: (file: ChosenFile) => Asked
  readonly renderChecked: (checked: CheckedProps<Column, Asked, Outcome>) => ReactNode
  readonly renderDone: (outcome: Outcome, onAnother: () => void) => ReactNode
  /** Whether results stay on the page below those of the next files. */
  readonly keepsDone?: boolean
  readonly onDone?: (outcome: Outcome) => void
}

/** An import page: choose a file, check it, correct it, then import everything at once. */
export function SheetImport<Column, Asked extends FileRequest<Column>, Outcome>(
  props: Props<Column, Asked, Outcome>,
) {
  const { title, above, description, sample, why, keepsDone = false } = props
  const words = useSheetsMessages()
  const [request, setRequest] = useState<Asked>()
  const [done, setDone] = useState<readonly Outcome[]>([])
  const [progressId] = useState(newProgressId)
  const take = useTakeIn(props.calls, progressId)
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
              onAsked={setRequest}
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

function OneFile<Column, Asked extends FileRequest<Column>, Outcome>(
  props: Pick<Props<Column, Asked, Outcome>, 'calls' | 'renderChecked'> & {
    request: Asked
    progressId: string
    take: ReturnType<typeof useTakeIn<Asked, Outcome>>
    onAsked: (request: Asked | undefined) => void
    onChoose: () => void
    onDone: (outcome: Outcome) => void
  },
) {
  const { calls, request, progressId, take, onAsked, onChoose, onDone } = props
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
          onChange: (change) => {
            onAsked({ ...request, ...change })
          },
          onTell: (header, column) => {
            const others = request.columns.filter((one) => one.header !== header)
            onAsked({ ...request, columns: [...others, { header, column }] })
          },
          onCorrect: (mistake, value) => {
            const corrections = withCorrection(request.corrections, mistake, value)
            onAsked({ ...request, corrections })
          },
          onImport: () => {
            take.mutate(request, {
              onSuccess: onDone,
              onError: (error) => {
                alerts.error(reason(error), error)
                // The check may be outdated, because someone else made changes.
                void query.refetch()
              },
            })
          },
          onCancel: () => {
            onAsked(undefined)
          },
        })}
    </>
  )
}

function Progress<Asked, Outcome>({
  calls,
  id,
}: {
  calls: SheetCalls<Asked, Outcome>
  id: string
}) {
  const { data } = useQuery(progressQuery(calls, id))
  return <ImportProgress state={data} />
}
