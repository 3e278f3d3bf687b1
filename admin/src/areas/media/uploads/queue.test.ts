import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { createHash } from 'node:crypto'
import { ApiError } from '@roundboard/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { NamedTarget } from './match-name.ts'
import { createQueue, type Queue } from './queue.ts'
import { inOrder, isAllOver, totalsOf } from './queue-rules.ts'
import { openQueueStore, type QueueStore } from './queue-store.ts'
import { aLibrary, anItem } from './testing/fake-library.ts'

const targets: NamedTarget[] = [
  { kind: 'exercise', id: 'hook', name: 'Hook', names: ['hook', 'Gancho'], link: null },
  { kind: 'exercise', id: 'jab-cross', name: 'Jab Cross', names: ['jab-cross'], link: '/a.mp4' },
  { kind: 'round', id: 'r3', name: 'Ropes', names: ['Ropes'], roundNumber: 3, link: '/b.jpg' },
  { kind: 'round', id: 'r10', name: 'Stretch', names: [], roundNumber: 10, link: null },
]

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const file = (name: string, text = name, lastModified = 1) =>
  new NodeFile([text], name, { lastModified }) as unknown as File
const folder = (...files: readonly File[]) => ({ folder: 'Clips', files, others: [] })

const steps = (queue: Queue) => queue.view().files.map(({ state }) => state.step)
const until = (queue: Queue, isSo: (queue: Queue) => boolean) =>
  vi.waitFor(() => {
    expect(isSo(queue), JSON.stringify(queue.view().files.map(({ state }) => state))).toBe(true)
  })
const isOver = (queue: Queue) => isAllOver(queue.view().files)
const named = (queue: Queue, name: string) => {
  const found = queue.view().files.find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

let last = 0

/** A browser whose storage stays while its pages come and go. */
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
      // Nothing is waited for: the next turn comes at once.
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

/** Holds what is being sent until it is let go. */
function held(library: Awaited<ReturnType<typeof aBrowser>>['library']) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  library.gate = promise
  return () => {
    resolve(undefined)
  }
}

