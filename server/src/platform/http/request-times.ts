import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDurations, type Durations } from '../durations.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A response that stays open for hours, so its duration means nothing. */
    isStream?: boolean
  }
}

const slowMs = 1_000

/** The durations of one route's requests with one response status. */
export interface RouteTimes {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly durations: Durations
}

export interface RequestTimes {
  /** Measures every route added to the app from now on. */
  watch(app: FastifyInstance): void
  /** The histogram for requests that Fastify doesn't see. */
  durationsOf(method: string, route: string, status: number): Durations
  all(): Iterable<RouteTimes>
}

const noRoute = '(none)'

/** Measures requests and logs slow ones, with everything allocated in advance. */
export function createRequestTimes(): RequestTimes {
  const known = new Map<string, RouteTimes>()

  function timesOf(method: string, route: string, status: number): RouteTimes {
    const key = `${method} ${route} ${String(status)}`
    const found = known.get(key)
    if (found) return found
    const times = { method, route, status, durations: createDurations() }
    known.set(key, times)
    return times
  }

  function noteFor(method: string, route: string) {
    const byStatus = new Map<number, Durations>()
    return (request: FastifyRequest, reply: FastifyReply) => {
      const ms = reply.elapsedTime
      let durations = byStatus.get(reply.statusCode)
      if (durations === undefined) {
        durations = timesOf(method, route, reply.statusCode).durations
        byStatus.set(reply.statusCode, durations)
      }
      durations.note(ms)
      if (ms > slowMs)
        request.log.warn(
          { method, route, status: reply.statusCode, ms: Math.round(ms), address: request.ip },
          'a request was slow',
        )
    }
  }

  return {
    watch(app) {
      const noteUnknown = noteFor('*', noRoute)
      app.addHook('onRoute', (route) => {
        const note = noteFor(String(route.method), route.url)
        const isStream = route.config?.isStream === true
        const own = route.onResponse ?? []
        route.onResponse = [
          ...(Array.isArray(own) ? own : [own]),
          (request, reply, done) => {
            if (!isStream || reply.statusCode !== 200) note(request, reply)
            done()
          },
        ]
      })
      app.addHook('onResponse', (request, reply, done) => {
        if (request.is404) noteUnknown(request, reply)
        done()
      })
    },
    durationsOf: (method, route, status) => timesOf(method, route, status).durations,
    all: () => known.values(),
  }
}
