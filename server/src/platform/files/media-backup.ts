import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder, syncFolder } from './durable.ts'
import { type FileStore, type FileRecord, nameOf } from './file-store.ts'

/** Backups in one folder share one folder of media, with each file once. */
export const mediaFolderOf = (backup: string) => join(dirname(backup), 'media')

const pathIn = (folder: string, { sha256, extension }: FileRecord) =>
  join(folder, ...nameOf(sha256, extension).split('/'))

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** Passes bytes on, and fails at the end if they don't match the hash in the name. */
async function* checked(bytes: AsyncIterable<Buffer>, { sha256 }: FileRecord) {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new Error('its checksum doesn’t match')
}

async function saveOne(file: FileRecord, from: FileStore, to: string): Promise<void> {
  const bytes = await from.open(nameOf(file.sha256, file.extension), {
    first: 0,
    last: file.bytes - 1,
  })
  if (bytes === undefined) throw new Error('file not found')
  const unfinished = `${to}.${String(process.pid)}.unfinished`
  await makeFolder(dirname(to))
  try {
    await pipeline(
      Readable.from(checked(bytes as AsyncIterable<Buffer>, file)),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await rename(unfinished, to)
    await syncFolder(dirname(to))
  } finally {
    await rm(unfinished, { force: true })
  }
}

export interface FileProblem {
  readonly file: FileRecord
  readonly why: string
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Saves files that are missing in the folder. Returns failed ones and the number of new ones. */
export async function saveMedia(files: readonly FileRecord[], from: FileStore, folder: string) {
  const problems: FileProblem[] = []
  let added = 0
  for (const file of files) {
    const to = pathIn(folder, file)
    if ((await sizeOf(to)) === file.bytes) continue
    try {
      await saveOne(file, from, to)
      added += 1
    } catch (error) {
      problems.push({ file, why: reason(error) })
    }
  }
  return { problems, added }
}

/** Reads every file of a backup. Returns those that are missing or damaged. */
export async function checkMedia(
  files: readonly FileRecord[],
  folder: string,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = []
  for (const file of files)
    try {
      const bytes = checked(createReadStream(pathIn(folder, file)), file)
      for await (const _chunk of bytes);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      problems.push({ file, why: isMissing ? 'file not found' : reason(error) })
    }
  return problems
}

/** Copies the files of a backup into the store, except those already there. */
export async function restoreMedia(
  files: readonly FileRecord[],
  folder: string,
  { store, incoming }: { store: FileStore; incoming: string },
): Promise<void> {
  if (files.length > 0) await makeFolder(incoming)
  for (const file of files) {
    const name = nameOf(file.sha256, file.extension)
    if ((await store.sizeOf(name)) === file.bytes) continue
    const copy = join(incoming, file.sha256)
    try {
      await copyFile(pathIn(folder, file), copy)
      await store.put(name, copy, file)
    } finally {
      await rm(copy, { force: true })
    }
  }
}
