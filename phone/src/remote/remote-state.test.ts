import { ApiError } from '@roundboard/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeRemote } from '../testing/fake-remote.ts'
import { type RemoteModel, startRemote } from './remote-state.ts'

let model: RemoteModel
const forget = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00.000Z') })
  forget.mockReset()
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
    enter: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
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
  await model.act('pause')
  await model.act('resume')
  expect(fake.asked.filter((name) => /pause|resume/.test(name))).toEqual(['pause 4', 'resume 5'])
  expect(shown().remote.timer.revision).toBe(6)
})

test('a second press before the answer does nothing', async () => {
  const fake = await start()
  await Promise.all([model.act('add-30'), model.act('add-30')])
  expect(fake.asked.filter((name) => name.startsWith('add'))).toHaveLength(1)
})

test('who was slower is told, and sees the timer as it is', async () => {
  const fake = await start()
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 9 } }
  fake.outcome = 'changed-meanwhile'
  await model.act('pause')
  expect(shown()).toMatchObject({ notice: 'quicker', isBusy: false })
  expect(shown().remote.timer.revision).toBe(9)
})

test('without the server buttons rest, nothing pressed is kept, and all comes back by itself', async () => {
  const fake = await start()
  fake.condition = 'down'
  await pass(5_000)
  expect(shown().awaySince).toBe(Date.parse('2026-11-21T20:00:00.000Z'))
  const before = fake.asked.length
  await model.act('pause')
  expect(fake.asked).toHaveLength(before)
  fake.condition = 'up'
  await pass(3_000)
  expect(shown().awaySince).toBeNull()
  expect(fake.asked.some((name) => name.startsWith('pause'))).toBe(false)
})

test('a phone that opens while the server is away says so, and opens by itself when it is back', async () => {
  const made = createFakeRemote()
  made.fake.condition = 'down'
  model = startRemote({
    api: made.api,
    enter: () => Promise.resolve({ kind: 'session', token: 'x' }),
    forget,
  })
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'opening', isAway: true })
  made.fake.condition = 'up'
  await pass(5_000)
  expect(shown().awaySince).toBeNull()
})

test('a press whose answer is lost is not made again', async () => {
  const fake = await start()
  fake.condition = 'down'
  await model.act('next-bell')
  expect(shown()).toMatchObject({ notice: 'lostAnswer', isBusy: false })
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
  await model.act('pause')
  const { timer } = fake.remote
  fake.remote = { ...fake.remote, timer: { ...timer, revision: 4 } }
  fake.tell()
  await pass(10)
  expect(shown().remote.timer.revision).toBe(5)
})

test('a pass that was revoked ends the remote, with the reason', async () => {
  const fake = await start()
  fake.refusal = new ApiError('not-signed-in', 401, 'This pass was revoked.', {
    issues: [{ code: 'pass-revoked', path: '', message: '', params: {} }],
  })
  fake.tell()
  await pass(10)
  expect(model.state.get()).toEqual({ name: 'no-way-in', why: 'pass-revoked' })
  expect(forget).toHaveBeenCalledOnce()
})

test('what is said of equipment carries the revision of the equipment, and who was slower sees it as it is', async () => {
  const fake = await start()
  await model.markEquipment('rope', 'out')
  await model.takeBackEquipment()
  expect(fake.asked.filter((name) => /rope|equipment/.test(name))).toEqual([
    'rope out 0',
    'equipment-back 1',
  ])
  expect(shown().remote.equipment.revision).toBe(2)
  fake.outcome = 'changed-meanwhile'
  await model.markEquipment('rope', 'out')
  expect(shown()).toMatchObject({ notice: 'equipmentQuicker', isBusy: false })
})
