import { ApiError } from '@roundboard/client'
import { issueAt, type Remote } from '@roundboard/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRemote, createFakeRemote } from '../testing/fake-remote.ts'
import { type RemoteModel, startRemote } from './remote-state.ts'

let model: RemoteModel
const forget = vi.fn(() => false)
const saveExpiry = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00.000Z') })
  forget.mockReset()
  saveExpiry.mockReset()
})

afterEach(() => {
  model.stop()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function start() {
  const made = createFakeRemote()
  model = startRemote({
    api: made.api,
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
    saveExpiry,
  })
  await pass(10)
  return made.fake
}

const shown = () => {
  const state = model.state.get()
  if (state.name !== 'shown') throw new Error(`it is ${state.name}`)
  return state
}

test('an action sends the known revision and shows the new one', async () => {
  const fake = await start()
  await model.sendTimerAction('pause')
  await model.sendTimerAction('resume')
  expect(fake.asked.filter((name) => /pause|resume/.test(name))).toEqual(['pause 4', 'resume 5'])
  expect(shown().remote.timer.revision).toBe(6)
})

test('a second tap before the response does nothing', async () => {
  const fake = await start()
  await Promise.all([model.sendTimerAction('add-30'), model.sendTimerAction('add-30')])
  expect(fake.asked.filter((name) => name.startsWith('add'))).toHaveLength(1)
})

test('concurrent actions show a conflict and the current timer on the slower phone', async () => {
  const fake = await start()
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 9 } }
  fake.outcome = 'changed-meanwhile'
  await model.sendTimerAction('pause')
  expect(shown()).toMatchObject({ notice: 'conflict', isBusy: false })
  expect(shown().remote.timer.revision).toBe(9)
})

test('offline buttons are disabled, and no action is queued', async () => {
  const fake = await start()
  fake.condition = 'down'
  await pass(5_000)
  expect(shown().offlineSince).toBe(Date.parse('2026-11-21T20:00:00.000Z'))
  const before = fake.asked.length
  await model.sendTimerAction('pause')
  expect(fake.asked).toHaveLength(before)
  fake.condition = 'up'
  await pass(3_000)
  expect(shown().offlineSince).toBeNull()
  expect(fake.asked.some((name) => name.startsWith('pause'))).toBe(false)
})

test('a remote opened offline says so and opens once the server is back', async () => {
  const made = createFakeRemote()
  made.fake.condition = 'down'
  model = startRemote({
    api: made.api,
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
    saveExpiry,
  })
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'opening', isOffline: true })
  made.fake.condition = 'up'
  await pass(5_000)
  expect(shown().offlineSince).toBeNull()
})

test('a pass from a screen requires the code of the day', async () => {
  const refused = (code: 'pass-code' | 'pass-code-wrong') =>
    new ApiError('not-signed-in', 401, 'No.', { issues: [issueAt('', code)] })
  const { api } = createFakeRemote()
  const entered: (string | undefined)[] = []
  model = startRemote({
    api,
    signIn(code) {
      entered.push(code)
      return code === '4821'
        ? Promise.resolve({ kind: 'pass', secret: 'x', expiresAt: '2026-11-22T05:00:00.000Z' })
        : Promise.reject(refused(code === undefined ? 'pass-code' : 'pass-code-wrong'))
    },
    forget,
    saveExpiry,
  })
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'needs-code' })
  await model.enterCode('1111')
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'pass-code-wrong' })
  await model.enterCode('4821')
  expect(shown().remote.location.name).toBe('Harbor Street Kickboxing')
  expect(entered).toEqual([undefined, '1111', '4821'])
})

test('an action with a lost response isn’t repeated', async () => {
  const fake = await start()
  fake.condition = 'down'
  await model.sendTimerAction('next-bell')
  expect(shown()).toMatchObject({ notice: 'noResponse', isBusy: false })
  fake.condition = 'up'
  await pass(60_000)
  expect(fake.asked.filter((name) => name.startsWith('next-bell'))).toHaveLength(1)
})

test('an event makes the remote fetch another phone’s action', async () => {
  const fake = await start()
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 5 } }
  fake.tell()
  await pass(10)
  expect(shown().remote.timer.revision).toBe(5)
})

test('an older response doesn’t revert the timer', async () => {
  const fake = await start()
  await model.sendTimerAction('pause')
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 4 } }
  fake.tell()
  await pass(10)
  expect(shown().remote.timer.revision).toBe(5)
})

test('events during a fetch cause one more fetch', async () => {
  const { fake, api } = createFakeRemote()
  const pending: ((remote: Remote) => void)[] = []
  const getRemote = () => new Promise<Remote>((answer) => pending.push(answer))
  model = startRemote({
    api: { ...api, getRemote },
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
    saveExpiry,
  })
  await pass(10)
  pending[0]?.(aRemote())
  await pass(10)
  for (let change = 0; change < 5; change += 1) fake.tell()
  await pass(10)
  expect(pending).toHaveLength(2)
  pending[1]?.(aRemote({ others: [{ name: 'Screen 1', pass: 1 }] }))
  await pass(10)
  expect(pending).toHaveLength(3)
  expect(shown().remote.others).toHaveLength(1)
  pending[2]?.(aRemote())
  await pass(10)
  expect(pending).toHaveLength(3)
  expect(shown().remote.others).toEqual([])
})

