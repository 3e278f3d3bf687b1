import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const prefix = 'roundboard-tests-of-'

function isRoomy(memory: string, neededBytes: number): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes
}

/** Some systems don't let programs run from there. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '', { mode: 0o755 })
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    const isLeftover = name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`)
    if (isLeftover) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/** Runs tests with their temporary files in memory if there is room, and TMPDIR names no other folder. */
export async function withMemoryFolder<T>(
  work: () => Promise<T>,
  { memory = '/dev/shm', neededBytes = 6 * 2 ** 30 } = {},
): Promise<T> {
  if (process.env['TMPDIR'] !== undefined || !isRoomy(memory, neededBytes)) return work()
  removeLeftovers(memory)
  const folder = join(memory, `${prefix}${String(process.pid)}`)
  mkdirSync(folder)
  try {
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755)
    if (mayRunPrograms(folder)) process.env['TMPDIR'] = folder
    return await work()
  } finally {
    delete process.env['TMPDIR']
    rmSync(folder, { recursive: true, force: true })
  }
}
