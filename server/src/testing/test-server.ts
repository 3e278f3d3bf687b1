import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, type DataOf, ErrorResponse, type Method } from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { CompiledQuery } from 'kysely'
import { expect, inject, onTestFinished } from 'vitest'
import { newId } from '../platform/new-id.ts'
import { lane } from '../../../scripts/lanes.ts'
import { createServer, type Server } from '../app.ts'
import type { ShippedItem } from '../areas/media/library/index.ts'
import { parseConfig } from '../platform/config.ts'
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import type { Engine } from '../platform/database/engine.ts'
import { nodeZones } from '../platform/time-zones/node-zones.ts'
import { packageZones } from '../platform/time-zones/package-zones.ts'
import { createTimeZones } from '../platform/time-zones/time-zones.ts'
import { differencesFromDocument } from './openapi-check.ts'
import { migratedTemplate } from './postgres-for-tests.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

/** Both engines, for migrations, locks and raw SQL. */
export const engines = ['SQLite', 'PostgreSQL'] as const satisfies readonly Engine[]
/** For behavior above the repositories: SQLite on every change, both in the nightly lane. */
export const laneEngines = lane === 'nightly' ? engines : (['SQLite'] as const)

/** A clock that only tests move. */
export interface TestClock {
  now: number
  advance(ms: number): void
}

/** The credentials of a call. */
export type Credentials = { readonly bearer: string } | { readonly screen: string } | undefined

export interface Answer<Data> {
  readonly status: number
  readonly data: Data
  readonly count: number | undefined
  readonly pagination: { page: number; limit: number; pages: number } | undefined
  readonly error: ErrorResponse | undefined
  readonly headers: Record<string, unknown>
  readonly text: string
}

