import 'fake-indexeddb/auto'
import { File as NodeFile } from 'node:buffer'
import { createHash } from 'node:crypto'
import { locks } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { openQueueStore, type QueueStore } from './queue-store.ts'
import { createQueue } from './queue.ts'
import { isQueueDone } from './queue-rules.ts'
import { type SharedQueue, shareQueue } from './shared-queue.ts'
import { aLibrary } from './testing/fake-library.ts'

// The test DOM has no locks; Node's work the same.
beforeAll(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const file = (name: string) => new NodeFile([name], name, { lastModified: 1 }) as unknown as File

let last = 0

/** A browser whose tabs share one queue, with an in-memory library. */
function aBrowser(change: Partial<QueueStore> = {}) {
  const name = `tabs-${String((last += 1))}`
  const { library, deps } = aLibrary()
  const opened: number[] = []
  let tabs = 0
  function openTab() {
    const number = (tabs += 1)
    const tab = shareQueue(name, async () => {
      opened.push(number)
      const queue = createQueue({
        ...deps,
        userId: 'rosa',
        store: { ...(await openQueueStore(name)), ...change },
        now: () => performance.now(),
        newId: () => `file ${String((last += 1))}`,
        wait: () => new Promise((resolve) => setImmediate(resolve)),
        hash: async (blob) => sha256(await blob.text()),
        taken: () => undefined,
      })
      await queue.start()
      return queue
    })
    onTestFinished(() => {
      tab.close()
    })
    return tab
  }
  return { library, opened, openTab }
}

const steps = (tab: SharedQueue) => tab.view().files.map(({ name, state }) => [name, state.step])
const until = (tab: SharedQueue, isSo: (tab: SharedQueue) => boolean) =>
  vi.waitFor(() => {
    expect(isSo(tab), JSON.stringify(tab.view().files)).toBe(true)
  })
const isSending = (tab: SharedQueue) =>
  tab.view().files.length > 0 && tab.view().files.every(({ state }) => state.step === 'sending')
const isOver = (tab: SharedQueue) => tab.view().files.length > 0 && isQueueDone(tab.view().files)

/** Two tabs; the first is uploading two files. */
async function twoTabs() {
  const browser = aBrowser()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  browser.library.gate = promise
  const one = browser.openTab()
  one.command('add', { folder: '', files: [file('a.mp4'), file('b.mp4')], others: [] })
  await until(one, isSending)
  const other = browser.openTab()
  await until(other, isSending)
  await until(one, ({ view }) => view().unsaved === 0)
  return {
    ...browser,
    one,
    other,
    go() {
      resolve(undefined)
    },
  }
}

it('runs uploads in one of two tabs, with progress and commands in both', async () => {
  const { library, opened, one, other, go } = await twoTabs()
  expect(steps(other)).toEqual(steps(one))
  other.command('pause')
  await until(one, ({ view }) => view().isPaused)
  await until(other, ({ view }) => view().isPaused)
  other.command('resume')
  go()
  await until(one, isOver)
  await until(other, isOver)
  expect(steps(other)).toEqual([
    ['a.mp4', 'done'],
    ['b.mp4', 'done'],
  ])
  expect(opened).toEqual([1])
  expect([...library.sent.values()]).toEqual([5, 5])
})

it('continues in the other tab when the uploading one closes and sends nothing twice', async () => {
  const { library, opened, one, other, go } = await twoTabs()
  one.close()
  // Commands sent before the other tab takes over run once it has.
  other.command('add', { folder: '', files: [file('c.mp4')], others: [] })
  go()
  await until(other, (tab) => tab.view().files.length === 3 && isOver(tab))
  expect(opened).toEqual([1, 2])
  expect(steps(other).map(([, step]) => step)).toEqual(['done', 'done', 'done'])
  expect([...library.sent.values()]).toEqual([5, 5, 5])
})

it('counts files that only the uploading tab has there alone, until it closes', async () => {
  const { library, openTab } = aBrowser({ keepBytes: () => Promise.resolve(false) })
  library.gate = new Promise(() => undefined)
  const one = openTab()
  one.command('add', { folder: '', files: [file('a.mp4')], others: [] })
  await until(one, isSending)
  expect(one.view().unsaved).toBe(1)
  const other = openTab()
  await until(other, isSending)
  expect(other.view().unsaved).toBe(0)
  one.close()
  expect(one.view().unsaved).toBe(0)
})

it('stays paused in the other tab when the paused one closes', async () => {
  const { library, opened, one, other, go } = await twoTabs()
  one.command('pause')
  await until(other, ({ view }) => view().isPaused)
  one.close()
  go()
  await until(other, () => opened.length === 2)
  await until(other, (tab) => steps(tab).every(([, step]) => step === 'waiting'))
  expect(other.view().isPaused).toBe(true)
  other.command('resume')
  await until(other, isOver)
  expect([...library.sent.values()]).toEqual([5, 5])
})

it('does nothing if a tab closes while the queue opens, and resumes the next time', async () => {
  const { library, openTab } = aBrowser()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  library.gate = promise
  const first = openTab()
  first.command('add', { folder: '', files: [file('a.mp4')], others: [] })
  await until(first, isSending)
  await until(first, ({ view }) => view().unsaved === 0)
  first.close()
  resolve(undefined)
  const signedOut = openTab()
  signedOut.close()
  await new Promise((done) => setImmediate(done))
  expect(library.sent.size).toBe(0)
  const back = openTab()
  await until(back, isOver)
  expect(steps(back)).toEqual([['a.mp4', 'done']])
  expect([...library.sent.values()]).toEqual([5])
})
