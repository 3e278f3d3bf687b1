import { calls } from '@roundboard/contract'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { aUser } from '../../../testing/factories.ts'
import { duringUpdate } from '../../../testing/paused-update.ts'
import { presenceHistory, presenceServers } from '../../../testing/presence-servers.ts'
import { twoServers } from '../../../testing/two-servers.ts'

const second = 1_000

const ids = ['a', 'b', 'c', 'd'].map((letter) => `019a0000-0000-7000-8000-00000000000${letter}`)
const [before = '', late = '', newer = '', newest = ''] = ids

test('a late presence write doesn’t overwrite a newer heartbeat', async () => {
  const { other, stalled, network, advance, beat, stored } = await twoServers()
  await beat(stalled, before)
  await stalled.services.presence.flush()
  advance(30 * second)
  await beat(stalled, late, 1)
  network.hold()
  const flushed = stalled.services.presence.flush()
  advance(90 * second)
  await beat(other, newer, 2)
  await other.services.presence.flush()
  const known = await stored()
  expect(known).toMatchObject({ label: newer, contentId: newer, appliedRefresh: 2 })
  network.release()
  await flushed
  expect(await stored()).toEqual(known)
})

test('a failed presence batch doesn’t overwrite what another server stored since', async () => {
  const { other, stalled, network, screen, advance, beat, stored } = await twoServers()
  await beat(stalled, before)
  await stalled.services.presence.flush()
  advance(30 * second)
  await beat(stalled, late, 1)
  network.cut()
  await expect(stalled.services.presence.flush()).rejects.toThrow()
  advance(90 * second)
  await beat(other, newer, 2)
  await other.services.presence.flush()
  const known = await stored()
  network.mend()
  await vi.waitFor(() => stalled.services.presence.flush())
  expect(await stored()).toEqual(known)
  const { as } = await aUser(other, 'super-admin')
  const shown = await stalled.call(calls.getScreen, as, { params: { id: screen.id } })
  expect(shown.data.status.label).toBe(newer)
  advance(30 * second)
  await beat(stalled, newest, 2)
  await stalled.services.presence.flush()
  expect(await stored()).toMatchObject({ label: newest, seenAt: '2026-11-21T12:02:30.000Z' })
})

test('a failed presence batch is written later if no other server heard from the screen since', async () => {
  const { stalled, network, advance, beat, stored } = await twoServers()
  await beat(stalled, before)
  await stalled.services.presence.flush()
  advance(30 * second)
  await beat(stalled, late)
  network.hold()
  const flushed = stalled.services.presence.flush()
  advance(30 * second)
  await beat(stalled, newer)
  network.cut()
  await expect(flushed).rejects.toThrow()
  advance(60 * second)
  network.release()
  network.mend()
  await vi.waitFor(() => stalled.services.presence.flush())
  expect(await stored()).toMatchObject({ label: newer, seenAt: '2026-11-21T12:01:00.000Z' })
})

test('stored presence keeps the newer heartbeat even if a stalled server is an hour ahead', async () => {
  const { other, stalled, network, advance, beat, stored } = await twoServers()
  await beat(other, before)
  await other.services.presence.flush()
  stalled.clock.advance(3_600 * second)
  await beat(stalled, late)
  network.cut()
  await expect(stalled.services.presence.flush()).rejects.toThrow()
  advance(60 * second)
  await beat(other, newer)
  await other.services.presence.flush()
  network.mend()
  await vi.waitFor(() => stalled.services.presence.flush())
  expect(await stored()).toMatchObject({ label: newer, seenAt: '2026-11-21T12:01:00.000Z' })
})

test('stored presence keeps the latest report of a screen that switches servers and back', async () => {
  const { other, stalled, advance, beat, stored } = await twoServers()
  for (const [server, screenState] of [
    [stalled, before],
    [other, newer],
    [stalled, before],
  ] as const) {
    await beat(server, screenState)
    await server.services.presence.flush()
    expect(await stored()).toMatchObject({ label: screenState, contentId: screenState })
    advance(30 * second)
  }
})

test('a server that stalls within a write doesn’t keep others from writing', async () => {
  const { other, stalled, network, screen } = await twoServers()
  const { as } = await aUser(other, 'super-admin')
  const [late, answer] = await duringUpdate(
    other,
    ['screens', 'name'],
    () =>
      stalled.call(calls.updateScreen, as, { params: { id: screen.id }, body: { name: 'New' } }),
    async () => {
      network.hold()
      const made = await other.call(calls.createRegion, as, { body: { name: 'North' } })
      network.release()
      return made
    },
  )
  expect([late.status, answer.status]).toEqual([503, 201])
})

test('stored presence never gets older, for any sequence of stalls and clock steps', async () => {
  const run = await presenceServers({ stallsMidway: false })
  await fc.assert(fc.asyncProperty(presenceHistory, run), {
    ...{ numRuns: 4, seed: 24, endOnFailure: true },
  })
})
