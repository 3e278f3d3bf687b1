import { ApiError } from '@roundboard/client'
import type { MemberPage } from '@roundboard/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayCacheIn } from './cached-day.ts'
import { startMemberPage } from './member-page-state.ts'

const key = 'AbCdEfGhIjKlMnOpQrSt_v'

function aDay(day: string, endsAt: string, given: Partial<MemberPage> = {}): MemberPage {
  const rounds = [{ round: 1, name: 'Round 1', imageUrl: '', workout: null }]
  return { gym: 'Harbor', day, endsAt, language: 'en-us', languages: ['en-us'], rounds, ...given }
}
const saturday = aDay('2026-11-21', '2026-11-22T05:00:00.000Z')
const sunday = aDay('2026-11-22', '2026-11-23T05:00:00.000Z')

function aStorage(given: Record<string, string> = {}) {
  const values = new Map(Object.entries(given))
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}

/** A server with set responses that records the requested languages. */
function aPhone(storage = aStorage(), languages: readonly string[] = ['es-MX']) {
  const server = { day: saturday, error: null as ApiError | null, asked: [] as string[][] }
  const model = startMemberPage({
    api: {
      async getMemberPage(_key, wanted) {
        await Promise.resolve()
        server.asked.push([...wanted])
        if (server.error) throw server.error
        return server.day
      },
    },
    key,
    cache: dayCacheIn(storage),
    languages,
    random: () => 0.5,
  })
  return { server, model, storage, shown: () => model.state.get() }
}

const away = new ApiError('unreachable', 0, 'No network.')
const gone = new ApiError('not-found', 404, 'Not found.')
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T02:19:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an open member page switches to the next day when the location does', async () => {
  const { server, shown } = aPhone()
  await settle()
  expect(shown()).toMatchObject({ name: 'shown', memberPage: { day: '2026-11-21' }, asOf: null })
  server.day = sunday
  await vi.advanceTimersByTimeAsync(Date.parse(saturday.endsAt) - Date.now() + 8_000)
  expect(shown()).toMatchObject({ name: 'shown', memberPage: { day: '2026-11-22' } })
})

test('an open member page shows changes within five minutes', async () => {
  const { server, shown } = aPhone()
  await settle()
  server.day = { ...saturday, gym: 'Renamed' }
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(shown()).toMatchObject({ memberPage: { gym: 'Renamed' } })
})

test('an offline member page keeps the day and shows when it was loaded', async () => {
  const { server, model, shown } = aPhone()
  await settle()
  const readAt = Date.now()
  server.error = away
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  expect(shown()).toMatchObject({ memberPage: { day: '2026-11-21' }, asOf: readAt })
  server.error = null
  model.revalidate()
  await settle()
  expect(shown()).toMatchObject({ asOf: null })
})

test('an offline member page hides the day when it ends, even if the next one is unknown', async () => {
  const { server, shown, storage } = aPhone()
  await settle()
  server.error = away
  await vi.advanceTimersByTimeAsync(Date.parse(saturday.endsAt) - Date.now() + 20_000)
  expect(shown()).toEqual({ name: 'unreachable' })
  expect(storage.getItem('roundboard.pocket')).toBeNull()
  server.error = null
  server.day = sunday
  await vi.advanceTimersByTimeAsync(15_000)
  expect(shown()).toMatchObject({ memberPage: { day: '2026-11-22' } })
})

test('a reopened member page starts with the stored day', async () => {
  const first = aPhone()
  await settle()
  first.model.stop()
  const second = aPhone(first.storage)
  second.server.error = away
  expect(second.shown()).toMatchObject({ memberPage: { day: '2026-11-21' } })
  await settle()
  expect(second.shown()).toMatchObject({ memberPage: { day: '2026-11-21' }, asOf: Date.now() })
  second.model.stop()
  vi.setSystemTime(Date.parse(saturday.endsAt))
  expect(aPhone(first.storage).shown()).toEqual({ name: 'opening' })
})

test('an expired member page shows a message and stores nothing', async () => {
  const { server, model, shown, storage } = aPhone()
  await settle()
  server.error = gone
  model.revalidate()
  await settle()
  expect(shown()).toEqual({ name: 'gone' })
  expect(storage.getItem('roundboard.pocket')).toBeNull()
})

test('a chosen language is requested first, even after a reload', async () => {
  const { server, model, storage } = aPhone()
  await settle()
  model.chooseLanguage('en-us')
  await settle()
  expect(server.asked).toEqual([['es-MX'], ['en-us', 'es-MX']])
  model.stop()
  const again = aPhone(storage)
  await settle()
  expect(again.server.asked).toEqual([['en-us', 'es-MX']])
})

test('a phone whose clock is fast lets the server end the day', async () => {
  vi.setSystemTime(Date.parse(saturday.endsAt) + 60_000)
  const { server, shown } = aPhone()
  await settle()
  expect(shown()).toMatchObject({ name: 'shown', memberPage: { day: '2026-11-21' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked.length).toBe(5)
})

test('a browser without storage shows the day', async () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const { shown } = aPhone({ getItem: refuse, setItem: refuse, removeItem: refuse })
  await settle()
  expect(shown()).toMatchObject({ name: 'shown' })
})
