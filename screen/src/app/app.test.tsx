import { openEventStream } from '@roundboard/client'
import { videosIn } from '@roundboard/wall/display'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Player, startPlayer } from '../player/player.ts'
import { createScreenApi } from '../shared/screen-api.ts'
import { createScreenStore, type ScreenStore } from '../shared/screen-store.ts'
import {
  aLocation,
  anId,
  anOpenStream,
  aScreen,
  anExercise,
  aWorkout,
  createFakeServer,
  type FakeServer,
} from '../testing/fake-server.ts'
import { App } from './app.tsx'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

let server: FakeServer
let store: ScreenStore
let player: Player
const reload = vi.fn()

HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve())
HTMLMediaElement.prototype.pause = vi.fn()
HTMLMediaElement.prototype.load = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00.000Z') })
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.clear()
  reload.mockReset()
  server = createFakeServer()
  store = createScreenStore(localStorage)
})

afterEach(() => {
  player.stop()
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Lets time pass and waits for lazy modules, including those that load once the first are drawn. They come
 * from disk, independent of the fake clock.
 */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.dynamicImportSettled())
}

/** Starts the screen with what it stored before, as after a power cut. */
async function switchOn(): Promise<void> {
  let seed = 1
  player = startPlayer({
    api: createScreenApi({
      token: () => store.token,
      openStream: openEventStream,
      baseUrl: '',
      fetch: server.fetch,
    }),
    store,
    reload,
    worker: { absent: 'unsupported', running: null },
    onHeld: () => undefined,
    random: () => 0.5,
    randomBytes: (count) => Uint8Array.from({ length: count }, () => (seed = (seed * 31) % 251)),
  })
  render(<App player={player} reload={reload} />)
  await pass(50)
}

async function switchOnLinked(): Promise<void> {
  store.token = server.token
  await switchOn()
}

async function restart(): Promise<void> {
  player.stop()
  cleanup()
  store = createScreenStore(localStorage)
  await switchOn()
}

const shows = (text: string) => screen.queryByText(text) !== null
const shownCode = () => screen.queryByText('The code updates every hour.') && server.link?.authCode
const count = (request: string) => server.requests.filter((made) => made === request).length
const beat = 'PATCH /api/v1/screens/auth'
const poll = () => count(`GET /api/v1/screenlinks/${server.link?.id ?? ''}`)

describe('a screen without a token', () => {
  // spec: 2.1
  // security: 6.5.3, 6.5.4
  it('shows a six-character code and the support address', async () => {
    await switchOn()
    expect(server.link?.authCode).toMatch(/^[A-Z0-9]{6}$/)
    screen.getByLabelText(server.link?.authCode ?? '')
    expect(shows('Contact support to connect this screen using the code.')).toBe(true)
    expect(shows('support@roundboard.test')).toBe(true)
  })

  // spec: 4.2, 4.3, 9
  it('polls every 15 seconds until it is linked, then plays', async () => {
    await switchOn()
    await pass(45 * second)
    expect(poll()).toBe(3)
    server.isLinked = true
    await pass(15 * second)
    expect(store.token).toBe('token-1')
    expect(shows('Jab and cross')).toBe(true)
  })

  it('replaces a code that is already in use', async () => {
    server.codesInUse = 2
    await switchOn()
    expect(shownCode()).toBeTruthy()
    expect(count('POST /api/v1/screenlinks')).toBe(3)
  })

  // spec: 2.1
  it('shows a new code after an hour', async () => {
    await switchOn()
    const first = server.link?.authCode ?? ''
    await pass(hour)
    expect(server.link?.authCode).not.toBe(first)
    expect(screen.queryByLabelText(first)).toBeNull()
    screen.getByLabelText(server.link?.authCode ?? '')
  })

  it('shows a code only once the server has registered it', async () => {
    server.condition = 'down'
    await switchOn()
    await pass(minute)
    screen.getByRole('img', { name: 'Loading' })
    server.condition = 'up'
    await pass(15 * second)
    expect(shownCode()).toBeTruthy()
  })

  it('replaces a code that has expired on the server', async () => {
    await switchOn()
    const first = server.link?.authCode ?? ''
    server.link = null
    await pass(16 * second)
    expect(shownCode()).not.toBe(first)
    expect(shownCode()).toBeTruthy()
  })
})

