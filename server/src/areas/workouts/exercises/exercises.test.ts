import { calls } from '@roundboard/contract'
import { languageFamily, languages, nameTranslationsOf, stateIn } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aUser } from '../../../testing/factories.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'

const draft = { name: 'shadow-boxing', displayName: 'Shadow Boxing' }

describe.each(engines)('exercises on %s', (engine) => {
  // spec: 3
  test('are listed for screens and staff, eighty in a new franchise', async () => {
    const server = await startTestServer({ engine })
    const { as: screen } = await aPairedScreen(server)
    const staff = await aUser(server, 'location')
    const api = await aUser(server, 'api-access')
    const query = { limit: 100 }
    const listed = await server.call(calls.listExercises, screen, { query })
    expect(listed.count).toBe(80)
    expect(listed.data.map(({ videoLink }) => videoLink)).toEqual(
      listed.data.map(({ name }) => `/media/exercises/${name}.mp4`),
    )
    expect(listed.data.find((exercise) => exercise.name === 'hook')).toMatchObject({
      displayName: 'Hook',
      displayNameEs: 'Gancho',
      videoLink: '/media/exercises/hook.mp4',
    })
    const found = await server.call(calls.listExercises, staff.as, { query: { name: 'Jumping j' } })
    expect(found.data.map((exercise) => exercise.name)).toEqual(['jumping-jack'])
    const called = await server.call(calls.listExercises, staff.as, { query: { name: 'gaNCHo' } })
    expect(called.data.map(({ name }) => name)).toContain('hook')
    await server.call(calls.createExercise, (await aUser(server, 'admin')).as, {
      body: { name: 'fast', displayName: 'Rápida AÉREA 100%' },
    })
    const search = async (name: string) =>
      (await server.call(calls.listExercises, staff.as, { query: { name } })).data.map(
        (exercise) => exercise.displayName,
      )
    for (const name of ['rapida aerea', 'RÁPIDA', '100%'])
      expect(await search(name), name).toEqual(['Rápida AÉREA 100%'])
    for (const name of ['r%pida', 'r_pida']) expect(await search(name), name).toEqual([])
    expect((await server.call(calls.listExercises, api.as)).error?.code).toBe('forbidden')
    expect((await server.call(calls.listExercises, undefined)).status).toBe(401)
  })

  test('have current names in every screen language', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { data } = await server.call(calls.listExercises, as, { query: { limit: 100 } })
    const lacking = data.flatMap((exercise) =>
      languages
        .filter((language) => {
          const { displayName } = exercise
          const state = stateIn(language, displayName, nameTranslationsOf(exercise))
          return state !== (languageFamily(language) === 'en' ? 'original' : 'translated')
        })
        .map((language) => `${exercise.name} ${language}`),
    )
    expect(lacking).toEqual([])
  })

  test('are seeded once', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { data } = await server.call(calls.listExercises, admin.as)
    await server.call(calls.deleteExercise, admin.as, { params: { id: data[0]?.id ?? '' } })
    await server.services.exercises.ensureCatalogue(system)
    expect((await server.call(calls.listExercises, admin.as)).count).toBe(79)
  })

  test('are created, updated and deleted by admins', async () => {
    const server = await startTestServer({ engine })
    await expectOnlyFor(
      server,
      ['admin', 'super-admin'],
      [
        [calls.createExercise, { body: draft }],
        [calls.updateExercise, { params: { id: unknownId }, body: { displayName: 'X' } }],
        [calls.deleteExercise, { params: { id: unknownId } }],
      ],
    )
    const { as } = await aUser(server, 'admin')
    const bad = await server.call(calls.createExercise, as, {
      body: { ...draft, name: 'Shadow Boxing', videoLink: 'javascript:alert(1)' },
    })
    expect(bad.error?.issues?.map((issue) => issue.path).sort()).toEqual(['name', 'videoLink'])
    const created = await server.call(calls.createExercise, as, { body: draft })
    expect(created.data).toMatchObject({ ...draft, displayNameEs: '', videoLink: null })
    const again = await server.call(calls.createExercise, as, { body: draft })
    expect(again.error).toMatchObject({ code: 'conflict', issues: [{ path: 'name' }] })
    const params = { id: created.data.id }
    const changed = await server.call(calls.updateExercise, as, {
      params,
      body: { ...created.data, displayNameEs: 'Boxeo de sombra' },
    })
    expect(changed.data.displayNameEs).toBe('Boxeo de sombra')
    expect((await server.call(calls.deleteExercise, as, { params })).status).toBe(200)
    expect((await server.call(calls.deleteExercise, as, { params })).status).toBe(404)
    const gone = await server.call(calls.updateExercise, as, { params, body: draft })
    expect(gone.error?.code).toBe('not-found')
  })

  test('can be neither deleted nor renamed while a playlist uses them', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const location = await aLocation(server, { name: 'Timer gym', vtsEnabled: true })
    await server.call(calls.updateLocationTimer, as, {
      params: { id: location.id },
      body: { dwsActiveBreaks: ['jab-cross-hook', 'plank'] },
    })
    const idOf = async (name: string) => {
      const { data } = await server.call(calls.listExercises, as, { query: { name } })
      return data.find((exercise) => exercise.name === name)?.id ?? ''
    }
    const used = { params: { id: await idOf('jab-cross-hook') } }
    const refused = await server.call(calls.deleteExercise, as, used)
    expect(refused.error).toMatchObject({
      code: 'in-use',
      error: expect.stringContaining('Timer gym') as string,
    })
    const renamed = await server.call(calls.updateExercise, as, {
      ...used,
      body: { name: 'combo' },
    })
    expect(renamed.error?.code).toBe('in-use')
    const relabelled = await server.call(calls.updateExercise, as, {
      ...used,
      body: { displayName: 'Combo' },
    })
    expect(relabelled.status).toBe(200)
    const partOfName = { params: { id: await idOf('jab-cross') } }
    expect((await server.call(calls.deleteExercise, as, partOfName)).status).toBe(200)
  })
})
