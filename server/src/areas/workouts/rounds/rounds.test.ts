import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aRound, aScreen, aUser, aWorkout } from '../../../testing/factories.ts'

describe.each(engines)('rounds on %s', (engine) => {
  // spec: 3, 7
  test('are listed by number and updated by admins', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aRound(server, 2)
    const one = await aRound(server, 1)
    const listed = await server.call(calls.listRounds, admin.as)
    expect(listed.data.map((round) => round.roundNumber)).toEqual([1, 2])
    const changed = await server.call(calls.updateRound, admin.as, {
      params: { id: one.id },
      body: { ...one, name: 'Warm Up' },
    })
    expect(changed.data).toMatchObject({ name: 'Warm Up', roundNumber: 1 })
  })

  test('refuse a round number that already exists', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const body = { roundNumber: 3, name: 'Three', imageUrl: '/media/rounds/round-3.jpg' }
    expect((await server.call(calls.createRound, admin.as, { body })).status).toBe(201)
    const again = await server.call(calls.createRound, admin.as, { body })
    expect(again.error).toMatchObject({ code: 'conflict', issues: [{ path: 'roundNumber' }] })
  })

  // spec: 7
  test('are deleted only when unused, and the refusal says what uses them', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const used = await aRound(server, 1)
    const unused = await aRound(server, 2)
    await aWorkout(server, { round: 1 })
    await aScreen(server, { round: 1 })
    const remove = (id: string) => server.call(calls.deleteRound, admin.as, { params: { id } })
    const refused = await remove(used.id)
    expect(refused.error?.code).toBe('in-use')
    expect(refused.error?.error).toContain('in use by 1 workout and 1 screen.')
    expect((await remove(unused.id)).status).toBe(200)
    expect((await remove(unused.id)).status).toBe(404)
  })
})
