import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createHashQueue, type HashCaller } from './hash-queue.ts'

const stranger = (key: string, signal?: AbortSignal): HashCaller => ({
  key,
  isKnown: false,
  ...(signal && { signal }),
})
const known = (key: string): HashCaller => ({ key, isKnown: true })

/** A queue whose work ends when the test decides. */
function aQueue() {
  const queue = createHashQueue()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const refused: AppError[] = []
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    refused,
    async ask(caller: HashCaller, name = caller.key) {
      const work = () =>
        new Promise<void>((resolve) => {
          begun.push(name)
          ends.set(name, resolve)
        })
      void queue.run(caller, work).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        refused.push(error)
      })
      await settle()
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

test('hashes unknown callers one at a time, and known devices without waiting for them', async () => {
  const { ask, begun, end } = aQueue()
  await ask(stranger('a'))
  await ask(stranger('b'))
  expect(begun).toEqual(['a'])
  await ask(known('phone'))
  expect(begun).toEqual(['a', 'phone'])
  await ask(known('till'))
  await end('phone')
  expect(begun).toEqual(['a', 'phone', 'till'])
  await end('a')
  expect(begun).toEqual(['a', 'phone', 'till', 'b'])
})

test("runs one hash per address at a time, so that other addresses don't wait behind it", async () => {
  const { ask, begun, end } = aQueue()
  for (const name of ['one', 'two', 'three']) await ask(known('office'), name)
  await ask(known('phone'))
  expect(begun).toEqual(['one', 'phone'])
  await end('one')
  expect(begun).toEqual(['one', 'phone', 'two'])
})

// security: 15.1.3, 15.2.2
test('a full queue refuses callers with a retry time, but still accepts known devices', async () => {
  const { ask, begun, refused, end } = aQueue()
  for (let count = 0; count < 12; count += 1) await ask(stranger('flooder'), String(count))
  expect(refused).toHaveLength(1)
  for (let count = 0; count < 100; count += 1) await ask(stranger(`address ${String(count)}`))
  expect(refused).toHaveLength(1 + 78)
  expect(refused[0]).toMatchObject({
    code: 'busy',
    issues: [{ code: 'many-logging-in' }],
    retryAfterSeconds: 2,
  })
  await ask(known('phone'))
  expect(begun).toEqual(['0', 'phone'])
  await end('phone')
  await end('0')
  expect(refused).toHaveLength(79)
})

test('skips callers that disconnected, and frees their place', async () => {
  const { ask, begun, refused, end } = aQueue()
  const gone = new AbortController()
  await ask(stranger('first'))
  await ask(stranger('gone', gone.signal))
  await ask(stranger('next'))
  gone.abort()
  await ask(stranger('late', gone.signal))
  await end('first')
  expect(begun).toEqual(['first', 'next'])
  expect(refused).toHaveLength(2)
})
