import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFleetPush } from './fleet-push.ts'
import { createChanges } from '../../../platform/changes.ts'

type Opening = Parameters<ReturnType<typeof createFleetPush>['open']>

const actorOf = (userId: string) =>
  ({ kind: 'user', userId, sessionId: `the session of ${userId}` }) as Opening[1]

const aTarget = (): Opening[0] => ({
  response: new ServerResponse(new IncomingMessage(new Socket())),
  headers: {},
})

/** Fleet push whose reads take these times, and when each read began. */
function aFleet(tookMs: readonly number[]) {
  vi.useFakeTimers()
  const beganAt = performance.now()
  const lookedAt: number[] = []
  const push = createFleetPush({
    readFleet: async () => {
      lookedAt.push(Math.round((performance.now() - beganAt) / 1000))
      await new Promise((resolve) => setTimeout(resolve, tookMs[lookedAt.length - 1] ?? 0))
      return new Map()
    },
    scopeOf: () => 'all',
    readRights: (sessions) => Promise.resolve(new Map(sessions.map((id) => [id, 'the same']))),
    rightsOf: () => 'the same',
    readNoticeStamps: () => Promise.resolve(new Map()),
    revision: () => 0,
    changes: createChanges(),
    onFailure: (error) => expect.fail(String(error)),
  })
  onTestFinished(() => {
    push.close()
    vi.useRealTimers()
  })
  return { push, lookedAt }
}

async function lookedAtInAMinute(...tookMs: readonly number[]): Promise<readonly number[]> {
  const { push, lookedAt } = aFleet(tookMs)
  const opened = push.open(aTarget(), actorOf('an owner'))
  await vi.advanceTimersByTimeAsync(60_000)
  await opened
  return lookedAt
}

test('fleet push keeps its 5-second interval after one slow read', async () => {
  const every = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]
  expect(await lookedAtInAMinute(0, 1_000)).toEqual(every)
})

test('fleet push reads a fleet once a minute if reading it repeatedly takes a second', async () => {
  expect(await lookedAtInAMinute(0, 1_000, 1_000)).toEqual([0, 5, 10])
})

test('fleet push reads the fleet once for eighty consoles that connect at once', async () => {
  const { push, lookedAt } = aFleet([1_000])
  const people = Array.from({ length: 80 }, (_, index) => actorOf(`person ${String(index)}`))
  const opened = Promise.all(people.map((person) => push.open(aTarget(), person)))
  expect(push.count()).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  await opened
  expect(push.count()).toBe(80)
  expect(lookedAt).toEqual([0])
})
