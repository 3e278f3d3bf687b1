import type { RemotePiece, RemoteTimer } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { groupsOf, substitutesOf, outText, swapsOf, waitText, whenText } from './equipment-view.ts'
import { equipmentText } from './equipment-text.ts'

const messages = equipmentText('en')
const start = Date.parse('2026-11-21T20:00:00.000Z')
const timer = (given: Partial<RemoteTimer['course']> = {}): RemoteTimer => ({
  revision: 1,
  course: {
    stamp: '2026-11-21T20:00:00.000Z',
    pausedAt: null,
    longer: null,
    since: null,
    before: null,
    ...given,
  },
  serverTime: '2026-11-21T20:00:00.000Z',
  takeBack: null,
})

const aPiece = (given: Partial<RemotePiece> = {}): RemotePiece => ({
  equipment: 'kettlebell',
  outBy: null,
  from: null,
  until: null,
  isComingBack: false,
  uses: [],
  ...given,
})
const swing = { name: 'Kettlebell Swing', videoLink: '/media/swing.mp4' }
const squat = { name: 'Squat', videoLink: '/media/squat.mp4' }

test('the preview names the rounds, the seconds to the bell and the substitutes', () => {
  const piece = aPiece({
    uses: [
      { round: 9, step: 1, now: swing, instead: squat },
      { round: 4, step: 2, now: swing, instead: null },
    ],
  })
  const { shown, unmet } = substitutesOf(piece)
  const when = whenText(timer(), start + 47_000, messages)
  expect(messages.willShow(when, shown)).toBe('At the next bell (in 2:13), round 9 shows Squat.')
  expect(messages.noSubstituteFor(unmet)).toBe(
    'No substitute for round 4, so it stays as planned. Tell your members what to do.',
  )
})

test('a change takes effect at once if the timer is stopped, or after a pause', () => {
  expect(whenText(timer({ stamp: null }), start, messages)).toBe('right away')
  const paused = timer({ pausedAt: '2026-11-21T20:00:10.000Z' })
  expect(whenText(paused, start + 20_000, messages)).toBe('at the next bell after the pause')
  expect(waitText(null, start, messages)).toBe('at the next bell after the pause')
  expect(waitText('2026-11-21T20:00:00.000Z', start, messages)).toBeNull()
})

test('lists equipment out of order first, then what is needed today', () => {
  const out = aPiece({ equipment: 'rope', outBy: { name: '', pass: 2 } })
  const needed = aPiece({ uses: [{ round: 9, step: 1, now: swing, instead: null }] })
  const other = aPiece({ equipment: 'mat' })
  const pieces = [other, needed, out]
  expect(groupsOf({ revision: 1, pieces, takeBack: null })).toEqual({
    out: [out],
    needed: [needed],
    others: [other],
  })
})

test('flexibility and active breaks are named in every language', () => {
  const places = [1, 4, 9, 10, null]
  expect(messages.neededToday(places)).toBe('Rounds 1, 4, 9, flexibility, and active breaks today')
  expect(messages.neededToday([10])).toBe('Flexibility today')
  expect(messages.willShow(messages.rightAway, [{ round: null, name: 'Squat' }])).toBe(
    'Right away, active breaks show Squat.',
  )
  expect(equipmentText('es').noSubstituteFor([10, null])).toMatch(
    / para la pantalla de flexibilidad y los descansos activos, así que siguen como estaba previsto\./,
  )
  expect(equipmentText('fr').isOut([{ round: 10, name: 'Squat' }])).toBe(
    'Hors service. À la place, l’écran de souplesse affiche Squat.',
  )
})

test('counts offline screens', () => {
  expect(messages.offline({ offline: 1, all: 9 })).toBe(
    '1 of 9 screens is offline. It will update when it reconnects.',
  )
  expect(equipmentText('es').offline({ offline: 3, all: 9 })).toMatch(
    /^3 de 9 pantallas están sin conexión\. /,
  )
})

test('lists each exercise once, and names the rounds without a substitute', () => {
  const punch = { name: 'Overhand Punch', videoLink: '/media/overhand-punch.mp4' }
  const piece = aPiece({
    outBy: { name: '', pass: 2 },
    uses: [
      { round: 3, step: 1, now: swing, instead: squat },
      { round: 7, step: 2, now: swing, instead: squat },
      { round: 4, step: 1, now: punch, instead: null },
    ],
  })
  expect(swapsOf(piece).map(({ now, instead }) => [now.name, instead?.name])).toEqual([
    ['Kettlebell Swing', 'Squat'],
    ['Overhand Punch', undefined],
  ])
  expect(outText(piece, messages)).toBe(
    'Out of order. Instead, round 3 shows Squat and round 7 shows Squat. No substitute for round 4, so it stays as planned. Tell your members what to do.',
  )
  const without = aPiece({ uses: [{ round: 4, step: 1, now: punch, instead: null }] })
  expect(outText(without, messages)).toBe('Out of order. Screens don’t change.')
})
