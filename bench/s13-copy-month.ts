import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { calls } from '@roundboard/contract'
import { type Benchmark, median, type Verdict } from './kit/benchmark.ts'
import {
  createStorage,
  type Engine,
  measureEngines,
  type Row,
  type Storage,
} from './kit/database.ts'
import { fillStaff, fillWorkouts, staffToken, workoutId } from './kit/fleet.ts'
import { end } from './kit/processes.ts'
import { clientOf, startFilledServer } from './kit/server.ts'

const year = 9 * 364
const month = 300
const rounds = 21
const wantedMs = 1_000

/** The time of each copy of a month, with three steps per workout, within a scheduled year. */
async function copy(storage: Storage): Promise<number[]> {
  const server = await startFilledServer(storage, async (tables) => {
    await fillWorkouts(tables, year)
    await fillStaff(tables)
    const steps = Array.from({ length: year * 2 }, (_, n) => ({
      ...{ id: randomUUID(), workout_id: workoutId(Math.floor(n / 2)), step: (n % 2) + 2 },
      ...{
        text: 'Slip, then roll',
        video_link: '/media/exercises/jab-cross.mp4',
        lr_video_link: null,
      },
      text_translations: '[]',
      ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    }))
    await tables.insert('routines', steps)
    await tables.query('update workouts set routine_count = 3')
  })
  const client = clientOf(server.url, staffToken)
  const ids = Array.from({ length: month }, (_, n) => workoutId(n))
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now()
      const { made } = await client.call(calls.changeWorkouts, {
        body: { action: 'copy', ids, days: 400 + round * 40 },
      })
      times.push(performance.now() - startedAt)
      if (made.length !== month) throw new Error(`${made.length} of ${month} were copied`)
    }
  } finally {
    await end(server.child)
  }
  return times
}

/** The minimum: the same rows and indexes, in one transaction with the same durability. */
function insertBare({ settings }: Storage): number[] {
  const database = new DatabaseSync(join(settings.DATA_DIR, 'roundboard.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  const workouts = database.prepare(`select * from workouts limit ${month}`).all() as Row[]
  const findSteps = database.prepare('select * from routines where workout_id = ?')
  const steps = workouts.map(({ id }) => findSteps.all(String(id)) as Row[])
  const insertInto = (table: string, row: Row) => {
    const columns = Object.keys(row)
    const places = columns.map(() => '?').join(', ')
    return database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
  }
  const values = (row: Row) => Object.values(row) as SQLInputValue[]
  const insertWorkout = insertInto('workouts', workouts[0] ?? {})
  const insertRoutine = insertInto('routines', steps[0]?.[0] ?? {})
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    database.exec('begin immediate')
    for (const [index, workout] of workouts.entries()) {
      const id = randomUUID()
      insertWorkout.run(...values({ ...workout, id }))
      for (const step of steps[index] ?? [])
        insertRoutine.run(...values({ ...step, id: randomUUID(), workout_id: id }))
    }
    database.exec('commit')
    times.push(performance.now() - startedAt)
  }
  database.close()
  return times
}

async function measure(engine: Engine): Promise<Verdict> {
  const storage = await createStorage(engine)
  try {
    const ms = median(await copy(storage))
    const bare = engine === 'SQLite' ? median(insertBare(storage)) : undefined
    const against = bare === undefined ? '' : ` (bare inserts ${bare.toFixed(0)} ms)`
    const measured = `${ms.toFixed(0)} ms${against}`
    return { measured, isMet: engine !== 'SQLite' || ms <= wantedMs }
  } finally {
    await storage.remove()
  }
}

export const copyMonth: Benchmark = {
  id: 'S13',
  what: 'copying a month of nine rounds, 300 workouts of three steps, at the median',
  target: `≤ ${wantedMs / 1_000} s on SQLite`,
  run: () => measureEngines(measure),
}
