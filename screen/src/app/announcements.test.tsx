import { openEventStream } from '@roundboard/client'
import type { ScreenAnnouncement } from '@roundboard/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScreenApi } from '../shared/screen-api.ts'
import { createScreenStore, type ScreenStore } from '../shared/screen-store.ts'
import {
  aLocation,
  anId,
  aScreen,
  createFakeServer,
  type FakeServer,
} from '../testing/fake-server.ts'
import { App } from './app.tsx'
import { type Player, startPlayer } from '../player/player.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const start = Date.parse('2026-11-21T15:00:00.000Z')

let server: FakeServer
let store: ScreenStore
let player: Player

HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve())
HTMLMediaElement.prototype.pause = vi.fn()
HTMLMediaElement.prototype.load = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.clear()
  server = createFakeServer()
  store = createScreenStore(localStorage)
  store.token = server.token
})

afterEach(() => {
  player.stop()
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets time pass and lazy modules load. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(50))
}

async function switchOn(): Promise<void> {
  player = startPlayer({
    api: createScreenApi({
      token: () => store.token,
      openStream: openEventStream,
      baseUrl: '',
      fetch: server.fetch,
    }),
    store,
    reload: vi.fn(),
    worker: { absent: 'unsupported', running: null },
    onHeld: () => undefined,
    random: () => 0.5,
    randomBytes: (count) => new Uint8Array(count),
  })
  render(<App player={player} reload={vi.fn()} />)
  await pass(50)
}

async function restart(): Promise<void> {
  player.stop()
  cleanup()
  store = createScreenStore(localStorage)
  await switchOn()
}

const word = (given: Partial<ScreenAnnouncement> & { after?: number; for?: number } = {}) => {
  const { after = -minute, for: lasts = hour, ...rest } = given
  return {
    id: anId(700),
    kind: 'band' as const,
    text: 'Gym closes at 8 PM today.',
    from: new Date(Date.now() + after).toISOString(),
    until: new Date(Date.now() + after + lasts).toISOString(),
    ...rest,
  }
}

const drill = (given: Parameters<typeof word>[0] = {}) =>
  word({ id: anId(701), kind: 'drill', text: 'Leave by the back door.', ...given })

const shows = (text: string) => screen.queryByText(text) !== null
const bandShown = () => screen.queryByRole('status')?.textContent ?? null
const hidesNoStep = () => shows('Jab and cross')

