import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../new-id.ts'
import { startPostgresProxy } from '../../testing/postgres-proxy.ts'
import { aPlace, engines } from '../../testing/test-server.ts'
import { parseConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import type { Engine } from '../database/engine.ts'
import { doubling, type JobKind, JobProblem } from './job-kind.ts'
import { createJobs } from './jobs.ts'
import { reviveJob } from './jobs-state.repository.ts'

const noon = Date.parse('2026-11-22T12:00:00.000Z')
const minute = 60_000
const stampOf = (at: number) => new Date(at).toISOString()

interface Options {
  readonly place: Record<string, string>
  readonly clock?: { now: number }
  readonly run?: JobKind<{ n: number }>['run']
  readonly more?: Partial<JobKind<{ n: number }>>
}

/** A job runner of a separate process, with one kind of job. */
async function aRunner({ place, clock = { now: noon }, run, more }: Options) {
  const database = await openDatabase(parseConfig(place))
  const { db } = database
  const done: number[] = []
  const failures: string[] = []
  const notes: string[] = []
  const jobs = createJobs({
    db,
    clock: () => clock.now,
    newId,
    onNote: (what) => notes.push(what),
    onFailure: (what) => failures.push(what),
  })
  jobs.register({
    kind: 'mail',
    payload: z.object({ n: z.int() }),
    run: async (payload, job) => {
      done.push(payload.n)
      return run?.(payload, job)
    },
    retryAfterMs: doubling(minute, 60 * minute),
    giveUpAfterMs: 24 * 60 * minute,
    ...more,
  })
  onTestFinished(async () => {
    await jobs.stop()
    await database.close()
  })
  const add = (n: number, when?: Parameters<typeof jobs.add>[3]) =>
    db.transaction().execute((trx) => jobs.add(trx, 'mail', { n }, when))
  const rows = () => db.selectFrom('jobs').selectAll().orderBy('dueAt').execute()
  return { db, jobs, clock, done, failures, notes, add, rows }
}

const aRunnerOn = async (engine: Engine, options: Omit<Options, 'place'> = {}) =>
  aRunner({ place: await aPlace(engine), ...options })

describe.each(engines)('jobs on %s', (engine) => {
  test('run when due, and are then deleted', async () => {
    const { jobs, add, done, clock, rows } = await aRunnerOn(engine)
    await add(1)
    await add(2, { dueAt: stampOf(noon + minute) })
    await jobs.runDue()
    expect(done).toEqual([1])
    clock.now += minute
    await jobs.runDue()
    expect(done).toEqual([1, 2])
    expect(await rows()).toEqual([])
  })

  test('are not queued when their transaction is rolled back', async () => {
    const { db, jobs, rows } = await aRunnerOn(engine)
    const undone = db.transaction().execute(async (trx) => {
      await jobs.add(trx, 'mail', { n: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows()).toEqual([])
  })

  test('are retried with growing delays, and fail for good in the end', async () => {
    const refuse = () => Promise.reject(new JobProblem('unexpected'))
    const { jobs, add, done, notes, clock, rows } = await aRunnerOn(engine, { run: refuse })
    await add(1)
    const waits: number[] = []
    for (let tries = 1; tries <= 7; tries += 1) {
      await jobs.runDue()
      expect(done).toHaveLength(tries)
      const [job] = await rows()
      const dueAt = Date.parse(job?.dueAt ?? '')
      waits.push((dueAt - clock.now) / minute)
      clock.now = dueAt - 1
      await jobs.runDue()
      expect(done).toHaveLength(tries)
      clock.now = dueAt
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60])
    clock.now = noon + 24 * 60 * minute
    await jobs.runDue()
    expect(await rows()).toMatchObject([
      { failedAt: stampOf(clock.now), lastError: 'unexpected', attempts: 8 },
    ])
    expect(notes.at(-1)).toBe('job failed for good')
    clock.now += 24 * 60 * minute
    await jobs.runDue()
    expect(done).toHaveLength(8)
  })

  test('run again when a failed one is retried by a user', async () => {
    const isRefused = { yes: true }
    const { db, jobs, add, done, clock, rows } = await aRunnerOn(engine, {
      run: () =>
        isRefused.yes
          ? Promise.reject(new JobProblem('unexpected', { isFinal: true }))
          : Promise.resolve(undefined),
    })
    await add(1)
    await jobs.runDue()
    const [job] = await rows()
    expect(job).toMatchObject({ failedAt: stampOf(noon) })
    isRefused.yes = false
    expect(await reviveJob(db, job?.id ?? '', stampOf(clock.now))).toBe(true)
    expect(await reviveJob(db, 'nobody', stampOf(clock.now))).toBe(false)
    await jobs.runDue()
    expect(done).toEqual([1, 1])
    expect(await rows()).toEqual([])
  })

  test('that waited for longer than they may be retried fail unrun, until revived', async () => {
    const { db, jobs, add, done, notes, clock, rows } = await aRunnerOn(engine)
    await add(1)
    clock.now += 14 * 24 * 60 * minute
    await jobs.runDue()
    expect(done).toEqual([])
    const [job] = await rows()
    expect(job).toMatchObject({ failedAt: stampOf(clock.now), lastError: 'overdue' })
    expect(notes).toEqual(['job failed for good'])
    await reviveJob(db, job?.id ?? '', stampOf(clock.now))
    await jobs.runDue()
    expect(done).toEqual([1])
    expect(await rows()).toEqual([])
  })

  test('with the same key are merged: last payload, earliest due time', async () => {
    const { jobs, add, done, rows } = await aRunnerOn(engine)
    await add(1, { key: 'a', dueAt: stampOf(noon + minute) })
    await add(2, { key: 'a' })
    await add(3, { key: 'a', dueAt: stampOf(noon + 2 * minute) })
    await add(4, { key: 'b' })
    expect(await rows()).toHaveLength(2)
    await jobs.runDue()
    expect(done.toSorted()).toEqual([3, 4])
  })

  test('that are queued again while running run again', async () => {
    const payload = { again: true }
    const one = await aRunnerOn(engine, {
      run: async () => {
        if (payload.again) await one.add(2, { key: 'a' })
        payload.again = false
        return undefined
      },
    })
    await one.add(1, { key: 'a' })
    await one.jobs.runDue()
    expect(one.done).toEqual([1, 2])
    expect(await one.rows()).toEqual([])
  })

  test('that recur are queued once, for the time that they return', async () => {
    const everyMs = 10_000
    const { jobs, done, clock, rows } = await aRunnerOn(engine, {
      more: {
        payload: z.object({}).transform(() => ({ n: 7 })),
        giveUpAfterMs: Infinity,
        run: () => {
          done.push(7)
          return Promise.resolve({ againAt: stampOf(clock.now + everyMs) })
        },
      },
    })
    jobs.ensure('mail')
    await jobs.runDue()
    jobs.ensure('mail')
    await jobs.runDue()
    expect(done).toEqual([7])
    expect(await rows()).toMatchObject([{ dueAt: stampOf(noon + everyMs), attempts: 0 }])
    clock.now += everyMs
    await jobs.runDue()
    expect(done).toEqual([7, 7])
  })

  test('of a process that died are taken over when their lease expires', async () => {
    const { db, jobs, add, done, clock, rows } = await aRunnerOn(engine)
    await add(1)
    // A process that died only took the lease.
    const leasedUntil = stampOf(noon + 30_000)
    await db.updateTable('jobs').set({ leasedUntil, attempts: 1 }).execute()
    await jobs.runDue()
    expect(done).toEqual([])
    clock.now += 30_000
    await jobs.runDue()
    expect(done).toEqual([1])
    expect(await rows()).toEqual([])
  })

  test('become due when the clock is set back, and fail for good no later', async () => {
    const { db, jobs, add, done, clock, rows } = await aRunnerOn(engine, {
      run: () => Promise.reject(new JobProblem('unexpected')),
    })
    await add(1)
    await jobs.runDue()
    await add(2, { dueAt: stampOf(noon + 5 * minute) })
    // A lease of a process that died.
    const leasedUntil = stampOf(noon + 30_000)
    await db.updateTable('jobs').set({ leasedUntil }).execute()
    clock.now = noon - 365 * 24 * 60 * minute
    const back = clock.now
    await jobs.runDue()
    await jobs.runDue()
    expect(done).toEqual([1, 1, 2])
    expect(
      (await rows()).map(({ createdAt, dueAt, leasedUntil }) => [createdAt, dueAt, leasedUntil]),
    ).toEqual([
      [stampOf(back), stampOf(back + minute), null],
      [stampOf(back), stampOf(back + 2 * minute), null],
    ])
    clock.now = back + 24 * 60 * minute
    await jobs.runDue()
    expect((await rows()).map(({ failedAt }) => failedAt)).toEqual([
      stampOf(clock.now),
      stampOf(clock.now),
    ])
  })

  test('run once when the clock goes slightly back meanwhile', async () => {
    const one = await aRunnerOn(engine, {
      run: () => {
        one.clock.now -= 4_000
        return Promise.resolve(undefined)
      },
    })
    await one.add(1)
    await one.jobs.runDue()
    expect(one.done).toEqual([1])
    expect(await one.rows()).toEqual([])
  })

  test('that finish while the database is unavailable are recorded later, and not run twice', async () => {
    const one = await aRunnerOn(engine, {
      run: async () => {
        await one.db.schema.alterTable('jobs').renameTo('hidden').execute()
        return undefined
      },
    })
    const { db, jobs, add, done, failures, rows } = one
    await add(1)
    await expect(jobs.runDue()).rejects.toThrow(/jobs/)
    await expect(jobs.runDue()).rejects.toThrow(/jobs/)
    await db.schema.alterTable('hidden').renameTo('jobs').execute()
    one.clock.now += 60 * minute
    await jobs.runDue()
    expect(done).toEqual([1])
    expect(failures).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('that throw unexpectedly report a failure, and are retried', async () => {
    const { jobs, add, failures, rows } = await aRunnerOn(engine, {
      run: () => Promise.reject(new TypeError('a bug')),
    })
    await add(1)
    await jobs.runDue()
    expect(failures).toEqual(['a job of kind mail failed'])
    expect(await rows()).toMatchObject([{ lastError: 'unexpected', failedAt: null }])
  })

  test('of an unknown kind are left to a version that knows it', async () => {
    const { db, jobs, add, done, rows } = await aRunnerOn(engine)
    await add(1)
    await db.updateTable('jobs').set({ kind: 'of tomorrow' }).execute()
    await jobs.runDue()
    expect(done).toEqual([])
    expect(await rows()).toHaveLength(1)
  })

  test('run without a trigger once the runner is started', async () => {
    const begun = Promise.withResolvers<undefined>()
    const { jobs, add } = await aRunnerOn(engine, {
      run: () => {
        begun.resolve(undefined)
        return Promise.resolve(undefined)
      },
    })
    jobs.start()
    await add(1)
    await begun.promise
  })
})

test('a job with an invalid payload or unknown kind is not queued', async () => {
  const { db, jobs } = await aRunnerOn('SQLite')
  await expect(jobs.add(db, 'mail', { n: 'x' })).rejects.toThrow()
  await expect(jobs.add(db, 'webhook', {})).rejects.toThrow(/unknown job kind webhook/)
})

test('two processes on one PostgreSQL share due jobs, and run none twice', async () => {
  const place = await aPlace('PostgreSQL')
  const more = { atOnce: 3 }
  const one = await aRunner({ place, more })
  const other = await aRunner({ place, more })
  for (let n = 0; n < 60; n += 1) await one.add(n)
  await Promise.all([one.jobs.runDue(), other.jobs.runDue(), other.jobs.runDue()])
  expect([...one.done, ...other.done].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, n) => n),
  )
  expect(await one.rows()).toEqual([])
})

test('a process whose lease expired does not overwrite the result of the one that took over', async () => {
  const place = await aPlace('PostgreSQL')
  const clock = { now: noon }
  const held = Promise.withResolvers<undefined>()
  const begun = Promise.withResolvers<undefined>()
  const stuck = await aRunner({
    ...{ place, clock },
    run: async () => {
      begun.resolve(undefined)
      await held.promise
      throw new JobProblem('unexpected')
    },
  })
  const refused = await aRunner({
    ...{ place, clock },
    run: () => Promise.reject(new JobProblem('unexpected', { isFinal: true })),
  })
  await stuck.add(1)
  const running = stuck.jobs.runDue()
  await begun.promise
  clock.now += 30_000
  await refused.jobs.runDue()
  expect(refused.done).toEqual([1])
  held.resolve(undefined)
  await running
  expect(await refused.rows()).toMatchObject([{ attempts: 2, failedAt: stampOf(clock.now) }])
})

test.each([10_000, -10_000])(
  'servers whose clocks differ by %i ms run a job once',
  async (aheadMs) => {
    const place = await aPlace('PostgreSQL')
    const held = Promise.withResolvers<undefined>()
    const begun = Promise.withResolvers<undefined>()
    const one = await aRunner({
      ...{ place, clock: { now: noon + aheadMs } },
      run: async () => {
        begun.resolve(undefined)
        await held.promise
        return undefined
      },
    })
    const other = await aRunner({ place, clock: { now: noon } })
    await one.add(1, { dueAt: stampOf(noon - minute) })
    const running = one.jobs.runDue()
    await begun.promise
    await other.jobs.runDue()
    expect(other.done).toEqual([])
    held.resolve(undefined)
    await running
    expect(await other.rows()).toEqual([])
  },
)

test('a job that hangs on one server is run by another after 15 minutes', async () => {
  const place = await aPlace('PostgreSQL')
  const clock = { now: noon }
  const hanging = Promise.withResolvers<undefined>()
  const begun = Promise.withResolvers<undefined>()
  const stuck = await aRunner({
    ...{ place, clock },
    run: () => {
      begun.resolve(undefined)
      return hanging.promise
    },
  })
  const other = await aRunner({ place, clock })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await stuck.add(1)
  const running = stuck.jobs.runDue()
  await begun.promise
  const leasedUntil = async () => (await other.rows())[0]?.leasedUntil
  while (clock.now < noon + 15 * minute) {
    clock.now += 10_000
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(async () => {
      expect(await leasedUntil()).toBe(stampOf(clock.now + 30_000))
    })
    await other.jobs.runDue()
    expect(other.done).toEqual([])
  }
  clock.now += 30_000
  vi.advanceTimersByTime(30_000)
  await other.jobs.runDue()
  expect(other.done).toEqual([1])
  hanging.resolve(undefined)
  await running
})

test('jobs go on when the connections to PostgreSQL go silent', async () => {
  const place = await aPlace('PostgreSQL')
  const network = await startPostgresProxy(place['DATABASE_URL'] ?? '', {
    swallowsNotifications: false,
  })
  const { jobs, add, done } = await aRunner({ place: { ...place, DATABASE_URL: network.url } })
  await add(1)
  network.goSilent()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const looking = jobs.runDue()
  await Promise.all([
    expect(looking).rejects.toThrow('Query read timeout'),
    vi.advanceTimersByTimeAsync(35_000),
  ])
  vi.useRealTimers()
  await jobs.runDue()
  expect(done).toEqual([1])
})
