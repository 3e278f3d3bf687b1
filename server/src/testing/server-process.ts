import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { type Client, createClient } from '@roundboard/client'
import { inject, onTestFinished, vi } from 'vitest'
import { freePort } from './postgres.ts'

const main = join(import.meta.dirname, '../main.ts')

/** The environment variables that any program needs. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** An API client for a super-admin of the demo. */
  logIn(): Promise<Client>
  /** Sends a signal and waits for the exit; returns the exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
  stdout(): string
}

/** Output and exit code of a process that exited instead of starting. */
export class DidNotStart extends Error {
  readonly code: number | null
  constructor(code: number | null, stdout: string) {
    super(stdout)
    this.code = code
  }
}

interface Options {
  readonly settings: Readonly<Record<string, string>>
  /** The largest file that the process can write, in KiB, to simulate a full disk. */
  readonly largestFileKiB?: number
  /** The size of a separate media volume in MiB, visible only to this process. */
  readonly mediaVolumeMiB?: number
}

const onAVolume = 'mount -t tmpfs -o "size=$1m" volume "$2" && exec "$3" "$4"'

function start({ settings, largestFileKiB, mediaVolumeMiB }: Options): ChildProcess {
  const env = {
    ...process.env,
    DEMO: 'true',
    ADMIN_PORT: '0',
    SCREEN_PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const node = process.execPath
  if (mediaVolumeMiB !== undefined) {
    const folder = join(settings['DATA_DIR'] ?? '', 'media')
    mkdirSync(folder, { recursive: true })
    const given = ['sh', '-c', onAVolume, 'sh', String(mediaVolumeMiB), folder, node, main]
    return spawn('unshare', ['--user', '--map-root-user', '--mount', ...given], { env })
  }
  if (largestFileKiB === undefined) return spawn(node, [main], { env, stdio: 'pipe' })
  const limit = `trap '' XFSZ; ulimit -f ${String(largestFileKiB)}; exec "$0" "$1"`
  return spawn('bash', ['-c', limit, node, main], { env, stdio: 'pipe' })
}

/** A free address as settings, for a process that must know its own. */
export async function freeConsoleAddress(): Promise<Record<string, string>> {
  const port = String(await freePort())
  return { ADMIN_PORT: port, ADMIN_URL: `http://127.0.0.1:${port}` }
}

let demoData: Promise<string> | undefined

/** A folder with the demo data, created by the first worker that needs it. */
const provideDemoData = () =>
  (demoData ??= (async () => {
    const creating = join(inject('demoFolder'), 'creating')
    const created = join(inject('demoFolder'), 'created')
    try {
      // Only one worker can create it.
      mkdirSync(join(inject('demoFolder'), 'claim'))
    } catch {
      await vi.waitUntil(() => existsSync(created))
      return created
    }
    const child = start({ settings: { DATA_DIR: creating } })
    // It has printed its addresses.
    child.stdout?.once('data', () => child.kill('SIGTERM'))
    await once(child, 'exit')
    renameSync(creating, created)
    return created
  })())

/** Copies the demo data to an empty folder, unless the process uses another database. */
async function copyDemoData({ DATA_DIR = '', DATABASE_URL, DEMO }: Options['settings']) {
  if (DATABASE_URL !== undefined || DEMO !== undefined) return
  const isFolder = statSync(DATA_DIR, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (!isFolder || readdirSync(DATA_DIR).length > 0) return
  cpSync(await provideDemoData(), DATA_DIR, { recursive: true })
}

/** Starts the server like `npm start` with the demo users, and waits until it accepts requests. */
export async function startServerProcess(options: Options): Promise<ServerProcess> {
  await copyDemoData(options.settings)
  const child = start(options)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const closed = once(child, 'close')
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /Console +(\S+)[\s\S]*Screen +(\S+)\s/.exec(text)?.[1]
      if (address !== undefined) resolve(address)
    })
    // After its exit, because all output has been read by then.
    child.once('close', (code) => {
      reject(new DidNotStart(code, text))
    })
  })
  return {
    url,
    child,
    stdout: () => text,
    async logIn() {
      const body = { email: 'super@roundboard.test', password: 'roundboard-demo' }
      const { token } = await createClient({ baseUrl: url }).call(calls.logIn, { body })
      return createClient({ baseUrl: url, headers: () => ({ authorization: `Bearer ${token}` }) })
    },
    async end(signal) {
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}
