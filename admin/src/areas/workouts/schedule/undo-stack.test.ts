import { describe, expect, it } from 'vitest'
import { undoStack, withDone, withRedone, withUndone } from './undo-stack.ts'

const none = { done: [], undone: [] }
const first = { batch: '1', said: 'first' }
const second = { batch: '2', said: 'second' }

describe('undo stack of the schedule', () => {
  it('undoes and redoes by the batch that each step creates', () => {
    const both = withDone(withDone(none, first), second)
    const undone = withUndone(both, '2', '3')
    expect(undone).toEqual({ done: [first], undone: [{ batch: '3', said: 'second' }] })
    expect(withRedone(undone, '3', '4')).toEqual({
      done: [first, { batch: '4', said: 'second' }],
      undone: [],
    })
  })

  it('drops redo after a new change or an undo without effect', () => {
    const undone = withUndone(withDone(none, first), '1', '2')
    expect(withDone(undone, second)).toEqual({ done: [second], undone: [] })
    expect(withUndone(withDone(none, first), '1', null)).toEqual(none)
  })

  it('ignores batches that are not on the stack', () => {
    expect(withUndone(none, '1', '2')).toBe(none)
    expect(withRedone(none, '1', '2')).toBe(none)
  })

  it('is separate for each user', () => {
    undoStack.become('a', (stack) => withDone(stack, first))
    expect(undoStack.of('a').done).toEqual([first])
    expect(undoStack.of('b').done).toEqual([])
  })
})
