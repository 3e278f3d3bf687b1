import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { createHash } from 'node:crypto'
import { ApiError } from '@roundboard/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { NamedTarget } from './match-name.ts'
import { createQueue, type Queue } from './queue.ts'
import { inOrder, isQueueDone, totalsOf } from './queue-rules.ts'
import { openQueueStore, type QueueStore } from './queue-store.ts'
import { aLibrary, anItem } from './testing/fake-library.ts'

const targets: NamedTarget[] = [
  { kind: 'exercise', id: 'hook', name: 'Hook', names: ['hook', 'Gancho'], link: null },
  { kind: 'exercise', id: 'jab-cross', name: 'Jab Cross', names: ['jab-cross'], link: '/a.mp4' },
  { kind: 'round', id: 'r3', name: 'Ropes', names: ['Ropes'], roundNumber: 3, link: '/b.jpg' },
  { kind: 'round', id: 'r10', name: 'Stretch', names: [], roundNumber: 10, link: null },
]

const [hook = null, jabCross = null] = targets

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const file = (name: string, text = name, lastModified = 1) =>
  new NodeFile([text], name, { lastModified }) as unknown as File
const folder = (...files: readonly File[]) => ({ folder: 'Clips', files, others: [] })

const steps = (queue: Queue) => queue.view().files.map(({ state }) => state.step)
const until = (queue: Queue, isSo: (queue: Queue) => boolean) =>
  vi.waitFor(() => {
    expect(isSo(queue), JSON.stringify(queue.view().files.map(({ state }) => state))).toBe(true)
  })
const isOver = (queue: Queue) => isQueueDone(queue.view().files)
const named = (queue: Queue, name: string) => {
  const found = queue.view().files.find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

let last = 0

/** A browser whose storage outlives its pages. */
async function aBrowser(given = aLibrary(targets)) {
  const store = await openQueueStore(`queue-${String((last += 1))}`)
  const { library } = given
  async function openPage(change: Partial<QueueStore> = {}, userId = 'rosa') {
    const queue = createQueue({
      ...given.deps,
      userId,
      store: { ...store, ...change },
      now: () => performance.now(),
      newId: () => `file ${String((last += 1))}`,
      // Waits only until the next turn.
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      hash: async (blob) => sha256(await (blob as unknown as NodeBlob).text()),
      taken: () => undefined,
    })
    onTestFinished(() => {
      queue.close()
    })
    await queue.start()
    return queue
  }
  return { store, library, openPage }
}

/** Blocks uploads until released. */
function held(library: Awaited<ReturnType<typeof aBrowser>>['library']) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  library.gate = promise
  return () => {
    resolve(undefined)
  }
}

describe('uploading a folder', () => {
  it('checks all files in one request and sends three at a time, duplicates once', async () => {
    const { library, openPage } = await aBrowser()
    const known = file('Hook.mp4', 'known')
    library.items.set(sha256('known'), anItem(sha256('known')))
    const queue = await openPage()
    const clips = Array.from({ length: 20 }, (_, index) => file(`clip ${String(index)}.mp4`))
    await queue.add(folder(known, ...clips, file('copy.mp4', 'clip 3.mp4')))
    await until(queue, isOver)
    expect(library.requests).toEqual([21])
    expect(library.most).toBe(3)
    expect([...library.sent.keys()].toSorted()).toEqual(
      clips.map(({ name }) => sha256(name)).toSorted(),
    )
    for (const { name } of clips) expect(library.sent.get(sha256(name))).toBe(name.length)
    expect(totalsOf(queue.view().files)).toMatchObject({ files: 22, sent: 20, hereAlready: 2 })
    expect(named(queue, 'Hook.mp4').state).toMatchObject({ step: 'here', itemName: 'Hook' })
  })

  it('names files after matching exercises and rounds, the others after the file', async () => {
    const { library, openPage } = await aBrowser()
    const queue = await openPage()
    await queue.add(
      folder(
        file('GANCHO_final.mp4'),
        file('IMG_2041.MOV'),
        file('round 3.png'),
        file('flexibility.mp4'),
      ),
    )
    await until(queue, isOver)
    const items = [...library.items.values()].map(({ name, kind }) => `${name}, ${kind}`)
    expect(items.toSorted()).toEqual([
      'Hook, exercise-video',
      'IMG 2041, exercise-video',
      'Ropes, round-picture',
      'Stretch, flexibility',
    ])
  })

  it('reports unsupported and empty files', async () => {
    const { library, openPage } = await aBrowser()
    const queue = await openPage()
    await queue.add({ folder: '', files: [], others: ['plan.pdf'] })
    expect(queue.view().others).toEqual(['plan.pdf'])
    await queue.add(folder(file('empty.mp4', '')))
    await until(queue, isOver)
    expect(named(queue, 'empty.mp4').state).toMatchObject({ problem: { code: 'empty' } })
    expect(library.sent.size).toBe(0)
  })
})

