import { ApiError } from '@roundboard/client'
import { issueAt, type Remote } from '@roundboard/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRemote, createFakeRemote } from '../testing/fake-remote.ts'
import { type RemoteModel, startRemote } from './remote-state.ts'

let model: RemoteModel
const forget = vi.fn()
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

test('what is pressed carries the revision that the phone saw, and the answer is shown', async () => {
  const fake = await start()
  await model.sendTimerAction('pause')
  await model.sendTimerAction('resume')
  expect(fake.asked.filter((name) => /pause|resume/.test(name))).toEqual(['pause 4', 'resume 5'])
  expect(shown().remote.timer.revision).toBe(6)
})

test('a second press before the answer does nothing', async () => {
  const fake = await start()
  await Promise.all([model.sendTimerAction('add-30'), model.sendTimerAction('add-30')])
  expect(fake.asked.filter((name) => name.startsWith('add'))).toHaveLength(1)
})

test('who was slower is told, and sees the timer as it is', async () => {
  const fake = await start()
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 9 } }
  fake.outcome = 'changed-meanwhile'
  await model.sendTimerAction('pause')
  expect(shown()).toMatchObject({ notice: 'conflict', isBusy: false })
  expect(shown().remote.timer.revision).toBe(9)
})

test('without the server buttons rest, nothing pressed is kept, and all comes back by itself', async () => {
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

test('a phone that opens while the server is away says so, and opens by itself when it is back', async () => {
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

test('a pass from a screen asks for the code of the day, and opens with it', async () => {
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

test('a press whose answer is lost is not made again', async () => {
  const fake = await start()
  fake.condition = 'down'
  await model.sendTimerAction('next-bell')
  expect(shown()).toMatchObject({ notice: 'noResponse', isBusy: false })
  fake.condition = 'up'
  await pass(60_000)
  expect(fake.asked.filter((name) => name.startsWith('next-bell'))).toHaveLength(1)
})

test('what another phone did is asked for when it is told', async () => {
  const fake = await start()
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 5 } }
  fake.tell()
  await pass(10)
  expect(shown().remote.timer.revision).toBe(5)
})

test('an answer that was overtaken does not put the timer back', async () => {
  const fake = await start()
  await model.sendTimerAction('pause')
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 4 } }
  fake.tell()
  await pass(10)
  expect(shown().remote.timer.revision).toBe(5)
})

test('of all that is told meanwhile one more answer is asked for, and none overtakes another', async () => {
  const { fake, api } = createFakeRemote()
  const asked: ((remote: Remote) => void)[] = []
  const getRemote = () => new Promise<Remote>((answer) => asked.push(answer))
  model = startRemote({
    api: { ...api, getRemote },
    signIn: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
    saveExpiry,
  })
  await pass(10)
  asked[0]?.(aRemote())
  await pass(10)
  for (let told = 0; told < 5; told += 1) fake.tell()
  await pass(10)
  expect(asked).toHaveLength(2)
  asked[1]?.(aRemote({ others: [{ name: 'Screen 1', pass: 1 }] }))
  await pass(10)
  expect(asked).toHaveLength(3)
  expect(shown().remote.others).toHaveLength(1)
  asked[2]?.(aRemote())
  await pass(10)
  expect(asked).toHaveLength(3)
  expect(shown().remote.others).toEqual([])
})

test('a pass that was revoked ends the remote, with the reason', async () => {
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
] as const)(
  'an answer %s to a press says that it was not done, and takes nothing away',
  async (code, status) => {
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
  },
)

test('buttons that are there no more are read after a press that was refused for it', async () => {
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

test('a phone that opens while the server fails waits for it, and keeps its pass', async () => {
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

test('a gym that is there no more ends the remote', async () => {
  const fake = await start()
  fake.refusal = new ApiError('not-found', 404, 'No.')
  fake.tell()
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'none' })
  expect(forget).toHaveBeenCalledOnce()
})

test('what is said of equipment carries the revision of the equipment, and who was slower sees it as it is', async () => {
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

test('a phone that is let in no more keeps no timer, nor does one that stopped while it asked', async () => {
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

test('a pass that is extended is valid for longer, and stays so on this phone', async () => {
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

test('a pass that has ended takes the remote with it, also without network', async () => {
  const fake = await start()
  const expiresAt = '2026-11-21T20:10:00.000Z'
  fake.remote = { ...fake.remote, pass: { expiresAt, extendsTo: null } }
  await pass(30_000)
  fake.condition = 'down'
  model.endPass()
  expect(model.state.get()).toEqual({ name: 'no-access', why: 'pass-expired' })
  expect(forget).toHaveBeenCalledOnce()
})

test('whoever has signed in has no pass that could end', async () => {
  await start()
  model.endPass()
  expect(shown().remote.pass).toBeNull()
})
