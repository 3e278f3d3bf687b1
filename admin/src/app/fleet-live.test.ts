import { changeRevisionHeader, type FleetEvent } from '@roundboard/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { freshness } from '../shared/api/api.ts'
import { followFleet } from './fleet-live.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The browser's locks; a tab that gets none waits until the test ends. */
function stubLocks(isFree: boolean) {
  const request = (_: string, __: object, hold: () => Promise<void>) =>
    isFree ? hold() : new Promise(() => undefined)
  vi.stubGlobal('navigator', { locks: { request } })
}

const heardOf = () => freshness.headers()[changeRevisionHeader]

test('passes the stream’s revision to its own and other tabs before they refetch', async () => {
  const seen: string[] = []
  const see = (tab: string) => (name: FleetEvent) =>
    seen.push(`${tab} ${name} ${String(heardOf())}`)

  const others = new BroadcastChannel('roundboard.fleet')
  const posted: unknown[] = []
  others.onmessage = ({ data }: MessageEvent<unknown>) => posted.push(data)
  const text = 'event: workouts\ndata: {"revision":41}\n\n'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
  stubLocks(true)
  const stop = followFleet('t', see('first'))
  await vi.waitFor(() => {
    expect(seen).toEqual(['first workouts 41'])
    expect(posted).toEqual([41, 'workouts'])
  })
  stop()

  stubLocks(false)
  const stopOther = followFleet('t', see('second'))
  for (const message of [42, 'workouts']) others.postMessage(message)
  await vi.waitFor(() => {
    expect(seen).toContain('second workouts 42')
  })
  stopOther()
  others.close()
})
