import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createHashQueue, type HashCaller } from './hash-queue.ts'

const stranger = (key: string, signal?: AbortSignal): HashCaller => ({
  key,
  isKnown: false,
  ...(signal && { signal }),
})
const known = (key: string): HashCaller => ({ key, isKnown: true })

/** A queue whose work ends when the test says so. */
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

test('strangers are hashed one after the other, and a known device finds room at once', async () => {
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

test('one address has one hash under way, and those of others do not wait behind all of its own', async () => {
  const { ask, begun, end } = aQueue()
  for (const name of ['one', 'two', 'three']) await ask(known('office'), name)
  await ask(known('phone'))
  expect(begun).toEqual(['one', 'phone'])
  await end('one')
  expect(begun).toEqual(['one', 'phone', 'two'])
})

// security: 15.1.3, 15.2.2
test('whoever finds the queue full is told when to come again; a known device still has room', async () => {
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

test('whoever has gone is not hashed, and makes room', async () => {
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
