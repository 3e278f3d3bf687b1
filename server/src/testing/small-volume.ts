import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import {
  clusterOptions,
  copyPrograms,
  createDatabase,
  freePort,
  serverOptions,
  untilReady,
  watchOver,
} from './postgres.ts'

/** A new cluster takes 40 MB, each database 8. */
const volumeMiB = 110

// A mount in a user namespace, without root: visible only to these programs, and removed with them.
const script = `
mount -t tmpfs -o size=${String(volumeMiB)}m,mode=0777 volume "$1" && shift
exec unshare --user --map-user=1000 --map-group=1000 sh -c "$@"
`
const cluster = '"$1/initdb" --pgdata="$2" $4 >&2 && exec "$1/postgres" -D "$2" -p "$3" $5'
const inNamespace = ['--user', '--map-root-user', '--mount']

/** Whether this user can mount a volume. */
export const mayMount =
  spawnSync('unshare', [...inNamespace, 'unshare', '--user', '--map-user=1000', 'true']).status ===
  0

export interface PostgresOnAVolume {
  /** The address of an empty database on it. */
  readonly url: string
  /** Fills the volume. */
  fill(): Promise<void>
  /** Frees the space again. */
  clear(): Promise<void>
}

/** PostgreSQL on a volume that can be filled up; ends with the test. */
export async function startPostgresOnSmallVolume(): Promise<PostgresOnAVolume> {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-volume-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const programs = await copyPrograms(folder)
  const volume = await mkdtemp(join(folder, 'volume-'))
  const port = await freePort()
  const words = [clusterOptions, serverOptions].map((options) => options.join(' '))
  const child = spawn(
    'unshare',
    [
      ...[...inNamespace, 'sh', '-c', script, 'sh', volume],
      ...[cluster, 'sh', programs, join(volume, 'data'), String(port), ...words],
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const watcher = watchOver(child, folder)
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
    watcher.kill()
  })
  await untilReady(child)
  const maintenance = `postgres://roundboard@127.0.0.1:${String(port)}/postgres`
  const operator = new Client({ connectionString: maintenance })
  await operator.connect()
  onTestFinished(() => operator.end())

  return {
    url: await createDatabase(maintenance),
    async fill() {
      // Unlogged, so the table takes all the space and not the write-ahead log.
      await operator.query('create unlogged table filler (bytes text)')
      await operator.query('alter table filler alter bytes set storage plain')
      for (const rows of [1_000, 100, 10, 1]) {
        const insert = `insert into filler select repeat('x', 8000) from generate_series(1, ${String(rows)})`
        const isFull = () =>
          operator.query(insert).then(
            () => false,
            (error: unknown) => {
              if ((error as { code?: string }).code === '53100') return true
              throw error
            },
          )
        while (!(await isFull()));
      }
    },
    async clear() {
      await operator.query('drop table filler')
      await operator.query('checkpoint')
    },
  }
}