describe('an uncertain match', () => {
  it('is sent last under its own name and renamed when confirmed', async () => {
    const { library, openPage } = await aBrowser()
    const queue = await openPage()
    await queue.add(folder(file('jab only.mp4'), file('Hook.mp4')))
    await until(queue, isOver)
    const unsure = named(queue, 'jab only.mp4')
    expect(inOrder(queue.view().files)[0]).toBe(unsure)
    expect(library.items.get(sha256(unsure.name))?.name).toBe('Jab Only')
    await queue.confirm([{ id: unsure.id, target: jabCross, isForTarget: true }])
    expect(library.items.get(sha256(unsure.name))?.name).toBe('Jab Cross')
    expect(library.shown).toEqual([`jab-cross shows /media/library/${sha256(unsure.name)}`])
  })

  it('is remembered for later files with the same words, even in the next session', async () => {
    const { openPage } = await aBrowser()
    const queue = await openPage()
    await queue.add(folder(file('IMG_2041.MOV')))
    await queue.confirm([{ id: named(queue, 'IMG_2041.MOV').id, target: hook, isForTarget: false }])
    queue.close()
    const next = await openPage()
    await next.add(folder(file('IMG_2041_v2.mp4', 'other')))
    expect(named(next, 'IMG_2041_v2.mp4').label.name).toBe('Hook')
  })

  it('takes the names chosen without a connection and applies them in the next session', async () => {
    const given = aLibrary(targets)
    const { library, openPage } = await aBrowser(given)
    const before = await openPage()
    await before.add(folder(file('jab only.mp4'), file('IMG_2041.MOV')))
    await until(before, isOver)
    await until(before, ({ view }) => view().files.every(({ isSettled }) => isSettled))
    before.close()
    const online = { ...given.deps }
    const offline = () => Promise.reject(new ApiError('unreachable', 0, ''))
    Object.assign(given.deps, { targets: offline, item: offline })
    const page = await openPage()
    const answers = page.view().files.map(({ id }, index) => ({
      ...{ id, target: index === 0 ? jabCross : hook, isForTarget: false },
    }))
    void page.confirm(answers)
    expect(page.view().files.map(({ label }) => label.name)).toEqual(['Jab Cross', 'Hook'])
    page.close()
    Object.assign(given.deps, online)
    const next = await openPage()
    await until(next, ({ view }) => view().files.every(({ isSettled }) => isSettled))
    expect(new Set([...library.items.values()].map(({ name }) => name))).toEqual(
      new Set(['Jab Cross', 'Hook']),
    )
  })

  it('does not rename an existing item but can assign it to an exercise', async () => {
    const { library, openPage } = await aBrowser()
    library.items.set(sha256('known'), anItem(sha256('known'), { name: 'My hook' }))
    const queue = await openPage()
    await queue.add(folder(file('Hook.mp4', 'known')))
    await until(queue, isOver)
    await queue.confirm([{ id: named(queue, 'Hook.mp4').id, target: hook, isForTarget: true }])
    expect(library.items.get(sha256('known'))?.name).toBe('My hook')
    expect(library.shown).toHaveLength(1)
  })
})

