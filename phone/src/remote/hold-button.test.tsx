import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeRemote } from '../testing/fake-remote.ts'
import { HoldButton } from './hold-button.tsx'
import { startRemote } from './remote-state.ts'

const onHeld = vi.fn()
const place = document.createElement('div')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00.000Z') })
  onHeld.mockReset()
  document.body.append(place)
})

afterEach(async () => {
  await act(() => {
    render(null, place)
  })
  place.remove()
  vi.useRealTimers()
})

const draw = (disabled = false) =>
  act(() => {
    render(
      <HoldButton
        icon={<i />}
        label="Skip"
        hints={{ hold: 'Press and hold', again: 'Activate again' }}
        disabled={disabled}
        onHeld={onHeld}
      />,
      place,
    )
  })
const button = () => place.querySelector('button') ?? expect.fail('there is no button')
const hint = () => place.querySelector('[role=status]')?.textContent
const isFilling = () => button().classList.contains('is-holding')
const send = (event: Event) => act(() => void button().dispatchEvent(event))
const pointer = (name: string, given: MouseEventInit = {}) =>
  send(new MouseEvent(name, { bubbles: true, cancelable: true, ...given }))
const key = (name: 'keydown' | 'keyup', given: KeyboardEventInit = {}) =>
  send(new KeyboardEvent(name, { key: 'Enter', bubbles: true, cancelable: true, ...given }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined))

test('acts after being held for 600 ms, while its ring fills', async () => {
  await draw()
  await pointer('pointerdown')
  await pass(599)
  expect([isFilling(), onHeld.mock.calls.length]).toEqual([true, 0])
  await pass(1)
  expect([isFilling(), onHeld.mock.calls.length]).toEqual([false, 1])
  await pointer('pointerup')
  await pass(1_000)
  expect([hint(), onHeld.mock.calls.length]).toEqual(['', 1])
})

test.each(['pointerup', 'pointerleave', 'pointercancel'])(
  'only shows a hint for four seconds after a tap that ends with %s',
  async (end) => {
    await draw()
    await pointer('pointerdown')
    await pass(300)
    await pointer(end)
    expect([isFilling(), hint()]).toEqual([false, 'Press and hold'])
    await pass(4_000)
    expect([hint(), onHeld.mock.calls.length]).toEqual(['', 0])
  },
)

test('ignores other mouse buttons', async () => {
  await draw()
  await pointer('pointerdown', { button: 2 })
  await pass(1_000)
  expect(onHeld).not.toHaveBeenCalled()
})

test('acts once while a key is held, however often it repeats', async () => {
  await draw()
  await key('keydown')
  await pass(500)
  await key('keydown', { repeat: true })
  await pass(100)
  await key('keyup')
  expect(onHeld).toHaveBeenCalledOnce()
  await key('keydown', { key: 'a' })
  await pass(1_000)
  expect(onHeld).toHaveBeenCalledOnce()
})

test('acts on the second activation by assistive technology within four seconds', async () => {
  await draw()
  await pointer('click')
  expect([hint(), onHeld.mock.calls.length]).toEqual(['Activate again', 0])
  await pass(4_000)
  await pointer('click')
  expect(onHeld).not.toHaveBeenCalled()
  await pointer('click')
  expect([hint(), onHeld.mock.calls.length]).toEqual(['', 1])
})

test('cancels a hold when it is disabled, and doesn’t resume it', async () => {
  await draw()
  await pointer('pointerdown')
  await pass(300)
  await draw(true)
  expect([isFilling(), button().disabled]).toEqual([false, true])
  await draw()
  await pass(1_000)
  expect([isFilling(), onHeld.mock.calls.length]).toEqual([false, 0])
  await pointer('pointerdown')
  await pass(600)
  expect(onHeld).toHaveBeenCalledOnce()
})

test('keeps a hold while the remote fetches the timer', async () => {
  const { api, fake } = createFakeRemote()
  const model = startRemote({
    api,
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget: vi.fn(),
    saveExpiry: vi.fn(),
  })
  const redraw = () => {
    const state = model.state.get()
    return draw(state.name !== 'shown' || state.isBusy || state.offlineSince !== null)
  }
  await pass(10)
  let due = redraw()
  const stop = model.state.subscribe(() => {
    due = redraw()
  })
  await due
  await pointer('pointerdown')
  const before = fake.asked.length
  fake.tell()
  await pass(300)
  model.revalidate()
  await pass(300)
  await due
  expect(fake.asked.slice(before)).toEqual(['get', 'get'])
  expect(onHeld).toHaveBeenCalledOnce()
  stop()
  model.stop()
})

test('doesn’t act after it is unmounted', async () => {
  await draw()
  await pointer('pointerdown')
  await act(() => {
    render(null, place)
  })
  await pass(1_000)
  expect(onHeld).not.toHaveBeenCalled()
})
