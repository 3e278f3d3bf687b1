import { expect, test } from 'vitest'
import type { Change } from '../../../platform/changes.ts'
import { createReader } from '../../../platform/read.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { aPairedScreen } from '../../../testing/factories.ts'
import { createScreenRegistry } from './screen-registry.ts'

const locationId = '019a0000-0000-7000-8000-000000000001'

test.each<[string, Change, boolean]>([
  [
    'is cached when only phones change',
    { kind: 'phones', locationId, from: 'x', phones: [] },
    true,
  ],
  ['isn’t cached if its location changes meanwhile', { kind: 'location', locationId }, false],
])('a screen being loaded %s', async (_, change, isKept) => {
  const server = await startTestServer()
  const { as } = await aPairedScreen(server)
  const { changes, presence } = server.services
  const registry = createScreenRegistry({
    read: createReader(server.database.db),
    changes,
    presence: {
      ...presence,
      load(on, screenIds) {
        changes.announce(change)
        return presence.load(on, screenIds)
      },
    },
    onEntry: () => Promise.resolve(),
  })
  expect(await registry.find(as.screen)).toBeDefined()
  expect(registry.known(as.screen) !== undefined).toBe(isKept)
  registry.stop()
})

test('the screen registry looks up screens that arrive at once in one query', async () => {
  const server = await startTestServer()
  const paired = []
  for (let count = 0; count < 12; count += 1) paired.push(await aPairedScreen(server))
  const { changes, presence } = server.services
  const loads: number[] = []
  let isAway = true
  const registry = createScreenRegistry({
    read: createReader(server.database.db),
    changes,
    presence: {
      ...presence,
      load(on, screenIds) {
        loads.push(screenIds.length)
        return isAway ? Promise.reject(new Error('away')) : presence.load(on, screenIds)
      },
    },
    onEntry: () => Promise.resolve(),
  })
  const tokens = [...paired.map(({ as }) => as.screen), 'nobody', paired[0]?.as.screen ?? '']
  const failed = await Promise.allSettled(tokens.map((token) => registry.find(token)))
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  isAway = false
  const found = await Promise.all(tokens.map((token) => registry.find(token)))
  expect(found.map((screen) => screen?.row.id)).toEqual([
    ...paired.map(({ screen }) => screen.id),
    ...[undefined, paired[0]?.screen.id],
  ])
  expect(loads).toEqual([12, 12])
  registry.stop()
})
