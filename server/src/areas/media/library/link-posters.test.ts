import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { findFfmpeg } from '../../../platform/clips/ffmpeg.ts'
import { createDownload } from '../../../platform/download.ts'
import { createReader, createUnlogged } from '../../../platform/read.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { startWebServer } from '../../../testing/test-web-server.ts'
import { aClip, aRealClip } from '../../../testing/clips.ts'
import {
  aLocation,
  aPairedScreen,
  aRound,
  aRoutine,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'
import { createPictureOfClip } from '../uploads/picture-of-clip.ts'
import { listLocationsPlaying } from '../../floor/timer/index.ts'
import { createLinkPosters } from './link-posters.service.ts'

const program = await findFfmpeg()
if (program === undefined) throw new Error('ffmpeg is missing: npm test provides it')
const withFfmpeg = createPictureOfClip(program)

const minute = 60_000
const mebibyte = 2 ** 20

/** A server that fetches no posters itself. */
const aStillServer = (engine: TestServer['database']['engine'] = 'SQLite') =>
  startTestServer({ engine, settings: { FFMPEG_PATH: '/nowhere/ffmpeg' } })

/** Creates posters for a server, with this machine as the Internet. */
function postersOf(
  { database, services, clock }: TestServer,
  pictureOf = withFfmpeg,
  hasRoom: (bytes: number) => Promise<boolean> = () => Promise.resolve(true),
) {
  const isAllowed = (address: string) => address === '127.0.0.1'
  const posters = createLinkPosters({
    read: createReader(database.db),
    unlogged: createUnlogged(database.db),
    write: services.write,
    clock: () => clock.now,
    changes: services.changes,
    files: services.files,
    download: createDownload(isAllowed, { bytes: mebibyte, ms: 500, redirects: 3 }),
    hasRoom,
    otherUses: { listLocationsPlaying },
    pictureOf,
    onFailure: (what, error) => {
      throw new Error(what, { cause: error })
    },
  })
  onTestFinished(() => posters.stop())
  return posters
}

/** Serves a real clip at two paths, and broken ones at others. */
async function aFilmServer() {
  const [mp4, mov] = [await readFile(aRealClip), await aClip({ form: 'mov' })]
  return startWebServer(({ url = '' }, response) => {
    if (url.endsWith('.mp4') || url.endsWith('.mov')) response.end(url.endsWith('4') ? mp4 : mov)
    else if (url === '/page') response.end('<!doctype html><title>A player</title>')
    else if (url === '/half') response.end(mp4.subarray(0, 2_000))
    else if (url === '/large') response.end(Buffer.alloc(mebibyte + 1))
    else if (url === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/x.mp4' }).end()
    else if (url !== '/slow') response.writeHead(404).end()
  })
}

type Screen = Awaited<ReturnType<typeof aPairedScreen>>['as']

async function shownOn(server: TestServer, as: Screen, link: string) {
  const { media, revision } = (await server.call(calls.getProgramme, as)).data
  return { revision, poster: media.find(({ url }) => url === link)?.poster }
}

const workoutOf = (server: TestServer, ...links: string[]) =>
  aWorkout(server, { routines: links.map((videoLink, at) => aRoutine(at + 1, { videoLink })) })

const rowsOf = ({ database }: TestServer) =>
  database.db.selectFrom('linkPosters').selectAll().orderBy('link').execute()

describe.each(laneEngines)('an external video on %s', (engine) => {
  // spec: 2.1
  test('gets a poster, which its screens receive and the sweep keeps', async () => {
    const server = await aStillServer(engine)
    const film = await aFilmServer()
    const links = [`${film.url}/a.mp4`, `${film.url}/b.mov`] as const
    await workoutOf(server, ...links)
    const { as } = await aPairedScreen(server)
    const before = await shownOn(server, as, links[0])
    expect(before.poster).toBeNull()

    const posters = postersOf(server)
    await posters.look()
    const after = await shownOn(server, as, links[0])
    expect(after.revision).not.toBe(before.revision)
    for (const link of links) {
      const { poster } = await shownOn(server, as, link)
      expect(poster).toMatch(/^\/media\/files\/.+\.jpg$/)
      const { status, headers } = await server.raw('GET', poster ?? '')
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
    expect(await server.services.sweep.look()).toMatchObject({ unused: [], missing: [] })
    await posters.look()
    expect(film.requests.toSorted()).toEqual(['/a.mp4', '/b.mov'])
  })

  test('is fetched once when two servers check concurrently', async () => {
    const server = await aStillServer(engine)
    const film = await aFilmServer()
    await workoutOf(server, `${film.url}/a.mp4`)
    await Promise.all([postersOf(server).look(), postersOf(server).look()])
    expect(film.requests).toEqual(['/a.mp4'])
    expect(await rowsOf(server)).toMatchObject([{ failures: 0 }])
  })

  test('that fails is retried with growing delays up to a limit, and again when relinked', async () => {
    const server = await aStillServer(engine)
    const film = await aFilmServer()
    const workout = await workoutOf(server, `${film.url}/gone`)
    const posters = postersOf(server)
    const triesAfter = async (minutes: number) => {
      server.clock.advance(minutes * minute)
      await posters.look()
      return film.requests.length
    }
    expect(await triesAfter(0)).toBe(1)
    expect(await triesAfter(0.9)).toBe(1)
    expect(await triesAfter(0.1)).toBe(2)
    expect(await triesAfter(10)).toBe(3)
    expect(await triesAfter(60)).toBe(4)
    expect(await triesAfter(6 * 60)).toBe(5)
    expect(await triesAfter(12 * 60)).toBe(5)
    await server.services.workouts.delete(system, workout.id)
    await posters.look()
    expect(await rowsOf(server)).toEqual([])
    await workoutOf(server, `${film.url}/gone`)
    expect(await triesAfter(0)).toBe(6)
  })
})

test('external links that fail or are no videos store nothing', async () => {
  const server = await aStillServer()
  const film = await aFilmServer()
  const links = ['page', 'half', 'large', 'slow', 'inside', 'gone'].map(
    (what) => `${film.url}/${what}`,
  )
  const good = `${film.url}/a.mp4`
  await workoutOf(server, ...links.slice(0, 3))
  await workoutOf(server, ...links.slice(3))
  await workoutOf(server, good)
  const posters = postersOf(server)
  await posters.look()
  const rows = await rowsOf(server)
  expect(rows.map(({ link }) => link)).toEqual([...links, good].sort())
  for (const { link, sha256, failures } of rows)
    expect([link, sha256 === null, failures]).toEqual([link, link !== good, link === good ? 0 : 1])
  expect(film.requests).toHaveLength(rows.length)
  const media = join(server.place['DATA_DIR'] ?? '', 'media')
  const left = await readdir(media, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toHaveLength(1)
})

test('finds external videos of exercises, the flexibility round and locker rooms once saved', async () => {
  const server = await aStillServer()
  const film = await aFilmServer()
  postersOf(server).start(0)
  const { as } = await aUser(server, 'admin')
  const gym = await aLocation(server, { vtsEnabled: true, lrVideo: true })
  const links = ['exercise', 'round', 'routine'].map((name) => `${film.url}/${name}.mp4`)
  const [ofExercise = '', ofRound = '', ofRoutine = ''] = links
  const { data } = await server.call(calls.listExercises, as, { query: { name: 'plank' } })
  const id = data.find(({ name }) => name === 'plank')?.id ?? ''
  await server.call(calls.updateExercise, as, { params: { id }, body: { videoLink: ofExercise } })
  await aRound(server, limits.flexibilityRound, { videoLink: ofRound })
  await aWorkout(server, { routines: [aRoutine(1, { lrVideoLink: ofRoutine })] })
  await vi.waitFor(async () => {
    const rows = await rowsOf(server)
    expect(rows.map(({ link }) => link)).toEqual(links)
    for (const row of rows) expect(row.sha256).not.toBeNull()
  })
  await server.call(calls.updateLocationTimer, as, {
    params: { id: gym.id },
    body: { dwsActiveBreaks: ['plank'] },
  })
  const floor = await aPairedScreen(server, { location: gym.id })
  const mats = await aPairedScreen(server, { round: limits.flexibilityRound })
  const poster = { poster: expect.stringMatching(/^\/media\/files\//) as string }
  for (const link of [ofExercise, ofRoutine])
    expect(await shownOn(server, floor.as, link)).toMatchObject(poster)
  expect(await shownOn(server, mats.as, ofRound)).toMatchObject(poster)
})

test('fetches no external video while the disk is full, and records no failure', async () => {
  const server = await aStillServer()
  const film = await aFilmServer()
  await workoutOf(server, `${film.url}/a.mp4`)
  const requested: number[] = []
  const full = postersOf(server, withFfmpeg, (bytes) => {
    requested.push(bytes)
    return Promise.resolve(false)
  })
  await full.look()
  expect(requested).toEqual([64 * mebibyte])
  expect(film.requests).toEqual([])
  await postersOf(server).look()
  expect(await rowsOf(server)).toMatchObject([
    { failures: 0, sha256: expect.any(String) as string },
  ])
})

test('fetches no external video without ffmpeg, or without a current workout using it', async () => {
  const server = await aStillServer()
  const film = await aFilmServer()
  const workout = await workoutOf(server, `${film.url}/a.mp4`)
  const posters = createLinkPosters({
    ...{ read: createReader(server.database.db), unlogged: createUnlogged(server.database.db) },
    ...{ write: server.services.write, changes: server.services.changes },
    ...{ files: server.services.files, clock: () => server.clock.now },
    download: () => Promise.reject(new Error('nothing is to be fetched')),
    hasRoom: () => Promise.resolve(true),
    otherUses: { listLocationsPlaying },
    pictureOf: undefined,
    onFailure: () => undefined,
  })
  posters.start(0)
  await posters.look()
  expect(await rowsOf(server)).toEqual([])
  server.clock.now = Date.parse(workout.endDate) + 4 * 24 * 60 * minute
  await postersOf(server).look()
  expect(await rowsOf(server)).toEqual([])
  expect(film.requests).toEqual([])
})
