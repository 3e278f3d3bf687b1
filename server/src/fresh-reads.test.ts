import { calls, changeRevisionHeader } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { twoServersAndTheirPages } from './testing/lost-notices.ts'

test('a read after an event shows its change, even on a server that missed the notification', async () => {
  const { edits, lose } = await twoServersAndTheirPages()
  lose(true)
  expect(await edits.workout('New')).toEqual(['New', 'New', 'New', 'New'])
  expect(await edits.location('New gym')).toEqual(['New gym', 'New gym', 'New gym'])
  expect(await edits.screen('New screen')).toEqual(['New screen', 'New screen'])
  expect(await edits.announcement('New text')).toEqual(['New text'])
})

test('a server refreshes once for all readers that know of a missed change', async () => {
  const { one, other, admin, workout, lose, answersAt, screenToken } =
    await twoServersAndTheirPages()
  const kinds: string[] = []
  other.services.changes.subscribe(({ kind }) => kinds.push(kind))
  lose(true)
  const body = { name: 'New' }
  await one.call(calls.updateWorkout, admin.as, { params: { id: workout.id }, body })
  const revision = one.services.notifications?.revision() ?? 0
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      fetch(answersAt + calls.getProgramme.path, {
        headers: {
          'screen-auth-token': screenToken,
          [changeRevisionHeader]: String(revision),
        },
      }).then((response) => response.text()),
    ),
  )
  for (const text of answers) expect(text).toContain('"name":"New"')
  expect(kinds.filter((kind) => kind === 'everything')).toHaveLength(1)
})

test('a read with an unknown revision is answered without a refresh', async () => {
  const { other, answersAt, screenToken } = await twoServersAndTheirPages()
  const kinds: string[] = []
  other.services.changes.subscribe(({ kind }) => kinds.push(kind))
  for (const revision of ['999999999999999', '9'.repeat(400), '-1', '1e3', 'x', '0', '']) {
    const { status } = await fetch(answersAt + calls.getProgramme.path, {
      headers: { 'screen-auth-token': screenToken, [changeRevisionHeader]: revision },
    })
    expect(status).toBe(200)
  }
  expect(kinds).not.toContain('everything')
})

test('without a database, a server that may have missed a change refuses its readers', async () => {
  const { one, admin, workout, lose, cut, mend, answersAt, screenToken } =
    await twoServersAndTheirPages()
  const ask = (revision: number) =>
    fetch(answersAt + calls.getProgramme.path, {
      headers: { 'screen-auth-token': screenToken, [changeRevisionHeader]: String(revision) },
    })
  const known = one.services.notifications?.revision() ?? 0
  lose(true)
  const body = { name: 'New' }
  await one.call(calls.updateWorkout, admin.as, { params: { id: workout.id }, body })
  const revision = one.services.notifications?.revision() ?? 0
  cut()
  const refused = await ask(revision)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await ask(known)).status).toBe(200)
  const health = await fetch(`${answersAt}/healthz`)
  expect(health.status).toBe(503)
  expect(health.headers.get('retry-after')).toMatch(/^\d+$/)
  mend()
  await vi.waitFor(async () => {
    expect(await (await ask(revision)).text()).toContain('"name":"New"')
  })
})

test('without a database, only screens that know of no change get the last program', async () => {
  const { one, other, admin, workout, cut, mend, answersAt, screenToken } =
    await twoServersAndTheirPages()
  const ask = (revision: number) =>
    fetch(answersAt + calls.getProgramme.path, {
      headers: { 'screen-auth-token': screenToken, [changeRevisionHeader]: String(revision) },
    })
  const changed = Promise.withResolvers<unknown>()
  other.services.changes.subscribe(changed.resolve)
  const body = { name: 'New' }
  await one.call(calls.updateWorkout, admin.as, { params: { id: workout.id }, body })
  await changed.promise
  cut()
  const revision = one.services.notifications?.revision() ?? 0
  expect((await ask(revision)).status).toBe(503)
  const last = await ask(0)
  expect(last.status).toBe(200)
  expect(await last.text()).not.toContain('"name":"New"')
  mend()
})
