import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, type Upload, uploadsPath } from '@roundboard/contract'
import type { Credentials, TestServer } from './test-server.ts'

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

const encoded = (metadata: Readonly<Record<string, string>>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** A file's upload metadata. */
export const uploadMetadata = (bytes: Uint8Array, more: Readonly<Record<string, string>> = {}) => ({
  filename: 'squat.mp4',
  filetype: 'video/mp4',
  sha256: sha256Of(bytes),
  kind: 'exercise-video',
  ...more,
})

type Bytes = Uint8Array<ArrayBuffer>
type Metadata = Readonly<Record<string, string>>

export interface Uploader {
  readonly url: string
  /** The headers of every request. */
  readonly base: Metadata
  request(method: string, path: string, headers?: Metadata, body?: Bytes): Promise<Response>
  begin(length: number, metadata: Metadata, headers?: Metadata): Promise<Response>
  patch(path: string, offset: number, bytes: Bytes): Promise<Response>
  offset(path: string): Promise<number>
  /** Uploads a whole file; returns the upload's ID. */
  send(bytes: Bytes, more?: Metadata): Promise<string>
  as(who: Credentials): Uploader
}

/** Uploads files like the console, with a bearer token. */
export function anUploader(url: string, as: Credentials): Uploader {
  const auth: Record<string, string> =
    as !== undefined && 'bearer' in as ? { authorization: `Bearer ${as.bearer}` } : {}
  const base = { ...auth, 'tus-resumable': '1.0.0' }
  const request = (method: string, path: string, headers = {}, body?: Bytes) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...base, ...headers },
      ...(body !== undefined && { body }),
    })

  async function begin(length: number, metadata: Metadata, headers = {}) {
    const all = {
      'upload-length': String(length),
      'upload-metadata': encoded(metadata),
      ...headers,
    }
    const given = Object.entries(all).filter(([, value]) => value !== '')
    return request('POST', uploadsPath, Object.fromEntries(given))
  }

  const patch = (path: string, offset: number, bytes: Bytes) =>
    request(
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    )

  async function offset(path: string): Promise<number> {
    const answer = await request('HEAD', path)
    if (answer.status !== 200) throw new Error(`HEAD answered ${String(answer.status)}`)
    return Number(answer.headers.get('upload-offset'))
  }

  /** Uploads a whole file; returns the upload's ID. */
  async function send(bytes: Bytes, more: Readonly<Record<string, string>> = {}): Promise<string> {
    const begun = await begin(bytes.length, uploadMetadata(bytes, more))
    const path = begun.headers.get('location')
    if (begun.status !== 201 || path === null) throw new Error(await begun.text())
    const sent = await patch(path, 0, bytes)
    if (sent.status !== 204) throw new Error(await sent.text())
    return path.split('/').at(-1) ?? ''
  }

  const anotherUser = (who: Credentials) => anUploader(url, who)
  return { url, base, request, begin, patch, offset, send, as: anotherUser }
}

/** The same for a test server. */
export async function anUploaderOf(server: TestServer, as: Credentials) {
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  return anUploader(url, as)
}

/** An upload's outcome, once the server has processed all uploads. */
export async function outcomeOf(server: TestServer, as: Credentials, id: string): Promise<Upload> {
  await server.services.uploads.idle()
  const { data } = await server.call(calls.getUploads, as, { query: { ids: id } })
  const [upload] = data
  if (upload === undefined) throw new Error('no such upload')
  return upload
}

/** The files in the uploads folder. */
export const leftOf = ({ place }: TestServer): Promise<string[]> =>
  readdir(join(place['DATA_DIR'] ?? '', 'media', 'uploads')).catch(() => [])
