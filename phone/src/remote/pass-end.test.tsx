import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remoteMessages } from '../shared/messages/remote.ts'
import { useStore } from '../shared/store.ts'
import { aRemote, createFakeRemote } from '../testing/fake-remote.ts'
import { PassEnd } from './pass-end.tsx'
import { type RemoteModel, startRemote } from './remote-state.ts'

const minute = 60_000
const begin = Date.parse('2026-11-21T20:00:00.000Z')
const stamp = (minutes: number) => new Date(begin + minutes * minute).toISOString()
const messages = remoteMessages('en')
const place = document.createElement('div')
let model: RemoteModel

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
  document.body.append(place)
})

afterEach(async () => {
  await act(() => {
    render(null, place)
  })
  model.stop()
  place.remove()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined))
const text = () => place.textContent
const button = () => place.querySelector('button')

function Page() {
  const state = useStore(model.state)
  if (state.name !== 'shown') return <p>{state.name}</p>
  const timeText = (at: number) => new Date(at).toISOString().slice(11, 16)
  return <PassEnd {...{ model, state, messages, timeText }} now={() => Date.now()} />
}

async function open(expiresIn: number | null, extendsIn: number | null = null) {
  const extendsTo = extendsIn === null ? null : stamp(extendsIn)
  const ofPass = expiresIn === null ? null : { expiresAt: stamp(expiresIn), extendsTo }
  const { api, fake } = createFakeRemote(aRemote({ pass: ofPass }))
  model = startRemote({
    api,
    signIn: () => Promise.resolve({ kind: 'pass', secret: 'x', expiresAt: stamp(expiresIn ?? 0) }),
    forget: vi.fn(),
    saveExpiry: vi.fn(),
  })
  await act(() => {
    render(<Page />, place)
  })
  await pass(10)
  return fake
}

test('warns fifteen minutes before the pass ends, and counts the minutes down', async () => {
  await open(20)
  expect(text()).toBe('')
  await pass(5 * minute)
  expect(text()).toContain('Coach pass ends in 15 minutes')
  await pass(14 * minute)
  expect(text()).toContain('Coach pass ends in 1 minute')
  expect(text()).toContain(messages.passCannotExtend)
  expect(button()).toBeNull()
})

test('ends the remote when the pass ends', async () => {
  await open(1)
  await pass(59_000)
  expect(text()).toContain('Coach pass ends in 1 minute')
  await pass(1_100)
  expect(text()).toBe('no-access')
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'pass-expired' })
})

test('extends the pass with one tap and removes the warning', async () => {
  const fake = await open(10, 130)
  expect(button()?.textContent).toBe('Extend until 22:09')
  await act(() => {
    button()?.click()
  })
  await pass(10)
  expect(fake.asked).toContain('extend')
  expect(text()).toBe('')
  await pass(12 * minute)
  expect(model.state.get().name).toBe('shown')
})

test('disables the extension while the server is unreachable', async () => {
  const fake = await open(10, 130)
  fake.condition = 'down'
  await pass(6_000)
  expect(button()?.disabled).toBe(true)
  fake.condition = 'up'
  await pass(6_000)
  expect(button()?.disabled).toBe(false)
})

test('doesn’t warn a signed-in user', async () => {
  await open(null)
  await pass(30 * minute)
  expect(text()).toBe('')
  expect(model.state.get().name).toBe('shown')
})
