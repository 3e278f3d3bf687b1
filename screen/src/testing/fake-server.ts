import type {
  BreakExercise,
  Heartbeat,
  OwnScreen,
  Programme,
  ScreenEvent,
  ScreenLocation,
  TimerLicence,
  ScreenAnnouncement,
  WallBranding,
  ShownWorkout,
} from '@roundboard/contract'
import { changeRevisionHeader, keepAliveMs, screenEventsPath } from '@roundboard/contract'

const iso = (at: number) => new Date(at).toISOString()
const day = 24 * 3_600_000

/** The nth ID. */
export const anId = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`

export function aWorkout(given: Partial<ShownWorkout> = {}): ShownWorkout {
  const id = given.id ?? anId(1)
  const stamps = { createdAt: iso(0), updatedAt: iso(0) }
  return {
    _id: id,
    id,
    name: 'Boxing',
    subHeader: 'Boxing basics',
    round: 3,
    startDate: iso(0),
    endDate: iso(day),
    ...stamps,
    routines: [
      {
        _id: anId(101),
        id: anId(101),
        name: 'ITEM 1',
        text: 'Jab and cross',
        step: 1,
        videoLink: '/media/exercises/jab-cross.mp4',
        lrVideoLink: null,
        ...stamps,
      },
    ],
    ...given,
  }
}

export function aLocation(given: Partial<ScreenLocation> = {}): ScreenLocation {
  return {
    _id: anId(201),
    id: anId(201),
    name: 'Harbour Street',
    locationIdentifier: 'RB-1024',
    timeZone: 'America/New_York',
    language: 'en-us',
    isEnabled: true,
    vtsEnabled: false,
    androidOs: false,
    is365: false,
    lrVideo: false,
    timerPalette: 'classic',
    ...given,
  }
}

export function aScreen(given: Partial<OwnScreen> = {}): OwnScreen {
  return {
    _id: anId(301),
    id: anId(301),
    name: 'Heavy bag',
    round: 3,
    roundName: 'Heavy Bag',
    roundImageUrl: '/media/rounds/round-3.jpg',
    language: 'en-us',
    hasSound: false,
    location: aLocation(),
    timeZone: 'America/New_York',
    refreshFlag: false,
    refreshRevision: 0,
    hardRefreshFlag: false,
    hardRefreshRevision: 0,
    ...given,
  }
}

export function anExercise(name: string): BreakExercise {
  return { name, videoLink: `/media/exercises/${name}.mp4`, displayName: `The ${name}` }
}

/** A push stream with a message every twenty seconds, as from the server. */
export function anOpenStream(): Response {
  return openStream(() => undefined)
}

function openStream(listen: (say: (text: string) => void) => void): Response {
  let alive: ReturnType<typeof setInterval>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => {
        controller.enqueue(new TextEncoder().encode(text))
      }
      say('event: hello\ndata: {"revision":1}\n\n')
      alive = setInterval(say, keepAliveMs, ': still here\n\n')
      listen(say)
    },
    cancel() {
      clearInterval(alive)
    },
  })
  return new Response(body)
}

/** The server’s API for screens, behind `fetch`. */
export function createFakeServer() {
  const server = {
    /** The location has the maximum number of remotes. */
    hasManyPasses: false,
    /** The screen has requested too many remote codes. */
    hasManyRequests: false,
    condition: 'up' as 'up' | 'down' | 'failing',
    /** A proxy’s response instead of the server’s. */
    stranger: null as (() => Response) | null,
    /** The push stream’s response; by default it stays open. */
    stream: () =>
      openStream((listener) => {
        say = listener
      }),
    /** Sends an event on the push stream. */
    send: (event: ScreenEvent) => {
      say(`event: ${event}\ndata: {"revision":2}\n\n`)
    },
    /** Requests that get lost, by method and path. */
    isLost: (() => false) as (request: string) => boolean,
    token: 'token-1' as string | null,
    isLinked: false,
    screen: aScreen(),
    /** Today’s and tomorrow’s workouts; midnight is a day after the start of the test. */
    today: aWorkout() as ShownWorkout | null,
    tomorrow: aWorkout({ id: anId(2), subHeader: 'Kicks' }) as ShownWorkout | null,
    midnight: Date.now() + day,
    flexibilityVideo: null as string | null,
    face: null as WallBranding | null,
    appVersion: '21.12.22',
    revision: 1,
    licence: null as TimerLicence | null,
    activeBreaks: [anExercise('burpee'), anExercise('plank')],
    /** Metadata of clips and pictures. */
    media: [] as Programme['media'],
    clockAheadMs: 0,
    codesInUse: 0,
    link: null as { id: string; authCode: string } | null,
    announcements: [] as ScreenAnnouncement[],
    /** Reported full-screen announcements, by path. */
    shown: [] as { path: string; shownAt: string }[],
    beats: [] as Heartbeat[],
    requests: [] as string[],
    /** The newest revision that the screen knew, for each request. */
    heardOf: [] as (string | null)[],
    fetch: answer as typeof fetch,
    programme,
  }
  let links = 0
  let say: (text: string) => void = () => undefined

  function programme(): Programme {
    return {
      revision: String(server.revision),
      screen: server.screen,
      appVersion: server.appVersion,
      flexibilityVideo: server.flexibilityVideo,
      face: server.face,
      activeBreaks: server.activeBreaks,
      media: server.media,
      intervals: [
        { from: iso(server.midnight - day), to: iso(server.midnight), workout: server.today },
        { from: iso(server.midnight), to: iso(server.midnight + day), workout: server.tomorrow },
      ],
    }
  }

  async function answer(address: string, request: RequestInit): Promise<Response> {
    await Promise.resolve()
    const path = address.split('?')[0] ?? ''
    const name = `${request.method ?? 'GET'} ${path}`
    server.requests.push(name)
    server.heardOf.push(new Headers(request.headers).get(changeRevisionHeader))
    if (server.condition === 'down' || server.isLost(name)) throw new TypeError('Failed to fetch')
    if (server.condition === 'failing') return refuse(503, 'unavailable')
    if (server.stranger !== null) return server.stranger()
    if (path === screenEventsPath) return server.stream()
    const token = new Headers(request.headers).get('screen-auth-token')
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined

    if (path === '/api/v1/time') {
      const at = Date.now() + server.clockAheadMs
      return give({ receivedAt: at, sentAt: at })
    }
    if (path === '/api/v1/app')
      return give({
        name: 'Roundboard',
        version: server.appVersion,
        supportEmail: 'support@roundboard.test',
        hasSingleSignOn: false,
        simulatedDisplays: 0,
        videoHosts: { franchise: null, 'locker-room': null },
      })
    if (path.startsWith('/api/v1/screenlinks')) return answerLink(name, path, body)
    if (path.startsWith('/licenses')) return answerLicence(path)
    if (token === null || token !== server.token) return refuse(404, 'not-found')
    if (name === 'PATCH /api/v1/screens/auth') {
      server.beats.push(body as Heartbeat)
      return give({
        screen: server.screen,
        workout: server.today,
        lrVideo: false,
        appVersion: server.appVersion,
        programmeRevision: String(server.revision),
        build: null,
        ...(server.announcements.length > 0 && { announcements: server.announcements }),
      })
    }
    if (path.endsWith('/shown')) {
      server.shown.push({ path, ...(body as { shownAt: string }) })
      return give({})
    }
    if (path === '/api/v1/screens/auth/remote-pass' && server.hasManyPasses)
      return refuse(409, 'conflict')
    if (path === '/api/v1/screens/auth/remote-pass' && server.hasManyRequests)
      return refuse(429, 'too-many-attempts')
    if (path === '/api/v1/screens/auth/remote-pass')
      return give({ address: `/remote#rbl_${'x'.repeat(43)}` })
    return give(path.endsWith('/programme') ? programme() : server.screen)
  }

  function answerLink(name: string, path: string, body: unknown): Response {
    const code = (body as { authCode?: string } | undefined)?.authCode
    if (name.startsWith('GET')) {
      if (server.link === null || !path.endsWith(server.link.id)) return refuse(404, 'not-found')
    } else if (server.codesInUse > 0) {
      server.codesInUse -= 1
      return refuse(409, 'conflict')
    } else if (name.startsWith('DELETE')) {
      server.link = null
      return give({})
    } else if (name.startsWith('POST')) {
      links += 1
      server.link = { id: `link-${String(links)}`, authCode: code ?? '' }
    } else server.link = { id: server.link?.id ?? '', authCode: code ?? '' }
    return give({
      _id: server.link.id,
      ...server.link,
      expiresAt: iso(Date.now() + 3_600_000),
      screen: server.isLinked ? { _id: anId(301), id: anId(301), authToken: server.token } : null,
    })
  }

  function answerLicence(path: string): Response {
    if (server.licence === null) return refuse(404, 'not-found')
    return give(path.includes('/key/') ? server.licence : { licenseKey: 'KEY-1' })
  }

  return server
}

export type FakeServer = ReturnType<typeof createFakeServer>

const give = (data: unknown) => Response.json({ success: true, data })
const refuse = (status: number, code: string) =>
  Response.json({ success: false, error: 'No.', code, requestId: 'r' }, { status })
