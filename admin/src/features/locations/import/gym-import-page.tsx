import { calls, type GymImportOutcome, gymRowsMax, type SheetFormat } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { api } from '../../../shared/api/api.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { ImportProgress } from '../../../shared/sheets/import-progress.tsx'
import { withCorrection } from '../../../shared/sheets/mistakes.ts'
import { SampleMenu } from '../../../shared/sheets/sample-menu.tsx'
import { newProgressId } from '../../../shared/sheets/send-once.ts'
import { SheetPage } from '../../../shared/sheets/sheet-page.tsx'
import { useSheetWords } from '../../../shared/sheets/sheets.words.ts'
import { UnreadFile } from '../../../shared/sheets/unread-file.tsx'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import { useReason } from '../../../shared/words/use-reason.ts'
import { CheckedGyms } from './checked-gyms.tsx'
import {
  type AskedGyms,
  checkGymsQuery,
  gymProgressQuery,
  useImportGyms,
} from './gym-import.queries.ts'
import { useGymImportWords } from './gym-import.words.ts'
import { ImportedGyms } from './imported-gyms.tsx'

function useSample() {
  const { locale } = useLocale()
  const sheetWords = useSheetWords()
  const reason = useReason()
  return async (format: SheetFormat) => {
    const name = `gyms.${format}`
    try {
      offerFile(name, await api.file(calls.getGymSample, { query: { format, headers: locale } }))
      alerts.success(sheetWords.exported(name))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
}

/** Gyms and their people from a file: chosen, checked, corrected, then all made at once. */
export function GymImportPage() {
  const words = useGymImportWords()
  const format = useFormat()
  const sample = useSample()
  const [asked, setAsked] = useState<AskedGyms>()
  const [done, setDone] = useState<GymImportOutcome>()
  return (
    <SheetPage
      title={words.title}
      above={
        <TextLink to="/admin/locations">
          {backIcon} {words.locations}
        </TextLink>
      }
      description={words.why}
      sample={<SampleMenu onChoose={(wanted) => void sample(wanted)} />}
      why={words.dropWhy(format.number(gymRowsMax))}
      hasFile={asked !== undefined}
      isDone={done !== undefined}
      onFile={(file) => {
        // What was corrected stays, for as long as the cells read as they did.
        setAsked((before) => ({
          file,
          corrections: before?.corrections ?? [],
          columns: before?.columns ?? [],
        }))
      }}
    >
      {(choose) => (
        <>
          {asked !== undefined && (
            <OneFile
              asked={asked}
              onAsked={setAsked}
              onChoose={choose}
              onDone={(outcome) => {
                setAsked(undefined)
                setDone(outcome)
              }}
            />
          )}
          {done !== undefined && <ImportedGyms outcome={done} onAnother={choose} />}
        </>
      )}
    </SheetPage>
  )
}

function OneFile(props: {
  asked: AskedGyms
  onAsked: (asked: AskedGyms | undefined) => void
  onChoose: () => void
  onDone: (outcome: GymImportOutcome) => void
}) {
  const { asked, onAsked, onChoose, onDone } = props
  const reason = useReason()
  const [progressId] = useState(newProgressId)
  const query = useQuery(checkGymsQuery(asked, progressId))
  const take = useImportGyms(progressId)
  return (
    <>
      {(take.isPending || query.isFetching) && <Progress id={progressId} />}
      {query.isError && (
        <UnreadFile name={asked.file.name} error={query.error} onChoose={onChoose} />
      )}
      {query.data !== undefined && !query.isError && (
        <CheckedGyms
          key={asked.file.at}
          asked={asked}
          checked={query.data}
          isChecking={query.isPlaceholderData}
          isImporting={take.isPending}
          onChange={(change) => {
            onAsked({ ...asked, ...change })
          }}
          onCorrect={(mistake, value) => {
            const corrections = withCorrection(asked.corrections, mistake, value)
            onAsked({ ...asked, corrections })
          }}
          onImport={() => {
            take.mutate(asked, {
              onSuccess: onDone,
              onError: (error) => {
                alerts.error(reason(error), error)
                // What was right a while ago may not be now: somebody else was quicker.
                void query.refetch()
              },
            })
          }}
          onCancel={() => {
            onAsked(undefined)
          }}
        />
      )}
    </>
  )
}

function Progress({ id }: { id: string }) {
  const { data } = useQuery(gymProgressQuery(id))
  return <ImportProgress told={data} />
}
