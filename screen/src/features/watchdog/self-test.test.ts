import { describe, expect, it } from 'vitest'
import {
  beginSelfTest,
  type Finding,
  nextSelfTest,
  settledFor,
  type SelfTest,
} from './self-test.ts'

const hour = 720

/** A wall that is checked every five seconds. */
function aDevice(
  playing: (test: SelfTest, check: number) => Finding,
  looks: number,
  from = beginSelfTest(false),
) {
  let test = from
  const phases: string[] = []
  for (let check = 0; check < looks; check++) {
    const { phase } = test
    test = nextSelfTest(test, 5_000, playing(test, check))
    if (test.phase !== phase) phases.push(`${String((check + 1) * 5)} s ${test.phase}`)
  }
  return { test, phases }
}

/** A device that can only decode one clip at a time. */
const weak = (test: SelfTest): Finding => (test.phase === 'watching' ? 'rough' : 'smooth')

it('detects after two trials that the device can play only one clip', () => {
  const { phases } = aDevice(weak, hour)
  expect(phases).toEqual(['120 s trying', '160 s watching', '190 s trying', '230 s settled'])
})

describe('the self-test isn’t misled by', () => {
  it.each<[string, (test: SelfTest, check: number) => Finding]>([
    ['a machine that is always busy', () => 'rough'],
    ['a busy page', () => 'busy'],
    ['the two minutes after a start', (_, check) => (check < 24 ? 'rough' : 'smooth')],
    ['occasional busy half minutes', (_, check) => (check % 30 < 5 ? 'rough' : 'smooth')],
    ['one long busy period', (_, check) => (check >= 40 && check < 48 ? 'rough' : 'smooth')],
    ['a page that stutters while it is busy', (_, check) => (check % 5 === 0 ? 'busy' : 'rough')],
    ['a wall with one clip', () => 'nothing'],
  ])('%s', (_, playing) => {
    const { test, phases } = aDevice(playing, 10 * hour)
    expect(phases.join()).not.toContain('settled')
    expect(test.phase).not.toBe('settled')
  })

  it('a machine with random load', () => {
    let seed = 7
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const { phases } = aDevice(() => (random() < 0.5 ? 'rough' : 'smooth'), 24 * hour)
    expect(phases.join()).not.toContain('settled')
  })
})

it('ignores checks without evidence, such as breaks with one clip', () => {
  const { phases } = aDevice((test, check) => (check % 4 === 3 ? 'nothing' : weak(test)), hour)
  expect(phases.at(-1)).toContain('settled')
})

it('tests a limited device again after a day, and settles faster', () => {
  const { test, phases } = aDevice(weak, 24 * hour + 20, settledFor(0))
  expect(phases).toEqual(['86400 s watching', '86430 s trying', '86470 s settled'])
  expect(test.evidence).toBe(2)
})

it('clears the result once the device can play several clips', () => {
  const { test } = aDevice(() => 'smooth', hour, beginSelfTest(true))
  expect(test).toMatchObject({ phase: 'watching', evidence: 0 })
})