describe('a linked screen', () => {
  it('switches to tomorrow’s workout at midnight without a request', async () => {
    vi.setSystemTime(server.midnight - hour)
    await switchOnLinked()
    server.condition = 'down'
    await pass(hour - minute)
    expect(shows('Boxing basics')).toBe(true)
    await pass(2 * minute)
    expect(shows('Kicks')).toBe(true)
  })

  it('adds the date to the workout once the program has ended', async () => {
    vi.setSystemTime(server.midnight + 23 * hour)
    await switchOnLinked()
    server.condition = 'down'
    const lastDay = new Date(server.midnight + 12 * hour)
    await pass(hour - minute)
    expect(shows('Kicks')).toBe(true)
    await pass(2 * minute)
    const day = lastDay.toLocaleDateString('en-us', {
      ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
      timeZone: 'America/New_York',
    })
    expect(shows(`Kicks · ${day}`)).toBe(true)
    server.midnight += 48 * hour
    server.revision = 2
    server.condition = 'up'
    await pass(2 * minute)
    expect(shows('Boxing basics')).toBe(true)
  })

  // spec: 4.2, 9
  it('reports what it shows every 60 seconds', async () => {
    await switchOnLinked()
    expect(count(beat)).toBe(1)
    await pass(3 * minute)
    expect(count(beat)).toBe(4)
    expect(server.beats.at(-1)).toMatchObject({
      status: { label: 'connected', isConnected: true },
      applied: { refresh: 0, hardRefresh: 0 },
      report: { workoutId: anId(1), programmeRevision: '1', appVersion: '21.12.22' },
    })
    expect(server.beats.at(-1)).not.toHaveProperty('refreshFlag')
  })

  // spec: 4.2
  it('shows an updated workout after the next heartbeat', async () => {
    await switchOnLinked()
    server.today = aWorkout({ subHeader: 'New title', updatedAt: new Date().toISOString() })
    server.revision = 2
    await pass(minute)
    expect(shows('New title')).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it('switches the workout’s language even if the workout isn’t newer', async () => {
    await switchOnLinked()
    server.today = aWorkout({ subHeader: 'Lo básico del boxeo' })
    server.screen = aScreen({ language: 'es' })
    server.revision = 2
    await pass(minute)
    expect(shows('Lo básico del boxeo')).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  // spec: 4.2
  it('ignores an older version of its workout', async () => {
    server.today = aWorkout({ subHeader: 'Newer', updatedAt: '2026-11-21T14:00:00.000Z' })
    await switchOnLinked()
    server.today = aWorkout({ subHeader: 'Older', updatedAt: '2026-11-20T14:00:00.000Z' })
    server.revision = 2
    await pass(minute)
    expect(shows('Newer')).toBe(true)
  })

  it('reports a push stream that is disconnected for more than five minutes', async () => {
    const problem = () => server.beats.at(-1)?.report?.problem ?? ''
    server.stream = () => Response.json({ message: 'Forbidden' }, { status: 403 })
    await switchOnLinked()
    await pass(4.5 * minute)
    expect(problem()).not.toContain('push stream')
    await pass(2 * minute)
    expect(problem()).toContain('The push stream has been away for more than five minutes.')
    server.stream = anOpenStream
    await pass(30 * second)
    await pass(minute)
    expect(server.beats.map((sent) => sent.report?.problem ?? '').join()).toContain(
      'The push stream was away for more than five minutes.',
    )
    await pass(minute)
    expect(problem()).not.toContain('push stream')
  })

  it('sends a heartbeat on sync', async () => {
    await switchOnLinked()
    player.sync()
    await pass(10)
    expect(count(beat)).toBe(2)
  })

  it('fetches a changed program once and shows it', async () => {
    await switchOnLinked()
    await pass(10 * second)
    const before = server.requests.length
    server.today = aWorkout({ subHeader: 'Pushed', updatedAt: new Date().toISOString() })
    server.revision = 2
    server.send('programme')
    await pass(10 * second)
    expect(shows('Pushed')).toBe(true)
    expect(server.requests.slice(before)).toEqual(['GET /api/v1/screens/auth/programme'])
    // Another server may not know the change yet.
    expect(server.heardOf.slice(before)).toEqual(['2'])
  })

  it('sends only a heartbeat when the response contains the change', async () => {
    await switchOnLinked()
    await pass(10 * second)
    const before = server.requests.length
    server.send('screen')
    await pass(10 * second)
    expect(server.requests.slice(before)).toEqual([beat])
    expect(server.heardOf.slice(before)).toEqual(['2'])
  })

  // spec: 4.2, 8
  it('goes back to pairing when the server rejects its token', async () => {
    await switchOnLinked()
    server.token = null
    await pass(minute)
    expect(store.token).toBeNull()
    expect(store.programme).toBeNull()
    expect(shownCode()).toBeTruthy()
  })

  // spec: 8
  it.each([
    ['without a restart', () => pass(minute)],
    ['after a restart', restart],
  ])('resumes playback when the server accepts its token again, %s', async (_, meanwhile) => {
    await switchOnLinked()
    server.token = null
    await pass(minute)
    expect(shownCode()).toBeTruthy()
    await meanwhile()
    expect(shownCode()).toBeTruthy()
    server.token = 'token-1'
    const shownUntilThen = server.link?.id ?? ''
    await pass(minute)
    expect(shows('Boxing basics')).toBe(true)
    expect(store.token).toBe('token-1')
    // Such a code would link an unknown screen.
    expect(server.requests).toContain(`DELETE /api/v1/screenlinks/${shownUntilThen}`)
    expect(server.link).toBeNull()
    const links = count('POST /api/v1/screenlinks')
    await pass(2 * hour)
    expect(count('POST /api/v1/screenlinks')).toBe(links)
  })

  it('drops the rejected token when it is linked again', async () => {
    await switchOnLinked()
    server.token = null
    await pass(minute)
    server.token = 'token-2'
    server.isLinked = true
    await pass(15 * second)
    expect(shows('Boxing basics')).toBe(true)
    expect(store.token).toBe('token-2')
    const own = count('GET /api/v1/screens/auth')
    await pass(hour)
    expect(count('GET /api/v1/screens/auth')).toBe(own)
    expect(store.rejectedToken).toBeNull()
  })

  // spec: 4.2
  it.each([
    ['a gateway', () => Response.json({ message: 'no Route matched' }, { status: 404 })],
    ['a gateway with a code', () => Response.json({ code: 'not-found' }, { status: 404 })],
    [
      'an API with a similar format',
      () =>
        Response.json(
          { success: false, error: 'No such route', code: 'NOT_FOUND', requestId: 'r' },
          { status: 404 },
        ),
    ],
    ['a proxy', () => new Response('<h1>404 Not Found</h1>', { status: 404 })],
    ['null', () => Response.json(null, { status: 404 })],
    ['a list', () => Response.json([], { status: 404 })],
    ['an empty response', () => new Response(null, { status: 404 })],
    ['a captive portal’s login page', () => new Response('<form>', { status: 200 })],
    ['a captive portal’s JSON', () => Response.json({ ok: true })],
  ])('keeps its token and content when %s answers instead of the server', async (_, stranger) => {
    await switchOnLinked()
    server.stranger = stranger
    await pass(5 * minute)
    expect(shows('Boxing basics')).toBe(true)
    expect(store.token).toBe('token-1')
    await restart()
    await pass(5 * minute)
    expect(shows('Boxing basics')).toBe(true)
    server.stranger = null
    server.today = aWorkout({ id: anId(9), subHeader: 'After the storm' })
    server.revision = 2
    await pass(minute)
    expect(shows('After the storm')).toBe(true)
    expect(server.link).toBeNull()
  })

  // spec: 8
  it.each(['down', 'failing'] as const)(
    'keeps its content while the server is %s',
    async (condition) => {
      await switchOnLinked()
      server.condition = condition
      await pass(2 * hour)
      expect(shows('Boxing basics')).toBe(true)
      expect(store.token).toBe('token-1')
      server.condition = 'up'
      server.today = aWorkout({ id: anId(9), subHeader: 'After the storm' })
      server.revision = 2
      await pass(minute)
      expect(shows('After the storm')).toBe(true)
    },
  )

  it('keeps playing after an offline restart', async () => {
    await switchOnLinked()
    server.condition = 'down'
    await pass(hour)
    await restart()
    expect(shows('Boxing basics')).toBe(true)
  })

  it.each([
    ['without the locker-room setting', 'lrVideo'],
    ['without a timer palette', 'timerPalette'],
    ['without a language', 'language'],
  ])('fetches a new program if the stored one has an older format, %s', async (_, missing) => {
    await switchOnLinked()
    const { screen: stored, ...programme } = server.programme()
    const location = Object.fromEntries(
      Object.entries(stored.location).filter(([key]) => key !== missing),
    )
    localStorage.setItem(
      'roundboard.screen.programme',
      JSON.stringify({ ...programme, screen: { ...stored, location } }),
    )
    server.condition = 'down'
    await restart()
    screen.getByRole('img', { name: 'Loading' })
    server.condition = 'up'
    await restart()
    expect(shows('Boxing basics')).toBe(true)
    expect(store.programme).toEqual(server.programme())
  })

  // spec: 2.1
  it('shows a spinner offline with a token but no program', async () => {
    server.condition = 'down'
    await switchOnLinked()
    screen.getByRole('img', { name: 'Loading' })
    server.condition = 'up'
    await pass(30 * second)
    expect(shows('Boxing basics')).toBe(true)
  })

  // spec: 1, 2.1, 2.2, 9
  it.each([
    [
      'its location is not enabled',
      () => (server.screen = aScreen({ location: aLocation({ isEnabled: false }) })),
    ],
    ['it has no workout today', () => (server.today = null)],
    ['its workout has no routines', () => (server.today = aWorkout({ routines: [] }))],
  ])('asks to contact support when %s, checks every 30 s, and recovers', async (_, arrange) => {
    arrange()
    await switchOnLinked()
    expect(shows('Please Contact Support.')).toBe(true)
    const before = count('GET /api/v1/screens/auth/programme')
    await pass(90 * second)
    expect(count('GET /api/v1/screens/auth/programme')).toBe(before + 3)
    server.screen = aScreen()
    server.today = aWorkout()
    server.revision = 2
    await pass(30 * second)
    expect(shows('Boxing basics')).toBe(true)
  })
})

it('a screen without content names its location even offline', async () => {
  server.today = null
  await switchOnLinked()
  server.condition = 'down'
  await restart()
  expect(shows('Please Contact Support.')).toBe(true)
  expect(screen.getByText('Harbour Street').closest('p')?.textContent).toBe(
    'Round 3 · Harbour StreetRB-1024',
  )
  expect(shows('support@roundboard.test')).toBe(true)
  expect(shows('Checking again every 30 seconds')).toBe(true)
})

describe('video metadata', () => {
  const known = (file: string) => ({
    url: '/media/exercises/jab-cross.mp4',
    file: `/media/files/${file}.mp4`,
    ...{ bytes: 1_000, sha256: file, type: 'video/mp4', codec: 'avc1.640028', durationMs: 2_000 },
    ...{ width: 720, height: 960, poster: `/media/files/${file}.jpg`, figure: null },
  })
  const posters = () => videosIn(document).map((video) => video.getAttribute('poster'))

  it('arrives with the program, and a new file replaces the old one without a reload', async () => {
    server.media = [known('a')]
    await switchOnLinked()
    expect(posters()).toEqual(['/media/files/a.jpg'])
    const wall = screen.getByRole('main')
    server.media = [known('b')]
    server.revision += 1
    server.send('programme')
    await pass(second)
    expect(posters()).toEqual(['/media/files/b.jpg', '/media/files/a.jpg'])
    const [next] = videosIn(document)
    if (next) fireEvent.playing(next)
    expect(posters()).toEqual(['/media/files/b.jpg'])
    expect(screen.getByRole('main')).toBe(wall)
  })

  it('is stored for an offline start', async () => {
    server.media = [known('a')]
    await switchOnLinked()
    server.condition = 'down'
    await restart()
    expect(posters()).toEqual(['/media/files/a.jpg'])
  })
})

describe('a flexibility screen', () => {
  // spec: 1, 2.2
  it('shows the video of round 10 even if the location is disabled', async () => {
    server.screen = aScreen({
      round: 10,
      roundName: 'Flexibility',
      location: aLocation({ isEnabled: false }),
    })
    server.flexibilityVideo = '/media/exercises/hip-opener-stretch.mp4'
    await switchOnLinked()
    screen.getByRole('heading', { name: 'Flexibility' })
    expect(document.querySelector('[data-video]')?.getAttribute('data-video')).toBe(
      server.flexibilityVideo,
    )
    await pass(3 * minute)
    expect(count(beat)).toBe(4)
  })
})

describe('a refresh', () => {
  // spec: 2.1, 4.2
  it('shows a message, fetches the content, and is acknowledged once applied', async () => {
    await switchOnLinked()
    server.screen = aScreen({ refreshFlag: true, refreshRevision: 4 })
    server.today = aWorkout({ id: anId(5), subHeader: 'Fresh' })
    await pass(minute)
    expect(shows('Content Refreshing. Please Wait.')).toBe(true)
    await pass(4 * second)
    expect(shows('Fresh')).toBe(true)
    expect(server.beats.at(-1)?.applied).toEqual({ refresh: 4, hardRefresh: 0 })
    expect(reload).not.toHaveBeenCalled()
  })

  it('restores the old content when the server is unreachable, and retries', async () => {
    await switchOnLinked()
    server.screen = aScreen({ refreshFlag: true, refreshRevision: 4 })
    server.isLost = (request) => request.endsWith('/programme')
    await pass(minute)
    expect(shows('Content Refreshing. Please Wait.')).toBe(true)
    await pass(4 * second)
    expect(shows('Boxing basics')).toBe(true)
    server.isLost = () => false
    await pass(minute)
    expect(server.beats.at(-1)?.applied).toEqual({ refresh: 4, hardRefresh: 0 })
  })

  it('runs only once', async () => {
    store.applied = { refresh: 4, hardRefresh: 0 }
    server.screen = aScreen({ refreshFlag: true, refreshRevision: 4 })
    await switchOnLinked()
    await pass(2 * minute)
    expect(shows('Content Refreshing. Please Wait.')).toBe(false)
  })

  // spec: 4.2
  it('reloads the page once on a hard refresh', async () => {
    await switchOnLinked()
    server.screen = aScreen({ hardRefreshFlag: true, hardRefreshRevision: 2 })
    await pass(minute)
    expect(reload).toHaveBeenCalledTimes(1)
    await restart()
    await pass(2 * minute)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(server.beats.at(-1)?.applied).toEqual({ refresh: 0, hardRefresh: 2 })
  })
})

describe('a new app version', () => {
  // spec: 4.2
  it('is stored without a reload the first time', async () => {
    await switchOnLinked()
    expect(store.appVersion).toBe('21.12.22')
    expect(reload).not.toHaveBeenCalled()
  })

  // spec: 4.2
  it('reloads the page once', async () => {
    await switchOnLinked()
    server.appVersion = '22.01.01'
    await pass(minute)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(store.appVersion).toBe('22.01.01')
    await restart()
    await pass(3 * minute)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('doesn’t reload if it is withdrawn first', async () => {
    withTimer(0)
    await switchOnLinked()
    server.appVersion = '22.01.01'
    await pass(60 * second)
    server.appVersion = '21.12.22'
    await pass(5 * minute)
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for the end of the round', async () => {
    withTimer(0)
    await switchOnLinked()
    server.appVersion = '22.01.01'
    await pass(170 * second)
    expect(reload).not.toHaveBeenCalled()
    await pass(11 * second)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

/** Starts the location’s timer `secondsAgo`. */
function withTimer(secondsAgo: number): void {
  server.screen = aScreen({ location: aLocation({ vtsEnabled: true }) })
  server.licence = {
    dwsTimeStamp: new Date(Date.now() + server.clockAheadMs - secondsAgo * second).toISOString(),
    dwsActiveBreaks: ['burpee', 'plank', 'air-swim'],
  }
}

const digits = () => screen.queryByRole('timer')?.textContent

describe('a screen with the timer', () => {
  // spec: 2.1, 4.5
  it.each([
    [0.2, '2:30', 'Work'],
    [100, '0:50', 'Work'],
    [160, '0:20', 'Break in'],
    [190, '0:20', 'Active Break'],
  ])('started %d s into a cycle shows %s of “%s”', async (elapsed, left, word) => {
    withTimer(elapsed)
    await switchOnLinked()
    await pass(400)
    expect(digits()).toBe(left)
    expect(screen.getAllByText(word).length).toBeGreaterThan(0)
  })

  it('follows the server’s clock', async () => {
    server.clockAheadMs = 5 * minute
    withTimer(100)
    await switchOnLinked()
    await pass(400)
    expect(digits()).toBe('0:50')
    expect(player.vitals().clockOffsetMs).toBeCloseTo(5 * minute, -1)
  })

  it('starts as soon as the clock is measured, even if the device’s clock is wrong', async () => {
    server.clockAheadMs = 5 * minute
    withTimer(100)
    server.isLost = (request) => request === 'GET /api/v1/time'
    await switchOnLinked()
    await pass(2 * second)
    expect(digits()).toBeUndefined()
    server.isLost = () => false
    await pass(13.1 * second)
    expect(digits()).toBe('0:35')
  })

  it('prepares the next phase two seconds ahead and shows it before any other update', async () => {
    const ready = () => document.querySelector('[data-coming="true"]')?.getAttribute('data-timer')
    const shown = () => document.querySelector('[data-coming="false"]')?.getAttribute('data-timer')
    withTimer(-5)
    await switchOnLinked()
    await pass(2.9 * second)
    expect(ready()).toBeUndefined()
    await pass(0.1 * second)
    expect(ready()).toBe('green')
    expect(shown()).toBeUndefined()
    await pass(2.39 * second)
    expect(shown()).toBeUndefined()
    expect(player.timer.state().phase).toBe('green')
    await pass(0.1 * second)
    expect(shown()).toBe('green')
    await pass(147.55 * second)
    expect(ready()).toBe('yellow')
    expect(shown()).toBe('green')
  })

  it('stops updating the digits of a phase that is being covered', async () => {
    const digitsOf = (phase: string) =>
      document.querySelector(`[data-timer="${phase}"] .timer-digits`)?.textContent
    withTimer(140)
    await switchOnLinked()
    await pass(9.2 * second)
    expect(digitsOf('green')).toBe('0:01')
    expect(digitsOf('yellow')).toBe('0:30')
    await pass(second)
    expect(player.timer.state().phase).toBe('yellow')
    expect(digitsOf('green')).toBe('0:01')
    await pass(second)
    expect(digitsOf('green')).toBeUndefined()
    expect(digits()).toBe('0:29')
  })

  it('reports its clock and flash errors', async () => {
    withTimer(100)
    await switchOnLinked()
    await pass(40 * second)
    expect(server.beats.at(-1)?.report).toMatchObject({ flashErrorMs: null })
    await pass(50 * second)
    const { roundTripMs, flashErrorMs } = server.beats.at(-1)?.report ?? {}
    expect(roundTripMs).toBeGreaterThanOrEqual(0)
    expect(flashErrorMs).toBeGreaterThanOrEqual(0)
    expect(flashErrorMs).toBeLessThanOrEqual(17)
  })

  // spec: 1, 4.5
  it('runs through a cycle with its flashes', async () => {
    withTimer(0)
    await switchOnLinked()
    expect(screen.getByRole('status').textContent).toBe('Next Round')
    await pass(3.6 * second)
    expect(screen.queryByRole('status')).toBeNull()
    await pass(147 * second)
    expect(screen.getByRole('status').textContent).toBe('30 Seconds')
    await pass(30 * second)
    expect(screen.getByRole('status').textContent).toBe('Active Break')
    screen.getByRole('heading', { name: 'The burpee' })
    await pass(30 * second)
    expect(screen.getByRole('status').textContent).toBe('Next Round')
    expect(shows('Jab and cross')).toBe(true)
    await pass(180 * second)
    screen.getByRole('heading', { name: 'The plank' })
    await pass(210 * second)
    screen.getByRole('heading', { name: 'Air Swim' })
  })

  it('updates an exercise that is edited during its break', async () => {
    withTimer(170)
    await switchOnLinked()
    await pass(14 * second)
    screen.getByRole('heading', { name: 'The burpee' })
    const renamed = { name: 'burpee', displayName: 'Burpees', videoLink: '/media/new.mp4' }
    server.activeBreaks = [renamed, anExercise('plank')]
    server.revision += 1
    await act(async () => {
      player.sync()
      await vi.advanceTimersByTimeAsync(second)
    })
    screen.getByRole('heading', { name: 'Burpees' })
    expect(document.querySelector('[data-video]')?.getAttribute('data-video')).toBe(
      renamed.videoLink,
    )
  })

  it('updates an edited exercise at the next heartbeat without a push, and with a refresh', async () => {
    withTimer(0)
    await switchOnLinked()
    server.activeBreaks = [{ ...anExercise('burpee'), displayName: 'Burpees' }]
    server.revision += 1
    await pass(31 * second)
    server.activeBreaks = [{ ...anExercise('burpee'), displayName: 'Still burpees' }]
    server.screen = { ...server.screen, refreshFlag: true, refreshRevision: 4 }
    await pass(30 * second)
    expect(shows('Content Refreshing. Please Wait.')).toBe(true)
    await pass(125 * second)
    screen.getByRole('heading', { name: 'Still burpees' })
  })

  it('restores its breaks after an offline power cut', async () => {
    withTimer(170)
    await switchOnLinked()
    server.condition = 'down'
    await restart()
    await pass(14 * second)
    screen.getByRole('heading', { name: 'The burpee' })
  })

  // spec: 4.2
  it('sends a heartbeat every 30 seconds', async () => {
    withTimer(10)
    await switchOnLinked()
    const before = count(beat)
    await pass(2 * minute)
    expect(count(beat)).toBe(before + 4)
  })

  // spec: 4.5
  it('fetches the timestamp again 10 s after the green flash', async () => {
    withTimer(0)
    await switchOnLinked()
    const before = count('GET /licenses/key/KEY-1')
    await pass(13 * second)
    expect(count('GET /licenses/key/KEY-1')).toBe(before)
    await pass(1 * second)
    expect(count('GET /licenses/key/KEY-1')).toBe(before + 1)
  })

  // spec: 4.5, 8
  it('shows the plain workout without a license, and logs it', async () => {
    server.screen = aScreen({ location: aLocation({ vtsEnabled: true }) })
    await switchOnLinked()
    expect(digits()).toBeUndefined()
    expect(shows('Jab and cross')).toBe(true)
    expect(console.info).toHaveBeenCalledWith('Could not find Timestamp or License')
    expect(store.token).toBe('token-1')
  })

  it('starts when staff start the timer', async () => {
    withTimer(0)
    if (server.licence) server.licence = { ...server.licence, dwsTimeStamp: null }
    await switchOnLinked()
    expect(digits()).toBeUndefined()
    withTimer(0)
    await pass(31 * second)
    expect(digits()).toBe('1:59')
  })

  // spec: 4.5
  it('disappears after 27 rounds', async () => {
    withTimer(27 * 210 - 5)
    await switchOnLinked()
    expect(digits()).toBe('0:05')
    await pass(6 * second)
    expect(digits()).toBeUndefined()
    expect(shows('Jab and cross')).toBe(true)
  })

  it('keeps running offline, even after a restart', async () => {
    withTimer(0)
    await switchOnLinked()
    await pass(20 * second)
    server.condition = 'down'
    await pass(10 * second)
    await restart()
    await pass(minute)
    expect(digits()).toBe('1:00')
  })
})

describe('content that changes during a round', () => {
  const subHeader = () => {
    const { playing } = player.display()
    return playing?.wall === 'workout' ? playing.workout.subHeader : playing?.wall
  }
  function changeWorkout() {
    server.today = aWorkout({ subHeader: 'New title', updatedAt: new Date().toISOString() })
    server.revision += 1
  }

  it('waits for the bell at midnight', async () => {
    server.midnight = Date.now() + 100 * second
    withTimer(0)
    await switchOnLinked()
    await pass(178 * second)
    expect(subHeader()).toBe('Boxing basics')
    await pass(4 * second)
    expect(player.timer.state().phase).toBe('red')
    expect(subHeader()).toBe('Kicks')
  })

  it('shows at the bell that starts the round', async () => {
    server.midnight = Date.now() + 210 * second
    withTimer(0)
    await switchOnLinked()
    await pass(209 * second)
    expect(subHeader()).toBe('Boxing basics')
    await pass(2 * second)
    expect(player.timer.state().phase).toBe('green')
    expect(subHeader()).toBe('Kicks')
  })

  it('waits for the bell even if the next day has no workout', async () => {
    server.midnight = Date.now() + 100 * second
    server.tomorrow = null
    withTimer(0)
    await switchOnLinked()
    await pass(178 * second)
    expect(subHeader()).toBe('Boxing basics')
    await pass(4 * second)
    expect(subHeader()).toBe('not-ready')
  })

  it('waits for the bell after an edit, but shows an emergency at once', async () => {
    withTimer(0)
    await switchOnLinked()
    await pass(5 * second)
    changeWorkout()
    const from = new Date().toISOString()
    const until = new Date(Date.now() + hour).toISOString()
    server.announcements = [{ id: anId(701), kind: 'emergency', text: 'Leave now.', from, until }]
    server.send('screen')
    await pass(5 * second)
    expect(screen.getByRole('alert').textContent).toContain('Leave now.')
    await pass(168 * second)
    expect(subHeader()).toBe('Boxing basics')
    await pass(4 * second)
    expect(subHeader()).toBe('New title')
  })

  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

  it('shows when the device wakes up during a later round', async () => {
    withTimer(0)
    await switchOnLinked()
    changeWorkout()
    await pass(minute)
    expect(subHeader()).toBe('Boxing basics')
    sleep(210 * second)
    await pass(10 * second)
    expect(player.timer.state()).toMatchObject({ phase: 'green', iteration: 1 })
    expect(subHeader()).toBe('New title')
  })

  it('shows when the device wakes up after midnight', async () => {
    server.midnight = Date.now() + 100 * second
    withTimer(0)
    await switchOnLinked()
    await pass(40 * second)
    expect(subHeader()).toBe('Boxing basics')
    sleep(210 * second)
    await pass(10 * second)
    expect(player.timer.state()).toMatchObject({ phase: 'green', iteration: 1 })
    expect(subHeader()).toBe('Kicks')
  })

  it('waits for the bell if the device slept only briefly', async () => {
    withTimer(0)
    await switchOnLinked()
    changeWorkout()
    await pass(minute)
    sleep(20 * second)
    await pass(10 * second)
    expect(player.timer.state()).toMatchObject({ phase: 'green', iteration: 0 })
    expect(subHeader()).toBe('Boxing basics')
  })

  it('shows as soon as the timer is stopped', async () => {
    withTimer(0)
    await switchOnLinked()
    changeWorkout()
    await pass(minute)
    expect(subHeader()).toBe('Boxing basics')
    server.licence = { dwsTimeStamp: null, dwsActiveBreaks: [] }
    server.send('timer')
    await pass(5 * second)
    expect(subHeader()).toBe('New title')
  })

  it('shows at once after a power cut, even offline', async () => {
    withTimer(0)
    await switchOnLinked()
    changeWorkout()
    await pass(minute)
    expect(subHeader()).toBe('Boxing basics')
    server.condition = 'down'
    await restart()
    expect(player.timer.state().phase).toBe('green')
    expect(subHeader()).toBe('New title')
  })

  it('shows at once if it changed while the screen was off', async () => {
    withTimer(0)
    await switchOnLinked()
    player.stop()
    changeWorkout()
    await restart()
    await pass(second)
    expect(player.timer.state().phase).toBe('green')
    expect(subHeader()).toBe('New title')
  })
})

/** A coach pauses or adjusts the timer now; it started `secondsAgo`. */
function coach({ secondsAgo, isPaused }: { secondsAgo: number; isPaused: boolean }): void {
  const now = Date.now() + server.clockAheadMs
  const stamp = new Date(now - secondsAgo * second).toISOString()
  const run = { stamp, pausedAt: isPaused ? new Date(now).toISOString() : null, longer: null }
  server.licence = {
    dwsActiveBreaks: ['burpee', 'plank', 'air-swim'],
    // The specification’s fields keep changing; our screens must ignore them.
    dwsTimeStamp: new Date(now - 5 * second).toISOString(),
    course: { ...run, since: null, before: null },
  }
}

describe('a timer paused by a coach', () => {
  const isPaused = () => shows('Paused')
  const hears = async () => {
    server.send('timer')
    await pass(second)
  }

  it('stays paused after a reload and after an offline power cut', async () => {
    withTimer(10)
    await switchOnLinked()
    coach({ secondsAgo: 40, isPaused: true })
    await hears()
    expect([isPaused(), digits()]).toEqual([true, '1:50'])
    await pass(10 * minute)
    expect([isPaused(), digits()]).toEqual([true, '1:50'])
    await restart()
    expect([isPaused(), digits()]).toEqual([true, '1:50'])
    server.condition = 'down'
    await restart()
    await pass(10 * minute)
    expect([isPaused(), digits()]).toEqual([true, '1:50'])
  })

  it('shows the next day and allows updates if it is left paused', async () => {
    server.midnight = Date.now() + 100 * second
    withTimer(10)
    await switchOnLinked()
    coach({ secondsAgo: 40, isPaused: true })
    await hears()
    await pass(3 * minute)
    expect([shows('Boxing basics'), document.title.endsWith(' round')]).toEqual([true, true])
    await pass(2 * minute)
    expect([shows('Kicks'), document.title.endsWith(' round')]).toEqual([true, false])
    expect(isPaused()).toBe(true)
  })

  it('catches up with a missed push event at the next heartbeat', async () => {
    withTimer(10)
    await switchOnLinked()
    coach({ secondsAgo: 40, isPaused: true })
    await pass(31 * second)
    expect([isPaused(), digits()]).toEqual([true, '1:50'])
    coach({ secondsAgo: 185, isPaused: true })
    await pass(31 * second)
    expect([isPaused(), digits()]).toEqual([true, '0:25'])
    coach({ secondsAgo: 0, isPaused: false })
    await pass(31 * second)
    expect(isPaused()).toBe(false)
    expect(digits()).toMatch(/^[12]:\d\d$/)
  })

  it.each([
    ['the server', () => true],
    ['only the license service', (request: string) => request.startsWith('GET /licenses')],
  ])('keeps its state while %s is unreachable, and catches up', async (_, isLost) => {
    withTimer(10)
    await switchOnLinked()
    coach({ secondsAgo: 40, isPaused: true })
    await hears()
    server.isLost = isLost
    coach({ secondsAgo: 185, isPaused: true })
    await pass(5 * minute)
    expect([isPaused(), digits()]).toEqual([true, '1:50'])
    coach({ secondsAgo: 185, isPaused: false })
    server.isLost = () => false
    await pass(70 * second)
    expect(isPaused()).toBe(false)
    expect(digits()).toMatch(/^[12]:\d\d$/)
  })
})

describe('the support overlay', () => {
  it('shows the code for the remote for a minute', async () => {
    await switchOnLinked()
    fireEvent.keyDown(window, { key: 'i' })
    await pass(1_000)
    const code = () =>
      screen.queryByRole('img', {
        name: 'Coach: scan this code with your phone’s camera to open the remote.',
      })
    expect(code()).not.toBeNull()
    expect(count('POST /api/v1/screens/auth/remote-pass')).toBe(1)
    await pass(minute)
    expect(code()).toBeNull()
    fireEvent.keyDown(window, { key: 'i' })
    fireEvent.keyDown(window, { key: 'i' })
    await pass(1_000)
    expect(code()).not.toBeNull()
    expect(count('POST /api/v1/screens/auth/remote-pass')).toBe(2)
  })

  it('shows the screen’s details without a code while the server is unreachable', async () => {
    await switchOnLinked()
    server.condition = 'down'
    fireEvent.keyDown(window, { key: 'i' })
    await pass(1_000)
    expect(screen.getByRole('dialog', { name: 'Support' }).querySelector('svg')).toBeNull()
    expect(shows('No code: the server isn’t responding.')).toBe(true)
  })

  it('explains in the screen’s language that too many phones have a pass', async () => {
    server.screen = aScreen({ language: 'es-mx' })
    await switchOnLinked()
    server.hasManyPasses = true
    fireEvent.keyDown(window, { key: 'i' })
    await pass(1_000)
    expect(
      screen
        .getByText(/^Sin código: esta sucursal tiene demasiados pases de entrenador/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('es-mx')
  })

  it('says to try again later after too many codes', async () => {
    await switchOnLinked()
    server.hasManyRequests = true
    fireEvent.keyDown(window, { key: 'i' })
    await pass(1_000)
    expect(
      shows(
        'No code: this screen has already issued five codes in the last hour. Try again later, or create a link in the console.',
      ),
    ).toBe(true)
  })

  it('closes after five minutes', async () => {
    await switchOnLinked()
    fireEvent.keyDown(window, { key: 'i' })
    await pass(second)
    await pass(5 * minute - 2 * second)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await pass(2 * second)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens with the I key', async () => {
    await switchOnLinked()
    fireEvent.keyDown(window, { key: 'i' })
    await pass(0)
    screen.getByRole('dialog', { name: 'Support' })
    expect(shows('Heavy bag · round 3')).toBe(true)
    expect(shows('Harbour Street · RB-1024')).toBe(true)
    expect(shows('21.12.22')).toBe(true)
    fireEvent.keyDown(window, { key: 'i' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is in the screen’s language', async () => {
    server.screen = aScreen({ language: 'ar-sa' })
    await switchOnLinked()
    fireEvent.keyDown(window, { key: 'i' })
    await pass(0)
    const layer = screen.getByRole('dialog', { name: 'الدعم' })
    expect([layer.lang, layer.dir]).toEqual(['ar-sa', 'rtl'])
    expect(shows('Heavy bag · الجولة 3')).toBe(true)
    const english = /[a-z]{3,}/g
    const own = /Heavy bag|Harbour Street|RB-1024/g
    const text = (layer.querySelector('dl')?.textContent ?? '').replace(own, '')
    expect(text.match(english) ?? []).toEqual([])
  })

  it('opens with a long press in a corner, not in the middle', async () => {
    await switchOnLinked()
    fireEvent.pointerDown(window, { clientX: 500, clientY: 400 })
    await pass(3 * second)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.pointerUp(window)
    fireEvent.pointerDown(window, { clientX: 5, clientY: 5 })
    await pass(2 * second)
    screen.getByRole('dialog', { name: 'Support' })
  })

  // spec: 8
  it('a round image that fails to load is reported in the specification’s words', async () => {
    await switchOnLinked()
    const image = document.querySelector('img')
    if (!image) throw new Error('There is no image.')
    fireEvent.error(image)
    expect(console.warn).toHaveBeenCalledWith(
      'There was a problem loading the image, please refresh your screen.',
    )
    await pass(minute)
    expect(server.beats.at(-1)?.report?.problem).toContain('round-3.jpg')
  })
})

describe('branding', () => {
  const background = () =>
    document.querySelector<HTMLElement>('.wall-frame')?.style.getPropertyValue('--wall-ground')
  const tones = {
    ground: '#101820',
    strip: '#1f2a36',
    line: '#34414f',
    accent: '#ffd166',
    onAccent: '#0e0f12',
  }

  it('is applied and removed without a reload', async () => {
    await switchOnLinked()
    expect(background()).toBe('')
    server.face = { tones, logo: '/media/face/1.svg' }
    server.revision += 1
    await pass(minute)
    expect(background()).toBe('#101820')
    expect(document.querySelector('.wall-logo')?.getAttribute('src')).toBe('/media/face/1.svg')
    server.face = null
    server.revision += 1
    await pass(minute)
    expect(background()).toBe('')
    expect(document.querySelector('.wall-logo')).toBeNull()
  })

  it('hides a logo that fails to load', async () => {
    server.face = { tones: null, logo: '/media/face/gone.svg' }
    await switchOnLinked()
    const logo = document.querySelector<HTMLImageElement>('.wall-logo')
    if (logo) fireEvent.error(logo)
    expect(logo?.hidden).toBe(true)
  })
})
