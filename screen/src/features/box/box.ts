import { createClient } from '@roundboard/client'
import type { BoxCommand, BoxOrders, calls } from '@roundboard/contract'
import type { ScreenApi } from '../../shared/screen-api.ts'
import type { ScreenStore } from '../../shared/screen-store.ts'
import { startLoop } from '../../shared/task-loop.ts'
import { createBoxAgent, jpegOf } from './box-agent.ts'

const everyMs = 60_000
const freshMs = 60_000
const tryAgainMs = 1_000
const breakWithinMs = 10 * 60_000
const takenKey = 'roundboard.screen.box-commands'
const takenMax = 50
const interrupting: readonly string[] = ['restart-app', 'reboot', 'update']

/** Only the addresses: with their schemas, the calls would be larger than all of this. */
export const boxAddresses = {
  reportBox: { method: 'PUT', path: '/api/v1/screens/auth/box' },
  finishCommand: { method: 'PUT', path: '/api/v1/screens/auth/box/commands/:id' },
} as const
const callNamed = <N extends keyof typeof boxAddresses>(name: N) =>
  boxAddresses[name] as unknown as (typeof calls)[N]

/** The IDs of the last commands, even from before a restart. */
function readTaken(): readonly string[] {
  try {
    return localStorage.getItem(takenKey)?.split(' ') ?? []
  } catch {
    return []
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether the browser's graphics chip decodes the clips. */
async function decoding(): Promise<'hardware' | 'software'> {
  const { powerEfficient } = await navigator.mediaCapabilities.decodingInfo({
    type: 'file',
    video: {
      contentType: 'video/mp4; codecs="avc1.640028"',
      width: 1920,
      height: 1080,
      bitrate: 8_000_000,
      framerate: 30,
    },
  })
  return powerEfficient ? 'hardware' : 'software'
}

/**
 * Connects the box agent of this PC with the server: reports, carries out commands, and turns the TV on
 * and off. Whatever fails here, the screen keeps playing, and the TV is on.
 */
export function startBox(options: {
  readonly api: Pick<ScreenApi, 'heartbeat'>
  readonly announcements: {
    /** `whole` covers the screen; null for none. */
    readonly current: () => { readonly whole: unknown }
    readonly subscribe: (listener: () => void) => () => void
  }
  readonly isRoundRunning: () => boolean
  /** Epoch milliseconds by the server; NaN until they are known. */
  readonly now: () => number
  readonly store: Pick<ScreenStore, 'token'>
  readonly get?: typeof fetch
  readonly toJpeg?: typeof jpegOf
}) {
  const { api, announcements, isRoundRunning, now, store, get = fetch, toJpeg = jpegOf } = options
  const agent = createBoxAgent(get)
  const client = createClient({
    fetch: get,
    headers: (): Record<string, string> =>
      store.token === null ? {} : { 'screen-auth-token': store.token },
  })
  let taken = readTaken()
  let plan: BoxOrders['tv'] = null
  let tv: 'unknown' | 'on' | 'off' | 'stays-on' = 'unknown'
  const cover = document.createElement('div')
  cover.style.cssText = 'position:fixed;inset:0;background:#000;z-index:2147483647'

  async function report(): Promise<BoxOrders> {
    const body = { ...(await agent.report()), decoding: await decoding().catch(() => null) }
    return client.call(callNamed('reportBox'), { body })
  }

  /** Whether no round runs, at some time within ten minutes. */
  async function isBreakSoon(): Promise<boolean> {
    const end = performance.now() + breakWithinMs
    while (isRoundRunning()) {
      if (performance.now() >= end) return false
      await wait(tryAgainMs)
    }
    return true
  }

  async function outcomeOf({ action, value, isForced, askedAt }: BoxCommand) {
    if (now() - Date.parse(askedAt) > freshMs)
      return { state: 'dropped', reason: 'too-old' } as const
    if (interrupting.includes(action) && !isForced && !(await isBreakSoon()))
      return { state: 'refused', reason: 'round-running' } as const
    const { reason, picture } = await agent.command(action, value)
    if (reason !== null) return { state: 'refused', reason } as const
    return { state: 'done', screenshot: picture ? await toJpeg(picture) : null } as const
  }

  /** Runs each command once: a response that seemed lost makes the server send it again. */
  async function carryOut(command: BoxCommand) {
    if (taken.includes(command.id)) return
    taken = [command.id, ...taken].slice(0, takenMax)
    try {
      localStorage.setItem(takenKey, taken.join(' '))
    } catch {
      // Without storage, they are known until the next restart.
    }
    const body = await outcomeOf(command).catch(
      () => ({ state: 'refused', reason: 'failed' }) as const,
    )
    const finish = () =>
      client.call(callNamed('finishCommand'), { params: { id: command.id }, body })
    await finish().catch(() => wait(tryAgainMs).then(finish))
    loop.now()
  }

  /** Off only if the plan and the time are known. */
  function isTvWanted(): boolean {
    const at = now()
    if (plan === null || store.token === null || !(at < Date.parse(plan.until))) return true
    if (announcements.current().whole !== null) return true
    return plan.spans.some(({ from, to }) => at >= Date.parse(from) && at < Date.parse(to))
  }

  async function switchTv() {
    if (isTvWanted()) {
      cover.remove()
      if (tv === 'on') return
      const { reason } = await agent.command('tv-on')
      tv = reason === null ? 'on' : 'unknown'
      return
    }
    // So that the picture is black before it is gone; not again and again if that fails.
    if (tv !== 'off' && tv !== 'stays-on') {
      document.body.append(cover)
      await wait(tryAgainMs)
    }
    const { reason } = await agent.command('tv-off')
    tv = reason === null ? 'off' : 'stays-on'
    if (tv === 'off') document.body.append(cover)
    else cover.remove()
  }

  const loop = startLoop(async () => {
    try {
      if (store.token !== null) {
        const orders = await report()
        plan = orders.tv
        for (const command of orders.commands) void carryOut(command).catch(console.warn)
      }
    } catch {
      // The last plan counts until it ends.
    }
    await switchTv()
    return everyMs
  })

  // A heartbeat is sent once a minute, and whenever the server announces a change.
  const { heartbeat } = api
  Object.assign(api, {
    heartbeat: (...input: Parameters<typeof heartbeat>) => {
      loop.now()
      return heartbeat(...input)
    },
  })
  const stopListening = announcements.subscribe(loop.now)

  return () => {
    loop.stop()
    stopListening()
    cover.remove()
    Object.assign(api, { heartbeat })
  }
}
