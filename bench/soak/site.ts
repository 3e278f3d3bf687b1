import { spawnSync } from 'node:child_process'
import { createWriteStream, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/src/testing/postgres.ts'
import { s3Place, spawnS3Server } from '../../server/src/testing/s3-process.ts'
import { until } from '../kit/benchmark.ts'
import { startMailServer } from '../kit/mail-server.ts'
import { refuse } from '../kit/options.ts'
import {
  end,
  type Helper,
  keepTrack,
  residentBytes,
  startAndRead,
  startHelper,
} from '../kit/processes.ts'
import { type Server, startServer } from '../kit/server.ts'
import type { History } from './history.ts'
import { mayMount, startDatabase } from './postgres.ts'

/** Each screen takes two open files on a proxy, and few systems allow a process more than this by default. */
const screensPerProxy = 8_000
export const auditKey = 'the key of the soak, which is no secret at all'

/** A Node option that runs a script before the program's own. */
export const runningFirst = (script: string) =>
  `--import data:text/javascript,${encodeURIComponent(script)}`

// Collects garbage before memory is measured.
const collectsOnSignal = `--expose-gc ${runningFirst("process.on('SIGUSR2', () => { gc(); gc() })")}`

function assertInstalled(): void {
  const missing = ['haproxy', 'pgbouncer', 'nsenter'].filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  )
  if (missing.length > 0)
    refuse(
      `The soak requires ${missing.join(', ')}. On Debian: apt-get install haproxy pgbouncer util-linux`,
    )
  if (!mayMount)
    refuse(
      'The soak fills its own volume, but this system doesn’t let users mount one in a namespace.',
    )
}

/** A server that can be stopped and started again at the same address. */
export interface SoakServer {
  readonly name: string
  readonly url: string
  process(): Server | undefined
  /** Starts it with its own settings and these. */
  start(more?: Readonly<Record<string, string>>): Promise<void>
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  send(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): Promise<void>
  isHealthy(): Promise<boolean>
  /** Resident memory and open files; undefined if it isn't running. */
  measure(): { memory: number; files: number } | undefined
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** A complete installation whose parts can fail: proxies, servers, database, pooler, storage and mail. */
export async function openSite(options: {
  readonly folder: string
  readonly servers: number
  readonly screens: number
  readonly history: History
}) {
  assertInstalled()
  const { folder, history } = options
  const database = await startDatabase()
  const closing: (() => unknown)[] = []
  const proxyPorts = await Promise.all(
    Array.from({ length: Math.ceil(options.screens / screensPerProxy) }, freePort),
  )
  const urls = proxyPorts.map((port) => `http://127.0.0.1:${String(port)}`)
  const ports = await Promise.all(Array.from({ length: options.servers }, freePort))
  const names = ports.map((_, index) => `server-${String(index + 1)}`)

  const storageFolder = join(folder, 's3')
  const storagePort = await freePort()
  await mkdir(storageFolder)
  const startStorage = async () =>
    keepTrack((await spawnS3Server(storageFolder, storagePort)).child)
  let storage = await startStorage()

  const poolerPort = await freePort()
  await startPooler(folder, poolerPort, database.port)
  const addressAt = (port: number, name: string) =>
    `postgres://roundboard@127.0.0.1:${String(port)}/roundboard?application_name=${name}`

  async function openServer(name: string, index: number): Promise<SoakServer> {
    // Each server has its own mail server, which shows who sent an email.
    const mail = await startMailServer((to, text) => {
      const header = (wanted: string) =>
        new RegExp(`^${wanted}: *<?([^>@\\r\\n]+)`, 'im').exec(text)?.[1] ?? ''
      const [id, kind] = [header('message-id'), header('x-roundboard-email')]
      history.note({ is: 'email', id, to, kind, server: name })
    })
    closing.push(mail.end)
    const dataFolder = join(folder, name)
    await mkdir(dataFolder)
    const log = createWriteStream(join(folder, `${name}.log`))
    let running: Server | undefined
    const own = {
      DATABASE_URL: addressAt(database.port, name),
      AUDIT_KEY: auditKey,
      ADMIN_PORT: String(ports[index]),
      ADMIN_URL: urls[0] ?? '',
      SMTP_URL: mail.url,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      ...s3Place(`http://127.0.0.1:${String(storagePort)}`),
    }
    const url = `http://127.0.0.1:${String(ports[index])}`
    return {
      name,
      url,
      process: () => running,
      async start(more = {}) {
        const options = [collectsOnSignal, more['NODE_OPTIONS'] ?? ''].join(' ')
        const settings = { ...own, ...more, NODE_OPTIONS: options }
        running = await startServer({ settings: { DATA_DIR: dataFolder } }, settings)
        running.child.stdout?.pipe(log, { end: false })
        running.child.stderr?.pipe(log, { end: false })
      },
      async stop(signal) {
        if (running !== undefined) await end(running.child, signal)
        running = undefined
      },
      send(signal) {
        running?.child.kill(signal)
        return Promise.resolve()
      },
      isHealthy: () =>
        fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      measure() {
        const pid = running?.child.pid
        if (running === undefined || pid === undefined) return undefined
        const files = readdirSync(`/proc/${String(pid)}/fd`).length
        return { memory: residentBytes(running.child), files }
      },
    }
  }

  const servers = await Promise.all(names.map(openServer))
  const network = startHelper('soak/network.ts')
  // The third server, or the last one if there are fewer, is behind a network that can fail.
  const remote = servers[Math.min(2, servers.length - 1)]
  if (remote === undefined) throw new Error('the site has no servers')
  const through = await network.ask<string>({ kind: 'open', url: remote.url })
  const targets = servers.map((server) => (server === remote ? through : server.url))

  return {
    urls,
    servers,
    database,
    network: network satisfies Helper,
    remote,
    /** The database URL through PgBouncer. */
    pooledUrl: (name: string) => addressAt(poolerPort, name),
    async openProxies() {
      const backends = targets.map((url, index) => ({ name: names[index] ?? '', url }))
      for (const port of proxyPorts) await startProxy(folder, port, backends)
    },
    storage: {
      kill: () => end(storage, 'SIGKILL'),
      async start() {
        storage = await startStorage()
      },
    },
    async close() {
      await Promise.all(servers.map(({ stop }) => stop('SIGKILL')))
      for (const close of closing) close()
      await Promise.all([end(network.child), end(storage, 'SIGKILL')])
      await database.remove()
    },
  }
}

async function startPooler(folder: string, port: number, databasePort: number): Promise<void> {
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `roundboard = user=roundboard host=127.0.0.1 port=${String(databasePort)}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${String(port)}`, 'unix_socket_dir ='],
    ...['auth_type = any', 'pool_mode = transaction', 'default_pool_size = 20'],
    'ignore_startup_parameters = statement_timeout',
  ]
  await writeFile(file, settings.join('\n'), {
    mode: 0o644,
  })
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  await startAndRead(['pgbouncer', ...user, file], process.env, /process up/)
}

