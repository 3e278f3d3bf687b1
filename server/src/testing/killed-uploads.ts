import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@roundboard/client'
import { calls, type MediaItem } from '@roundboard/contract'
import { expect, vi } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import type { Engine } from '../platform/database/engine.ts'
import { waitMs } from '../../../scripts/lanes.ts'
import { startServerProcess, DidNotStart } from './server-process.ts'
import { aPlace } from './test-server.ts'
import { startS3Server, s3Place } from './test-s3-server.ts'
import { aBox, aSmallClip } from './clips.ts'
import { anUploader, uploadMetadata, sha256Of } from './uploads.ts'

export interface FileToSend {
  readonly bytes: Buffer<ArrayBuffer>
  readonly more: Readonly<Record<string, string>>
}

let made = 0

/** A clip with new content. */
export async function aNewClip(more: Readonly<Record<string, string>> = {}): Promise<FileToSend> {
  const unseen = aBox('free', randomBytes(1_000))
  const bytes = Buffer.from(Buffer.concat([await readFile(aSmallClip), unseen]))
  return { bytes, more: { name: `Sent file ${String((made += 1))} of it`, ...more } }
}

/** A drawing with new content. */
export function aNewDrawing(): FileToSend {
  const path = `M0 0h${String((made += 1))}`
  const bytes = Buffer.from(`<svg viewBox="0 0 90 60"><path d="${path}"/></svg>`)
  const name = `Sent file ${String(made)} of it`
  return { bytes, more: { name, kind: 'round-picture', filename: 'round.svg' } }
}

