import { ApiError } from '@roundboard/client'
import { type ErrorCode, isRefusal, type Issue, uploadsPath } from '@roundboard/contract'
import { DetailedError, Upload } from 'tus-js-client'
import { isCode, withSession } from '../../../shared/api/api.ts'
import { session } from '../../../shared/session/session.ts'
import type { Sending } from './queue-deps.ts'

const unreachable = (cause: unknown) => new ApiError('unreachable', 0, '', { cause })

/** Errors that a retry doesn't fix, even if a proxy sends them. */
const codeOfProxy: Readonly<Record<number, ErrorCode>> = {
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
}

/** Turns a failed upload into a failed call. */
export function failureOf(error: Error): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return unreachable(error)
  const status = response.getStatus()
  try {
    const body: unknown = JSON.parse(response.getBody())
    if (isRefusal(body)) {
      const { issues } = body as { issues?: Issue[] }
      return new ApiError(body.code, status, body.error, { issues: issues ?? [] })
    }
  } catch {
    // Proxies have error formats of their own.
  }
  return new ApiError(codeOfProxy[status] ?? 'unavailable', status, '', { cause: error })
}

const idIn = (url: string | null): string => url?.split('/').at(-1) ?? ''

function sendOnce({ file, bytes, sha256, onBegun, onSent, signal }: Sending): Promise<string> {
  const { name, kind, target } = file.label
  return new Promise((resolve, reject) => {
    // It may have been canceled while it waited for the user to sign in.
    signal.throwIfAborted()
    const upload = new Upload(bytes, {
      // With both options, the library would start over whenever asking for the offset fails.
      ...(file.uploadId === null
        ? { endpoint: uploadsPath }
        : { uploadUrl: `${uploadsPath}/${file.uploadId}` }),
      // The queue retries by itself and stores the address.
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: {
        filename: file.name,
        filetype: bytes.type,
        sha256,
        kind,
        name,
        ...(file.replaces && { replaces: file.replaces.id }),
        ...(file.flashReason !== undefined && { flashReason: file.flashReason }),
        tags: target?.kind === 'exercise' ? target.name.toLowerCase().slice(0, 30) : '',
      },
      onBeforeRequest(request) {
        const { token } = session.get()
        if (token !== null) request.setHeader('authorization', `Bearer ${token}`)
      },
      onUploadUrlAvailable() {
        onBegun(idIn(upload.url))
      },
      onProgress: onSent,
      onSuccess() {
        resolve(idIn(upload.url))
      },
      onError(error) {
        reject(failureOf(error))
      },
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason as Error)
    })
    upload.start()
  })
}

/**
 * Sends a file with tus, resuming where it stopped. After signing out, it continues once the user
 * is back. Only an upload that the server no longer has starts over.
 */
export const sendFile = (sending: Sending): Promise<string> => {
  let begun = sending.file.uploadId
  const send = () =>
    withSession(() =>
      sendOnce({
        ...sending,
        file: { ...sending.file, uploadId: begun },
        onBegun(id) {
          begun = id
          sending.onBegun(id)
        },
      }),
    )
  return send().catch((error: unknown) => {
    if (begun === null || !isCode(error, 'not-found')) throw error
    begun = null
    return send()
  })
}

/** Cancels an upload. */
export const forgetUpload = (id: string): Promise<void> =>
  withSession(async () => {
    const { token } = session.get()
    await Upload.terminate(`${uploadsPath}/${id}`, {
      retryDelays: null,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    }).catch((error: unknown) => {
      throw error instanceof Error ? failureOf(error) : unreachable(error)
    })
  })