interface Backend {
  readonly name: string
  readonly url: string
}

/**
 * A server counts as up while it responds, even without a database, because it still serves screens.
 * If it stops responding, its streams are closed, so that screens move to another one.
 */
const proxySettings = (port: number, backends: readonly Backend[]) => `
global
  maxconn 9600
defaults
  mode http
  timeout connect 3s
  timeout client 75s
  timeout server 75s
  timeout check 5s
  timeout http-keep-alive 5s
  http-error status 503 content-type application/json string '{"success":false}' hdr retry-after 5
  retries 3
  option redispatch 1
  # Otherwise events wait up to 200 ms for more to send with them.
  option http-no-delay
  retry-on conn-failure empty-response
frontend all
  bind 127.0.0.1:${String(port)}
  http-request set-header X-Forwarded-For %[src]
  # All parts of an upload must reach the same server.
  use_backend uploads if { path_beg /api/v1/uploads }
  default_backend servers
backend uploads
  balance source
${backends.map(({ name, url }) => `  server ${name} ${new URL(url).host} track servers/${name}`).join('\n')}
backend servers
  balance leastconn
  # Requests that are safe to repeat go to another server if one dies.
  http-request disable-l7-retry if METH_POST or METH_PUT
  http-response set-header x-served-by %s
  option httpchk GET /healthz
  http-check expect rstatus ^(200|503)$
  default-server check inter 2s fall 3 rise 1 on-marked-down shutdown-sessions
${backends.map(({ name, url }) => `  server ${name} ${new URL(url).host}`).join('\n')}
`

async function startProxy(folder: string, port: number, backends: readonly Backend[]) {
  const file = join(folder, `haproxy-${String(port)}.cfg`)
  await writeFile(file, proxySettings(port, backends))
  await startAndRead(['haproxy', '-V', '-db', '-f', file], process.env, /will use/)
  await until('HAProxy serves', () =>
    fetch(`http://127.0.0.1:${String(port)}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}
