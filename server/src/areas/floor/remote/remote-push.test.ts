import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PassActor } from '../../../platform/actor.ts'
import { createChanges, type PhonesChange } from '../../../platform/changes.ts'
import { keyOf } from '../timer/index.ts'
import { createActivePhones } from './active-phones.ts'
import { createRemotePush } from './remote-push.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const phone = (number: number, locationId = 'gym'): PassActor => ({
  ...{
    kind: 'pass',
    passId: `${locationId} ${String(number)}`,
    number,
    madeBy: 'Wall',
    issuer: 'Wall',
  },
  locationId,
})
const keyed = (actor: PassActor) => ({
  ...{ key: `pass ${actor.passId}`, name: actor.madeBy, pass: actor.number },
})

function startProcess() {
  const changes = createChanges()
  const phones = createActivePhones(() => Date.now())
  const notices: PhonesChange[] = []
  /** The phones in each authorization query. */
  const queries: string[][] = []
  let answered: Promise<unknown> = Promise.resolve()
  const push = createRemotePush({
    ...{ changes, phones, processId: 'one' },
    publishToOthers: (change) => notices.push(change),
    revision: () => 0,
    async readAllowed(actors) {
      queries.push(actors.map(keyOf))
      await answered
      return () => true
    },
  })
  onTestFinished(() => {
    push.close()
  })
  function open(actor: PassActor) {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const write = vi.spyOn(response, 'write')
    push.open({ response, headers: {} }, actor, actor.locationId)
    return {
      eventCount: () =>
        write.mock.calls.filter(([text]) => String(text).startsWith('event: phones')).length,
      close: () => response.emit('close'),
    }
  }
  const others = (number: number) =>
    phones.others('gym', keyed(phone(number)).key).map((each) => each.pass)
  const answerAfter = (until: Promise<unknown>): void => {
    answered = until
  }
  return { changes, notices, queries, answerAfter, open, others }
}

test('a phone that reconnects within seconds is not reported as gone', async () => {
  const { open, notices, others } = startProcess()
  const first = open(phone(1))
  const second = open(phone(2))
  await pass(10_000)
  const before = { notices: notices.length, eventCount: first.eventCount() }
  second.close()
  await pass(4_000)
  const third = open(phone(2))
  await pass(10_000)
  expect({ notices: notices.length, eventCount: first.eventCount() }).toEqual(before)
  expect(others(1)).toEqual([2])
  third.close()
  await pass(4_000)
  expect(others(1)).toEqual([2])
  await pass(10_000)
  expect(others(1)).toEqual([])
  expect(first.eventCount()).toBe(before.eventCount + 1)
})

test('a phone with two streams stays listed when one closes', async () => {
  const { open, others } = startProcess()
  open(phone(2))
  const another = open(phone(2))
  another.close()
  await pass(20_000)
  expect(others(1)).toEqual([2])
})

test('twenty phones that reconnect in turn get at most one event each', async () => {
  const { open, notices } = startProcess()
  const streams = []
  for (let number = 1; number <= 20; number += 1) {
    streams.push(open(phone(number)))
    await pass(100)
  }
  await pass(20_000)
  const eventCounts = streams.map((stream) => stream.eventCount())
  expect(eventCounts[0]).toBe(1)
  expect(Math.max(...eventCounts)).toBe(1)
  expect(notices.length).toBeLessThan(10)
})

test('phones of a dead process are removed, and other phones are notified', async () => {
  const { changes, open, others } = startProcess()
  const first = open(phone(1))
  const notice = { kind: 'phones', locationId: 'gym', from: 'two' } as const
  changes.announce({ ...notice, phones: [keyed(phone(2))] })
  await pass(20_000)
  expect(others(1)).toEqual([2])
  expect(first.eventCount()).toBe(1)
  await pass(110_000)
  expect(others(1)).toEqual([])
  expect(first.eventCount()).toBe(2)
})

test('the phones of each location are announced every half minute', async () => {
  const { open, notices } = startProcess()
  open(phone(1))
  open(phone(1, 'another gym'))
  await pass(10_000)
  notices.length = 0
  await pass(25_000)
  expect(notices.map(({ locationId }) => locationId).sort()).toEqual(['another gym', 'gym'])
})

test('revoked passes recheck only the phones of their location', async () => {
  const { changes, open, queries } = startProcess()
  open(phone(1))
  open(phone(1, 'another gym'))
  changes.announce({ kind: 'passes', locationId: 'gym' })
  await pass(0)
  expect(queries).toEqual([['pass gym 1']])
})

test('a changed location rechecks only its phones, a changed user only theirs', async () => {
  const { changes, open, queries } = startProcess()
  open(phone(1))
  open(phone(1, 'another gym'))
  changes.announce({ kind: 'location', locationId: 'gym' })
  await pass(0)
  changes.announce({ kind: 'user', userId: 'someone' })
  await pass(0)
  expect(queries).toEqual([['pass gym 1']])
})

test('all phones are rechecked with one query every half minute', async () => {
  const { open, queries } = startProcess()
  for (let gym = 0; gym < 20; gym += 1) open(phone(1, `gym ${String(gym)}`))
  await pass(31_000)
  expect(queries.map((phones) => phones.length)).toEqual([20])
})

test('changes during a recheck are handled by one more recheck', async () => {
  const { changes, open, queries, answerAfter } = startProcess()
  const gyms = Array.from({ length: 500 }, (_, gym) => `gym ${String(gym)}`)
  for (const gym of gyms) open(phone(1, gym))
  const { promise, resolve } = Promise.withResolvers<undefined>()
  answerAfter(promise)
  for (const locationId of [...gyms, 'gym 0']) changes.announce({ kind: 'location', locationId })
  resolve(undefined)
  await pass(0)
  expect(queries.map((phones) => phones.length)).toEqual([1, 500])
})
