import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { startTestMailServer } from '../../../testing/test-mail-server.ts'
import { startTestServer, laneEngines } from '../../../testing/test-server.ts'
import { aUser } from '../../../testing/factories.ts'

describe.each(laneEngines)('background jobs on %s', (engine) => {
  test('are listed as waiting or failed and can be run again', async () => {
    const mailServer = await startTestMailServer()
    const settings = { ...mailServer.settings, MAIL_FROM: 'Box & Go <walls@box.test>' }
    const server = await startTestServer({ engine, settings })
    const root = await aUser(server, 'super-admin', { email: 'root@box.test' })
    const state = async () => (await server.call(calls.getJobs, root.as)).data
    const before = (await state()).waiting
    expect((await state()).mail).toEqual({ isOn: true, from: 'walls@box.test' })

    const sent = await server.call(calls.sendTestMail, root.as, { body: { language: 'fr' } })
    expect(sent.data).toEqual({ to: 'root@box.test' })
    const nextAt = '2026-11-21T12:00:00.000Z'
    expect((await state()).waiting).toEqual(
      expect.arrayContaining([...before, { kind: 'mail', count: 1, nextAt }]),
    )

    mailServer.faults.refuses = ['root@box.test']
    await server.services.jobs.runDue()
    const [failed] = (await state()).troubled
    expect(failed).toMatchObject({
      kind: 'mail',
      about: 'root@box.test',
      problem: 'mail-recipient',
      attempts: 1,
      againAt: null,
    })
    expect((await state()).troubledCount).toBe(1)

    mailServer.faults.refuses = []
    const again = await server.call(calls.runJob, root.as, { params: { id: failed?.id } })
    expect(again.status).toBe(200)
    await server.services.jobs.runDue()
    expect((await state()).troubled).toEqual([])
    expect(mailServer.emails.map(({ read }) => [read.from?.text, read.subject])).toEqual([
      ['"Box & Go" <walls@box.test>', 'Courriel de test de Roundboard'],
    ])
    const { data: log } = await server.call(calls.listLogs, root.as, {
      query: { model: 'System' },
    })
    expect(log.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { testMail: 'root@box.test' },
        { runAgain: 'mail', about: 'root@box.test' },
      ]),
    )
  })

  test('are deleted with their emails two weeks after they failed', async () => {
    const mailServer = await startTestMailServer()
    const server = await startTestServer({ engine, settings: mailServer.settings })
    const root = await aUser(server, 'super-admin', { email: 'root@box.test' })
    mailServer.faults.refuses = ['root@box.test']
    await server.call(calls.sendTestMail, root.as, { body: { language: 'en' } })
    const day = 24 * 60 * 60_000
    const emails = async () => {
      const jobs = await server.database.db
        .selectFrom('jobs')
        .select(['kind', 'failedAt'])
        .execute()
      return jobs.filter(({ kind }) => kind === 'mail')
    }
    await server.services.jobs.runDue()
    server.clock.advance(13 * day)
    await server.services.jobs.runDue()
    expect(await emails()).toEqual([{ kind: 'mail', failedAt: expect.any(String) as string }])
    server.clock.advance(2 * day)
    await server.services.jobs.runDue()
    expect(await emails()).toEqual([])
  })

  test('with a payload of another version are listed and can be run again', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const stamp = '2026-11-21T12:00:00.000Z'
    const id = newId()
    await server.database.db
      .insertInto('jobs')
      .values({
        ...{ id, kind: 'mail', key: null, payload: '{"an":"older email"}', attempts: 3 },
        ...{ createdAt: stamp, setAt: stamp, dueAt: stamp, failedAt: stamp },
        ...{ leasedUntil: null, lastError: 'mail-away' },
      })
      .execute()
    const { status, data } = await server.call(calls.getJobs, root.as)
    expect(status).toBe(200)
    expect(data.troubled).toMatchObject([{ id, kind: 'mail', about: '' }])
    expect((await server.call(calls.runJob, root.as, { params: { id } })).status).toBe(200)
  })

  test('of unknown kinds are listed by the known fields, a hundred at most', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const stamp = new Date(server.clock.now).toISOString()
    const job = (kind: string, lastError: string | null) => ({
      ...{ id: newId(), kind, payload: '{}', attempts: 1, lastError },
      ...{ createdAt: stamp, setAt: stamp, dueAt: stamp },
    })
    await server.database.db
      .insertInto('jobs')
      .values([
        ...Array.from({ length: 120 }, () => job('webhook', 'of tomorrow')),
        job('of tomorrow', null),
      ])
      .execute()
    const { data } = await server.call(calls.getJobs, root.as)
    expect(data.troubled).toHaveLength(100)
    expect(data.troubled[0]).toMatchObject({ problem: 'unexpected', about: '', againAt: stamp })
    expect(data.troubledCount).toBe(120)
    expect(data.waiting).toContainEqual({ kind: 'webhook', count: 120, nextAt: stamp })
  })
})

test('a test email is refused if email is off', async () => {
  const server = await startTestServer()
  const root = await aUser(server, 'super-admin')
  const { error } = await server.call(calls.sendTestMail, root.as, { body: { language: 'en' } })
  expect(error?.code).toBe('not-configured')
  expect((await server.call(calls.getJobs, root.as)).data.mail.isOn).toBe(false)
})