/** A server process that is killed repeatedly, and a browser that retries. */
export async function aKilledServer(engine: Engine, storage: 'folder' | 'S3') {
  const place = await aPlace(engine)
  const folder = place['DATA_DIR'] ?? ''
  const orderFile = join(folder, 'kill-order')
  const settings = {
    ...place,
    ...(storage === 'S3' && s3Place((await startS3Server()).url)),
    NODE_OPTIONS: `--import=${import.meta.resolve('./kill-at-an-await.ts')}`,
    KILL_ORDER: orderFile,
  }
  let server = await startServerProcess({ settings })
  const body = { email: 'super@roundboard.test', password: 'roundboard-demo' }
  const { token } = await createClient({ baseUrl: server.url }).call(calls.logIn, { body })
  const sent = new Set<FileToSend>()
  const orders: string[] = []
  const kills: string[] = []

  const client = () =>
    createClient({ baseUrl: server.url, headers: () => ({ authorization: `Bearer ${token}` }) })

  async function orderNext(): Promise<void> {
    const order = orders.shift()
    if (order !== undefined) await writeFile(orderFile, order)
  }

  function noteKill(stdout: string): void {
    kills.push(/Killed at (.*)/.exec(stdout)?.[1] ?? 'nowhere')
  }

  async function startAgain(): Promise<void> {
    await orderNext()
    try {
      server = await startServerProcess({ settings })
    } catch (error) {
      if (!(error instanceof DidNotStart && error.message.includes('Killed at'))) throw error
      noteKill(error.message)
      await startAgain()
    }
  }

  let reviving: Promise<void> | undefined

  /** Restarts the server after a kill; other errors fail the test. */
  function revive(error: unknown): Promise<void> {
    reviving ??= (async () => {
      const { child } = server
      if (child.signalCode === null)
        // A server that should have been killed but still runs has responded incorrectly.
        await once(child, 'exit', { signal: AbortSignal.timeout(waitMs) }).catch(() => {
          throw error
        })
      noteKill(server.stdout())
      await startAgain()
    })().finally(() => {
      reviving = undefined
    })
    return reviving
  }

  async function uploadOf(id: string) {
    const [upload] = await client().call(calls.getUploads, { query: { ids: id } })
    return upload
  }

  /** A browser's state of an upload. */
  interface Sending {
    id?: string | undefined
    /** All of its bytes are received. */
    isAcknowledged?: boolean
  }

  async function begin({ bytes, more }: FileToSend): Promise<string> {
    const sha256 = sha256Of(bytes)
    const body = { files: [{ sha256, bytes: bytes.length }] }
    const { files } = await client().call(calls.checkUploads, { body })
    const begun = more['replaces'] === undefined ? files[0]?.upload?.id : undefined
    if (begun !== undefined) return begun
    const answer = await anUploader(server.url, { bearer: token }).begin(
      bytes.length,
      uploadMetadata(bytes, more),
    )
    expect(answer.status).toBe(201)
    return answer.headers.get('location')?.split('/').at(-1) ?? ''
  }

  /** Continues an upload like the console; returns the item once it exists. */
  async function goOn(file: FileToSend, known: Sending): Promise<MediaItem | undefined> {
    const uploader = anUploader(server.url, { bearer: token })
    known.id ??= await begin(file)
    const path = `/api/v1/uploads/${known.id}`
    if (known.isAcknowledged !== true) {
      const head = await uploader.request('HEAD', path)
      if (head.status === 404) known.id = undefined
      if (head.status !== 200) return undefined
      const offset = Number(head.headers.get('upload-offset'))
      if (offset < file.bytes.length) {
        const { status } = await uploader.patch(path, offset, file.bytes.subarray(offset))
        expect(status).toBe(204)
      }
      known.isAcknowledged = true
    }
    // Infrequent, because the awaits of each poll are counted as well.
    const patience = { interval: 500 }
    const { upload, error } = await vi.waitFor(async () => {
      const state = await uploadOf(known.id ?? '').then(
        (upload) => ({ upload, error: undefined }),
        (error: unknown) => ({ upload: undefined, error }),
      )
      if (state.error === undefined)
        expect(state.upload).toMatchObject({ state: 'ready', problem: null })
      return state
    }, patience)
    if (error !== undefined) throw new Error('the server did not answer', { cause: error })
    return upload?.item ?? undefined
  }

  async function send(file: FileToSend): Promise<MediaItem> {
    sent.add(file)
    const known: Sending = {}
    for (;;) {
      const item = await goOn(file, known).catch(revive)
      if (item) return item
    }
  }

  return {
    kills,
    sent,
    send,
    /** Waits until a clip was analyzed after `ready`. */
    async expectInspected({ name }: MediaItem) {
      await vi.waitFor(async () => {
        const [item] = await client().call(calls.listMedia, { query: { name } })
        expect(item?.poster).toBeTruthy()
      })
    },
    /** Kills the server at one of its next awaits, and again after each restart. */
    async killAt(...given: readonly string[]) {
      orders.splice(0, orders.length, ...given)
      await orderNext()
    },
    /** The awaits that the server reaches while it receives a file, in order. */
    async placesReached(file: FileToSend) {
      const list = join(folder, 'places')
      await writeFile(orderFile, `list ${list}`)
      await send(file)
      await rm(orderFile)
      return (await readFile(list, 'utf8')).trim().split('\n')
    },
    /** Stops the server and expects that each file was stored once and nothing else remains. */
    async expectAllAccepted() {
      await rm(orderFile, { force: true })
      // The last kill may have followed the last response.
      await client().call(calls.listMedia, { query: {} }).catch(revive)
      for (const { bytes, more } of sent) {
        if (more['replaces'] === undefined) {
          const found = { query: { name: more['name'] ?? '' } }
          expect(await client().call(calls.listMedia, found)).toHaveLength(1)
        }
        const request = { body: { files: [{ sha256: sha256Of(bytes), bytes: bytes.length }] } }
        const { files } = await client().call(calls.checkUploads, request)
        const item = files[0]?.item
        if (!item) throw new Error('a file is not in the library')
        const stored = await fetch(`${server.url}${item.file}`)
        expect(sha256Of(new Uint8Array(await stored.arrayBuffer()))).toBe(item.sha256)
      }
      await server.end('SIGTERM')
      const { db, close } = await openDatabase({ ...place, DATA_DIR: folder })
      const uploads = await db.selectFrom('mediaUploads').select(['id', 'state']).execute()
      await close()
      const states = new Map(uploads.map(({ id, state }) => [id, state]))
      expect([...states.values()]).not.toEqual(expect.arrayContaining(['checking']))
      expect([...states.values()]).not.toEqual(expect.arrayContaining(['refused']))
      const left = await readdir(join(folder, 'media', 'uploads'))
      // Without the ID of the file that it replaces, a browser starts a new upload.
      expect(left.filter((name) => states.get(name) !== 'receiving')).toEqual([])
    },
  }
}