interface Sent {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface TestServer {
  /** The settings of its database. */
  readonly place: Record<string, string>
  readonly server: Server
  readonly services: Server['services']
  readonly database: OpenDatabase
  readonly clock: TestClock
  /** Makes a call and checks the response against the contract. */
  call<C extends Call>(call: C, as: Credentials, sent?: Sent): Promise<Answer<DataOf<C>>>
  /** Sends any request. */
  raw(
    method: Method,
    url: string,
    options?: { headers?: Record<string, string>; payload?: string | Buffer },
  ): Promise<{ status: number; text: string; headers: Record<string, unknown> }>
}

// Packaged data instead of the system's, for the same results on every machine.
const timeZones = createTimeZones([packageZones, nodeZones])

const secretText = /argon2id\$|password_?hash|token_?hash/i

function headersOf(as: Credentials): Record<string, string> {
  if (as === undefined) return {}
  return 'bearer' in as
    ? { authorization: `Bearer ${as.bearer}` }
    : { 'screen-auth-token': as.screen }
}

/** Checks the data against the contract, which also refuses extra fields. */
function checked(call: Call, answer: { data?: unknown }): unknown {
  const parsed = call.data.parse(answer.data)
  expect(answer.data).toEqual(parsed)
  return parsed
}

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The settings of a new, empty database. */
export async function aPlace(engine: Engine): Promise<Record<string, string>> {
  const DATA_DIR = await temporaryFolder()
  if (engine === 'SQLite') {
    // A synchronous copy is faster for a few small files.
    cpSync(inject('sqliteFolder'), DATA_DIR, { recursive: true })
    return { DATA_DIR }
  }
  const server = inject('postgresUrl')
  const DATABASE_URL = await createDatabase(server, { template: migratedTemplate })
  onTestFinished(() => dropDatabase(server, DATABASE_URL))
  return { DATA_DIR, DATABASE_URL }
}

interface ServerOptions {
  /** The product's library items; none by default, so tests can count their own. */
  shippedMedia?: readonly ShippedItem[]
  settings?: Record<string, string>
  /** The folder of the screen app's build. */
  screenFolder?: string
  now?: number
  /** Whether screens have a separate origin, as in production. */
  hasTwoOrigins?: boolean
  /** The delay of 429 after too many refused bodies; none by default. */
  refusalDelayMs?: number
  /** For tests with failures; by default, a failure fails the test. */
  onFailure?: (what: string, error: unknown) => void
}

async function newPlace({ engine = 'SQLite', copyOf }: { engine?: Engine; copyOf?: string }) {
  if (copyOf === undefined) return aPlace(engine)
  const DATA_DIR = await temporaryFolder()
  cpSync(copyOf, DATA_DIR, { recursive: true })
  return { DATA_DIR }
}

/** A server with a new database; ends with the test. */
export async function startTestServer(
  options: ServerOptions & {
    engine?: Engine
    /** An existing database. */
    place?: Record<string, string>
    /** A folder whose SQLite database is copied, so a world is built only once. */
    copyOf?: string
    /** Another server with the same PostgreSQL. */
    sharing?: TestServer
  } = {},
): Promise<TestServer> {
  const given = options.sharing?.place ?? options.place
  const server = await buildServer(given ?? (await newPlace(options)), options)
  // On a busy machine, requests may wait long for a connection.
  if (given === undefined && server.database.pool)
    server.database.pool.options.connectionTimeoutMillis = 0
  onTestFinished(() => {
    // The server would wait five seconds for a connection that was opened but not used.
    for (const { server: http } of [server.server.admin, server.server.screen])
      http.closeAllConnections()
    return server.end()
  })
  return server
}

/** A server that the caller must stop. */
export async function buildServer(
  place: Record<string, string>,
  options: ServerOptions = {},
): Promise<TestServer & { end(): Promise<void> }> {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...place, ...options.settings })
  const database = await openDatabase(config)
  // Thousands of servers don't need to wait for the disk; tests that kill servers use processes.
  if (database.engine === 'SQLite')
    await database.db.executeQuery(CompiledQuery.raw('pragma synchronous = off'))
  const clock: TestClock = {
    now: options.now ?? Date.parse('2026-11-21T12:00:00.000Z'),
    advance(ms) {
      clock.now += ms
    },
  }
  const server = await createServer({
    config,
    database,
    clock: () => clock.now,
    timeZones,
    newId,
    simulatedDisplays: () => 0,
    shippedMedia: options.shippedMedia ?? [],
    refusalDelayMs: options.refusalDelayMs ?? 0,
    hasOneOrigin: !(options.hasTwoOrigins ?? false),
    ...(options.screenFolder !== undefined && { screenFolder: options.screenFolder }),
    onFailure:
      options.onFailure ??
      ((what, error) => {
        throw new Error(what, { cause: error })
      }),
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return {
    end: async () => {
      await server.close()
      await database.close()
    },
    place,
    server,
    services: server.services,
    database,
    clock,
    async call<C extends Call>(call: C, as: Credentials, sent: Sent = {}) {
      const response = await server.admin.inject({
        method: call.method,
        url: addressOf(call, sent),
        headers: { ...headersOf(as), ...sent.headers },
        ...(sent.body !== undefined && { payload: sent.body as object }),
      })
      const text = response.body
      expect(text).not.toMatch(secretText)
      const answer = JSON.parse(text) as Record<string, unknown>
      expect(differencesFromDocument(call, response.statusCode, answer)).toEqual([])
      const isOk = response.statusCode < 400
      if (isOk) expect(response.statusCode).toBe(call.status)
      return {
        status: response.statusCode,
        data: (isOk ? checked(call, answer) : undefined) as DataOf<C>,
        count: answer['count'] as number | undefined,
        pagination: answer['pagination'] as Answer<unknown>['pagination'],
        error: isOk ? undefined : ErrorResponse.parse(answer),
        headers: response.headers,
        text,
      }
    },
    async raw(method, url, { headers = {}, payload } = {}) {
      const response = await server.admin.inject({
        method,
        url,
        headers,
        ...(payload !== undefined && { payload }),
      })
      return { status: response.statusCode, text: response.body, headers: response.headers }
    },
  }
}
