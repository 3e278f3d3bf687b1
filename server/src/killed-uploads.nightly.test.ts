import { expect, test } from 'vitest'
import { aKilledServer, aNewClip, aNewDrawing } from './testing/killed-uploads.ts'

const hours = 4 * 3_600_000

const places = [
  ['SQLite', 'folder'],
  ['PostgreSQL', 'folder'],
  ['SQLite', 'S3'],
  ['PostgreSQL', 'S3'],
] as const

test.each([
  ['SQLite', 'folder', 'drawing'],
  ['SQLite', 'folder', 'clip'],
  ['PostgreSQL', 'S3', 'drawing'],
  ['PostgreSQL', 'S3', 'clip'],
] as const)(
  'adds each file once when a server on %s with files in %s is killed at any await of a %s',
  async (engine, storage, kind) => {
    const world = await aKilledServer(engine, storage)
    const aFile = async () => (kind === 'clip' ? aNewClip() : aNewDrawing())
    const reached = await world.placesReached(await aFile())
    // Several steps share some places, so those are tried twice.
    const orders = [...new Set(reached)].flatMap((place) =>
      reached.indexOf(place) === reached.lastIndexOf(place)
        ? [`${place} 1`]
        : [`${place} 1`, `${place} 2`],
    )
    for (const order of orders) {
      await world.killAt(order)
      await world.send(await aFile())
    }
    expect(new Set(world.kills).size).toBeGreaterThan(40)
    await world.expectAllAccepted()
  },
  hours,
)

test.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'adds each of several files once when the server is killed twice, with seed %i',
  async (seed) => {
    const [first, second] = [(seed * 37) % 200, (seed * 53 + 11) % 200]
    const [engine, storage] = places[seed % places.length] ?? places[0]
    const world = await aKilledServer(engine, storage)
    const replaced = await aNewClip()
    const { id } = await world.send(replaced)
    world.sent.delete(replaced)
    await world.killAt(`* ${String(first + 1)}`, `* ${String(second + 1)}`)
    const files = [await aNewClip(), await aNewClip({ replaces: id }), aNewDrawing(), aNewDrawing()]
    await Promise.all(files.map(world.send))
    expect(world.kills.length).toBeGreaterThan(0)
    await world.expectAllAccepted()
  },
  hours,
)
