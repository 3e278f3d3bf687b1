import { calls, coverageDays } from '@roundboard/contract'
import { addDays, limits } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { aServer, engines, type TestServer } from '../../../testing/a-server.ts'
import { aLocation, aRoutine, aScreen, aUser, aWorkout } from '../../../testing/factories.ts'
import { expectOnlyFor } from '../../../testing/refusals.ts'

const today = '2026-11-21'

/** A workout in every round from today on. */
async function aFullSchedule(server: TestServer, endDate: string, given: object = {}) {
  for (const round of limits.workoutRounds)
    await aWorkout(server, { round, startDate: today, endDate, ...given })
}

describe.each(engines)('coverage on %s', (engine) => {
  async function aConsole() {
    const server = await aServer({ engine })
    const { as } = await aUser(server, 'admin')
    const read = async () => (await server.call(calls.getCoverage, as)).data
    return { server, read }
  }

  test('is for those who plan', async () => {
    const server = await aServer({ engine })
    await expectOnlyFor(server, ['admin', 'super-admin'], [[calls.getCoverage]])
  })

  test('of nothing is a hole today, and no language', async () => {
    const { read } = await aConsole()
    expect(await read()).toEqual({
      from: today,
      hole: { round: 1, day: today, isDraft: false },
      draft: null,
      languages: [],
    })
  })

  test('names the next hole far ahead, and whether a draft lies in it', async () => {
    const { server, read } = await aConsole()
    const last = addDays(today, 99)
    await aFullSchedule(server, last)
    const next = addDays(last, 1)
    expect((await read()).hole).toEqual({ round: 1, day: next, isDraft: false })
    await aWorkout(server, { round: 1, startDate: next, endDate: next, isDraft: true })
    expect(await read()).toMatchObject({
      hole: { round: 1, day: next, isDraft: true },
      draft: { round: 1, day: next },
    })
    await aWorkout(server, { round: 1, startDate: next, endDate: next })
    expect(await read()).toMatchObject({
      hole: { round: 2, day: next, isDraft: false },
      draft: null,
    })
  })

  test('of a whole year has no hole', async () => {
    const { server, read } = await aConsole()
    await aFullSchedule(server, addDays(today, coverageDays - 1))
    expect(await read()).toMatchObject({ hole: null, draft: null })
  })

  test('begins with the earliest day that a gym is in', async () => {
    const { server, read } = await aConsole()
    await aFullSchedule(server, addDays(today, 9))
    await aLocation(server, { timeZone: 'Pacific/Kiritimati' })
    expect((await read()).from).toBe('2026-11-22')
    await aLocation(server, { timeZone: 'Pacific/Pago_Pago' })
    expect(await read()).toMatchObject({ from: today, hole: { day: addDays(today, 10) } })
  })

  test('says per language of walls which day lacks a text first', async () => {
    const { server, read } = await aConsole()
    for (const language of ['en-gb', 'es-mx', 'fr-ca']) await aScreen(server, { language })
    const inSpanish = (text: string) => ({ language: 'es', text: `${text} (es)`, original: text })
    const translated = {
      subHeader: '',
      nameTranslations: [inSpanish('Bell')],
      name: 'Bell',
      routines: [aRoutine(1, { text: 'Jab', textTranslations: [inSpanish('Jab')] })],
    }
    await aFullSchedule(server, addDays(today, 9), translated)
    const draftDays = { startDate: today, endDate: today, isDraft: true }
    await aWorkout(server, { round: 3, ...draftDays })
    const lacking = { round: 5, startDate: addDays(today, 4), endDate: addDays(today, 9) }
    await aWorkout(server, lacking)
    expect((await read()).languages).toEqual([
      { language: 'es-mx', gyms: 1, missing: { round: 5, day: addDays(today, 4) } },
      { language: 'fr-ca', gyms: 1, missing: { round: 1, day: today } },
    ])
  })
})
