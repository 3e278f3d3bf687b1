import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { type Client, createClient } from '@roundboard/client'
import { inject, onTestFinished } from 'vitest'
import { freePort } from './postgres.ts'

const main = join(import.meta.dirname, '../main.ts')

/** Of the tests' own environment what any program needs that is otherwise told its settings. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** A client of a super-admin of the demo. */
  logIn(): Promise<Client>
  /** Ends the process by a signal and waits until it is gone; gives its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
  printed(): string
}

/** What a process said and its exit code, when it ended instead of serving. */
export class DidNotStart extends Error {
  readonly code: number | null
  constructor(code: number | null, printed: string) {
    super(printed)
    this.code = code
  }
}

interface Options {
  readonly settings: Readonly<Record<string, string>>
  /** Largest file that the process may write, in KiB: a disk that is full. */
  readonly largestFileKiB?: number
  /** The process has a volume of its own for media, of so many MiB; its programs see it alone. */
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

/** Of a process that knows its own address, which it says in letters. */
export async function freeConsoleAddress(): Promise<Record<string, string>> {
  const port = String(await freePort())
  return { ADMIN_PORT: port, ADMIN_URL: `http://127.0.0.1:${port}` }
}

let demoData: Promise<string> | undefined

/** A folder with the demo's data, which each worker creates once. */
const provideDemoData = () =>
  (demoData ??= (async () => {
    const folder = join(inject('demoFolder'), String(process.pid))
    const child = start({ settings: { DATA_DIR: folder } })
    // It has said where it serves.
    child.stdout?.once('data', () => child.kill('SIGTERM'))
    await once(child, 'exit')
    return folder
  })())

/** Puts the demo's data where a process would create them: in an empty folder without another database. */
async function copyDemoData({ DATA_DIR = '', DATABASE_URL, DEMO }: Options['settings']) {
  if (DATABASE_URL !== undefined || DEMO !== undefined) return
  const isFolder = statSync(DATA_DIR, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (!isFolder || readdirSync(DATA_DIR).length > 0) return
  cpSync(await provideDemoData(), DATA_DIR, { recursive: true })
}

/** Starts the server as customers do, with the demo's people, and waits until it serves. */
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
    // Later than its exit: by then all that it printed has been read.
    child.once('close', (code) => {
      reject(new DidNotStart(code, text))
    })
  })
  return {
    url,
    child,
    printed: () => text,
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