describe('upload problems', () => {
  it('resumes at the byte where the connection broke', async () => {
    const { library, openPage } = await aBrowser()
    const queue = await openPage()
    library.breaksAfter = 4
    await queue.add(folder(file('a.mp4', 'twelve bytes'), file('b.mp4', 'as many more')))
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'done'])
    expect([...library.sent.values()]).toEqual([12, 12])
  })

  it('waits while the server is offline and says so', async () => {
    const { library, openPage } = await aBrowser()
    library.isDown = true
    const queue = await openPage()
    await queue.add(folder(file('a.mp4')))
    await until(queue, ({ view }) => view().isDown)
    expect(steps(queue)).toEqual(['asking'])
    library.isDown = false
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done'])
    expect(queue.view().isDown).toBe(false)
  })

  it('refuses duplicates of a refused file for the same reason and retries it', async () => {
    const { library, openPage } = await aBrowser()
    library.refusals.set(sha256('bad'), { code: 'not-valid', params: {} })
    const queue = await openPage()
    await queue.add(folder(file('bad.mp4', 'bad'), file('again.mp4', 'bad'), file('good.mp4')))
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['refused', 'refused', 'done'])
    expect(named(queue, 'bad.mp4').state).toMatchObject({ problem: { code: 'not-valid' } })
    library.refusals.clear()
    await queue.retry(named(queue, 'bad.mp4').id)
    await until(queue, () => steps(queue)[0] === 'done')
  })

  it.each([
    ['forgot the upload', 'begun', 5],
    ['deleted its item', 'items', 10],
  ] as const)('asks again about a file if the server %s', async (_, lost, sent) => {
    const given = aLibrary(targets)
    const { library, openPage } = await aBrowser(given)
    const { uploads } = given.deps
    let isFirst = true
    given.deps.uploads = (ids) => {
      if (isFirst) library[lost].clear()
      isFirst = false
      return uploads(ids)
    }
    const queue = await openPage()
    await queue.add(folder(file('a.mp4')))
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done'])
    expect(library.sent.get(sha256('a.mp4'))).toBe(sent)
  })

  it('pauses and resumes running uploads', async () => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const queue = await openPage()
    await queue.add(folder(file('a.mp4'), file('b.mp4')))
    await until(queue, () => steps(queue).every((step) => step === 'sending'))
    queue.pause()
    expect(steps(queue)).toEqual(['waiting', 'waiting'])
    release()
    await queue.add(folder(file('c.mp4')))
    expect(library.sent.size).toBe(0)
    queue.resume()
    await until(queue, isOver)
    expect(library.sent.size).toBe(3)
  })

  it('sends the duplicate of a file that is removed from the queue', async () => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const queue = await openPage()
    await queue.add(folder(file('a.mp4', 'same'), file('b.mp4', 'same')))
    await until(queue, () => steps(queue)[0] === 'sending')
    expect(steps(queue)).toEqual(['sending', 'twice'])
    queue.remove(named(queue, 'a.mp4').id)
    release()
    await until(queue, isOver)
    expect(queue.view().files.map(({ name, state }) => [name, state.step])).toEqual([
      ['b.mp4', 'done'],
    ])
  })
})

describe('an error response', () => {
  const refusals = [
    ['forbidden', 403],
    ['not-found', 404],
    ['too-large', 413],
    ['too-many-attempts', 429],
  ] as const

  /** A library whose call fails once with this error. */
  function refusing(call: 'check' | 'send' | 'uploads', error: Error) {
    const given = aLibrary(targets)
    const answer = given.deps[call] as (...args: readonly unknown[]) => Promise<unknown>
    let isFirst = true
    Object.assign(given.deps, {
      [call]: (...args: readonly unknown[]) => {
        const fails = isFirst
        isFirst = false
        return fails ? Promise.reject(error) : answer(...args)
      },
    })
    return given
  }

  describe.each(['check', 'send', 'uploads'] as const)('to %s', (call) => {
    it.each(refusals)(
      'with %s (%i) is shown or retried, and other files continue',
      async (code, status) => {
        const { openPage } = await aBrowser(refusing(call, new ApiError(code, status, '')))
        const queue = await openPage()
        await queue.add(folder(file('a.mp4')))
        await until(queue, isOver)
        await queue.add(folder(file('b.mp4'), file('c.mp4'), file('d.mp4'), file('e.mp4')))
        await until(queue, isOver)
        const isTriedAgain = code === 'too-many-attempts'
        expect(steps(queue)).toEqual([
          ...(isTriedAgain ? [] : ['refused']),
          ...['done', 'done', 'done', 'done'],
        ])
        if (isTriedAgain) return
        const { id, state } = named(queue, 'a.mp4')
        expect(state).toEqual({
          step: 'refused',
          problem: { code: 'not-sent', params: { reason: code } },
        })
        await queue.retry(id)
        await until(queue, () => steps(queue)[0] === 'done')
      },
    )
  })

  it('to the list of match targets does not stop uploads', async () => {
    const given = aLibrary(targets)
    given.deps.targets = () => Promise.reject(new ApiError('forbidden', 403, ''))
    const { openPage } = await aBrowser(given)
    const queue = await openPage()
    await queue.add(folder(file('a.mp4')))
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done'])
  })
})

