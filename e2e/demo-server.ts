import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createClient, type Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'

export const demoPassword = 'roundboard-demo'

/** A real server process with the demo franchise, with its own folder and ports. */
export interface DemoServer {
  readonly consoleUrl: string
  readonly displayUrl: string
  readonly dataDir: string
  /** What the server has printed so far. */
  log(): string
  /** An API client of a staff user. */
  staff(email: string): Promise<Client>
  /** Stops as an operator does; returns the exit code. */
  stop(): Promise<number | null>
  /** Kills it without warning. */
  kill(): Promise<void>
  /** Restarts it with the same folder and ports. */
  start(): Promise<void>
  remove(): Promise<void>
}

const portsOfWorker = 1_000
const firstPort = 20_000 + portsOfWorker * (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 12)
/** Starts at a varying number, so that two runs rarely try the same port. */
let tried = process.pid

/**
 * A free port that no other process gets before the server has it: below those that the system
 * assigns, and apart from those of other workers.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (tried++ % portsOfWorker)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`)
    return response.ok
  } catch {
    return false
  }
}

/** A folder with the demo data, so that not every server has to create them. */
const seededDirVariable = 'SEEDED_DATA_DIR'
const movesData: ReadonlySet<string> = new Set(['DATABASE_URL', 'DATA_DIR'])

/** Starts a server; `settings` are environment variables such as `DATABASE_URL`. */
export async function startDemoServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roundboard-e2e-'))
  const seededDir = process.env[seededDirVariable]
  if (seededDir !== undefined && Object.keys(settings).every((name) => !movesData.has(name)))
    await cp(seededDir, dataDir, { recursive: true })
  const [adminPort, screenPort] = await Promise.all([freePort(), freePort()])
  const consoleUrl = `http://127.0.0.1:${adminPort}`
  const displayUrl = `http://127.0.0.1:${screenPort}`
  let log = ''
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: new URL('..', import.meta.url),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DEMO: 'true',
        DATA_DIR: dataDir,
        ADMIN_PORT: String(adminPort),
        SCREEN_PORT: String(screenPort),
        LOG_LEVEL: 'warn',
        // Emails link to it.
        ...(settings['SMTP_URL'] !== undefined && { ADMIN_URL: consoleUrl }),
        ...settings,
      },
    })
    server = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString()
      })
    const isUp = async () => (await answers(consoleUrl)) && (await answers(displayUrl))
    // Before the first story the configured limit doesn't apply, and Playwright's own is 5 s.
    // oxlint-disable-next-line roundboard/waits-for-states
    await expect
      .poll(async () => started.exitCode !== null || (await isUp()), {
        intervals: [50],
        timeout: 15 * 60_000,
      })
      .toBe(true)
    if (started.exitCode !== null) throw new Error(`The server did not start:\n${log}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (server === undefined) return null
    const running = server
    server = undefined
    if (running.exitCode !== null) return running.exitCode
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
    return running.exitCode
  }

  const gym: DemoServer = {
    consoleUrl,
    displayUrl,
    dataDir,
    log: () => log,
    async staff(email) {
      const anonymous = createClient({ baseUrl: consoleUrl })
      const { token } = await anonymous.call(calls.logIn, {
        body: { email, password: demoPassword },
      })
      return createClient({
        baseUrl: consoleUrl,
        headers: () => ({ authorization: `Bearer ${token}` }),
      })
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
    start,
    async remove() {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await start()
  } catch (error) {
    await gym.remove()
    throw error
  }
  return gym
}

/** Creates the demo data once for all servers of a run; Playwright calls it before the first story. */
export default async function seedDemoData(): Promise<() => Promise<void>> {
  const gym = await startDemoServer()
  const code = await gym.stop()
  if (code !== 0) throw new Error(`The server ended with ${String(code)}:\n${gym.log()}`)
  process.env[seededDirVariable] = gym.dataDir
  return () => gym.remove()
}
