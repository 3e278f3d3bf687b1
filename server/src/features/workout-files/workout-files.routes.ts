import { calls } from '@roundboard/contract'
import { handle, handleFile, type Handling } from '../../platform/http/handle.ts'
import type { ExportsService } from './exports.service.ts'
import type { ImportsService } from './imports.service.ts'

// Whatever a browser or program calls such a file; what it is its bytes say.
const fileTypes = [
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]

/** Workouts from files and into files. */
export async function workoutFilesRoutes(
  handling: Handling,
  imports: ImportsService,
  exports: ExportsService,
): Promise<void> {
  handle(handling, calls.getImportProgress, ({ actor, query }) =>
    imports.progress(actor, query.progress),
  )
  handleFile(handling, calls.exportWorkouts, ({ actor, query }) => exports.export(actor, query))
  await handling.app.register((app, _options, done) => {
    app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, { file: body.toString('base64') })
    })
    handle({ ...handling, app }, calls.importWorkouts, ({ actor, query, body }) =>
      imports.import(actor, query, body),
    )
    done()
  })
}
