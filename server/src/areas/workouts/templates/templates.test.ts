import { calls, pick, type Template } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aMediaItem, aRoutine, aTemplate, aUser, aWorkout } from '../../../testing/factories.ts'

const on = (startDate: string, endDate = startDate) => ({ startDate, endDate })

const steps = (of: Pick<Template, 'routines'>) =>
  of.routines.map((routine) =>
    pick(routine, ['step', 'text', 'videoLink', 'lrVideoLink', 'textTranslations']),
  )

const place = (server: TestServer, as: { bearer: string }, templateId: string, day: string) =>
  server.call(calls.changeWorkouts, as, {
    body: { action: 'place', templateId, places: [{ round: 5, startDate: day, endDate: day }] },
  })

describe.each(engines)('workout templates on %s', (engine) => {
  test('keep steps and translations of a workout, and place it on days', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const translation = { language: 'es', text: 'Ganchos', original: 'Hooks' } as const
    const workout = await aWorkout(server, {
      ...on('2026-11-02'),
      name: 'Hooks',
      nameTranslations: [translation],
      routines: [aRoutine(1, { textTranslations: [translation] }), aRoutine(2)],
    })
    const body = { workout: workout.id, equipment: ['Rope', 'rope'], focus: ['legs'] }
    const { data: template } = await server.call(calls.createTemplate, as, { body })
    expect(template).toMatchObject({
      ...{ name: 'Hooks', nameTranslations: [translation], subHeader: workout.subHeader },
      ...{ equipment: ['rope'], focus: ['legs'], level: 'any', lastDay: '2026-11-02' },
    })
    expect(steps(template)).toEqual(steps(workout))

    const placed = (await place(server, as, template.id, '2026-12-24')).data
    const id = placed.made[0]?.id ?? ''
    const made = (await server.call(calls.getWorkout, as, { params: { id } })).data
    expect(made).toMatchObject({
      ...{ name: 'Hooks', nameTranslations: [translation], round: 5, isDraft: true },
      ...{ templateId: template.id, startDate: '2026-12-24T00:00:00.000Z' },
    })
    expect(steps(made)).toEqual(steps(workout))
    expect(made.routines[0]?.id).not.toBe(template.routines[0]?.id)
    const [listed] = (await server.call(calls.listTemplates, as)).data
    expect(listed).toMatchObject({ id: template.id, lastDay: '2026-12-24' })
    const query = { from: '2026-12-21', to: '2026-12-27' }
    const { workouts } = (await server.call(calls.readSchedule, as, { query })).data
    expect(workouts.map(({ templateId }) => templateId)).toEqual([template.id])
  })

  test('are filtered by name, tag, level and how long they have been unused', async () => {
    const server = await startTestServer({ engine, now: Date.parse('2026-11-30T12:00:00.000Z') })
    const { as } = await aUser(server, 'admin')
    const used = (name: string, day: string, given: Record<string, unknown>) =>
      aWorkout(server, { name, ...on(day) }).then(({ id }) => aTemplate(server, id, given))
    await used('Long ago', '2026-11-01', { equipment: ['rope'], level: 'beginner' })
    await used('Just within', '2026-11-02', { focus: ['legs'] })
    await used('To come', '2027-01-01', { equipment: ['rope ladder'] })
    const deleted = await aWorkout(server, { name: 'Never', ...on('2026-11-30') })
    await aTemplate(server, deleted.id)
    await server.call(calls.deleteWorkout, as, { params: { id: deleted.id } })
    const namesOf = async (query: object) => {
      const { data, count } = await server.call(calls.listTemplates, as, { query: { ...query } })
      expect(count).toBe(data.length)
      return data.map(({ name }) => name)
    }
    expect(await namesOf({})).toEqual(['Just within', 'Long ago', 'Never', 'To come'])
    expect(await namesOf({ unusedDays: 28 })).toEqual(['Long ago', 'Never'])
    expect(await namesOf({ unusedDays: 29 })).toEqual(['Never'])
    expect(await namesOf({ name: 'WITHIN' })).toEqual(['Just within'])
    expect(await namesOf({ equipment: 'Rope' })).toEqual(['Long ago'])
    expect(await namesOf({ focus: 'legs' })).toEqual(['Just within'])
    expect(await namesOf({ level: 'beginner' })).toEqual(['Long ago'])
    expect((await server.call(calls.getTemplateTags, as)).data).toEqual({
      equipment: [
        { tag: 'rope', count: 1 },
        { tag: 'rope ladder', count: 1 },
      ],
      focus: [{ tag: 'legs', count: 1 }],
    })
  })

  test('are deleted without the workouts placed from them', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const template = await aTemplate(server)
    const id = (await place(server, as, template.id, '2026-12-24')).data.made[0]?.id ?? ''
    await server.call(calls.deleteTemplate, as, { params: { id: template.id } })
    expect((await server.call(calls.listTemplates, as)).data).toEqual([])
    const left = await server.call(calls.getWorkout, as, { params: { id } })
    expect([left.status, left.data.templateId, left.data.routines.length]).toEqual([200, null, 1])
    expect((await place(server, as, template.id, '2026-12-25')).status).toBe(404)
    const logged = (await server.call(calls.listLogs, as, { query: { model: 'Template' } })).data
    expect(logged.map(({ action }) => action)).toEqual(['delete', 'create'])
  })

  test('prevent deleting a clip they use', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const clip = await aMediaItem(server)
    const routines = [aRoutine(1, { videoLink: clip.link })]
    const workout = await aWorkout(server, { name: 'Hooks', routines })
    await aTemplate(server, workout.id)
    await server.call(calls.deleteWorkout, as, { params: { id: workout.id } })
    const params = { id: clip.id }
    const uses = (await server.call(calls.getMediaUses, as, { params })).data
    expect(uses.map(({ what, name, step }) => [what, name, step])).toEqual([
      ['template', 'Hooks', 1],
    ])
    expect((await server.call(calls.getMediaItem, as, { params })).data.uses).toBe(1)
    const refused = await server.call(calls.deleteMedia, as, { params })
    expect(refused.error?.code).toBe('in-use')
  })
})

test('a workout without steps can’t become a template', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const { id: workout } = await aWorkout(server, { routines: [] })
  const answer = await server.call(calls.createTemplate, as, { body: { workout } })
  expect(answer.error?.issues).toMatchObject([{ code: 'template-without-steps', path: 'workout' }])
})
