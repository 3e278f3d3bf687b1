import { expect, it, vi } from 'vitest'
import { createMachine } from './machine.ts'

type Event = { readonly add: number; readonly then?: readonly string[] }

function aMachine() {
  const machine = createMachine(
    0,
    (total: number, { add, then = [] }: Event) => [total + add, then] as const,
  )
  const ran: string[] = []
  machine.interpret((effect) => {
    ran.push(`${effect} at ${String(machine.state())}`)
    if (effect === 'fail') throw new Error('It failed.')
    if (effect === 'add') machine.dispatch({ add: 10, then: ['added'] })
  })
  return { machine, ran }
}

it('runs all effects of an event before the events that they dispatch', () => {
  const { machine, ran } = aMachine()
  machine.dispatch({ add: 1, then: ['add', 'after'] })
  expect(ran).toEqual(['add at 1', 'after at 1', 'added at 11'])
})

it('reports a failing effect and continues', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { machine, ran } = aMachine()
  machine.dispatch({ add: 1, then: ['fail', 'after'] })
  machine.dispatch({ add: 1, then: ['again'] })
  expect(ran).toEqual(['fail at 1', 'after at 1', 'again at 2'])
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('notifies listeners of each event until it stops', () => {
  const { machine, ran } = aMachine()
  const totals: number[] = []
  machine.subscribe(() => totals.push(machine.state()))
  machine.dispatch({ add: 1, then: ['add'] })
  machine.stop()
  machine.dispatch({ add: 1, then: ['late'] })
  expect(totals).toEqual([1, 11])
  expect(ran).not.toContain('late at 12')
})
