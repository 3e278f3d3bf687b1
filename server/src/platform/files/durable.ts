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

/** Returns when the bytes of a file are on the disk. */
export const syncFile = (file: string) => sync(open(file, 'r+'))

/** Returns when the names in a folder are on the disk. */
export const syncFolder = (folder: string) => sync(open(folder))

/** Makes a folder and those above it that are missing, and returns when all are on the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; ; made = dirname(made)) {
    await syncFolder(dirname(made))
    if (made === first || made === dirname(made)) return
  }
}