describe('a browser that closes its database', () => {
  /** Connections to all databases opened from now on. */
  function connections() {
    const open = vi.spyOn(indexedDB, 'open')
    onTestFinished(() => {
      open.mockRestore()
    })
    return {
      close() {
        for (const { value } of open.mock.results) (value as IDBOpenDBRequest).result.close()
      },
    }
  }

  it('before files are added: uploads them and warns that none is stored locally', async () => {
    const opened = connections()
    const { library, openPage } = await aBrowser()
    opened.close()
    const release = held(library)
    const queue = await openPage()
    await queue.add(folder(file('a.mp4'), file('b.mp4'), file('c.mp4'), file('d.mp4')))
    await until(queue, ({ view }) => view().unsaved === 4)
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('during uploads: resumes after a network outage', async () => {
    const opened = connections()
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const queue = await openPage()
    const names = ['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4']
    await queue.add(folder(...names.map((name) => file(name, `content of ${name}`))))
    await until(queue, ({ view }) => view().unsaved === 0)
    opened.close()
    library.breaksAfter = 4
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('asks again for files that were only stored there and uploads the others', async () => {
    const opened = connections()
    const { library, store, openPage } = await aBrowser()
    const release = held(library)
    const before = await openPage()
    await before.add(folder(file('a.mp4'), file('b.mp4')))
    await until(before, ({ view }) => view().unsaved === 0)
    before.close()
    const queue = await openPage({
      async load(userId) {
        const files = await store.load(userId)
        opened.close()
        return files
      },
    })
    await queue.add(folder(file('c.mp4')))
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['missing', 'missing', 'done'])
    await queue.add(folder(file('a.mp4'), file('b.mp4')))
    await until(queue, () => steps(queue).every((step) => step === 'done'))
  })
})

describe('a file that changed on disk after it was chosen', () => {
  /** As in browsers: name and size stay readable, the bytes don't. */
  function changedLater(name: string) {
    const chosen = file(name)
    const change = () => {
      const gone = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'))
      Object.assign(chosen, { text: gone, arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) })
    }
    return { chosen, change }
  }
  // A changed file can't be copied either.
  const copiesWhatItCan = (store: QueueStore): Partial<QueueStore> => ({
    keepBytes: async (id, bytes) =>
      bytes.arrayBuffer().then(
        () => store.keepBytes(id, bytes),
        () => false,
      ),
  })

  it('is reported while others upload, and is uploaded when chosen again', async () => {
    const { library, store, openPage } = await aBrowser()
    const release = held(library)
    const { chosen, change } = changedLater('a.mp4')
    change()
    const queue = await openPage(copiesWhatItCan(store))
    await queue.add(folder(chosen, file('b.mp4'), file('c.mp4')))
    expect(named(queue, 'a.mp4').state).toEqual({ step: 'missing', isChanged: true })
    await until(queue, ({ view }) => view().unsaved === 0)
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['missing', 'done', 'done'])
    // Chosen alone, without its folder, and longer than before.
    await queue.add({ ...folder(file('a.mp4', 'longer than it was')), folder: '' })
    await until(queue, () => steps(queue).every((step) => step === 'done'))
    expect(queue.view().files).toHaveLength(3)
    expect(named(queue, 'a.mp4').bytes).toBe('longer than it was'.length)
    expect([...library.sent.keys()].toSorted()).toEqual(
      ['longer than it was', 'b.mp4', 'c.mp4'].map(sha256).toSorted(),
    )
  })

  it.each([
    ['resumes from the copy stored in the browser', true, ['done', 'done']],
    ['is reported if the browser stored no copy', false, ['missing', 'done']],
  ])('while it uploads: %s', async (_what, hasCopy, become) => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const { chosen, change } = changedLater('a.mp4')
    const queue = await openPage(hasCopy ? {} : { keepBytes: () => Promise.resolve(false) })
    await queue.add(folder(chosen, file('b.mp4')))
    await until(queue, (each) => steps(each).every((step) => step === 'sending'))
    await until(queue, ({ view }) => !hasCopy || view().unsaved === 0)
    change()
    library.breaksAfter = 4
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(become)
    expect(library.sent.get(sha256('b.mp4'))).toBe(5)
    if (!hasCopy) expect(named(queue, 'a.mp4').state).toMatchObject({ isChanged: true })
  })

  it('is read again on retry if the server received other bytes', async () => {
    const { library, openPage } = await aBrowser()
    let content = 'as it was'
    const chosen = file('a.mp4', content)
    Object.assign(chosen, { text: () => Promise.resolve(content) })
    library.refusals.set(sha256('as it was'), { code: 'file-changed', params: {} })
    const queue = await openPage()
    await queue.add(folder(chosen))
    await until(queue, isOver)
    expect(named(queue, 'a.mp4').state).toMatchObject({ problem: { code: 'file-changed' } })
    content = 'as it is'
    await queue.retry(named(queue, 'a.mp4').id)
    await until(queue, () => steps(queue)[0] === 'done')
    expect(named(queue, 'a.mp4').sha256).toBe(sha256('as it is'))
  })
})

