import { timerAt, type TimerState } from '@roundboard/domain'
import { describe, expect, it } from 'vitest'
import { cueOf } from './timer-sounds.ts'

const timer = { stamp: 0, playlist: [] }
const at = (second: number): TimerState<unknown> => timerAt(timer, second * 1000)
const cueAt = (second: number) => cueOf(at(second - 1), at(second))

describe('the sounds of a timer cycle', () => {
  it.each([
    [210, 'bell'],
    [150, 'warning'],
    [180, 'double-bell'],
    [177, 'tick'],
    [178, 'tick'],
    [179, 'tick'],
    [207, 'tick'],
    [209, 'tick'],
    [1, undefined],
    [149, undefined],
    [176, undefined],
    [200, undefined],
  ])('at %i s: %s', (second, cue) => {
    expect(cueAt(second)).toBe(cue)
  })

  it('skip what the screen missed while asleep', () => {
    expect(cueOf(at(100), at(155))).toBeUndefined()
  })

  it('don’t tick twice in one second', () => {
    expect(cueOf(at(177), at(177.4))).toBeUndefined()
  })

  it('are silent without a timer', () => {
    expect(cueOf({ phase: 'idle' }, { phase: 'idle' })).toBeUndefined()
  })
})
