import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  clusterOptions,
  copyPrograms,
  createDatabase,
  freePort,
  serverOptions,
  untilReady,
} from '../../server/src/testing/postgres.ts'
import { wait } from '../kit/benchmark.ts'
import { end, keepTrack } from '../kit/processes.ts'

const volumeMiB = 2_048
const settings = ['max_connections=200', 'shared_buffers=256MB']
const asRoot = ['--user', '--map-root-user', '--mount']
const asNobody = ['--user', '--map-user=1000', '--map-group=1000']
const mounting = `mount -t tmpfs -o size=${String(volumeMiB)}m,mode=0777 volume "$1" && echo ready && read -r _`

/** Whether the current user may mount a volume for a program. */
export const mayMount =
  spawnSync('unshare', [...asRoot, 'unshare', ...asNobody, 'true']).status === 0

/** Starts PostgreSQL on its own volume, which can be filled and survives when the process is killed. */
export async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-soak-postgres-'))
  await chmod(folder, 0o755)
  const programs = await copyPrograms(folder)
  const volume = join(folder, 'volume')
  await mkdir(volume)
  const holder = keepTrack(
    spawn('unshare', [...asRoot, 'sh', '-c', mounting, 'sh', volume], { stdio: 'pipe' }),
  )
  if (holder.stdout) await once(holder.stdout, 'data')
  const data = join(volume, 'data')
  const port = await freePort()
  const inside = ['--target', String(holder.pid), '--user', '--mount', '--preserve-credentials']
  const asDatabase = (program: string, ...words: readonly string[]) => [
    ...inside,
    'unshare',
    ...asNobody,
    join(programs, program),
    ...words,
  ]
  const made = spawnSync('nsenter', asDatabase('initdb', `--pgdata=${data}`, ...clusterOptions), {
    cwd: folder,
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`)

  async function run(): Promise<ChildProcess> {
    const options = settings.flatMap((setting) => ['-c', setting])
    const words = asDatabase(
      'postgres',
      '-D',
      data,
      '-p',
      String(port),
      ...serverOptions,
      ...options,
    )
    const child = keepTrack(
      spawn('nsenter', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }),
    )
    await untilReady(child)
    return child
  }
  let child = await run()

  /** Retries, because after a kill the previous server's child processes may still be running. */
  async function start(): Promise<void> {
    for (let tries = 1; ; tries += 1)
      try {
        child = await run()
        return
      } catch (error) {
        if (tries === 20) throw error
        await wait(500)
      }
  }

  /** Stops it without waiting for clients. */
  async function halt(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }

  const maintenance = `postgres://roundboard@127.0.0.1:${String(port)}/postgres`
  const url = await createDatabase(maintenance, { name: 'roundboard' })

  /** Queries on a separate connection. */
  async function query<Row extends object>(text: string, at = url): Promise<Row[]> {
    const client = new Client({ connectionString: at, application_name: 'soak' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }

  return {
    url,
    port,
    query,
    /** Kills it without a shutdown. */
    kill: () => end(child, 'SIGKILL'),
    halt,
    start,
    /** Fills the volume. */
    async fill() {
      await query('create unlogged table filler (bytes text)', maintenance)
      await query('alter table filler alter bytes set storage plain', maintenance)
      for (const rows of [10_000, 1_000, 100, 10, 1]) {
        const insert = `insert into filler select repeat('x', 8000) from generate_series(1, ${String(rows)})`
        const isFull = () =>
          query(insert, maintenance).then(
            () => false,
            () => true,
          )
        while (!(await isFull()));
      }
    },
    async clear() {
      await query('drop table if exists filler', maintenance)
      await query('checkpoint', maintenance)
    },
    async remove() {
      // The pooler's connections would delay a smart shutdown.
      await halt()
      await end(holder, 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
