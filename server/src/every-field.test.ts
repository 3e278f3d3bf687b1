import {
  announcementFields,
  type Call,
  calls,
  exerciseFields,
  brandingFields,
  type Fields,
  locationFields,
  mediaFields,
  namesOf,
  pick,
  regionFields,
  releaseFields,
  roundFields,
  screenFields,
  templateFields,
  weekTemplateFields,
  userFields,
  workoutFields,
} from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from './testing/test-server.ts'
import {
  aLocation,
  aMediaItem,
  aRegion,
  aRelease,
  aRoutine,
  aRound,
  aScreen,
  aTemplate,
  aWeekTemplate,
  aUser,
  aWorkout,
  anAnnouncement,
  testPassword,
} from './testing/factories.ts'
import { otherValues } from './testing/other-values.ts'

type Answer = Readonly<Record<string, unknown>>

interface Entity {
  readonly fields: Fields
  readonly update: Call
  readonly made: (server: TestServer) => Promise<object>
  /** Values that can’t be generated. */
  readonly others: (server: TestServer) => Promise<Answer> | Answer
  /** The response, if it differs from what was written. */
  readonly answered?: Answer
  readonly proof?: Answer
}

/** Everything callers can edit; new fields are included automatically. */
const entities: Readonly<Record<string, Entity>> = {
  location: {
    fields: locationFields,
    update: calls.updateLocation,
    made: (server) => aLocation(server),
    others: async (server) => ({
      locationIdentifier: 'RB-CA-1024',
      timeZone: 'America/Vancouver',
      schedule: [5, 6, 7, 8, 9, 10, 11],
      openingHours: [[], [{ from: '05:00', to: '22:00' }], [], [], [], [], []],
      awayMinutes: 12,
      missingEquipment: ['rower', 'bike'],
      region: (await aRegion(server)).id,
      tags: ['Pilot', 'late nights'],
    }),
  },
  screen: {
    fields: screenFields,
    update: calls.updateScreen,
    made: (server) => aScreen(server),
    others: async (server) => ({ round: 9, location: (await aLocation(server)).id }),
    answered: { location: expect.objectContaining({}) },
  },
  user: {
    fields: userFields,
    update: calls.updateUser,
    made: async (server) => (await aUser(server, 'location')).user,
    others: async (server) => ({
      email: 'another@example.test',
      role: 'admin',
      locations: [(await aLocation(server)).id],
      regions: [(await aRegion(server)).id],
    }),
    answered: {
      locations: [expect.objectContaining({})],
      regions: [expect.objectContaining({})],
    },
    proof: { currentPassword: testPassword },
  },
  region: {
    fields: regionFields,
    update: calls.updateRegion,
    made: (server) => aRegion(server),
    others: async (server) => ({ parent: (await aRegion(server)).id }),
  },
  round: {
    fields: roundFields,
    update: calls.updateRound,
    made: (server) => aRound(server, 1),
    others: () => ({
      imageUrl: '/media/rounds/round-2.jpg',
      videoLink: '/media/exercises/cat-cow.mp4',
      lrVideoLink: '/media/exercises/hook.mp4',
    }),
  },
  face: {
    fields: brandingFields,
    update: calls.updateBranding,
    made: async (server) => {
      const { as } = await aUser(server, 'super-admin')
      return (await server.call(calls.getBranding, as)).data
    },
    others: () => ({
      accent: '#7a1fa2',
      wallBackground: '#101820',
      logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    }),
    answered: { logo: expect.stringMatching(/^\/media\/files\/..\/..\/[0-9a-f]{64}\.svg$/) },
  },
  release: {
    fields: releaseFields,
    update: calls.updateRelease,
    made: (server) => aRelease(server),
    others: () => ({ version: '26.11.21', date: '2026-11-21' }),
    answered: { date: '2026-11-21T00:00:00.000Z' },
  },
  workout: {
    fields: workoutFields,
    update: calls.updateWorkout,
    made: (server) => aWorkout(server),
    others: () => ({
      round: 9,
      intervals: { kind: 'work-rest', workSeconds: 20, restSeconds: 10 },
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      nameTranslations: [{ language: 'es', text: 'Ganchos', original: 'Hooks' }],
      subHeaderTranslations: [{ language: 'fr', text: 'Direct', original: 'Jab' }],
      routines: [aRoutine(1), aRoutine(2)],
    }),
    answered: {
      startDate: '2026-12-01T00:00:00.000Z',
      endDate: '2026-12-02T23:59:59.999Z',
      routines: [expect.objectContaining(aRoutine(1)), expect.objectContaining(aRoutine(2))],
    },
  },
  announcement: {
    fields: announcementFields,
    update: calls.updateAnnouncement,
    made: (server) => anAnnouncement(server),
    others: async (server) => ({
      translations: [{ language: 'es', text: 'Cerramos a las ocho.' }],
      from: '2026-11-21T08:00',
      until: '2026-11-22T20:00',
      locationIds: [(await aLocation(server)).id],
      regions: [(await aRegion(server)).id],
      tags: ['Pilot'],
    }),
  },
  'week template': {
    fields: weekTemplateFields,
    update: calls.updateWeekTemplate,
    made: (server) => aWeekTemplate(server),
    others: () => ({}),
  },
  template: {
    fields: templateFields,
    update: calls.updateTemplate,
    made: (server) => aTemplate(server),
    others: () => ({
      nameTranslations: [{ language: 'es', text: 'Ganchos', original: 'Hooks' }],
      subHeaderTranslations: [{ language: 'fr', text: 'Direct', original: 'Jab' }],
      intervals: { kind: 'equal-steps' },
      equipment: ['rope'],
      focus: ['legs', 'core'],
    }),
  },
  exercise: {
    fields: exerciseFields,
    update: calls.updateExercise,
    made: async (server) => {
      const { as } = await aUser(server, 'admin')
      return (await server.call(calls.listExercises, as)).data[0] ?? {}
    },
    others: async (server) => {
      const { as } = await aUser(server, 'admin')
      const { data } = await server.call(calls.listExercises, as)
      return {
        videoLink: '/media/exercises/hook.mp4',
        needs: ['kettlebell', 'mat'],
        alternatives: [{ exercise: data[1]?.id, kind: 'low-impact' }],
        displayNameTranslations: [{ language: 'ja', text: 'もも上げ', original: 'High Knees' }],
        instructionTranslations: [{ language: 'ja', text: '腰を低く', original: 'Stay low.' }],
      }
    },
  },
  'media item': {
    fields: mediaFields,
    update: calls.updateMedia,
    made: (server) => aMediaItem(server),
    others: async (server) => ({
      kind: 'flexibility',
      tags: ['boxing', 'two hands'],
      needs: ['bag'],
      lockerRoomId: (await aMediaItem(server)).id,
    }),
  },
}

describe.each(engines)('editable fields on %s', (engine) => {
  test.each(Object.entries(entities))(
    'each editable field of a %s is saved, returned and logged',
    async (_, { fields, update, made, others, answered = {}, proof = {} }) => {
      const server = await startTestServer({ engine })
      const { as } = await aUser(server, 'super-admin')
      const before = (await made(server)) as Answer
      const written = otherValues(fields, before, await others(server))
      const expected = { ...written, ...answered }
      const names = namesOf(fields)
      const save = (body: object) =>
        server.call(update, as, { params: { id: before['id'] }, body: { ...body, ...proof } })

      const saved = (await save(written)).data as Answer
      expect(pick(saved, names)).toEqual(expected)
      for (const name of names) expect(saved[name], name).not.toEqual(before[name])
      const [entry] = (await server.call(calls.listLogs, as)).data
      // Saving it again reads it back and changes nothing.
      expect((await save({ ...saved, ...proof })).data).toEqual(saved)
      expect((await server.call(calls.listLogs, as)).data[0]?.id).toBe(entry?.id)
      if (update === calls.updateScreen) return
      expect(entry?.data['before']).toEqual(pick(before, names))
      expect(entry?.data['after']).toEqual(pick(saved, names))
    },
  )
})
