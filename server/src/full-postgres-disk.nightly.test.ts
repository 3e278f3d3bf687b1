import { calls } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { checkChain } from './areas/operations/logs/index.ts'
import { openLogChain } from './platform/audit/audit-key.ts'
import { parseConfig } from './platform/config.ts'
import { startTestServer } from './testing/test-server.ts'
import { startPostgresOnSmallVolume, mayMount } from './testing/small-volume.ts'
import {
  alive,
  aPairedScreen,
  aRoutine,
  aUser,
  aWorkout,
  testPassword,
} from './testing/factories.ts'

test.skipIf(!mayMount)(
  'with a full PostgreSQL disk, screens play, users log in and no acknowledged write is lost',
  async () => {
    const postgres = await startPostgresOnSmallVolume()
    const failures: string[] = []
    const server = await startTestServer({
      settings: { DATABASE_URL: postgres.url },
      onFailure: (what) => failures.push(what),
    })
    const { user, as } = await aUser(server, 'super-admin')
    const workout = await aWorkout(server)
    const { as: screen } = await aPairedScreen(server)

    await postgres.fill()
    const long = aRoutine(1, { text: 'x'.repeat(400) })
    const saved: string[] = []
    const refusal = await vi.waitFor(
      async () => {
        const body = {
          ...{ name: 'Written on a full disk', subHeader: 'Jab', round: 2, routines: [long] },
          ...{ startDate: '2026-11-21', endDate: '2026-11-21' },
        }
        const answer = await server.call(calls.createWorkout, as, { body })
        if (answer.status === 201) saved.push(answer.data.id)
        expect(answer.status).toBe(503)
        return answer
      },
      { interval: 0 },
    )
    expect(refusal.error).toMatchObject({ code: 'unavailable' })

    const tokens: string[] = []
    for (let times = 0; times < 5; times += 1) {
      const body = { email: user.email, password: testPassword }
      const answer = await server.call(calls.logIn, undefined, { body })
      expect(answer.status).toBe(200)
      tokens.push(answer.data.token)
    }
    const beat = await server.call(calls.heartbeat, screen, { body: alive })
    expect(beat.data.workout?.id).toBe(workout.id)
    const programme = await server.call(calls.getProgramme, screen)
    expect(programme.data.intervals.some((one) => one.workout?.id === workout.id)).toBe(true)

    await postgres.clear()
    await vi.waitFor(() => server.services.later.drain())
    await vi.waitFor(() => server.services.presence.flush())
    const chain = await openLogChain(parseConfig(server.place))
    expect(await checkChain(server.database.db, chain)).toMatchObject({ problems: [] })
    for (const bearer of tokens)
      expect((await server.call(calls.getMe, { bearer })).status).toBe(200)
    for (const id of saved)
      expect((await server.call(calls.getWorkout, as, { params: { id } })).status).toBe(200)
  },
)
