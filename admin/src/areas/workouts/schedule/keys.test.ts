import { describe, expect, it } from 'vitest'
import { actionOf, isStep, widenedStep } from './keys.ts'

type Modifier = 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'

function press(key: string, ...modifiers: Modifier[]) {
  const has = (modifier: Modifier) => modifiers.includes(modifier)
  return {
    key,
    ctrlKey: has('ctrlKey'),
    metaKey: has('metaKey'),
    altKey: has('altKey'),
    shiftKey: has('shiftKey'),
  }
}

describe('schedule keyboard shortcuts', () => {
  it.each([
    [press('ArrowLeft'), 'left'],
    [press('ArrowLeft', 'shiftKey'), 'widen-left'],
    [press('PageDown'), 'week-on'],
    [press(' '), 'toggle'],
    [press(' ', 'shiftKey'), 'round-or-week'],
    [press(' ', 'ctrlKey'), 'whole-day'],
    [press('Enter', 'ctrlKey'), 'preview'],
    [press('F2'), 'enter'],
    [press('z', 'metaKey'), 'undo'],
    [press('Z', 'metaKey', 'shiftKey'), 'redo'],
    [press('Backspace'), 'delete'],
    [press('q'), undefined],
    [press('m'), undefined],
    [press('r', 'ctrlKey'), undefined],
    [press('p', 'ctrlKey'), undefined],
  ])('map %o to %s', (pressed, action) => {
    expect(actionOf(pressed)).toBe(action)
  })

  it.each(['ArrowLeft', 'c', 'Enter'])('ignore keys pressed with Alt or Option: %s', (key) => {
    expect(actionOf(press(key, 'altKey'))).toBeUndefined()
  })

  it('distinguish steps from steps that extend the selection', () => {
    expect(isStep('left')).toBe(true)
    expect(isStep('widen-left')).toBe(false)
    expect(widenedStep('widen-week-on')).toBe('week-on')
    expect(widenedStep('undo')).toBeUndefined()
  })
})
