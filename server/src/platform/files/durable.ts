import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

async function sync(opening: Promise<FileHandle>): Promise<void> {
  const handle = await opening
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Resolves when a file's bytes are on disk. */
export const syncFile = (file: string) => sync(open(file, 'r+'))

/** Resolves when a folder's entries are on disk. */
export const syncFolder = (folder: string) => sync(open(folder))

/** Creates a folder and its missing parents. Resolves when all are on disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; ; made = dirname(made)) {
    await syncFolder(dirname(made))
    if (made === first || made === dirname(made)) return
  }
}
