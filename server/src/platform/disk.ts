import { statfs } from 'node:fs/promises'

export interface Disk {
  readonly freeBytes: number
  readonly totalBytes: number
  /** Whether someone should free space now. */
  readonly isLow: boolean
}

const lowBytes = 512 * 2 ** 20
const lowShare = 0.05

/** Half a gigabyte; a twentieth of a large disk; half of a tiny one. */
export const isLow = (freeBytes: number, totalBytes: number) =>
  freeBytes < Math.max(Math.min(lowBytes, totalBytes / 2), totalBytes * lowShare)

/** Requires a tenth more space than `isLow`, so that the state doesn't flap. */
export const hasRoomAgain = (freeBytes: number, totalBytes: number) =>
  !isLow(freeBytes / 1.1, totalBytes)

/** Disk space available to this process in a folder. Undefined if unknown. */
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

/** With less space than this, a failed write counts as caused by a full disk. */
const roomOfNothing = 2 * 2 ** 20

/** Whether a failed write to a folder was caused by a full disk. */
export async function isFull(folder: string): Promise<boolean> {
  const disk = await readDisk(folder)
  return disk !== undefined && disk.freeBytes < roomOfNothing
}

/** The space that must remain for other uses. */
const roomLeft = 64 * 2 ** 20

/** Whether a number of bytes fits on a folder's disk, as far as is known. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const disk = await readDisk(folder)
  return disk === undefined || disk.freeBytes >= bytes + roomLeft
}
