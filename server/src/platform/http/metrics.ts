import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { type Durations, durationBounds } from '../durations.ts'
import { inTime } from './health.ts'
import type { RequestTimes } from './request-times.ts'

/** Measurements, taken only when they are requested. */
export interface Measured {
  readonly engine: string
  readonly requests: RequestTimes
  readonly queries: { readonly answered: Durations; readonly failed: Durations }
  readonly streams: Readonly<Record<string, () => number>>
  readonly heartbeats: { readonly method: string; readonly route: string }
  readonly presence: {
    readonly flushes: Durations
    /** The age of the oldest waiting row, in seconds. */
    readonly lagSeconds: () => number
    readonly waiting: () => number
    readonly written: () => number
    readonly failures: () => number
  }
  /** In epoch milliseconds. */
  readonly timeZoneDataReleasedAt: () => number
  readonly later: { readonly waiting: () => number; readonly refusals: () => number }
  readonly readStorage: () => Promise<{ freeBytes: number | null }>
}

interface Series {
  readonly labels: Readonly<Record<string, string>>
  readonly durations: Durations
}

// Our own routes, methods and labels, which need no escaping.
const labelText = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')

/** A histogram in Prometheus text format. */
function histogramText(name: string, help: string, series: readonly Series[]): string {
  const lines = series.flatMap(({ labels, durations }) => {
    const bucket = (bound: string, count: number) =>
      `${name}_bucket{${labelText({ ...labels, le: bound })}} ${String(count)}`
    const own = labelText(labels)
    return [
      ...durations.upToBounds().map((count, index) => bucket(String(durationBounds[index]), count)),
      bucket('+Inf', durations.count()),
      `${name}_sum{${own}} ${String(durations.sumSeconds())}`,
      `${name}_count{${own}} ${String(durations.count())}`,
    ]
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n')
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  const registers = [registry]
  const collect = () => metric.set(value())
  const metric: Gauge = new Gauge({ name, help, registers, collect })
}

function counter(registry: Registry, name: string, help: string, value: () => number): void {
  const registers = [registry]
  const collect = () => {
    metric.reset()
    metric.inc(value())
  }
  const metric: Counter = new Counter({ name, help, registers, collect })
}

export interface Metrics {
  readonly type: string
  text(): Promise<string>
}

/** All metrics as text. Starts observing the event loop and garbage collector. */
export function createMetrics(measured: Measured): Metrics {
  const registry = new Registry()
  const { presence, requests, queries, streams, heartbeats, later, readStorage } = measured
  collectDefaultMetrics({ register: registry })

  const info = { name: 'roundboard_info', help: 'About this server.', labelNames: ['database'] }
  new Gauge({ ...info, registers: [registry] }).set({ database: measured.engine }, 1)
  new Gauge({
    name: 'roundboard_streams',
    help: 'Open event streams.',
    labelNames: ['to'],
    registers: [registry],
    collect() {
      for (const [to, count] of Object.entries(streams)) this.set({ to }, count())
    },
  })
  counter(registry, 'roundboard_heartbeats_total', 'Successful heartbeats.', () => {
    let sum = 0
    for (const { method, route, status, durations } of requests.all())
      if (method === heartbeats.method && route === heartbeats.route && status === 200)
        sum += durations.count()
    return sum
  })
  gauge(
    registry,
    'roundboard_presence_waiting_rows',
    'Screens whose presence is not saved yet.',
    presence.waiting,
  )
  gauge(
    registry,
    'roundboard_presence_lag_seconds',
    'Age of the oldest unsaved presence.',
    presence.lagSeconds,
  )
  gauge(
    registry,
    'roundboard_writes_waiting',
    'Sign-ins and session updates held in memory while the database is read-only.',
    later.waiting,
  )
  counter(
    registry,
    'roundboard_writes_refused_total',
    'Writes rejected by the database because its disk is full or it is a standby.',
    later.refusals,
  )
  const diskFree = new Gauge({
    name: 'roundboard_disk_free_bytes',
    help: 'Free space on the disk of the SQLite database or of media. Missing while unknown.',
    registers: [registry],
    async collect() {
      // Keeps the last value if the disk hangs.
      const storage = await inTime(readStorage())
      if (storage?.freeBytes === null) this.remove()
      else if (storage) this.set(storage.freeBytes)
    },
  })
  // Without labels, a gauge begins with 0.
  diskFree.remove()
  counter(
    registry,
    'roundboard_presence_written_rows_total',
    'Presence rows saved.',
    presence.written,
  )
  counter(
    registry,
    'roundboard_presence_flush_failures_total',
    'Failed attempts to save presence. It is kept and saved later.',
    presence.failures,
  )

  gauge(
    registry,
    'roundboard_time_zone_data_released_timestamp_seconds',
    'Release date of the time zone data in use.',
    () => measured.timeZoneDataReleasedAt() / 1000,
  )

  const histograms = () => [
    histogramText(
      'roundboard_http_request_duration_seconds',
      'Duration of requests, without event streams.',
      [...requests.all()].map(({ method, route, status, durations }) => ({
        labels: { method, route, status: String(status) },
        durations,
      })),
    ),
    histogramText(
      'roundboard_database_query_duration_seconds',
      'Query duration, without waiting for a connection.',
      Object.entries(queries).map(([outcome, durations]) => ({ labels: { outcome }, durations })),
    ),
    histogramText(
      'roundboard_presence_flush_duration_seconds',
      'Time to save the presence of all screens.',
      [{ labels: {}, durations: presence.flushes }],
    ),
  ]
  return {
    type: registry.contentType,
    text: async () => [await registry.metrics(), ...histograms()].join('\n'),
  }
}

/** Serves `GET /metrics` on its own port for Prometheus. Returns its address. */
export async function serveMetrics(
  metrics: Metrics,
  place: { host: string; port: number },
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(place.port, place.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : place.port
  return {
    address: `http://${place.host}:${String(port)}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
