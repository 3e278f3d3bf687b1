import { statfs } from 'node:fs/promises'

export interface Disk {
  readonly freeBytes: number
  readonly totalBytes: number
  /** Whether somebody should make room now. */
  readonly isLow: boolean
}

const lowBytes = 512 * 2 ** 20
const lowShare = 0.05

/** Half a gigabyte is a day's notice for most; of a large disk a twentieth, of a tiny one half. */
export const isLow = (freeBytes: number, totalBytes: number) =>
  freeBytes < Math.max(Math.min(lowBytes, totalBytes / 2), totalBytes * lowShare)

/** What was low has room again with a tenth more than that, lest it be so at every other look. */
export const hasRoomAgain = (freeBytes: number, totalBytes: number) =>
  !isLow(freeBytes / 1.1, totalBytes)

/** How much room the disk of a folder has for this process; nothing when nobody can say. */
export async function readDisk(folder: string): Promise<Disk | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const freeBytes = bavail * bsize
    const totalBytes = blocks * bsize
    return { freeBytes, totalBytes, isLow: isLow(freeBytes, totalBytes) }
  } catch {
    return undefined
  }
}

/** Less room than this, and what was not written had none. */
const roomOfNothing = 2 * 2 ** 20

/** Whether what was not written to a folder had no room. */
export async function isFull(folder: string): Promise<boolean> {
  const disk = await readDisk(folder)
  return disk !== undefined && disk.freeBytes < roomOfNothing
}

/** What others of a disk need more than what is still to come. */
const roomLeft = 64 * 2 ** 20

/** Whether so many bytes more fit on the disk of a folder, as far as anybody can say. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const disk = await readDisk(folder)
  return disk === undefined || disk.freeBytes >= bytes + roomLeft
}
