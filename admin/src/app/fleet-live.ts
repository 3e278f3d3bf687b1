import { openEventStream } from '@roundboard/client'
import { type FleetEvent, fleetEvents, fleetEventsPath } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { freshness } from '../shared/api/api.ts'
import { type KeyRoot, keys } from '../shared/api/keys.ts'
import { useSession } from '../shared/session/session.ts'

const shared = 'roundboard.fleet'

const isFleetEvent = (given: unknown): given is FleetEvent =>
  fleetEvents.some((name) => name === given)

/**
 * Calls `onChanged` for events about the fleet and workouts, until stopped. One tab of a browser
 * holds the stream and forwards events to the others. When it closes, another takes over.
 */
export function followFleet(token: string, onChanged: (name: FleetEvent) => void): () => void {
  // Without locks (plain HTTP in a local network), pages poll as before.
  if (!('locks' in navigator)) return () => undefined
  const stop = new AbortController()
  const channel = new BroadcastChannel(shared)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') freshness.note({ revision: data })
    else if (isFleetEvent(data)) onChanged(data)
  }

  const hold = () =>
    new Promise<void>((resolve) => {
      const stream = openEventStream({
        url: fleetEventsPath,
        headers: () => ({ authorization: `Bearer ${token}` }),
        names: fleetEvents,
        onEvent(name, data) {
          if (name === 'bye') return
          freshness.note(data)
          // Sent separately and first, because tabs of an older build only know event names.
          channel.postMessage(data.revision)
          channel.postMessage(name)
          onChanged(name)
        },
      })
      stop.signal.addEventListener('abort', () => {
        stream.close()
        resolve()
      })
    })

  navigator.locks.request(shared, { signal: stop.signal }, hold).catch(() => undefined)

  return () => {
    stop.abort()
    channel.close()
  }
}

const bell = [keys.alerts, 'bell'] as const

const fleet = [
  [keys.dashboard, 'connectivity'],
  [keys.dashboard, 'issues'],
  [keys.locations],
  [keys.screens],
] as const

/** The queries that each event makes stale. */
const staleAfter = {
  hello: [...fleet, bell],
  connectivity: fleet,
  // Not single workouts: an open form learns of changes when it saves.
  workouts: [
    [keys.workouts, 'schedule'],
    [keys.workouts, 'list'],
    [keys.workouts, 'sheet'],
    [keys.workouts, 'picture'],
    [keys.screens, 'walls'],
    [keys.dashboard, 'schedule'],
    [keys.dashboard, 'content'],
  ],
  alerts: [bell],
  bye: [],
} as const satisfies Record<FleetEvent, readonly (readonly [KeyRoot, ...string[]])[]>

/** Keeps connectivity and schedule up to date on every page, for users who may see them. */
export function useFleetLive(): void {
  const queryClient = useQueryClient()
  const { token, user, wantsFactor } = useSession()
  const maySee =
    user !== null && !wantsFactor && reachOf(user.role, 'dashboard.connectivity') !== 'none'
  useEffect(() => {
    if (token === null || !maySee) return
    return followFleet(token, (name) => {
      for (const queryKey of staleAfter[name]) void queryClient.invalidateQueries({ queryKey })
    })
  }, [token, maySee, queryClient])
}
