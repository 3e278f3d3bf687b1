import { calls } from '@roundboard/contract'
import { handle, handleFile, type HttpApp } from '../../../platform/http/handle.ts'
import { takeSheets } from '../../../platform/sheets/take-sheets.ts'
import type { ExportsService } from './exports.service.ts'
import type { ImportsService } from './imports.service.ts'

/** Import and export of workouts. */
export async function workoutFilesRoutes(
  handling: HttpApp,
  imports: ImportsService,
  exports: ExportsService,
): Promise<void> {
  handle(handling, calls.getImportProgress, ({ actor, query }) =>
    imports.progress(actor, query.progress),
  )
  handleFile(handling, calls.exportWorkouts, ({ actor, query }) => exports.export(actor, query))
  await takeSheets(handling, (within) =>
    handle(within, calls.importWorkouts, ({ actor, query, body }) =>
      imports.import(actor, query, body),
    ),
  )
}