it('resumes a converted file without converting it again', async () => {
  const given = aLibrary(targets)
  const { library, openPage } = await aBrowser(given)
  let made = 0
  given.deps.prepare = () => {
    const bytes = new Blob([`made ${String((made += 1))}`])
    return Promise.resolve({ bytes, sha256: `hash ${String(made)}` })
  }
  library.breaksAfter = 4
  const queue = await openPage()
  await queue.add(folder(file('a.webm')))
  await until(queue, () => library.sent.size > 0)
  library.breaksAfter = Infinity
  await until(queue, isOver)
  expect([...library.sent]).toEqual([['hash 1', 6]])
})

describe('signing out', () => {
  it('stops uploading and renaming, and resumes after the next sign-in', async () => {
    const given = aLibrary(targets)
    const { library, openPage } = await aBrowser(given)
    const { item } = given.deps
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const requested: string[] = []
    given.deps.item = async (id) => {
      requested.push(id)
      await promise
      return item(id)
    }
    const page = await openPage()
    await page.add(folder(file('IMG_1.mp4'), file('IMG_2.mp4')))
    await until(page, () => requested.length === 1 && isOver(page))
    const { id } = named(page, 'IMG_1.mp4')
    const confirming = page.confirm([{ id, target: hook, isForTarget: true }])
    page.close()
    resolve(undefined)
    await confirming
    expect(requested).toHaveLength(1)
    expect([...library.items.values()].map(({ name }) => name)).toEqual(['IMG 1', 'IMG 2'])
    expect(library.shown).toEqual([])
    const back = await openPage()
    await until(back, ({ view }) => view().files.every(({ isSettled }) => isSettled))
    expect(named(back, 'IMG_1.mp4').label.name).toBe('Hook')
    expect(library.shown).toHaveLength(1)
  })
})

