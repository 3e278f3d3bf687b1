import { addresses, type LocationColumn, type LocationImportOutcome } from '@roundboard/contract'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import {
  useSendOnce,
  type FileRequest,
  sheetBody,
  type SheetCalls,
} from '../../../shared/sheets/sheet-calls.ts'

const stale = [keys.locations, keys.screens, keys.users, keys.dashboard, keys.logs]

export const locationSheetCalls: SheetCalls<FileRequest<LocationColumn>, LocationImportOutcome> = {
  kind: 'import-gyms',
  check: (request, { progress, ...how }) => {
    const query = { dryRun: 'true', progress } as const
    return api.call(addresses.importLocations, { query, body: sheetBody(request), ...how })
  },
  write: (request, { progress, ...how }) =>
    api.call(addresses.importLocations, { query: { progress }, body: sheetBody(request), ...how }),
  progress: (progress, signal) =>
    api.call(addresses.getLocationImportProgress, { query: { progress }, signal }),
  stale,
}

/** Undoes an import. A retry returns the same result. */
export function useUndoLocationImport() {
  const once = useSendOnce()
  return useChange(
    (id: string) =>
      once({ id }, (key) => api.call(addresses.undoLocationImport, { params: { id }, key })),
    stale,
  )
}
