import type { HttpApp } from '../http/handle.ts'

// The content types that clients send. The real type is detected from the bytes.
const sentTypes = [
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]

/** Accepts files as request bodies, as well as in JSON. */
export async function takeSheets(
  handling: HttpApp,
  handleAll: (within: HttpApp) => void,
): Promise<void> {
  await handling.app.register((app, _options, done) => {
    app.addContentTypeParser(sentTypes, { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, { file: body.toString('base64') })
    })
    handleAll({ ...handling, app })
    done()
  })
}
