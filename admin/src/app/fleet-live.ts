import { openEventStream } from '@roundboard/client'
import { fleetEvents, fleetEventsPath } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../shared/api/keys.ts'
import { useSession } from '../shared/session/session.ts'

const shared = 'roundboard.fleet'

/**
 * Calls `onChanged` when some location's connectivity changed, until stopped. Of all tabs of a browser
 * one holds the stream, and tells the others; when it is closed, another takes over.
 */
export function followFleet(token: string, onChanged: () => void): () => void {
  // Where a page has no locks (plain http in a network), it asks from time to time, as before.
  if (!('locks' in navigator)) return () => undefined
  const stop = new AbortController()
  const channel = new BroadcastChannel(shared)
  channel.onmessage = onChanged

  const hold = () =>
    new Promise<void>((resolve) => {
      const stream = openEventStream({
        url: fleetEventsPath,
        headers: () => ({ authorization: `Bearer ${token}` }),
        names: fleetEvents,
        onEvent(name) {
          if (name === 'bye') return
          channel.postMessage(name)
          onChanged()
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

/** Keeps connectivity on the page as it is, for those who may see it. */
export function useFleetLive(): void {
  const queryClient = useQueryClient()
  const { token, user } = useSession()
  const maySee = user !== null && reachOf(user.role, 'dashboard.connectivity') !== 'none'
  useEffect(() => {
    if (token === null || !maySee) return
    return followFleet(token, () => {
      void queryClient.invalidateQueries({ queryKey: [keys.dashboard, 'connectivity'] })
      void queryClient.invalidateQueries({ queryKey: [keys.locations] })
      void queryClient.invalidateQueries({ queryKey: [keys.screens] })
    })
  }, [token, maySee, queryClient])
}
