import type { ShownWorkout } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { replaces } from './playback.ts'

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

test('a workout is shown anew when something stands in for a step, and when that is over', () => {
  const plain = aWorkout()
  const swapped = aWorkout('Instead of jump ropes')
  expect(replaces(plain, swapped)).toBe(true)
  expect(replaces(swapped, plain)).toBe(true)
  expect(replaces(swapped, aWorkout('Instead of jump ropes'))).toBe(false)
  expect(replaces(plain, aWorkout())).toBe(false)
})

test('a workout is shown anew in the language that its wall has now, and not for nothing', () => {
  const inEnglish = aWorkout()
  const routines = inEnglish.routines.map((routine) => ({ ...routine, text: 'Salta' }))
  const inSpanish = { ...inEnglish, routines }
  expect(replaces(inEnglish, inSpanish)).toBe(true)
  expect(replaces(inEnglish, { ...inEnglish, subHeader: 'Rápidas' })).toBe(true)
  // An older version stays away, whatever it says.
  const older = { ...inSpanish, updatedAt: '2026-11-20T12:00:00.000Z' }
  expect(replaces(inEnglish, older)).toBe(false)
})
