import { hash } from 'node:crypto'
import { calls, type Programme } from '@roundboard/contract'
import { videoLinkFor } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { readShipped } from '../areas/media/library/index.ts'
import { knownDemoPassword } from '../platform/config.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aUser } from '../testing/factories.ts'
import { prepareDemo } from './demo.ts'

/** All file links in a program. */
function linksOf({ screen, intervals, flexibilityVideo, activeBreaks, face }: Programme): string[] {
  const routines = intervals.flatMap(({ workout }) => workout?.routines ?? [])
  const links = [
    screen.roundImageUrl,
    flexibilityVideo,
    face?.logo,
    ...routines.map((routine) => videoLinkFor(routine, screen.location.lrVideo)),
    ...activeBreaks.map(({ videoLink }) => videoLink),
  ]
  return links.filter((link) => typeof link === 'string')
}

test('every file that a demo screen shows is listed in its program with the right size and hash', async () => {
  const server = await startTestServer({ hasTwoOrigins: true, shippedMedia: await readShipped() })
  await prepareDemo(server.database, server.services, knownDemoPassword, server.clock.now)
  const { as } = await aUser(server, 'super-admin')
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
  await server.call(calls.updateBranding, as, { body: { logo } })
  const screens = (await server.call(calls.listScreens, as, { query: { limit: 100 } })).data
  expect(screens).toHaveLength(40)

  const files = new Map<string, Programme['media'][number]>()
  let breaks = 0
  for (const { id: screenId, round } of screens) {
    const programme = await server.services.playback.programme({ kind: 'screen', screenId }, false)
    const { media } = programme
    expect(new Set(media.map(({ url }) => url)).size).toBe(media.length)
    const links = linksOf(programme)
    expect(links.length).toBeGreaterThan(round === 10 ? 2 : 10)
    breaks += programme.activeBreaks.length
    for (const link of links) {
      const entry = media.find(({ url }) => url === link)
      expect(entry?.file, link).toMatch(/^\/media\/files\/(..)\/(..)\/\1\2[0-9a-f]{60}\.\w+$/)
      if (entry?.type === 'video/mp4') expect(entry.poster, link).not.toBeNull()
      if (entry?.poster != null) expect(media.map(({ url }) => url)).toContain(entry.poster)
    }
    for (const entry of media) files.set(entry.file, entry)
  }
  expect(breaks).toBeGreaterThan(0)
  for (const { file, bytes, sha256, type } of files.values()) {
    const { rawPayload, headers } = await server.server.screen.inject(file)
    expect([file, rawPayload.length, hash('sha256', rawPayload)]).toEqual([file, bytes, sha256])
    expect(headers['content-type']).toBe(type)
    expect(file).toContain(sha256)
  }
})

test('a demo with timers from an external service starts without setting them', async () => {
  const elsewhere = await startTestServer({
    settings: { LICENSE_SERVICE_URL: 'http://127.0.0.1:9' },
  })
  const { database, services, clock } = elsewhere
  await prepareDemo(database, services, knownDemoPassword, clock.now)
  const timed = await database.db
    .selectFrom('locations')
    .selectAll()
    .where('vtsEnabled', '=', 1)
    .execute()
  expect(timed).toHaveLength(1)
})
