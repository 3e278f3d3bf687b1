import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { until, wait } from './benchmark.ts'

const folder = join(import.meta.dirname, '../../deploy/kiosk')
const unit = readFileSync(join(folder, 'wall.service'), 'utf8')
const secondsOf = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(unit)?.[1])

/** The kiosk's own scripts with a real Chromium, and simulated systemd and sway. */
export interface Kiosk {
  /** The window's title; null without a window. */
  title(): Promise<string | null>
  /** Connects to the running browser. */
  connect(): Promise<Browser>
  /** How often the simulated systemd restarted the kiosk. */
  restarts(): number
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a kiosk at `address`; the simulated sway reports the pages that Chromium lists. */
export async function startKiosk(address: string): Promise<Kiosk> {
  const place = await mkdtemp(join(tmpdir(), 'roundboard-kiosk-'))
  const port = await freePort()
  const pages = `http://127.0.0.1:${String(port)}/json/list`
  const browser = process.env['CHROMIUM_PATH'] ?? chromium.executablePath()
  const given = `--headless=new --no-sandbox --disable-gpu --remote-debugging-port=${String(port)}`
  const programs = {
    chromium: `for last; do set -- "$@" "$1"; shift; [ "$1" != --ozone-platform=wayland ] || shift; done
exec '${browser}' ${given} "$@"`,
    swaymsg: `[ "$1" = exit ] && exec touch "$XDG_RUNTIME_DIR/exited"
curl --silent --max-time 4 ${pages}`,
    grim: 'for file; do :; done\ndate +%N >"$file"',
    'systemd-notify': 'touch "$XDG_RUNTIME_DIR/alive"',
  }
  const bin = join(place, 'bin')
  mkdirSync(bin)
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  const settings = join(place, 'settings')
  writeFileSync(settings, `ADDRESS='${address}'\nHOST='127.0.0.1'\nSOUND=''\n`)
  const env = {
    ...process.env,
    PATH: bin + delimiter + (process.env['PATH'] ?? ''),
    HOME: place,
    XDG_RUNTIME_DIR: place,
  }
  const file = (name: string) => join(place, name)
  let restarts = -1
  const stopped = new AbortController()
  const isStopped = () => stopped.signal.aborted
  let session: ChildProcess | undefined

  const signal = (name: NodeJS.Signals) => {
    if (session?.pid === undefined) return false
    try {
      process.kill(-session.pid, name)
      return true
    } catch {
      return false
    }
  }

  /** Runs `wall.service` like systemd. */
  async function serve() {
    while (!isStopped()) {
      restarts += 1
      for (const name of ['exited', 'alive']) await rm(file(name), { force: true })
      const scripts = `'${folder}/watch.sh' & '${folder}/browser.sh' '${settings}'`
      session = spawn('sh', ['-c', scripts], { env, stdio: 'ignore', detached: true })
      writeFileSync(file('alive'), '')
      const isAlive = () =>
        Date.now() - statSync(file('alive')).mtimeMs < secondsOf('WatchdogSec') * 1000
      while (!isStopped() && !existsSync(file('exited')) && isAlive()) await wait(100)
      signal('SIGTERM')
      const end = Date.now() + secondsOf('TimeoutStopSec') * 1000
      while (signal(0 as unknown as NodeJS.Signals) && Date.now() < end) await wait(50)
      signal('SIGKILL')
      if (!isStopped()) await wait(secondsOf('RestartSec') * 1000)
    }
  }
  const serving = serve()

  async function title(): Promise<string | null> {
    try {
      const list = (await (await fetch(pages)).json()) as { type: string; title: string }[]
      return list.find(({ type }) => type === 'page')?.title ?? null
    } catch {
      return null
    }
  }

  return {
    title,
    async connect() {
      await until('the browser answers', async () => (await title()) !== null)
      return chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`)
    },
    restarts: () => restarts,
    async stop() {
      stopped.abort()
      await serving
      await rm(place, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
