import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type FileStore, type PutFile, readName, type Span, storageDown } from './file-store.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Prepended to each name, so that a bucket can be shared. */
  readonly prefix: string
  /** Where the storage is, if not Amazon's. */
  readonly endpoint?: string | undefined
  /** Where browsers reach the same storage, if they can. */
  readonly publicUrl?: string | undefined
}

export interface S3Patience {
  /** The longest time without progress. */
  readonly idleMs: number
  readonly attempts: number
  readonly waitMs: number
}

const usualPatience: S3Patience = { idleMs: 10_000, attempts: 3, waitMs: 200 }
const removesWithinMs = 5_000
/** A page that was loaded before a night must keep working through it. */
const addressSeconds = 24 * 60 * 60

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Errors that a retry doesn't fix, such as a wrong key or bucket. */
const isFinal = (error: unknown) =>
  error instanceof S3ServiceException &&
  [400, 401, 403, 404].includes(error.$metadata.httpStatusCode ?? 0)

/** The storage sent something else than what was requested. */
class WrongAnswer extends Error {
  override name = 'WrongAnswer'
}

const say = () => undefined
const quiet = { debug: say, info: say, warn: say, error: say }

function clientOf(settings: S3Settings, endpoint: string | undefined, patience: S3Patience) {
  const { region, accessKeyId, secretAccessKey } = settings
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Only Amazon supports bucket names as host names. Elsewhere the path works.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Otherwise storage that doesn't know these checksums would store them within the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: patience.attempts,
    // Failures are thrown.
    logger: quiet,
    requestHandler: { connectionTimeout: patience.idleMs, socketTimeout: patience.idleMs },
  })
}

/** Files in a bucket of S3-compatible storage. */
export function createS3Store(
  settings: S3Settings,
  patience: S3Patience = usualPatience,
): FileStore & { close(): void } {
  const client = clientOf(settings, settings.endpoint, patience)
  const keyOf = (name: string) => ({ Bucket: settings.bucket, Key: settings.prefix + name })

  const sizeOf = async (name: string) => {
    try {
      return (await client.send(new HeadObjectCommand(keyOf(name)))).ContentLength
    } catch (error) {
      if (isMissing(error)) return undefined
      throw storageDown(error)
    }
  }

  const remove = async (name: string) => {
    const abortSignal = AbortSignal.timeout(removesWithinMs)
    await client
      .send(new DeleteObjectCommand(keyOf(name)), { abortSignal })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw storageDown(error)
      })
  }

  async function tryToPut(name: string, from: string, { sha256, bytes, type }: PutFile) {
    const body = createReadStream(from)
    try {
      await client.send(
        new PutObjectCommand({
          ...keyOf(name),
          Body: body,
          ContentLength: bytes,
          ContentType: type,
          CacheControl: 'public, max-age=31536000, immutable',
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        }),
      )
    } finally {
      body.destroy()
    }
    const stored = await sizeOf(name)
    if (stored === bytes) return
    await remove(name)
    throw new WrongAnswer(`${String(bytes)} bytes were sent, but ${String(stored)} were stored`)
  }

  async function retryPut(name: string, from: string, file: PutFile): Promise<void> {
    for (let attempt = 1; ; attempt += 1)
      try {
        await tryToPut(name, from, file)
        return
      } catch (error) {
        if (attempt >= patience.attempts || isFinal(error)) throw storageDown(error)
        await sleep(patience.waitMs * attempt)
      }
  }

  async function ask(name: string, { first, last }: Span): Promise<Readable | undefined> {
    // Both ends, because servers interpret open ranges differently.
    const Range = `bytes=${String(first)}-${String(last)}`
    try {
      const command = new GetObjectCommand({ ...keyOf(name), Range })
      const { Body, ContentRange = 'bytes 0-' } = await client.send(command)
      if (!ContentRange.startsWith(`bytes ${String(first)}-`)) throw new WrongAnswer(ContentRange)
      return Body as Readable
    } catch (error) {
      if (isMissing(error)) return undefined
      throw storageDown(error)
    }
  }

  /** All bytes of a range. If a response ends early, requests the rest. */
  async function* readAll(name: string, span: Span, begun: Readable): AsyncGenerator<Buffer> {
    let { first } = span
    let body: Readable | undefined = begun
    for (let attempt = 1; ; attempt += 1) {
      let problem: unknown
      try {
        for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
          // Some servers send the whole file for a range of one byte.
          const wanted = chunk.subarray(0, span.last + 1 - first)
          first += wanted.length
          attempt = 1
          yield wanted
          if (first > span.last) return
        }
      } catch (error) {
        problem = error
      } finally {
        body?.destroy()
      }
      if (attempt >= patience.attempts)
        throw storageDown(problem ?? new WrongAnswer(`it ended at byte ${String(first)}`))
      await sleep(patience.waitMs * attempt)
      body = await ask(name, { first, last: span.last })
    }
  }

  async function* list() {
    const { bucket: Bucket, prefix: Prefix } = settings
    try {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(Prefix.length)
          if (readName(name) !== undefined) yield { name, bytes: Size }
        }
    } catch (error) {
      throw storageDown(error)
    }
  }

  async function open(name: string, span: Span): Promise<Readable | undefined> {
    const begun = await ask(name, span)
    return begun && Readable.from(readAll(name, span, begun), { objectMode: false })
  }

  const publicClient = settings.publicUrl && clientOf(settings, settings.publicUrl, patience)
  return {
    async put(name, from, file) {
      await retryPut(name, from, file)
      await rm(from, { force: true })
    },
    open,
    async openToSend(name, span) {
      const stream = await open(name, span)
      return stream && ((into) => pipeline(stream, into, { end: false }))
    },
    sizeOf,
    remove,
    list,
    ...(publicClient && {
      publicAddress: (name: string) =>
        getSignedUrl(publicClient, new GetObjectCommand(keyOf(name)), {
          expiresIn: addressSeconds,
        }),
    }),
    close: () => client.destroy(),
  }
}
