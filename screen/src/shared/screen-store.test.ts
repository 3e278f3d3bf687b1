import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeServer } from '../testing/fake-server.ts'
import { createScreenStore } from './screen-store.ts'

const programme = createFakeServer().programme()
const key = 'roundboard.screen.programme'

beforeEach(() => {
  localStorage.clear()
})

describe('the screen store', () => {
  // spec: 4.2, 4.3
  it('keeps its values after a reload', () => {
    const store = createScreenStore(localStorage)
    store.token = 'secret'
    store.programme = programme
    store.applied = { refresh: 2, hardRefresh: 1 }
    store.clock = { offsetMs: -12.5, drift: 2e-5, serverAt: 1 }
    store.recovery = { reloadedAt: [1, 2], safe: { since: 3, workoutId: null } }
    store.decodingLimit = { since: 4, build: 'b' }
    const again = createScreenStore(localStorage)
    expect(again).toMatchObject({
      token: 'secret',
      programme,
      applied: { refresh: 2, hardRefresh: 1 },
      clock: { offsetMs: -12.5, drift: 2e-5, serverAt: 1 },
      recovery: { reloadedAt: [1, 2], safe: { since: 3, workoutId: null } },
      decodingLimit: { since: 4, build: 'b' },
    })
  })

  it('clears everything but the token, the version and the clock when unlinked', () => {
    const store = createScreenStore(localStorage)
    store.token = 'secret'
    store.programme = programme
    store.appVersion = '21.12.22'
    store.unlink()
    expect(createScreenStore(localStorage)).toMatchObject({
      token: null,
      rejectedToken: 'secret',
      programme: null,
      applied: { refresh: 0, hardRefresh: 0 },
      appVersion: '21.12.22',
    })
  })

  it('keeps a rejected token until there is another one', () => {
    const store = createScreenStore(localStorage)
    store.token = 'secret'
    store.unlink()
    store.unlink()
    expect(store.rejectedToken).toBe('secret')
    store.token = 'another'
    expect(createScreenStore(localStorage)).toMatchObject({
      token: 'another',
      rejectedToken: null,
    })
  })

  it.each([
    ['invalid JSON', '{'],
    ['other data', '{"revision":"1"}'],
    ['a number', '7'],
    ['a truncated program', JSON.stringify(programme).slice(0, -20)],
    [
      'a routine without video',
      JSON.stringify(programme).replaceAll('"videoLink"', '"somethingElse"'),
    ],
    ['a program of an older version', JSON.stringify(programme).replaceAll('"lrVideo"', '"old"')],
    ['an interval without a time', JSON.stringify({ ...programme, intervals: [{ from: 'x' }] })],
  ])('treats a stored value that is %s as missing', (_, stored) => {
    localStorage.setItem(key, stored)
    expect(createScreenStore(localStorage).programme).toBeNull()
  })

  it('keeps its values in memory if storage is forbidden', () => {
    const store = createScreenStore(undefined)
    store.token = 'secret'
    expect(store.token).toBe('secret')
  })
})
