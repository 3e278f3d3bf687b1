import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { aPairedScreen, aUser, aWorkout } from '../../../testing/factories.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { heartbeatResponseFor, presentOwnScreen, programmeFor, revisionFor } from './address.ts'

/** A screen whose language the workout is translated into. */
async function anAddressee() {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const nameTranslations = [{ language: 'ja', text: 'はしご', original: 'Ladder' }]
  await aWorkout(server, { name: 'Ladder', nameTranslations })
  const paired = await aPairedScreen(server, { language: 'ja' })
  const screen = await server.services.playback.authenticate(paired.as.screen)
  const { locationId, round } = screen.row
  const shown = await server.services.programmes.get(locationId, round)
  if (shown === undefined) expect.fail('no program')
  return { server, as, screen, shown }
}

test('a heartbeat response is ASCII and agrees with the screen’s record and program', async () => {
  const { screen, shown } = await anAddressee()
  const text = heartbeatResponseFor(screen, shown, '"a build"', [{ text: 'あ' }])
  expect(text).toMatch(/^[ -~]+$/)
  const { data } = JSON.parse(text) as { data: Record<string, unknown> }
  const programme = programmeFor(screen, shown)
  expect(data).toMatchObject({
    ...{
      screen: presentOwnScreen(screen, shown),
      build: 'a build',
      announcements: [{ text: 'あ' }],
    },
    programmeRevision: programme.revision,
    workout: programme.intervals[0]?.workout,
  })
  expect(programme.intervals[0]?.workout?.name).toBe('はしご')
})

test('a program’s revision changes when its screen changes', async () => {
  const { server, as, screen, shown } = await anAddressee()
  const before = revisionFor(screen, shown)
  const params = { id: screen.row.id }
  await server.call(calls.updateScreen, as, { params, body: { hasSound: true } })
  const found = await server.services.playback.programme(
    { kind: 'screen', screenId: params.id },
    false,
  )
  expect(found.revision).not.toBe(before)
})