test('a revoked pass ends the remote with the reason', async () => {
  const fake = await start()
  fake.refusal = new ApiError('not-signed-in', 401, 'This coach pass has been revoked.', {
    issues: [{ code: 'pass-revoked', path: '', message: '', params: {} }],
  })
  fake.tell()
  fake.tell()
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'pass-revoked' })
  expect(forget).toHaveBeenCalledOnce()
})

test.each([
  ['internal', 500],
  ['conflict', 409],
  ['too-many-attempts', 429],
  ['bad-input', 400],
] as const)('an action refused with %s shows a failure and keeps access', async (code, status) => {
  const fake = await start()
  fake.refusal = new ApiError(code, status, 'No.')
  await model.sendTimerAction('pause')
  expect(shown()).toMatchObject({ notice: 'failed', isBusy: false })
  await pass(60_000)
  expect(shown().offlineSince).not.toBeNull()
  fake.refusal = undefined
  await pass(5_000)
  expect(shown()).toMatchObject({ notice: 'failed', offlineSince: null })
  expect(forget).not.toHaveBeenCalled()
})

test('a refused action makes the remote fetch the available buttons', async () => {
  const fake = await start()
  const refusal = new ApiError('conflict', 409, 'The timer is off.')
  const press = model.sendTimerAction('pause')
  fake.refusal = refusal
  await press
  fake.remote = { ...fake.remote, buttons: 'timer-off' }
  fake.refusal = undefined
  await pass(5_000)
  expect(shown().remote.buttons).toBe('timer-off')
})

test('a remote opened during a server error waits and keeps its pass', async () => {
  const made = createFakeRemote()
  made.fake.refusal = new ApiError('internal', 500, 'No.')
  model = startRemote({
    api: made.api,
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
    saveExpiry,
  })
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'opening', isOffline: true })
  made.fake.refusal = undefined
  await pass(5_000)
  expect(shown().offlineSince).toBeNull()
  expect(forget).not.toHaveBeenCalled()
})

test.each([401, 403, 404])('a %s from a proxy doesn’t end the remote', async (status) => {
  const fake = await start()
  fake.refusal = new ApiError('unavailable', status, 'No JSON.')
  fake.tell()
  await pass(10)
  expect(shown().offlineSince).not.toBeNull()
  fake.refusal = undefined
  await pass(5_000)
  expect(shown().offlineSince).toBeNull()
  expect(forget).not.toHaveBeenCalled()
})

test('a link that a proxy rejects can be opened again', async () => {
  model = startRemote({
    api: createFakeRemote().api,
    signIn: () => Promise.reject(new ApiError('unavailable', 403, 'No JSON.')),
    forget,
    saveExpiry,
  })
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'unreachable' })
})

test('a deleted location ends the remote', async () => {
  const fake = await start()
  fake.refusal = new ApiError('not-found', 404, 'No.')
  fake.tell()
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'none' })
  expect(forget).toHaveBeenCalledOnce()
})

test('concurrent equipment actions show a conflict and the current state on the slower phone', async () => {
  const fake = await start()
  await model.sendEquipmentAction('rope', 'out')
  await model.undoEquipment()
  expect(fake.asked.filter((name) => /rope|equipment/.test(name))).toEqual([
    'rope out 0',
    'equipment-back 1',
  ])
  expect(shown().remote.equipment.revision).toBe(2)
  fake.outcome = 'changed-meanwhile'
  await model.sendEquipmentAction('rope', 'out')
  expect(shown()).toMatchObject({ notice: 'equipmentConflict', isBusy: false })
})

test('a remote that lost access or was stopped leaves no timer running', async () => {
  const fake = await start()
  fake.refusal = new ApiError('not-signed-in', 401, '')
  await pass(30_000)
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'signed-out' })
  expect(vi.getTimerCount()).toBe(0)

  const { api } = createFakeRemote()
  const { promise, resolve } = Promise.withResolvers<Remote>()
  model = startRemote({
    api: { ...api, getRemote: () => promise },
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
    saveExpiry,
  })
  await pass(10)
  model.stop()
  resolve(aRemote())
  await pass(10)
  expect(vi.getTimerCount()).toBe(0)
})

test('an extended pass is stored with its new end', async () => {
  const fake = await start()
  const [soon, later] = ['2026-11-21T20:10:00.000Z', '2026-11-21T23:00:00.000Z']
  fake.remote = { ...fake.remote, pass: { expiresAt: soon, extendsTo: later } }
  await pass(30_000)
  expect(saveExpiry).toHaveBeenLastCalledWith(soon)
  await model.extendPass()
  expect(shown()).toMatchObject({
    remote: { pass: { expiresAt: later, extendsTo: null } },
    isBusy: false,
  })
  expect(saveExpiry).toHaveBeenLastCalledWith(later)
})

test('an expired pass ends the remote, even offline', async () => {
  const fake = await start()
  const expiresAt = '2026-11-21T20:10:00.000Z'
  fake.remote = { ...fake.remote, pass: { expiresAt, extendsTo: null } }
  await pass(30_000)
  fake.condition = 'down'
  model.endPass()
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'pass-expired' })
  expect(forget).toHaveBeenCalledOnce()
})

test('a console session has no pass that could expire', async () => {
  await start()
  model.endPass()
  expect(shown().remote.pass).toBeNull()
})

test('a phone with other credentials opens with those after its session has expired', async () => {
  const fake = await start()
  forget.mockImplementationOnce(() => {
    fake.refusal = undefined
    return true
  })
  fake.refusal = new ApiError('not-signed-in', 401, 'Not signed in.')
  await pass(5_000)
  expect(forget).toHaveBeenCalledWith('signed-out')
  expect(shown().offlineSince).toBeNull()
})