describe('a folder', () => {
  it('is asked about at once, sent three at a time, each unique byte once', async () => {
    const { library, openPage } = await aBrowser()
    const known = file('Hook.mp4', 'known')
    library.items.set(sha256('known'), anItem(sha256('known')))
    const queue = await openPage()
    const clips = Array.from({ length: 20 }, (_, index) => file(`clip ${String(index)}.mp4`))
    await queue.add(folder(known, ...clips, file('copy.mp4', 'clip 3.mp4')))
    await until(queue, isOver)
    expect(library.asked).toEqual([21])
    expect(library.most).toBe(3)
    expect([...library.sent.keys()].toSorted()).toEqual(
      clips.map(({ name }) => sha256(name)).toSorted(),
    )
    for (const { name } of clips) expect(library.sent.get(sha256(name))).toBe(name.length)
    expect(totalsOf(queue.view().files)).toMatchObject({ files: 22, sent: 20, hereAlready: 2 })
    expect(named(queue, 'Hook.mp4').state).toMatchObject({ step: 'here', itemName: 'Hook' })
  })

  it('gives names that fit to its items, and leaves the others their own', async () => {
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
    const said = [...library.items.values()].map(({ name, kind }) => `${name}, ${kind}`)
    expect(said.toSorted()).toEqual([
      'Hook, exercise-video',
      'IMG 2041, exercise-video',
      'Ropes, round-picture',
      'Stretch, flexibility',
    ])
  })

  it('that is empty or holds empty files is told so', async () => {
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

describe('a name that is not sure', () => {
  it('is sent last under its own, and named when somebody says what it is', async () => {
    const { library, openPage } = await aBrowser()
    const queue = await openPage()
    await queue.add(folder(file('jab only.mp4'), file('Hook.mp4')))
    await until(queue, isOver)
    const unsure = named(queue, 'jab only.mp4')
    expect(inOrder(queue.view().files)[0]).toBe(unsure)
    expect(library.items.get(sha256(unsure.name))?.name).toBe('Jab Only')
    await queue.confirm([{ id: unsure.id, targetId: 'jab-cross', isForTarget: true }])
    expect(library.items.get(sha256(unsure.name))?.name).toBe('Jab Cross')
    expect(library.shown).toEqual([`jab-cross shows /media/library/${sha256(unsure.name)}`])
  })

  it('is remembered for the next file of these words, in the next session too', async () => {
    const { openPage } = await aBrowser()
    const queue = await openPage()
    await queue.add(folder(file('IMG_2041.MOV')))
    await queue.confirm([
      { id: named(queue, 'IMG_2041.MOV').id, targetId: 'hook', isForTarget: false },
    ])
    queue.close()
    const next = await openPage()
    await next.add(folder(file('IMG_2041_v2.mp4', 'other')))
    expect(named(next, 'IMG_2041_v2.mp4').label.name).toBe('Hook')
  })

  it('does not rename what the library had already, and can let an exercise show it', async () => {
    const { library, openPage } = await aBrowser()
    library.items.set(sha256('known'), anItem(sha256('known'), { name: 'My hook' }))
    const queue = await openPage()
    await queue.add(folder(file('Hook.mp4', 'known')))
    await until(queue, isOver)
    await queue.confirm([{ id: named(queue, 'Hook.mp4').id, targetId: 'hook', isForTarget: true }])
    expect(library.items.get(sha256('known'))?.name).toBe('My hook')
    expect(library.shown).toHaveLength(1)
  })
})

describe('what goes wrong', () => {
  it('goes on after the server was away, from the byte where it stopped', async () => {
    const { library, openPage } = await aBrowser()
    const queue = await openPage()
    library.breaksAfter = 4
    await queue.add(folder(file('a.mp4', 'twelve bytes'), file('b.mp4', 'as many more')))
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'done'])
    expect([...library.sent.values()]).toEqual([12, 12])
  })

  it('waits while the server is down, and says so', async () => {
    const { library, openPage } = await aBrowser()
    library.isDown = true
    const queue = await openPage()
    await queue.add(folder(file('a.mp4')))
    await until(queue, ({ view }) => view().isAway)
    expect(steps(queue)).toEqual(['asking'])
    library.isDown = false
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done'])
    expect(queue.view().isAway).toBe(false)
  })

  it('keeps what was refused with its reason, refuses its twin with it, and tries it again', async () => {
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

  it('pauses what is on its way, and goes on with it', async () => {
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

  it('lets go of a file that is taken out, and sends the other one of its bytes', async () => {
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

describe('an answer that refuses', () => {
  const refusals = [
    ['forbidden', 403],
    ['not-found', 404],
    ['too-large', 413],
    ['too-many-attempts', 429],
  ] as const

  /** The library, whose call fails once in this way. */
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
      'with %s (%i) is shown or tried again, and the rest goes on',
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

  it('of names adds the files all the same', async () => {
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
  /** The connections to all databases that are opened from now on. */
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

  it('before anything is added sends all files, and says that they are not stored', async () => {
    const opened = connections()
    const { library, openPage } = await aBrowser()
    opened.close()
    const release = held(library)
    const queue = await openPage()
    await queue.add(folder(file('a.mp4'), file('b.mp4'), file('c.mp4'), file('d.mp4')))
    await until(queue, ({ view }) => view().unkept === 4)
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('while files are sent goes on after the network was away, too', async () => {
    const opened = connections()
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const queue = await openPage()
    const names = ['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4']
    await queue.add(folder(...names.map((name) => file(name, `content of ${name}`))))
    await until(queue, ({ view }) => view().unkept === 0)
    opened.close()
    library.breaksAfter = 4
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('asks for the files that only the database had, and sends the others', async () => {
    const opened = connections()
    const { library, store, openPage } = await aBrowser()
    const release = held(library)
    const before = await openPage()
    await before.add(folder(file('a.mp4'), file('b.mp4')))
    await until(before, ({ view }) => view().unkept === 0)
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

describe('a file that was changed on the disk since it was chosen', () => {
  /** As browsers have it: the name and size are told, the bytes are not given any more. */
  function changedLater(name: string) {
    const chosen = file(name)
    const change = () => {
      const gone = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'))
      Object.assign(chosen, { text: gone, arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) })
    }
    return { chosen, change }
  }
  // Nor does it give a copy of what was changed.
  const copiesWhatItCan = (store: QueueStore): Partial<QueueStore> => ({
    keepBytes: async (id, bytes) =>
      bytes.arrayBuffer().then(
        () => store.keepBytes(id, bytes),
        () => false,
      ),
  })

  it('says so while the others are kept and sent, and is sent as it is now when it is chosen again', async () => {
    const { library, store, openPage } = await aBrowser()
    const release = held(library)
    const { chosen, change } = changedLater('a.mp4')
    change()
    const queue = await openPage(copiesWhatItCan(store))
    await queue.add(folder(chosen, file('b.mp4'), file('c.mp4')))
    expect(named(queue, 'a.mp4').state).toEqual({ step: 'missing', isChanged: true })
    await until(queue, ({ view }) => view().unkept === 0)
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['missing', 'done', 'done'])
    // One by one, without its folder, and longer than it was.
    await queue.add({ ...folder(file('a.mp4', 'longer than it was')), folder: '' })
    await until(queue, () => steps(queue).every((step) => step === 'done'))
    expect(queue.view().files).toHaveLength(3)
    expect(named(queue, 'a.mp4').bytes).toBe('longer than it was'.length)
    expect([...library.sent.keys()].toSorted()).toEqual(
      ['longer than it was', 'b.mp4', 'c.mp4'].map(sha256).toSorted(),
    )
  })

  it.each([
    ['goes on from the copy that the browser keeps', true, ['done', 'done']],
    ['says so where the browser keeps none', false, ['missing', 'done']],
  ])('while it is sent: %s', async (_what, hasCopy, become) => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const { chosen, change } = changedLater('a.mp4')
    const queue = await openPage(hasCopy ? {} : { keepBytes: () => Promise.resolve(false) })
    await queue.add(folder(chosen, file('b.mp4')))
    await until(queue, (each) => steps(each).every((step) => step === 'sending'))
    await until(queue, ({ view }) => !hasCopy || view().unkept === 0)
    change()
    library.breaksAfter = 4
    release()
    await until(queue, isOver)
    expect(steps(queue)).toEqual(become)
    expect(library.sent.get(sha256('b.mp4'))).toBe(5)
    if (!hasCopy) expect(named(queue, 'a.mp4').state).toMatchObject({ isChanged: true })
  })

  it('is read anew where the server says that other bytes arrived', async () => {
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

it('that was converted is sent on as it was begun, not converted again', async () => {
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

describe('a person who signs out', () => {
  it('has nothing sent, named or shown any more, and goes on when they are back', async () => {
    const given = aLibrary(targets)
    const { library, openPage } = await aBrowser(given)
    const { item } = given.deps
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const asked: string[] = []
    given.deps.item = async (id) => {
      asked.push(id)
      await promise
      return item(id)
    }
    const page = await openPage()
    await page.add(folder(file('IMG_1.mp4'), file('IMG_2.mp4')))
    await until(page, () => asked.length === 1 && isOver(page))
    const { id } = named(page, 'IMG_1.mp4')
    const confirming = page.confirm([{ id, targetId: 'hook', isForTarget: true }])
    page.close()
    resolve(undefined)
    await confirming
    expect(asked).toHaveLength(1)
    expect([...library.items.values()].map(({ name }) => name)).toEqual(['IMG 1', 'IMG 2'])
    expect(library.shown).toEqual([])
    const back = await openPage()
    await until(back, ({ view }) => view().files.every(({ isSettled }) => isSettled))
    expect(named(back, 'IMG_1.mp4').label.name).toBe('Hook')
    expect(library.shown).toHaveLength(1)
  })
})

describe('a browser that ends in the middle', () => {
  it('goes on with the files that it kept, and sends no byte again', async () => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const page = await openPage()
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.mp4`))
    await page.add(folder(...files))
    await until(page, ({ view }) => view().unkept === 0)
    page.close()
    release()
    const next = await openPage()
    expect(next.view().files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    await until(next, isOver)
    expect(steps(next)).toEqual(files.map(() => 'done'))
    for (const { name } of files) expect(library.sent.get(sha256(name))).toBe(name.length)
  })

  it('knows as sent what it sent before it heard that it was', async () => {
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

  it('finds the poster that was not found before it ended', async () => {
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

  it('asks for the same folder where the browser could keep no copy, and goes on with it', async () => {
    const { library, openPage } = await aBrowser()
    const release = held(library)
    const noRoom = { keepBytes: () => Promise.resolve(false) }
    const page = await openPage(noRoom)
    await page.add(folder(file('a.mp4'), file('b.mp4')))
    await until(page, () => steps(page).every((step) => step === 'sending'))
    expect(page.view().unkept).toBe(2)
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
  it('shows nobody the queue of another', async () => {
    const { openPage } = await aBrowser()
    const page = await openPage()
    await page.add(folder(file('a.mp4')))
    expect((await openPage({}, 'pedro')).view().files).toEqual([])
  })
})

// security: 14.3.3
it('keeps no bytes of what is in the library', async () => {
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

it('takes the same folder again without a second row of what is on its way', async () => {
  const { library, openPage } = await aBrowser()
  const release = held(library)
  const queue = await openPage()
  await queue.add(folder(file('a.mp4'), file('b.mp4')))
  await queue.add(folder(file('a.mp4'), file('b.mp4'), file('c.mp4')))
  release()
  await until(queue, isOver)
  expect(queue.view().files.map(({ name }) => name)).toEqual(['a.mp4', 'b.mp4', 'c.mp4'])
})

describe('a file that replaces another', () => {
  const hash = sha256('before.mp4')
  const before = anItem(hash, { name: 'Roundhouse Kick' })

  async function aReplacement(change: Partial<QueueStore> = {}) {
    const browser = await aBrowser()
    browser.library.items.set(hash, before)
    const queue = await browser.openPage(change)
    return { ...browser, queue }
  }

  it('becomes the file of the item, which keeps its id, its link and its name', async () => {
    const { library, queue } = await aReplacement()
    await queue.replace(file('new.mp4'), before)
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['done'])
    const items = [...library.items.values()]
    expect(items).toEqual([{ ...before, sha256: sha256('new.mp4') }])
  })

  it('leaves a name alone that somebody else gave the item meanwhile', async () => {
    const { library, queue } = await aReplacement()
    library.items.set(hash, { ...before, name: 'Low Kick' })
    await queue.replace(file('new.mp4'), before)
    await until(queue, (each) => each.view().files.every(({ isSettled }) => isSettled))
    expect([...library.items.values()].map(({ name }) => name)).toEqual(['Low Kick'])
  })

  it('is not sent where the item has these bytes', async () => {
    const { library, queue } = await aReplacement()
    await queue.replace(file('before.mp4'), before)
    await until(queue, isOver)
    expect(steps(queue)).toEqual(['here'])
    expect(library.sent.size).toBe(0)
  })

  it('is sent although another item has these bytes, or the queue itself sends them', async () => {
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

  it('goes on from where it stopped when the page is opened again', async () => {
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

  it('is refused in the words of the server, and can be tried by another file', async () => {
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
