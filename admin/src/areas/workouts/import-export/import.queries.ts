import { addresses, type ImportOutcome, type WorkoutColumn } from '@roundboard/contract'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { type FileRequest, sheetBody, type SheetCalls } from '../../../shared/sheets/sheet-calls.ts'

/** What is requested for a workout file. */
export interface WorkoutFileRequest extends FileRequest<WorkoutColumn> {
  readonly isAsFile: boolean
}

const stale = [keys.workouts, keys.rounds, keys.dashboard, keys.media, keys.logs]

const asOf = ({ isAsFile }: WorkoutFileRequest) => (isAsFile ? 'as-file' : 'drafts')

export const workoutSheetCalls: SheetCalls<WorkoutFileRequest, ImportOutcome> = {
  kind: 'import',
  check: (request, { progress, ...how }) => {
    const query = { dryRun: 'true', as: asOf(request), progress } as const
    return api.call(addresses.importWorkouts, { query, body: sheetBody(request), ...how })
  },
  write: (request, { progress, ...how }) => {
    const query = { as: asOf(request), progress } as const
    return api.call(addresses.importWorkouts, { query, body: sheetBody(request), ...how })
  },
  progress: (progress, signal) =>
    api.call(addresses.getImportProgress, { query: { progress }, signal }),
  stale,
}

export const useUndoImport = () =>
  useChange((id: string) => api.call(addresses.undoWorkouts, { params: { id } }), stale)
