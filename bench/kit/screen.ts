import { type Client, createClient, openEventStream } from '@roundboard/client'
import { calls, type Heartbeat, screenEvents, screenEventsPath } from '@roundboard/contract'
import { limits } from '@roundboard/domain'

/** What all simulated screens of a process did together. */
export interface Tally {
  streams: number
  opened: number
  events: number
  beats: number
  programmes: number
  mediaBytes: number
  powerCuts: number
  /** Calls that found no server, as after a crash. */
  unreachable: number
  /** Answers of 500 and above. */
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
  /** The power goes, and comes back later. */
  cutPower(forMs: number): void
  stop(): void
}

interface Options {
  readonly url: string
  readonly token: string
  readonly tally: Tally
  /** The first heartbeat comes within this time, in milliseconds. */
  readonly firstBeatWithinMs?: number
  /** Of every request, as a proxy in front of the server would add them. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether programme and media are fetched, too. */
  readonly fetchesContent?: boolean
}

/** One display as the server sees it: stream, heartbeats, and what it fetches when it hears of a change. */
export function startScreen(options: Options): SimulatedScreen {
  const { url, token, tally, fetchesContent = true } = options
  const headers = () => ({ 'screen-auth-token': token, ...options.headers })
  const media = new Set<string>()
  let stopPower: (() => void) | undefined

  const counted: typeof fetch = async (input, init) => {
    try {
      const response = await fetch(input, init)
      if (response.status >= 500) tally.failed += 1
      return response
    } catch (error) {
      tally.unreachable += 1
      throw error
    }
  }
  const client: Client = createClient({ baseUrl: url, headers, fetch: counted })

  async function fetchMedia(path: string): Promise<void> {
    if (media.has(path) || !path.startsWith('/media/')) return
    media.add(path)
    const response = await counted(url + path)
    for await (const chunk of response.body ?? []) tally.mediaBytes += (chunk as Uint8Array).length
  }

  function powerOn(): () => void {
    let isOn = true
    let isOpen = false
    let revision = ''
    let alarm: ReturnType<typeof setTimeout>
    const bootedAt = performance.now()

    async function fetchProgramme(): Promise<void> {
      const programme = await client.call(calls.getProgramme, {})
      tally.programmes += 1
      revision = programme.revision
      for (const { file } of programme.media) await fetchMedia(file)
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
          uptimeSeconds: Math.round((performance.now() - bootedAt) / 1000),
        },
      }
      const answer = await client.call(calls.heartbeat, { body })
      tally.beats += 1
      if (fetchesContent && answer.programmeRevision !== revision) await fetchProgramme()
    }

    function beatIn(ms: number): void {
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
      onEvent: (name) => {
        tally.events += 1
        if (fetchesContent && (name === 'programme' || name === 'screen'))
          setTimeout(() => {
            if (isOn) fetchProgramme().catch(() => undefined)
          }, Math.random() * 1_000)
      },
      onState: (state) => {
        const wasOpen = isOpen
        isOpen = state === 'open'
        tally.streams += Number(isOpen) - Number(wasOpen)
        if (isOpen) tally.opened += 1
      },
    })
    beatIn(Math.random() * (options.firstBeatWithinMs ?? limits.heartbeatMs))
    return () => {
      isOn = false
      clearTimeout(alarm)
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
