import { describe, expect, it } from 'vitest'
import { actionOf, isStep, letters, widenedStep } from './keys.ts'

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

describe('the keys', () => {
  it.each([
    [press('ArrowLeft'), 'left'],
    [press('ArrowLeft', 'shiftKey'), 'widen-left'],
    [press('PageDown'), 'week-on'],
    [press(' '), 'toggle'],
    [press(' ', 'shiftKey'), 'round-or-week'],
    [press(' ', 'ctrlKey'), 'whole-day'],
    [press('m'), 'carry'],
    [press('M', 'shiftKey'), 'carry-copy'],
    [press('M'), 'carry'],
    [press('?', 'shiftKey'), 'keys'],
    [press('+', 'shiftKey'), 'later'],
    [press('1', 'shiftKey'), 'zoom-week'],
    [press('z', 'metaKey'), 'undo'],
    [press('Z', 'metaKey', 'shiftKey'), 'redo'],
    [press('Backspace'), 'delete'],
    [press('q'), undefined],
    [press('r', 'ctrlKey'), undefined],
    [press('p', 'ctrlKey'), undefined],
  ])('%o ask for %s', (pressed, action) => {
    expect(actionOf(pressed, true)).toBe(action)
  })

  it.each(['ArrowLeft', 'n', 's', 'Enter'])('are nothing with Alt or Option: %s', (key) => {
    expect(actionOf(press(key, 'altKey'), true)).toBeUndefined()
  })

  it('that write something can be switched off, the others not', () => {
    for (const key of ['t', 'm', '?', '+', '1', 'p', '['])
      expect(actionOf(press(key), false)).toBeUndefined()
    for (const pressed of [press('F2'), press('Delete'), press('c', 'ctrlKey'), press('Enter')])
      expect(actionOf(pressed, false)).toBeDefined()
    expect(letters.areOn()).toBe(true)
    letters.set(false)
    expect(letters.areOn()).toBe(false)
  })

  it('know steps, and by which step a selection widens', () => {
    expect(isStep('left')).toBe(true)
    expect(isStep('widen-left')).toBe(false)
    expect(widenedStep('widen-week-on')).toBe('week-on')
    expect(widenedStep('undo')).toBeUndefined()
  })
})
