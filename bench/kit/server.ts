import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { type Client, createClient } from '@roundboard/client'
import { createStorage, type Engine, type OpenTables, type Storage } from './database.ts'
import { end, startAndRead } from './processes.ts'

const main = join(import.meta.dirname, '../../server/src/main.ts')

const compiled = join(import.meta.dirname, '../../node_modules/.cache/compiled')

export interface Server {
  readonly child: ChildProcess
  /** The console's origin. */
  readonly url: string
}

/** Starts Roundboard like `npm start` and waits until it accepts requests. */
export async function startServer(
  { settings }: Pick<Storage, 'settings'>,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const { child, match } = await startAndRead(
    [
      process.execPath,
      '--max-semi-space-size=8',
      '--no-allocation-site-pretenuring',
      ...(process.env['BENCH_NODE_OPTIONS']?.split(' ') ?? []),
      main,
    ],
    {
      ...process.env,
      ADMIN_PORT: '0',
      SCREEN_PORT: '0',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      NODE_COMPILE_CACHE: compiled,
      ...settings,
      ...more,
    },
    /Console +(\S+)[\s\S]*Screen +\S+\s/,
  )
  return { child, url: match[1] ?? '' }
}

/** Starts a server to create the tables, fills them, and starts it again. */
export async function startFilledServer(
  storage: Storage,
  fill: (tables: OpenTables) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  await end((await startServer(storage)).child)
  const tables = await storage.open()
  try {
    await fill(tables)
  } finally {
    await tables.close()
  }
  return startServer(storage, more)
}

/** A filled server on a new database; `close` ends it and deletes the database. */
export async function openFilledServer(
  engine: Engine,
  fill: (tables: OpenTables) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
) {
  const storage = await createStorage(engine)
  const server = await startFilledServer(storage, fill, more)
  return {
    ...server,
    storage,
    async close() {
      await end(server.child)
      await storage.remove()
    },
  }
}

const demoAdmin = { email: 'super@roundboard.test', password: 'roundboard-demo' }

/** An API client for a user, by default the demo's super-admin. */
export async function logIn(
  url: string,
  { email, password }: { email: string; password: string } = demoAdmin,
): Promise<Client> {
  const { token } = await createClient({ baseUrl: url }).call(calls.logIn, {
    body: { email, password },
  })
  return clientOf(url, token)
}

/** An API client for a session token. */
export const clientOf = (url: string, token: string): Client =>
  createClient({
    baseUrl: url,
    headers: () => ({ authorization: `Bearer ${token}` }),
    timeoutMs: 60_000,
  })
