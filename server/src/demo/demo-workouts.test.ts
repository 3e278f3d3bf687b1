import { calls } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../areas/workouts/exercises/catalogue.ts'
import type { DemoWorkout } from './demo-day.ts'
import { demoRounds, demoWeeks, demoWorkout } from './workouts.ts'

/** Words for a clip’s exercise besides its own name. */
const otherWords: Readonly<Record<string, RegExp>> = {
  'alternating-knees': /\bknees\b/i,
  'body-hook': /\bbody\b/i,
  'boxer-shuffle': /\bshuffle\b/i,
  'bob-and-weave': /\bweave\b/i,
  'elbow-strike': /\belbows?\b/i,
  'hip-opener-stretch': /\bhip opener\b/i,
  'jab-cross': /\bjab\b.*\bcross\b/i,
  'jab-cross-hook': /\bjab\b.*\bcross\b.*\bhook\b/i,
  'jump-rope': /\b(jump rope|skip)\b/i,
  'kettlebell-swing': /\bswings?\b/i,
  'knee-strike': /\bknees?\b/i,
  'overhand-punch': /\boverhand\b/i,
  'roundhouse-kick': /\broundhouse\b/i,
  'slip-and-counter': /\bslip\b/i,
  'speed-punches': /\bfast (punches|hands)\b/i,
  'squat-to-front-kick': /\bsquat kicks\b/i,
  'standing-side-stretch': /\bside stretch\b/i,
  'torso-twist': /\btwists\b/i,
  'triceps-dip': /\bdips\b/i,
}

const escaped = (name: string) => name.replaceAll(/[^a-z]+/gi, '\\W+')

function wordsFor(clip: string) {
  const entry = catalogue.find(({ name }) => name === clip)
  if (entry === undefined) throw new Error(`${clip} is no exercise`)
  return otherWords[clip] ?? new RegExp(`\\b${escaped(entry.displayName)}`, 'i')
}

const workouts: DemoWorkout[] = demoWeeks.flatMap(({ rounds }) => rounds)
const steps = workouts.flatMap(({ name, routines }) =>
  routines.map(([clip, text]) => ({ name, clip, text })),
)

test('the two demo weeks have a workout for every round and day, and none repeats', () => {
  expect(demoWeeks).toHaveLength(14)
  for (const { rounds } of demoWeeks) expect(rounds).toHaveLength(demoRounds.length)
  const names = workouts.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const themes = demoWeeks.map(({ theme }) => theme)
  expect(themes).toEqual([...new Set(themes)])
})

test('the demo days follow each other and repeat after two weeks', () => {
  const named = (dayNumber: number) => demoWorkout(3, '2026-11-22', dayNumber).name
  expect(named(20_000)).toBe(named(20_014))
  expect(new Set(Array.from({ length: 14 }, (_, day) => named(20_000 + day))).size).toBe(14)
})

test.each(steps)('$name: "$text" has a clip that fits', ({ clip, text }) => {
  expect(text).toMatch(wordsFor(clip))
  const path = new URL(`../../media/exercises/${clip}.mp4`, import.meta.url)
  expect(existsSync(path), clip).toBe(true)
})

test('a demo workout repeats no clip, and most exercises appear in one', () => {
  for (const { name, routines } of workouts)
    expect(new Set(routines.map(([clip]) => clip)).size, name).toBe(routines.length)
  expect(new Set(steps.map(({ clip }) => clip)).size).toBeGreaterThan(70)
})

test('the demo workouts have every layout: one to three steps, short, long and a ticker', () => {
  const single = workouts.flatMap(({ routines }) =>
    routines.length === 1 ? routines.map(([, text]) => text.length) : [],
  )
  expect(new Set(workouts.map(({ routines }) => routines.length))).toEqual(new Set([1, 2, 3]))
  expect(Math.min(...single)).toBeLessThanOrEqual(limits.shortTextThreshold)
  expect(Math.max(...single)).toBeGreaterThan(limits.routineTextHint)
  const headers = workouts.map(({ subHeader }) => subHeader.length)
  expect(Math.max(...headers)).toBeGreaterThan(limits.subHeaderHint)
})

test('demo texts are short in workouts with several steps', () => {
  for (const { name, routines } of workouts)
    if (routines.length > 1)
      for (const [, text] of routines)
        expect(text.length, `${name}: ${text}`).toBeLessThanOrEqual(routines.length === 3 ? 60 : 85)
})

test('every demo workout is accepted by the API', () => {
  for (let day = 0; day < demoWeeks.length; day += 1)
    for (const { roundNumber } of demoRounds)
      expect(
        calls.createWorkout.body.safeParse(demoWorkout(roundNumber, '2026-11-22', day)).success,
      ).toBe(true)
})
