import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { newId } from './platform/new-id.ts'
import { createServer, type Server } from './app.ts'
import { watchFranchise } from './franchise-memory.ts'
import { prepareDemo } from './demo/demo.ts'
import { type DemoDisplays, startDemoDisplays } from './demo/displays.ts'
import { closeDemoAccounts } from './demo/demo-accounts.ts'
import { demoGreeting } from './demo/greeting.ts'
import { readShipped } from './areas/media/library/index.ts'
import { system } from './platform/actor.ts'
import { AuditKeyRefused } from './platform/audit/audit-key.ts'
import { systemClock, systemElapsed } from './platform/clock.ts'
import { type Config, ConfigError, parseConfig } from './platform/config.ts'
import { type OpenDatabase, openDatabase } from './platform/database/database.ts'
import { oneAtATime } from './platform/database/row-lock.ts'
import { DatabaseUnavailable } from './platform/database/sqlite.ts'
import { isWriteRefused } from './platform/database/failures.ts'
import { missingMedia } from './platform/http/health.ts'
import { screenFolder } from './platform/http/front-ends.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import { sharedPortHost, sharePort } from './platform/http/shared-port.ts'
import { createServiceManager } from './platform/service-manager.ts'
import { findTimeZones, type TimeZones } from './platform/time-zones/time-zones.ts'

const settingsOfPorts = 'ADMIN_PORT, SCREEN_PORT, METRICS_PORT or HOST'

/** Explains why the server can't listen on a port or address. */
function problemOfListening(error: unknown): string | undefined {
  const { code, address, port } = error as { code?: string; address?: string; port?: number }
  const place = `${address ?? ''}:${String(port)}`
  if (code === 'EADDRINUSE')
    return `Another program already uses ${place}. Stop it, or choose another ${settingsOfPorts}.`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `This server isn't allowed to use ${place}. Choose another ${settingsOfPorts}.`
  return undefined
}

function fail(error: unknown): never {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DatabaseUnavailable ||
    error instanceof AuditKeyRefused
  console.error(isExpected ? error.message : (problemOfListening(error) ?? error))
  process.exit(1)
}

async function listen(app: FastifyInstance, config: Config, port: number): Promise<string> {
  const address = await app.listen({ host: config.HOST, port })
  return address.replace('[::1]', 'localhost')
}

/** The addresses of console and screens; the same one if they share a port. */
async function listenForBoth(server: Server, config: Config) {
  const screenHost = sharedPortHost(config)
  if (screenHost === undefined)
    return {
      admin: await listen(server.admin, config, config.ADMIN_PORT),
      screen: await listen(server.screen, config, config.SCREEN_PORT),
    }
  await sharePort(server.admin, server.screen, screenHost)
  // For 'localhost', Fastify would open a second socket, which wouldn't support host names.
  const HOST = config.HOST === 'localhost' ? '127.0.0.1' : config.HOST
  const both = await listen(server.admin, { ...config, HOST }, config.ADMIN_PORT)
  return { admin: both, screen: both }
}

async function listenForMetrics(server: Server, { HOST, METRICS_PORT }: Config): Promise<string> {
  if (METRICS_PORT === undefined) return ''
  const place = { host: HOST, port: METRICS_PORT }
  const { address } = await serveMetrics(server.createMetrics(), place)
  return `\n  Metrics   ${address}`
}

const sameSignalMs = 1_000