describe('a banner announcement', () => {
  it('shows with the round number and doesn’t move the steps', async () => {
    server.announcements = [word()]
    await switchOn()
    expect(bandShown()).toBe(`${String(server.screen.round)}Gym closes at 8 PM today.`)
    expect(hidesNoStep()).toBe(true)
  })

  it('starts and ends on time while the server is unreachable', async () => {
    server.announcements = [word({ after: 5 * minute, for: 10 * minute })]
    await switchOn()
    server.condition = 'down'
    await pass(4 * minute)
    expect(bandShown()).toBeNull()
    await pass(minute)
    expect(bandShown()).toContain('Gym closes')
    await pass(9 * minute)
    expect(bandShown()).toContain('Gym closes')
    await pass(minute + second)
    expect(bandShown()).toBeNull()
  })

  it('is restored after an offline restart unless it has ended', async () => {
    server.announcements = [
      word({ text: 'Soon over', for: 30 * minute }),
      word({ id: anId(702), text: 'All day', for: 9 * hour }),
    ]
    await switchOn()
    server.condition = 'down'
    await restart()
    expect(bandShown()).toContain('Soon over')
    player.stop()
    await vi.advanceTimersByTimeAsync(hour)
    await restart()
    expect(bandShown()).toContain('All day')
    player.stop()
    await vi.advanceTimersByTimeAsync(12 * hour)
    await restart()
    expect(bandShown()).toBeNull()
    expect(hidesNoStep()).toBe(true)
  })

  it('follows the server’s clock, not the device’s', async () => {
    server.clockAheadMs = 3 * hour
    // It ended two hours ago by the server, but not by the device.
    server.announcements = [word()]
    await switchOn()
    await pass(10 * second)
    expect(bandShown()).toBeNull()
    server.announcements = [word({ after: 3 * hour - minute })]
    await pass(minute)
    expect(bandShown()).toContain('Gym closes')
  })

  it('disappears as soon as a push event withdraws it', async () => {
    server.announcements = [word()]
    await switchOn()
    server.announcements = []
    server.send('screen')
    await pass(second)
    expect(bandShown()).toBeNull()
    server.condition = 'down'
    await restart()
    expect(bandShown()).toBeNull()
  })

  it('alternates with other banners every six seconds', async () => {
    server.announcements = [
      word({ id: anId(703), text: 'One', after: -2 * minute }),
      word({ id: anId(704), text: 'Two' }),
    ]
    await switchOn()
    const texts = new Set<string>()
    for (let turn = 0; turn < 4; turn++) {
      texts.add(bandShown()?.slice(-3) ?? '')
      await pass(6 * second - 50)
    }
    expect(texts).toEqual(new Set(['One', 'Two']))
  })

  it('shows on screens without content and on flexibility screens', async () => {
    server.announcements = [word()]
    server.today = null
    await switchOn()
    expect(shows('Please Contact Support.')).toBe(true)
    expect(bandShown()).toContain('Gym closes')
    player.stop()
    cleanup()
    server.screen = aScreen({ round: 10, roundName: 'Flexibility' })
    server.flexibilityVideo = '/media/exercises/hip-circles.mp4'
    server.revision = 2
    store.programme = null
    await switchOn()
    // Flexibility has no number.
    expect(bandShown()).toBe('Gym closes at 8 PM today.')
  })

  it('runs from right to left on an Arabic screen', async () => {
    server.screen = aScreen({ language: 'ar-qa', location: aLocation({ language: 'ar-qa' }) })
    server.announcements = [word({ text: 'يغلق النادي في الثامنة.' })]
    await switchOn()
    expect(screen.getByRole('status').getAttribute('dir')).toBe('rtl')
  })

  it('disappears when the screen is unlinked', async () => {
    server.announcements = [word()]
    await switchOn()
    server.token = null
    await pass(2 * minute)
    expect(bandShown()).toBeNull()
    expect(store.announcements).toEqual([])
  })
})

describe('a full-screen announcement', () => {
  it('shows at once in the screen’s language and reports when it was shown', async () => {
    server.screen = aScreen({ language: 'es' })
    await switchOn()
    expect(server.shown).toEqual([])
    server.announcements = [drill()]
    server.send('screen')
    await pass(second)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('SimulacroLeave by the back door.Esto es solo un simulacro.')
    await pass(5 * second)
    expect(server.shown).toHaveLength(1)
    expect(server.shown[0]?.path).toBe(`/api/v1/screens/auth/announcements/${anId(701)}/shown`)
    const shownAt = Date.parse(server.shown[0]?.shownAt ?? '')
    expect(shownAt).toBeGreaterThanOrEqual(start)
    expect(shownAt).toBeLessThanOrEqual(Date.now())
    await pass(hour)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('.whole-wall')).toBeNull()
    expect(hidesNoStep()).toBe(true)
    expect(server.shown).toHaveLength(1)
  })

  it('reports when it was shown once the server is back', async () => {
    server.announcements = [drill({ after: 3 * minute, for: 5 * minute })]
    await switchOn()
    server.condition = 'down'
    await pass(4 * minute)
    expect(screen.queryByRole('alert')).not.toBeNull()
    expect(server.shown).toEqual([])
    server.condition = 'up'
    await pass(2 * minute)
    expect(server.shown).toHaveLength(1)
    const shownAt = Date.parse(server.shown[0]?.shownAt ?? '')
    expect(Math.abs(shownAt - (start + 3 * minute))).toBeLessThan(5 * second)
  })

  it('shows an emergency before a drill', async () => {
    server.announcements = [
      word({ id: anId(705), kind: 'emergency', text: 'Fire. Leave now.', after: -2 * minute }),
      drill(),
    ]
    await switchOn()
    expect(screen.getByRole('alert').textContent).toBe('EmergencyFire. Leave now.')
    await pass(5 * second)
    expect(server.shown.map(({ path }) => path.includes(anId(705)))).toEqual([true])
  })
})

it('loads the announcement module only when there is an announcement', async () => {
  await switchOn()
  await pass(2 * minute)
  expect(player.announcements.isAny()).toBe(false)
  expect(document.querySelector('.announcement-band, .whole-wall')).toBeNull()
})
