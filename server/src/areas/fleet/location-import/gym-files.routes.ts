import { calls } from '@roundboard/contract'
import { assertMay } from '../../../platform/actor.ts'
import { handle, handleFile, type Handling } from '../../../platform/http/handle.ts'
import { takeSheets } from '../../../platform/sheets/take-sheets.ts'
import type { GymImportsService } from './gym-imports.service.ts'
import type { GymUndoService } from './gym-undo.service.ts'
import { gymSample, gymSampleFile } from './gym-sample.ts'

/** Imports locations and their users from files. */
export async function gymFilesRoutes(
  handling: Handling,
  imports: GymImportsService,
  undoing: GymUndoService,
): Promise<void> {
  handle(handling, calls.getLocationImportProgress, ({ actor, query }) =>
    imports.progress(actor, query.progress),
  )
  handle(handling, calls.undoLocationImport, ({ actor, params }) => undoing.undo(actor, params.id))
  handleFile(
    handling,
    calls.getLocationImportSample,
    async ({ actor, query: { format, headers } }) => {
      assertMay(actor, 'locations.create')
      return format === 'json' ? gymSample(headers) : gymSampleFile(headers, format)
    },
  )
  await takeSheets(handling, (within) => {
    handle(within, calls.importLocations, ({ actor, query, body }) =>
      imports.import(actor, query, body),
    )
  })
}
