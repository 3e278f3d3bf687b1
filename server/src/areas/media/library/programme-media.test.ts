import { hash } from 'node:crypto'
import { openEventStream } from '@roundboard/client'
import {
  calls,
  type MediaItem,
  screenEvents,
  screenEventsPath,
  shownIn,
} from '@roundboard/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import {
  aFile,
  alive,
  aLocation,
  aMediaItem,
  aPairedScreen,
  aRound,
  aRoutine,
  aUser,
  aWorkout,
  smallestJpeg,
} from '../../../testing/factories.ts'

type Screen = Awaited<ReturnType<typeof aPairedScreen>>['as']

/** The media entry of a link in a screen's program. */
async function knownOf(server: TestServer, as: Screen, link: string) {
  const programme = (await server.call(calls.getProgramme, as)).data
  const beat = await server.call(calls.heartbeat, as, { body: alive })
  expect(beat.data.programmeRevision).toBe(programme.revision)
  const { media, revision } = programme
  return { revision, entry: media.find(({ url }) => url === link) }
}

async function playInBreaks(server: TestServer, { link }: MediaItem, locationId: string) {
  const { as } = await aUser(server, 'admin')
  const { data } = await server.call(calls.listExercises, as, { query: { name: 'plank' } })
  const id = data.find(({ name }) => name === 'plank')?.id ?? ''
  await server.call(calls.updateExercise, as, { params: { id }, body: { videoLink: link } })
  await server.call(calls.updateLocationTimer, as, {
    params: { id: locationId },
    body: { dwsActiveBreaks: ['plank'] },
  })
}

describe.each(laneEngines)('the media of a program on %s', (engine) => {
  test('include file facts, posters and figures', async () => {
    const server = await startTestServer({ engine })
    const item = await aMediaItem(server)
    const figure = { left: 0.2, top: 0.1, right: 0.8, bottom: 1, freeCorner: null, fills: 0.3 }
    const look = { sha256: item.sha256, poster: smallestJpeg, figure, seam: null, flashes: null }
    const { poster } = await server.services.library.saveLook(system, item.id, look)
    const elsewhere = 'https://videos.example.test/x.mp4'
    await aWorkout(server, {
      routines: [aRoutine(1, { videoLink: item.link }), aRoutine(2, { videoLink: elsewhere })],
    })
    const { as } = await aPairedScreen(server)
    const { media } = (await server.call(calls.getProgramme, as)).data
    const { file, bytes, sha256, type, codec, durationMs, width, height } = item
    const still = Buffer.from(smallestJpeg, 'base64')
    expect(media).toEqual([
      {
        ...{ url: item.link, file, bytes, sha256, type, codec, durationMs, width, height },
        ...{ poster, figure },
      },
      {
        ...{ url: elsewhere, file: elsewhere, bytes: null, sha256: null, type: null, codec: null },
        ...{ durationMs: null, width: null, height: null, poster: null, figure: null },
      },
      {
        ...{ url: poster, file: poster, bytes: still.length, sha256: hash('sha256', still) },
        ...{ type: 'image/jpeg', codec: null, durationMs: null, width: null, height: null },
        ...{ poster: null, figure: null },
      },
    ])
  })

  test('follow a file that is replaced twice, also by one of another length', async () => {
    const server = await startTestServer({ engine })
    const item = await aMediaItem(server)
    const workout = await aWorkout(server, { routines: [aRoutine(1, { videoLink: item.link })] })
    const { as } = await aPairedScreen(server)
    const before = await knownOf(server, as, item.link)
    const files = [await aFile(server), await aFile(server, { durationMs: 12_345 })] as const
    await Promise.all(files.map((facts) => server.services.library.replace(system, item.id, facts)))
    const read = await server.services.library.get(system, item.id)
    const after = await knownOf(server, as, item.link)
    expect(after.revision).not.toBe(before.revision)
    expect(after.entry).toMatchObject({
      file: read.file,
      sha256: read.sha256,
      durationMs: read.durationMs,
    })
    await server.services.library.replace(system, item.id, files[1])
    expect((await knownOf(server, as, item.link)).entry?.durationMs).toBe(12_345)
    const beat = await server.call(calls.heartbeat, as, { body: alive })
    expect(beat.data.workout).toEqual(shownIn('en-us', workout))
  })

  test('of active breaks follow a replaced file, only at locations that play it', async () => {
    const server = await startTestServer({ engine })
    const item = await aMediaItem(server)
    const gyms = [await aLocation(server, { vtsEnabled: true }), await aLocation(server)] as const
    await playInBreaks(server, item, gyms[0].id)
    const playing = await aPairedScreen(server, { location: gyms[0].id })
    const beside = await aPairedScreen(server, { location: gyms[1].id })
    const first = await knownOf(server, playing.as, item.link)
    const other = await knownOf(server, beside.as, item.link)
    expect(first.entry?.file).toBe(item.file)
    const facts = await aFile(server)
    await server.services.library.replace(system, item.id, facts)
    const second = await knownOf(server, playing.as, item.link)
    expect(second.entry?.sha256).toBe(facts.file)
    expect(second.revision).not.toBe(first.revision)
    expect((await knownOf(server, beside.as, item.link)).revision).toBe(other.revision)
  })

  test('use locker-room variants in locker rooms, unless a clip was chosen for them', async () => {
    const server = await startTestServer({ engine })
    const { as: admin } = await aUser(server, 'admin')
    const [normal, variant, chosen] = [
      await aMediaItem(server),
      await aMediaItem(server),
      await aMediaItem(server),
    ]
    const showFor = ({ id }: MediaItem, lockerRoomId: string | null) =>
      server.call(calls.updateMedia, admin, { params: { id }, body: { lockerRoomId } })
    await showFor(normal, variant.id)
    await showFor(chosen, variant.id)
    await aRound(server, 1)
    await aWorkout(server, {
      routines: [
        aRoutine(1, { videoLink: normal.link }),
        aRoutine(2, { videoLink: normal.link, lrVideoLink: chosen.link }),
      ],
    })
    const gym = await aPairedScreen(server)
    const room = await aPairedScreen(server, {
      location: (await aLocation(server, { lrVideo: true })).id,
    })
    expect((await knownOf(server, gym.as, normal.link)).entry?.file).toBe(normal.file)
    const shown = await knownOf(server, room.as, normal.link)
    expect(shown.entry?.file).toBe(variant.file)
    expect((await knownOf(server, room.as, chosen.link)).entry?.file).toBe(chosen.file)

    const facts = await aFile(server)
    await server.services.library.replace(system, variant.id, facts)
    const renewed = await knownOf(server, room.as, normal.link)
    expect(renewed.entry?.sha256).toBe(facts.file)
    expect(renewed.revision).not.toBe(shown.revision)
    await showFor(normal, null)
    expect((await knownOf(server, room.as, normal.link)).entry?.file).toBe(normal.file)
  })
})

