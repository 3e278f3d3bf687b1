import type { ShownWorkout } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { aLocation, aScreen, anExercise, createFakeServer } from '../../testing/fake-server.ts'
import { playAt, replaces, timerLocationOf, untilBell } from './playback.ts'

const id = '019a0000-0000-7000-8000-000000000001'
const stamp = '2026-11-21T12:00:00.000Z'

function aWorkout(insteadOf?: string): ShownWorkout {
  const routine = {
    ...{ _id: id, id, name: '', step: 1, text: 'Jump rope', videoLink: '/media/rope.mp4' },
    ...{ lrVideoLink: null, createdAt: stamp, updatedAt: stamp },
  }
  return {
    ...{ _id: id, id, name: 'Ropes', subHeader: '', round: 1, startDate: stamp, endDate: stamp },
    routines: [
      insteadOf === undefined
        ? routine
        : { ...routine, text: 'High knees', videoLink: '/media/knees.mp4', insteadOf },
    ],
    createdAt: stamp,
    updatedAt: stamp,
  }
}

test('replaces a workout when a substitute is added or removed', () => {
  const plain = aWorkout()
  const swapped = aWorkout('Instead of jump ropes')
  expect(replaces(plain, swapped)).toBe(true)
  expect(replaces(swapped, plain)).toBe(true)
  expect(replaces(swapped, aWorkout('Instead of jump ropes'))).toBe(false)
  expect(replaces(plain, aWorkout())).toBe(false)
})

test('replaces a workout when its language changes, but not with an older version', () => {
  const inEnglish = aWorkout()
  const routines = inEnglish.routines.map((routine) => ({ ...routine, text: 'Salta' }))
  const inSpanish = { ...inEnglish, routines }
  expect(replaces(inEnglish, inSpanish)).toBe(true)
  expect(replaces(inEnglish, { ...inEnglish, subHeader: 'Rápidas' })).toBe(true)
  // An older version is ignored.
  const older = { ...inSpanish, updatedAt: '2026-11-20T12:00:00.000Z' }
  expect(replaces(inEnglish, older)).toBe(false)
})

test('ends substitutes for breaks and the flexibility video on time without a new program', () => {
  const midnight = Date.parse('2026-11-22T00:00:00.000Z')
  const rope = anExercise('jump-rope')
  const programme = {
    ...createFakeServer().programme(),
    screen: aScreen({ round: 10, location: aLocation({ vtsEnabled: true }) }),
    intervals: [],
    ...{ flexibilityVideo: '/media/knees.mp4', flexibilityInsteadOf: 'Instead of mats' },
    activeBreaks: [anExercise('high-knees')],
    later: [
      {
        from: '2026-11-22T00:00:00.000Z',
        flexibilityVideo: '/media/stretch.mp4',
        activeBreaks: [rope],
      },
    ],
  }
  expect(playAt(programme, midnight - 1)).toMatchObject({
    playing: { videoLink: '/media/knees.mp4', insteadOf: 'Instead of mats' },
    nextChangeAt: midnight,
  })
  expect(playAt(programme, midnight)).toEqual({
    playing: { wall: 'flexibility', videoLink: '/media/stretch.mp4', insteadOf: undefined },
    nextChangeAt: null,
  })
  const timed = { ...programme, screen: { ...programme.screen, round: 3 } }
  const breaksAt = (now: number) =>
    timerLocationOf(timed, now)?.activeBreaks.map(({ name }) => name)
  expect([midnight - 1, midnight].map(breaksAt)).toEqual([['high-knees'], ['jump-rope']])
  expect(playAt(timed, midnight - 1).nextChangeAt).toBe(midnight)
})

const due = aWorkout()
const other = aWorkout('Instead of jump ropes')

test.each([
  ['an empty screen shows the due workout', undefined, due],
  ['a screen keeps the due workout', due, due],
  ['a screen keeps another workout', other, other],
])('until the bell, %s', (_, on, workout) => {
  expect(untilBell({ wall: 'workout', workout: due }, on)).toEqual({ wall: 'workout', workout })
})

test('keeps a workout until the bell if no workout is due', () => {
  const workout = aWorkout()
  expect(untilBell({ wall: 'not-ready' }, workout)).toEqual({ wall: 'workout', workout })
  expect(untilBell({ wall: 'not-ready' }, undefined)).toEqual({ wall: 'not-ready' })
})
