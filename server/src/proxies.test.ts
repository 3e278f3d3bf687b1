import { setTimeout } from 'node:timers/promises'
import { calls, keepAliveMs } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { aBufferingProxy, aCuttingProxy } from './testing/a-proxy.ts'
import { screenWith } from './testing/a-real-screen.ts'
import { aServer } from './testing/a-server.ts'
import { aPairedScreen, aUser, aWorkout } from './testing/factories.ts'

/** How long things may take on a busy machine. */
const patience = { timeout: 15_000 }

/** A screen in front of a server, and somebody who edits what it shows. */
async function aScreenAndItsEditor() {
  const server = await aServer()
  const admin = await aUser(server, 'admin')
  const workout = await aWorkout(server, { subHeader: 'Before' })
  const { as } = await aPairedScreen(server)
  const url = await server.server.screen.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    screen: screenWith(as.screen),
    edit: (subHeader: string) =>
      server.call(calls.updateWorkout, admin.as, {
        params: { id: workout.id },
        body: { subHeader },
      }),
    streams: () => server.services.push.screens.count(),
  }
}

test('behind a proxy that holds streams back, a screen hears of a change at its next heartbeat', async () => {
  const { url, screen, edit, streams } = await aScreenAndItsEditor()
  const proxy = await aBufferingProxy(url)
  const { heard, state } = screen.listen(proxy.url)
  const before = await screen.beat(proxy.url)
  expect(before.workout?.subHeader).toBe('Before')
  await vi.waitFor(() => {
    expect(streams()).toBe(1)
  }, patience)
  await edit('After')
  const after = await screen.beat(proxy.url)
  expect(after.workout?.subHeader).toBe('After')
  expect(after.programmeRevision).not.toBe(before.programmeRevision)
  await setTimeout(500)
  // Nothing came through, and so the stream does not count as open.
  expect(heard).toEqual([])
  expect(state()).toBe('connecting')
})

test('behind a proxy that cuts what is idle, a stream is kept alive and hears of a change', async () => {
  const { url, screen, edit } = await aScreenAndItsEditor()
  const idleMs = keepAliveMs + 3_000
  const proxy = await aCuttingProxy(url, idleMs)
  const { heard, state } = screen.listen(proxy.url)
  await setTimeout(idleMs + 3_000)
  expect(heard).toEqual(['hello'])
  expect(state()).toBe('open')
  expect(proxy.cuts()).toBe(0)
  await edit('After')
  await vi.waitFor(() => {
    expect(heard).toEqual(['hello', 'programme'])
  }, patience)
}, 45_000)

test('behind a proxy that cuts sooner than that, a stream comes back by itself', async () => {
  const { url, screen, edit } = await aScreenAndItsEditor()
  const proxy = await aCuttingProxy(url, 500)
  const { heard } = screen.listen(proxy.url)
  await vi.waitFor(
    () => {
      expect(proxy.cuts()).toBeGreaterThan(0)
      expect(heard.filter((name) => name === 'hello').length).toBeGreaterThan(1)
    },
    { timeout: 15_000 },
  )
  await edit('After')
  expect((await screen.beat(proxy.url)).workout?.subHeader).toBe('After')
}, 30_000)
