import { type BulkChange, type BulkOutcome, calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { aServer, engines, type TestServer } from '../../testing/a-server.ts'
import { aUser, aWorkout } from '../../testing/factories.ts'

type As = { bearer: string }

const bulk = (server: TestServer, as: As, body: BulkChange, dryRun = false) =>
  server.call(calls.changeWorkouts, as, { body, ...(dryRun && { query: { dryRun: 'true' } }) })

const undo = (server: TestServer, as: As, id: string | null) =>
  server.call(calls.undoWorkouts, as, { params: { id } })

/** Everything that is scheduled, as name, round, days and whether it is a draft; in order. */
async function lies({ database }: TestServer): Promise<string[]> {
  const found = await database.db
    .selectFrom('workouts')
    .select(['name', 'round', 'startDate', 'endDate', 'isDraft'])
    .execute()
  return found
    .map(
      ({ name, round, startDate, endDate, isDraft }) =>
        `${name} ${round} ${startDate.slice(5, 10)}..${endDate.slice(5, 10)}${isDraft === 1 ? ' draft' : ''}`,
    )
    .sort()
}

const on = (day: string, until = day) => ({
  startDate: `2026-${day}`,
  endDate: `2026-${until}`,
})

const shape = ({ made, changed, removed, leftOut }: BulkOutcome) => ({
  made: made.length,
  changed: changed.length,
  removed: removed.length,
  leftOut: leftOut.map(({ item, reason }) => `${item.name} ${reason}`),
})

describe.each(engines)('bulk changes of workouts on %s', (engine) => {
  async function aSchedule() {
    const server = await aServer({ engine })
    const { as } = await aUser(server, 'admin')
    const a = await aWorkout(server, { name: 'A', round: 1, ...on('11-23') })
    const b = await aWorkout(server, { name: 'B', round: 2, ...on('11-24', '11-26') })
    const x = await aWorkout(server, { name: 'X', round: 1, ...on('11-30') })
    return { server, as, a, b, x }
  }

  test('a week is copied onto the next: what is there is kept, the copies are drafts', async () => {
    const { server, as, a, b } = await aSchedule()
    const before = await lies(server)
    const change: BulkChange = { action: 'copy', ids: [a.id, b.id], days: 7 }
    const dry = await bulk(server, as, change, true)
    expect(shape(dry.data)).toEqual({ made: 1, changed: 0, removed: 0, leftOut: ['A taken'] })
    expect(dry.data.batch).toBeNull()
    expect(await lies(server)).toEqual(before)

    const done = await bulk(server, as, change)
    expect({ ...done.data, batch: null, made: dry.data.made }).toEqual(dry.data)
    expect(await lies(server)).toEqual([
      'A 1 11-23..11-23',
      'B 2 11-24..11-26',
      'B 2 12-01..12-03 draft',
      'X 1 11-30..11-30',
    ])
    const undone = await undo(server, as, done.data.batch)
    expect(shape(undone.data)).toEqual({ made: 0, changed: 0, removed: 1, leftOut: [] })
    expect(await lies(server)).toEqual(before)
    const redone = await undo(server, as, undone.data.batch)
    expect(shape(redone.data)).toMatchObject({ made: 1 })
    expect(await lies(server)).toContain('B 2 12-01..12-03 draft')
  })

  test('everything is moved, published, renamed and deleted at once, and taken back', async () => {
    const { server, as, a, b, x } = await aSchedule()
    const ids = [a.id, b.id, x.id]
    const steps: BulkChange[] = [
      { action: 'move', ids, days: 1, rounds: 1 },
      { action: 'unpublish', ids },
      { action: 'edit', ids, subHeader: 'Hook' },
      { action: 'publish', ids: [a.id] },
      { action: 'copy', ids: [x.id], days: -7, taken: 'replace', as: 'published' },
      { action: 'delete', ids },
    ]
    const batches: (string | null)[] = []
    const states = [await lies(server)]
    for (const step of steps) {
      const { data } = await bulk(server, as, step)
      batches.push(data.batch)
      states.push(await lies(server))
    }
    expect(states.at(-1)).toEqual(['X 2 11-24..11-24'])
    for (const batch of batches.toReversed()) {
      states.pop()
      const undone = await undo(server, as, batch)
      expect(undone.data.leftOut).toEqual([])
      expect(await lies(server)).toEqual(states.at(-1))
    }
    for (const { id } of [a, b, x]) {
      const { data } = await server.call(calls.getWorkout, as, { params: { id } })
      expect([a, b, x]).toContainEqual(data)
    }
  })

  test('taking back leaves alone what somebody changed since, and says so', async () => {
    const { server, as, a, b, x } = await aSchedule()
    const moved = await bulk(server, as, { action: 'move', ids: [a.id, b.id, x.id], days: 1 })
    await server.call(calls.updateWorkout, as, { params: { id: a.id }, body: { name: 'A2' } })
    await server.call(calls.deleteWorkout, as, { params: { id: b.id } })
    const { data } = await undo(server, as, moved.data.batch)
    expect(shape(data)).toEqual({
      made: 0,
      changed: 1,
      removed: 0,
      leftOut: ['A2 changed', 'B gone'],
    })
    expect(await lies(server)).toEqual(['A2 1 11-24..11-24', 'X 1 11-30..11-30'])
  })
})
