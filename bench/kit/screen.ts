import {
  backOffMs,
  type Client,
  createClient,
  createFreshness,
  openEventStream,
} from '@roundboard/client'
import {
  calls,
  type Heartbeat,
  type Programme,
  type ScreenEvent,
  screenEvents,
  screenEventsPath,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { wait } from './benchmark.ts'

/** Totals of all simulated screens of a process. */
export interface Tally {
  streams: number
  opened: number
  events: number
  beats: number
  programmes: number
  mediaBytes: number
  powerCuts: number
  /** Requests without a response, as after a crash. */
  unreachable: number
  /** Responses of 500 and above. */
  failed: number
}

export const noTally = (): Tally => ({
  streams: 0,
  opened: 0,
  events: 0,
  beats: 0,
  programmes: 0,
  mediaBytes: 0,
  powerCuts: 0,
  unreachable: 0,
  failed: 0,
})

export interface SimulatedScreen {
  /** Cuts the power for a while. */
  cutPower(forMs: number): void
  stop(): void
}

interface Options {
  readonly url: string
  readonly token: string
  readonly tally: Tally
  /** The time limit for the first heartbeat, in milliseconds. */
  readonly firstBeatWithinMs?: number
  /** Added to every request, as a proxy does. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it fetches its program and media. */
  readonly fetchesContent?: boolean
  /** Whether it fetches the media of its program. */
  readonly fetchesMedia?: boolean
  /** Whether it applies the assigned build. */
  readonly takesBuilds?: boolean
  readonly fetch?: typeof fetch
  readonly onEvent?: (name: ScreenEvent) => void
  readonly onStream?: (isOpen: boolean) => void
  readonly onProgramme?: (programme: Programme) => void
}

/** The same as in the screen app. */
const spreadMs = 300
const programmeRetryMs = { baseMs: 1_000, capMs: 30_000, random: Math.random }

/** A screen as the server sees it: event stream, heartbeats, and requests after changes. */
export function startScreen(options: Options): SimulatedScreen {
  const { url, token, tally, fetchesContent = true, fetch: given = fetch } = options
  const media = new Set<string>()
  let stopPower: (() => void) | undefined

  const counted: typeof fetch = async (input, init) => {
    try {
      const response = await given(input, init)
      if (response.status >= 500) tally.failed += 1
      return response
    } catch (error) {
      tally.unreachable += 1
      throw error
    }
  }

  async function fetchMedia(path: string): Promise<void> {
    if (media.has(path) || !path.startsWith('/media/')) return
    media.add(path)
    const response = await counted(url + path)
    for await (const chunk of response.body ?? []) tally.mediaBytes += (chunk as Uint8Array).length
  }

  function powerOn(): () => void {
    let isOn = true
    let isOpen = false
    let hasListened = false
    let revision = ''
    let build: string | null = null
    let alarm: ReturnType<typeof setTimeout>
    let asking: ReturnType<typeof setTimeout>
    let isProgrammeAlone = true
    let fetching: 'no' | 'yes' | 'and again' = 'no'
    const bootedAt = performance.now()
    const { headers, note } = createFreshness(() => ({
      'screen-auth-token': token,
      ...options.headers,
    }))
    const client: Client = createClient({ baseUrl: url, headers, fetch: counted })

    async function readProgramme(): Promise<void> {
      const programme = await client.call(calls.getProgramme, {})
      tally.programmes += 1
      revision = programme.revision
      if (isOn) options.onProgramme?.(programme)
      if (options.fetchesMedia !== false)
        for (const { file } of programme.media) await fetchMedia(file)
    }

    const isAskedAgain = () => fetching === 'and again'

    async function keepFetching(): Promise<void> {
      let failures = 0
      do {
        fetching = 'yes'
        try {
          await readProgramme()
          failures = 0
        } catch {
          failures += 1
          await wait(backOffMs(failures, programmeRetryMs))
        }
      } while (isOn && (isAskedAgain() || failures > 0))
      fetching = 'no'
    }

    /** One request at a time, so an older response can't arrive last. */
    function fetchProgramme(): void {
      if (fetching === 'no') void keepFetching()
      else fetching = 'and again'
    }

    function askSoon(isAboutProgramme: boolean): void {
      clearTimeout(asking)
      isProgrammeAlone &&= isAboutProgramme
      asking = setTimeout(() => {
        const isAlone = isProgrammeAlone
        isProgrammeAlone = true
        if (isAlone) fetchProgramme()
        else beatIn(0)
      }, Math.random() * spreadMs)
    }

    async function beat(): Promise<void> {
      const now = new Date().toISOString()
      const body: Heartbeat = {
        status: { label: 'connected', isConnected: true, statusUpdatedAt: now },
        applied: { refresh: 0, hardRefresh: 0 },
        report: {
          programmeRevision: revision,
          lastFrameAt: now,
          droppedFrames: 0,
          clockOffsetMs: Math.random() * 4 - 2,
          cache: 'ready',
          build,
          uptimeSeconds: Math.round((performance.now() - bootedAt) / 1000),
        },
      }
      const answer = await client.call(calls.heartbeat, { body })
      tally.beats += 1
      if (options.takesBuilds === true) build = answer.build
      if (fetchesContent && answer.programmeRevision !== revision) fetchProgramme()
    }

    function beatIn(ms: number): void {
      clearTimeout(alarm)
      alarm = setTimeout(() => {
        beat().then(
          () => {
            if (isOn) beatIn(limits.heartbeatMs)
          },
          () => {
            if (isOn) beatIn(250 + Math.random() * 4_000)
          },
        )
      }, ms)
    }

    const stream = openEventStream({
      url: url + screenEventsPath,
      headers,
      names: screenEvents,
      fetch: counted,
      onEvent: (name, data) => {
        tally.events += 1
        note(data)
        options.onEvent?.(name)
        if (!fetchesContent) return
        if (name === 'programme') askSoon(true)
        if (name === 'screen' || (name === 'hello' && hasListened)) askSoon(false)
        hasListened ||= name === 'hello'
      },
      onState: (state) => {
        const wasOpen = isOpen
        isOpen = state === 'open'
        tally.streams += Number(isOpen) - Number(wasOpen)
        if (isOpen) tally.opened += 1
        if (isOpen !== wasOpen) options.onStream?.(isOpen)
      },
    })
    beatIn(Math.random() * (options.firstBeatWithinMs ?? limits.heartbeatMs))
    return () => {
      isOn = false
      clearTimeout(alarm)
      clearTimeout(asking)
      stream.close()
    }
  }

  stopPower = powerOn()
  let restart: ReturnType<typeof setTimeout> | undefined
  return {
    cutPower(forMs) {
      if (stopPower === undefined) return
      tally.powerCuts += 1
      stopPower()
      stopPower = undefined
      restart = setTimeout(() => {
        stopPower = powerOn()
      }, forMs)
    },
    stop() {
      clearTimeout(restart)
      stopPower?.()
    },
  }
}