describe('a closed browser', () => {
  it('resumes with the stored files and sends no byte twice', async () => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const page = await openPage()
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.mp4`))
    await page.add(folder(...files))
    await until(page, ({ view }) => view().unsaved === 0)
    page.close()
    release()
    const next = await openPage()
    expect(next.view().files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    await until(next, isOver)
    expect(steps(next)).toEqual(files.map(() => 'done'))
    for (const { name } of files) expect(library.sent.get(sha256(name))).toBe(name.length)
  })

  it('recognizes a file that was uploaded before the response arrived', async () => {
    const { library, store, openPage } = await aBrowser()
    const page = await openPage()
    const release = held(library)
    await page.add(folder(file('a.mp4')))
    await until(page, () => steps(page)[0] === 'sending')
    const [row] = page.view().files
    page.close()
    if (row) await store.put([{ ...row, uploadId: 'upload 1' }])
    release()
    library.items.set(sha256('a.mp4'), anItem(sha256('a.mp4')))
    const next = await openPage()
    await until(next, isOver)
    expect(steps(next)).toEqual(['done'])
  })

  it('finds a poster that was still pending', async () => {
    const given = aLibrary(targets)
    const { library, openPage } = await aBrowser(given)
    const looked: string[] = []
    const never = new Promise<never>(() => undefined)
    given.deps.look = () => never
    library.poster = null
    const page = await openPage()
    await page.add(folder(file('a.mp4')))
    await until(page, isOver)
    page.close()
    given.deps.look = (item) => {
      looked.push(item.sha256)
      return Promise.resolve(item)
    }
    const next = await openPage()
    await until(next, () => named(next, 'a.mp4').isSettled)
    expect(looked).toEqual([sha256('a.mp4')])
  })

  it('asks for the folder again if the browser could store no copy, and resumes', async () => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const noRoom = { keepBytes: () => Promise.resolve(false) }
    const page = await openPage(noRoom)
    await page.add(folder(file('a.mp4'), file('b.mp4')))
    await until(page, () => steps(page).every((step) => step === 'sending'))
    expect(page.view().unsaved).toBe(2)
    page.close()
    release()
    const next = await openPage(noRoom)
    await until(next, () => steps(next).every((step) => step === 'missing'))
    await next.add(folder(file('a.mp4'), file('b.mp4'), file('c.mp4')))
    await until(next, () => steps(next).every((step) => step === 'done'))
    expect(next.view().files).toHaveLength(3)
    expect(library.sent.size).toBe(3)
  })

  // security: 14.3.3
  it('does not show one user’s queue to another', async () => {
    const { openPage } = await aBrowser()
    const page = await openPage()
    await page.add(folder(file('a.mp4')))
    expect((await openPage({}, 'pedro')).view().files).toEqual([])
  })
})

// security: 14.3.3
it('deletes the local copy of a file once it is in the library', async () => {
  const { store, openPage } = await aBrowser()
  const queue = await openPage()
  await queue.add(folder(file('a.mp4')))
  const { id } = named(queue, 'a.mp4')
  await until(queue, isOver)
  await vi.waitFor(async () => {
    expect(await store.bytesOf(id)).toBeUndefined()
  })
  queue.clear()
  await vi.waitFor(async () => {
    expect(await store.load('rosa')).toEqual([])
  })
})

it('does not add files again that are already uploading', async () => {
  const { library, openPage } = await aBrowser()
  const release = held(library)
  const queue = await openPage()
  await queue.add(folder(file('a.mp4'), file('b.mp4')))
  await queue.add(folder(file('a.mp4'), file('b.mp4'), file('c.mp4')))
  release()
  await until(queue, isOver)
  expect(queue.view().files.map(({ name }) => name)).toEqual(['a.mp4', 'b.mp4', 'c.mp4'])
})

describe('replacing the file of an item', () => {
  const hash = sha256('before.mp4')
  const before = anItem(hash, { name: 'Roundhouse Kick' })

  async function aReplacement(change: Partial<QueueStore> = {}) {
    const browser = await aBrowser()
    browser.library.items.set(hash, before)
    const queue = await browser.openPage(change)
    return { ...browser, queue }
  }

  it('keeps the ID, link and name of the item', async () => {
    const { library, queue } = await aReplacement()
    await queue.replace(file('new.mp4'), before)
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done'])
    const items = [...library.items.values()]
    expect(items).toEqual([{ ...before, sha256: sha256('new.mp4') }])
  })

  it('keeps a name that someone else changed meanwhile', async () => {
    const { library, queue } = await aReplacement()
    library.items.set(hash, { ...before, name: 'Low Kick' })
    await queue.replace(file('new.mp4'), before)
    await until(queue, (each) => each.view().files.every(({ isSettled }) => isSettled))
    expect([...library.items.values()].map(({ name }) => name)).toEqual(['Low Kick'])
  })

  it('sends nothing if the item already has these bytes', async () => {
    const { library, queue } = await aReplacement()
    await queue.replace(file('before.mp4'), before)
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['here'])
    expect(library.sent.size).toBe(0)
  })

  it('sends bytes that another item has or that are uploading in the same queue', async () => {
    const { library, queue } = await aReplacement()
    library.items.set(sha256('other.mp4'), anItem(sha256('other.mp4')))
    const go = held(library)
    await queue.replace(file('other.mp4'), before)
    await queue.add(folder(file('other.mp4')))
    go()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'here'])
    expect([...library.begun.values()].map(({ replaces }) => replaces)).toEqual([before.id])
  })

  it('resumes where it stopped when the page is opened again', async () => {
    const { library, queue, openPage } = await aReplacement()
    const go = held(library)
    await queue.replace(file('new.mp4'), before)
    await until(queue, (each) => steps(each)[0] === 'sending')
    queue.close()
    go()
    const next = await openPage()
    await until(next, isOver)
    expect([...library.items.values()]).toEqual([{ ...before, sha256: sha256('new.mp4') }])
  })

  it('shows the server’s error and accepts another file', async () => {
    const { library, queue } = await aReplacement()
    library.refusals.set(sha256('bad.mp4'), { code: 'file-unreadable', params: {} })
    await queue.replace(file('bad.mp4'), before)
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['refused'])
    expect([...library.items.values()]).toEqual([before])
    await queue.replace(file('good.mp4'), before)
    await until(queue, isOver)
    expect(queue.view().files.map(({ name }) => name)).toEqual(['good.mp4'])
    expect(steps(queue)).toEqual(['done'])
  })
})
