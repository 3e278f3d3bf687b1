import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ErrorCode, errorStatus, issueAt } from '@roundboard/contract'
import { Server, Upload } from '@tus/server'
import { isFull } from '../../../platform/disk.ts'
import { freeBytes } from '../../../platform/free-bytes.ts'
import { errorAnswer } from '../../../platform/http/answers.ts'
import { IncomingFiles } from './incoming-files.ts'
import { createUploadLocker } from './upload-lock.ts'

/** The tus library's view of uploads, backed by rows instead of its own files. */
export interface Uploads {
  readonly folder: string
  find(id: string): Promise<{ readonly size: number } | undefined>
  received(id: string): Promise<void>
}

interface Passed {
  readonly uploadId: string
  readonly requestId: string
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad-input',
  403: 'bad-input',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  413: 'too-large',
}

const sentences: Partial<Record<ErrorCode, string>> = {
  'bad-input': 'This isn’t a valid tus 1.0 request.',
  'not-found': 'This upload doesn’t exist.',
  conflict: 'Upload-Offset doesn’t match the bytes received so far.',
  'too-large': 'This upload is larger than its Upload-Length.',
}

/** Receives files in parts with tus 1.0. Permissions were checked before. */
export function createTus(
  path: string,
  uploads: Uploads,
  onFailure: (what: string, error: unknown) => void,
) {
  const passed = new WeakMap<IncomingMessage, Passed>()
  const passedOf = (request: { runtime?: { node?: { req: unknown } } | undefined }) =>
    passed.get(request.runtime?.node?.req as IncomingMessage)

  async function answerOf(status: number | undefined) {
    const code = status === undefined ? undefined : codes[status]
    if (code !== undefined) return { code, issue: undefined }
    const problem = (await isFull(uploads.folder)) ? 'storage-full' : 'storage-away'
    return { code: 'unavailable', issue: issueAt('', problem) } as const
  }

  // Created with the first upload: it creates its folder at once, and exits if it can't.
  const create = () =>
    new Server({
      path,
      datastore: new IncomingFiles({
        directory: uploads.folder,
        configstore: {
          async get(id) {
            const found = await uploads.find(id)
            return found && new Upload({ id, size: found.size, offset: 0 })
          },
          set: () => Promise.resolve(),
          delete: () => Promise.resolve(),
        },
      }),
      relativeLocation: true,
      allowedOrigins: () => false,
      locker: createUploadLocker(),
      lockDrainTimeout: 200,
      // The ID that was checked: the library could read another one from the query.
      getFileIdFromRequest: (request) => passedOf(request)?.uploadId,
      namingFunction: (request) => {
        const { uploadId } = passedOf(request) ?? {}
        if (uploadId === undefined) throw new Error('no upload was started')
        return uploadId
      },
      async onUploadFinish(_request, { id }) {
        await uploads.received(id)
        return {}
      },
      async onResponseError(request, error) {
        const status = 'status_code' in error ? error.status_code : undefined
        const { code, issue } = await answerOf(status)
        if (issue !== undefined) onFailure('could not write part of an upload', error)
        const message = issue?.message ?? sentences[code] ?? ''
        const requestId = passedOf(request)?.requestId ?? ''
        const body = errorAnswer(code, message, requestId, issue && { issues: [issue] })
        const ownStatus = issue === undefined ? status : undefined
        return { status_code: ownStatus ?? errorStatus[code], body: JSON.stringify(body) }
      },
    })

  let made: Server | undefined
  return {
    async handle(request: IncomingMessage, response: ServerResponse, facts: Passed) {
      passed.set(request, facts)
      // The library continues with a copy of each part.
      request.pause().on('data', (part: Buffer) => queueMicrotask(() => freeBytes(part)))
      made ??= create()
      await made.handle(request, response)
    },
  }
}
