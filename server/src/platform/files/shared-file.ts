import { close, open } from 'node:fs'
import { promisify } from 'node:util'

const openFile = promisify(open)
const closeFile = promisify(close)

interface Opened {
  readonly file: Promise<number>
  users: number
}

const opened = new Map<string, Opened>()

async function giveBack(path: string, used: Opened): Promise<void> {
  used.users -= 1
  if (used.users > 0) return
  if (opened.get(path) === used) opened.delete(path)
  await closeFile(await used.file)
}

/** Opens a file that simultaneous readers share, such as a location's screens. Each releases it. */
export async function openShared(
  path: string,
): Promise<{ file: number; giveBack: () => Promise<void> }> {
  const found = opened.get(path) ?? { file: openFile(path, 'r'), users: 0 }
  opened.set(path, found)
  found.users += 1
  try {
    return { file: await found.file, giveBack: () => giveBack(path, found) }
  } catch (error) {
    if (opened.get(path) === found) opened.delete(path)
    throw error
  }
}
