import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFleetPush } from './fleet-push.ts'

const owner = {
  ...{ kind: 'user', userId: 'an-owner', sessionId: 'a-session' },
} as Parameters<ReturnType<typeof createFleetPush>['open']>[1]

/** Looks at a fleet, each time for so long as it takes then, while a console listens. */
async function looking(tookMs: readonly number[]): Promise<number[]> {
  vi.useFakeTimers()
  const at: number[] = []
  const push = createFleetPush({
    readFleet: async () => {
      at.push(Math.round(performance.now() / 1000))
      await new Promise((resolve) => setTimeout(resolve, tookMs[at.length - 1] ?? 0))
      return new Map()
    },
    scopeOf: () => 'all',
    readRights: (sessions) => Promise.resolve(new Map(sessions.map((id) => [id, 'the same']))),
    rightsOf: () => 'the same',
    readBells: () => Promise.resolve(new Map()),
    changes: { subscribe: () => () => undefined },
    onFailure: (error) => expect.fail(String(error)),
  })
  onTestFinished(() => {
    push.close()
    vi.useRealTimers()
  })
  const beganAt = Math.round(performance.now() / 1000)
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const opened = push.open({ response, headers: {} }, owner)
  await vi.advanceTimersByTimeAsync(60_000)
  await opened
  return at.map((second) => second - beganAt)
}

test('a look that was slow once keeps nobody waiting', async () => {
  expect(await looking([0, 1_000])).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
})

test('a fleet that takes a second to look at is looked at once a minute', async () => {
  expect(await looking([0, 1_000, 1_000])).toEqual([0, 5, 10])
})
