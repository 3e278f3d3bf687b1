import { randomUUID } from 'node:crypto'
import { constants, createReadStream, open } from 'node:fs'
import { copyFile, glob, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { streamFile } from './stream-file.ts'
import { openShared } from './shared-file.ts'
import { makeFolder, syncFile, syncFolder } from './durable.ts'
import { type FileStore, readName, storageDown, storageFull } from './file-store.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

// EFBIG is a limit of this process, with the same effect as a full disk.
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** What to tell users when a disk refuses a write. */
export const diskRefusal = (error: unknown) =>
  noRoom.has(codeOf(error) ?? '') ? storageFull(error) : storageDown(error)

export function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined
  throw diskRefusal(error)
}

const openFile = promisify(open)

/** Files in a folder. Incoming files are on the same disk, so storing one is a rename. */
export function createFolderStore(folder: string, incoming: string): FileStore {
  const pathOf = (name: string) => join(folder, ...name.split('/'))

  async function moveFromElsewhere(from: string, to: string): Promise<void> {
    const copy = join(incoming, randomUUID())
    try {
      await copyFile(from, copy, constants.COPYFILE_EXCL)
      await syncFile(copy)
      await rename(copy, to)
    } finally {
      await rm(copy, { force: true })
    }
    await rm(from, { force: true })
  }

  return {
    async put(name, from) {
      const to = pathOf(name)
      try {
        await makeFolder(dirname(to))
        await syncFile(from)
        await rename(from, to).catch((error: unknown) => {
          if (codeOf(error) !== 'EXDEV') throw error
          return moveFromElsewhere(from, to)
        })
        await syncFolder(dirname(to))
      } catch (error) {
        throw diskRefusal(error)
      }
    },

    async open(name, { first, last }) {
      const fd = await openFile(pathOf(name), 'r').catch(undefinedIfMissing)
      return fd === undefined ? undefined : createReadStream('', { fd, start: first, end: last })
    },

    async openToSend(name, span) {
      const shared = await openShared(pathOf(name)).catch(undefinedIfMissing)
      return (
        shared &&
        (async (into) => {
          try {
            await streamFile(shared.file, span, into)
          } finally {
            await shared.giveBack()
          }
        })
      )
    },

    async sizeOf(name) {
      return (await stat(pathOf(name)).catch(undefinedIfMissing))?.size
    },

    async remove(name) {
      await rm(pathOf(name), { force: true }).catch((error: unknown) => {
        throw diskRefusal(error)
      })
    },

    async *list() {
      for await (const found of glob('[0-9a-f][0-9a-f]/[0-9a-f][0-9a-f]/*', { cwd: folder })) {
        const name = found.split(sep).join('/')
        if (readName(name) === undefined) continue
        const bytes = (await stat(pathOf(name)).catch(undefinedIfMissing))?.size
        if (bytes !== undefined) yield { name, bytes }
      }
    },
  }
}
