import { calls } from '@roundboard/contract'
import { assertMay } from '../../../platform/actor.ts'
import { handle, handleFile, type HttpApp } from '../../../platform/http/handle.ts'
import { takeSheets } from '../../../platform/sheets/take-sheets.ts'
import type { LocationImportsService } from './location-imports.service.ts'
import type { LocationUndoService } from './location-undo.service.ts'
import type { ExportsLocations } from './location-export.ts'
import { locationSample, locationFile } from './location-import-sample.ts'

/** Imports locations and their users from files. */
export async function locationFilesRoutes(
  handling: HttpApp,
  imports: LocationImportsService,
  undoing: LocationUndoService,
  exportRows: ExportsLocations,
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
      const rows = locationSample(headers)
      return format === 'json' ? rows : locationFile(rows, format)
    },
  )
  handleFile(handling, calls.exportLocations, async ({ actor, query }) => {
    const rows = await exportRows(actor, query)
    return query.format === 'json' ? rows : locationFile(rows, query.format)
  })
  await takeSheets(handling, (within) =>
    handle(within, calls.importLocations, ({ actor, query, body }) =>
      imports.import(actor, query, body),
    ),
  )
}
