import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { hasUsers } from './areas/identity/users/index.ts'
import { stampOf, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { DatabaseUnavailable } from './platform/database/sqlite.ts'

/** What a data folder remembers about its server's database. */
const Memory = z.object({ keptIn: z.string(), seenOn: z.string() })
type Memory = z.infer<typeof Memory>

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'ALLOW_EMPTY_DATABASE'>

const fileIn = (folder: string) => join(folder, 'franchise.json')

/** Where the configured database is, without its password. */
function placeOf({ DATA_DIR, DATABASE_URL }: Settings): string {
  if (DATABASE_URL === undefined) return `the SQLite database in ${resolve(DATA_DIR)}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `the PostgreSQL database ${pathname.slice(1)} on ${host}`
}

/** What the folder remembers; undefined if the file is missing or can't be read. */
async function recall(folder: string): Promise<Memory | undefined> {
  try {
    return Memory.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch {
    return undefined
  }
}

const refusal = (place: string) =>
  new DatabaseUnavailable(
    `There are no users in ${place}, and ALLOW_EMPTY_DATABASE is false. Set DATABASE_URL or DATA_DIR to your franchise's data, or set ALLOW_EMPTY_DATABASE=true to start a new one.`,
  )

/** The warning for a server that starts on an empty database but had users before. */
const lossOf = ({ keptIn, seenOn }: Memory, place: string) => `
WARNING: your franchise's data isn't here.

  Until ${seenOn} or later, this server used ${keptIn}.
  It now uses ${place}, which is empty.

Screens show a code, because the empty database doesn't have them. They recover once the data is back.
Stop this server, and set DATABASE_URL or DATA_DIR to the database with your data.
To prevent this, set ALLOW_EMPTY_DATABASE=false.
`

/** Remembers in the data folder which database the franchise is in. A server that starts on an empty database then knows that it isn't a new installation. */
export async function openFranchiseMemory(
  settings: Settings,
  { db }: Pick<OpenDatabase, 'db'>,
  today: () => string,
) {
  const place = placeOf(settings)
  const isEmpty = !(await hasUsers(db))
  if (isEmpty && !settings.ALLOW_EMPTY_DATABASE) throw refusal(place)
  const before = isEmpty ? await recall(settings.DATA_DIR) : undefined
  return {
    /** The warning; undefined if there is a franchise, or never was. */
    loss: before && lossOf(before, place),

    /** Remembers the franchise, if there is one. Returns whether there is. */
    async remember(): Promise<boolean> {
      if (!(await hasUsers(db))) return false
      const memory: Memory = { keptIn: place, seenOn: today() }
      await mkdir(settings.DATA_DIR, { recursive: true })
      await writeFile(fileIn(settings.DATA_DIR), `${JSON.stringify(memory)}\n`, { mode: 0o600 })
      return true
    },
  }
}

const rememberEveryMs = 60_000

/** Remembers the franchise in the data folder, except in the demo. Returns the warning, if there is one. */
export async function watchFranchise(
  config: Settings & Pick<Config, 'DEMO'>,
  database: OpenDatabase,
  onFailure: (what: string, error: unknown) => void,
): Promise<string | undefined> {
  if (config.DEMO) return undefined
  const today = () => stampOf(systemClock()).slice(0, 10)
  const memory = await openFranchiseMemory(config, database, today)
  const remember = async () => {
    try {
      if (await memory.remember()) clearInterval(remembering)
    } catch (error) {
      clearInterval(remembering)
      onFailure('could not record the franchise in the data folder', error)
    }
  }
  // Regularly, because a new server has no franchise until it is set up.
  const remembering = setInterval(() => void remember(), rememberEveryMs)
  remembering.unref()
  await remember()
  return memory.loss
}