test('a file replaced on one server reaches the screens of another on the same PostgreSQL', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const item = await aMediaItem(one)
  await aWorkout(one, { routines: [aRoutine(1, { videoLink: item.link })] })
  const { as } = await aPairedScreen(one)
  expect((await knownOf(other, as, item.link)).entry?.sha256).toBe(item.sha256)
  const facts = await aFile(one)
  await one.services.library.replace(system, item.id, facts)
  await vi.waitFor(async () => {
    const { media } = (await other.call(calls.getProgramme, as)).data
    expect(media.map(({ sha256 }) => sha256)).toEqual([facts.file])
  })
})

test('only the screens that show an item are notified of its new file', async () => {
  const server = await startTestServer({ hasTwoOrigins: true })
  const url = await server.server.screen.listen({ host: '127.0.0.1', port: 0 })
  async function listening({ as }: { as: Screen }): Promise<string[]> {
    const received: string[] = []
    const stream = openEventStream({
      url: url + screenEventsPath,
      headers: () => ({ 'screen-auth-token': as.screen }),
      names: screenEvents,
      onEvent: (name) => received.push(name),
    })
    onTestFinished(() => {
      stream.close()
    })
    await vi.waitFor(() => {
      expect(received).toEqual(['hello'])
    })
    return received
  }
  const item = await aMediaItem(server)
  const today = { routines: [aRoutine(1, { videoLink: item.link })] }
  await aWorkout(server, { ...today, round: 1 })
  await aWorkout(server, { ...today, round: 2, startDate: '2027-05-01', endDate: '2027-05-01' })
  const gym = await aLocation(server, { vtsEnabled: true })
  await playInBreaks(server, item, gym.id)
  const shows = [
    await aPairedScreen(server, { round: 1 }),
    await aPairedScreen(server, { round: 1, location: gym.id }),
    await aPairedScreen(server, { round: 3, location: gym.id }),
  ]
  const others = [
    await aPairedScreen(server, { round: 2 }),
    await aPairedScreen(server, { round: 3 }),
  ]
  const received = await Promise.all(shows.map(listening))
  const silent = await Promise.all(others.map(listening))
  await server.services.library.replace(system, item.id, await aFile(server))
  await server.services.library.update(system, item.id, { name: 'Only its name' })
  await vi.waitFor(() => {
    for (const names of received) expect(names).toEqual(['hello', 'programme'])
  })
  // Sent to every screen after the earlier events, to prove that none came.
  server.services.changes.announce({ kind: 'releases' })
  await vi.waitFor(() => {
    for (const names of [...received, ...silent]) expect(names.at(-1)).toBe('programme')
    for (const names of received) expect(names).toHaveLength(3)
  })
  for (const names of silent) expect(names).toEqual(['hello', 'programme'])
})
