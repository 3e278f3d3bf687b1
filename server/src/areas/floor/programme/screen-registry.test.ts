import { expect, test } from 'vitest'
import type { Change } from '../../../platform/changes.ts'
import { createReader } from '../../../platform/read.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { aPairedScreen } from '../../../testing/factories.ts'
import { createScreenRegistry } from './screen-registry.ts'

const locationId = '019a0000-0000-7000-8000-000000000001'

test.each<[string, Change, boolean]>([
  ['is kept, whichever phones came', { kind: 'phones', locationId, from: 'x', phones: [] }, true],
  ['is read anew where anything changed', { kind: 'location', locationId }, false],
])('a screen that is just being read %s', async (_, change, isKept) => {
  const server = await startTestServer()
  const { as } = await aPairedScreen(server)
  const { changes, presence } = server.services
  const registry = createScreenRegistry({
    read: createReader(server.database.db),
    changes,
    presence: {
      ...presence,
      load(on, screenId) {
        changes.announce(change)
        return presence.load(on, screenId)
      },
    },
    onEntry: () => Promise.resolve(),
  })
  expect(await registry.find(as.screen)).toBeDefined()
  expect(registry.known(as.screen) !== undefined).toBe(isKept)
  registry.stop()
})
