import {
  addresses,
  type LocationColumn,
  type LocationImportOutcome,
  locationRowsMax,
  type SheetFormat,
} from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { api } from '../../../shared/api/api.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { SampleMenu } from '../../../shared/sheets/sample-menu.tsx'
import type { FileRequest } from '../../../shared/sheets/sheet-calls.ts'
import { SheetImport } from '../../../shared/sheets/sheet-import.tsx'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { CheckedLocations } from './checked-locations.tsx'
import { locationSheetCalls } from './location-import.queries.ts'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'
import { ImportedLocations } from './imported-locations.tsx'
import { useUndoImport } from './use-undo-import.ts'

function useSample() {
  const { locale } = useLocale()
  const sheetWords = useSheetsMessages()
  const attempt = useAttempt()
  return async (format: SheetFormat) => {
    const name = `locations.${format}`
    await attempt(async () => {
      offerFile(
        name,
        await api.file(addresses.getLocationImportSample, { query: { format, headers: locale } }),
      )
      alerts.success(sheetWords.exported({ name }))
    })
  }
}

/** Imports locations and users from a file: choose, check, correct, then create all at once. */
export function LocationImportPage() {
  const words = useLocationImportMessages()
  const format = useFormat()
  const sample = useSample()
  const undoImport = useUndoImport()
  return (
    <SheetImport<LocationColumn, FileRequest<LocationColumn>, LocationImportOutcome>
      calls={locationSheetCalls}
      title={words.title}
      above={
        <TextLink to="/admin/locations">
          {backIcon} {words.locations}
        </TextLink>
      }
      description={words.why}
      sample={<SampleMenu onChoose={(wanted) => void sample(wanted)} />}
      why={words.dropWhy({ rows: format.number(locationRowsMax) })}
      ask={(file) => ({ file, corrections: [], columns: [] })}
      renderChecked={(checked) => <CheckedLocations key={checked.request.file.at} {...checked} />}
      renderDone={(outcome, onAnother) => (
        <ImportedLocations outcome={outcome} undoImport={undoImport} onAnother={onAnother} />
      )}
      // Its links are shown nowhere else.
      keepsDone
      onDone={undoImport.offer}
    />
  )
}