function stopGracefully(server: Server, database: OpenDatabase, before: () => void): void {
  let stoppingSince: number | undefined
  const stop = () => {
    // A second signal means that someone doesn't want to wait, except right after the first:
    // supervisors and shells send a signal both to the group and to the process.
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    before()
    server
      .close()
      .then(() => database.close())
      .then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const greeting = (
  config: Config,
  database: OpenDatabase,
  addresses: { admin: string; screen: string },
) => `${config.APP_NAME} is running on ${database.engine}.

  Console   ${addresses.admin}
  Screen    ${addresses.screen}`

const setUpInvitation = (link: string) => `
No one can sign in yet. Open this link to create the first super-admin. It expires in one day and works once:

  ${link}
`

/** Work that can wait for disk space must not keep the server from serving screens. */
function unlessRefused(error: unknown): undefined {
  if (!isWriteRefused(error)) throw error
  console.error(
    `The database is read-only: ${error instanceof Error ? error.message : String(error)}`,
  )
}

/** Accounts that anyone could use must not be served, not even on a full disk. */
function refusingToServe(error: unknown): never {
  if (!isWriteRefused(error)) throw error
  const why = error instanceof Error ? error.message : String(error)
  throw new DatabaseUnavailable(
    `This data folder contains the demo, and its accounts can't be disabled: ${why}. Free up disk space or set DEMO=true.`,
    { cause: error },
  )
}

const demoLeftovers = (closed: readonly string[]) => `
This data folder contains the demo. Its password is public, so these accounts are disabled:

  ${closed.join('\n  ')}

To enable them again, set DEMO=true. To keep using this data, first add an account of your own there.
`

function logTimeZoneData({ admin: { log } }: Server, timeZones: TimeZones): void {
  const { isOld, ...data } = timeZones.data(systemClock())
  if (isOld) log.warn(data, 'the time zone data is older than nine months; see docs/operations.md')
  else log.info(data, 'time zone data')
}

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const timeZones = findTimeZones(config.ZONEINFO_DIR)
  const database = await openDatabase(config)
  let displays: DemoDisplays | undefined
  const opened: { log?: FastifyBaseLogger } = {}
  const onFailure = (what: string, error: unknown) => {
    if (opened.log) opened.log.error({ err: error }, what)
    // For failures before there is a log.
    else console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const loss = await watchFranchise(config, database, onFailure)
  const serviceManager = createServiceManager(process.env, onFailure)
  const server = await createServer({
    config,
    database,
    clock: systemClock,
    elapsed: systemElapsed,
    timeZones,
    newId,
    onFailure,
    onNote: (what, facts) => opened.log?.info(facts, what),
    simulatedDisplays: () => displays?.count() ?? 0,
    shippedMedia: await readShipped(),
    screenFolder,
  })
  opened.log = server.admin.log
  logTimeZoneData(server, timeZones)
  stopGracefully(server, database, () => {
    serviceManager.stopping()
    displays?.stop()
  })
  if (config.DEMO)
    await oneAtATime(database, () =>
      prepareDemo(database, server.services, config.DEMO_PASSWORD),
    ).catch(unlessRefused)
  const closed = config.DEMO
    ? []
    : await closeDemoAccounts(database, server.services).catch(refusingToServe)
  const setUpToken = await server.services.auth.createSetUpLink(system)
  const { admin, screen } = await listenForBoth(server, config)
  const metrics = await listenForMetrics(server, config)
  serviceManager.ready()
  server.services.alerts.begin()
  server.services.jobs.start()
  if (config.DEMO && config.DEMO_DISPLAYS)
    displays = await oneAtATime(database, () =>
      startDemoDisplays({
        dataDir: config.DATA_DIR,
        database,
        services: server.services,
        screen: server.screen,
        clock: systemClock,
      }),
    )
  const addresses = { admin: config.ADMIN_URL ?? admin, screen: config.SCREEN_URL ?? screen }
  const text = config.DEMO
    ? demoGreeting(addresses, config.DEMO_PASSWORD, displays?.count() ?? 0)
    : greeting(config, database, addresses)
  if (await server.services.files.isMissingMedia()) server.admin.log.error(missingMedia)
  // No waiting from here on: whoever has read the addresses may stop the server.
  console.log(text + metrics)
  if (loss !== undefined) {
    console.error(loss)
    server.admin.log.fatal('the database is empty, but this server had users before')
  }
  if (closed.length > 0) console.log(demoLeftovers(closed))
  if (setUpToken !== undefined)
    console.log(setUpInvitation(`${addresses.admin}/setup#${setUpToken}`))
}

await main().catch(fail)
