import { calls, type BoxCommand, type BoxOrders } from '@roundboard/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passTime } from '../../testing/pass-time.ts'
import { boxAddresses, startBox } from './box.ts'

const minute = 60_000
const start = Date.parse('2026-11-27T20:00:00.000Z')
const iso = (at: number) => new Date(at).toISOString()

/** A PC with its agent and the server, behind `fetch`. */
function aBox() {
  const world = {
    agent: 'up' as 'up' | 'stopped' | 'nonsense',
    isServerUp: true,
    /** Whether the server gets reports, but its answers don’t arrive. */
    isResponseLost: false,
    agentReport: { agent: '1', volume: 60 } as object,
    /** The agent's reasons by action. */
    reasons: {} as Record<string, string>,
    waiting: [] as BoxCommand[],
    tv: null as BoxOrders['tv'],
    clockOffsetMs: 0 as number | null,
    isRoundRunning: false,
    isAnnounced: false,
    token: 'token-1' as string | null,
    /** What the agent was told to do. */
    told: [] as string[],
    reports: [] as unknown[],
    finished: [] as unknown[],
    heartbeats: 0,
  }
  const answer = (data: unknown) => Response.json({ success: true, data })

  function agentAnswer(url: URL, body: unknown): Response {
    if (world.agent === 'stopped') throw new TypeError('Failed to fetch')
    if (world.agent === 'nonsense') return new Response('<html>')
    if (url.pathname === '/report') return Response.json(world.agentReport)
    const { action = '', value = '' } = Object.fromEntries(body as URLSearchParams)
    world.told.push(`${action} ${value}`.trim())
    const reason = world.reasons[action]
    if (reason !== undefined) return Response.json({ done: false, reason })
    if (action === 'screenshot')
      return new Response('PNG', { headers: { 'content-type': 'image/png' } })
    return Response.json({ done: true })
  }

  function serverAnswer({ pathname }: URL, body: string, headers: Headers): Response {
    if (!world.isServerUp) throw new TypeError('Failed to fetch')
    expect(headers.get('screen-auth-token')).toBe('token-1')
    const given: unknown = JSON.parse(body)
    if (pathname === '/api/v1/screens/auth/box') {
      world.reports.push(given)
      if (world.isResponseLost) throw new TypeError('Failed to fetch')
      return answer({ commands: world.waiting, tv: world.tv })
    }
    const id = pathname.split('/').at(-1) ?? ''
    world.finished.push({ id, ...(given as object) })
    world.waiting = world.waiting.filter((command) => command.id !== id)
    return answer({})
  }

  const get = ((address: string, { body, headers }: RequestInit = {}) => {
    const url = new URL(address, 'https://screens.test')
    return Promise.resolve().then(() =>
      url.hostname === '127.0.0.1'
        ? agentAnswer(url, body)
        : serverAnswer(url, body as string, new Headers(headers)),
    )
  }) as typeof fetch

  const api = {
    heartbeat: () => {
      world.heartbeats += 1
      return Promise.reject(new Error('Not needed here.'))
    },
  }
  const listeners = new Set<() => void>()
  const stop = startBox({
    api,
    announcements: {
      current: () => ({ whole: world.isAnnounced ? {} : null }),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    isRoundRunning: () => world.isRoundRunning,
    now: () => Date.now() + (world.clockOffsetMs ?? NaN),
    store: {
      get token() {
        return world.token
      },
    },
    get,
    toJpeg: () => Promise.resolve('anBlZw=='),
  })
  return Object.assign(world, {
    stop,
    api,
    announce(isAnnounced: boolean) {
      world.isAnnounced = isAnnounced
      for (const listener of listeners) listener()
    },
    /** Sends a command, announced by the server. */
    async ask(action: string, given: Partial<BoxCommand> = {}) {
      const id = `c${String(world.finished.length + 1)}`
      const askedAt = iso(Date.now() + (world.clockOffsetMs ?? 0))
      world.waiting.push({
        id,
        action,
        value: null,
        isForced: false,
        askedAt,
        ...given,
      } as BoxCommand)
      api.heartbeat().catch(() => undefined)
      await passTime(100)
    },
    isBlack: () => document.querySelector('div[style*="rgb(0, 0, 0)"]') !== null,
  })
}

let box: ReturnType<typeof aBox>

beforeEach(async () => {
  vi.useFakeTimers({ now: start })
  Object.assign(navigator, {
    mediaCapabilities: { decodingInfo: () => Promise.resolve({ powerEfficient: true }) },
  })
  localStorage.clear()
  box = aBox()
  await passTime(100)
})
afterEach(() => {
  box.stop()
  Reflect.deleteProperty(navigator, 'mediaCapabilities')
  vi.useRealTimers()
})

const open = (from: number, to: number, until = start + 36 * 60 * minute) => ({
  until: iso(until),
  spans: [{ from: iso(from), to: iso(to) }],
})

it('uses the addresses of the contract', () => {
  for (const name of ['reportBox', 'finishCommand'] as const)
    expect(calls[name]).toMatchObject(boxAddresses[name])
})

it('reports at the start and once a minute, with how clips are decoded', async () => {
  const report = { agent: '1', volume: 60, decoding: 'hardware' }
  expect(box.reports).toEqual([report])
  await passTime(minute)
  expect(box.reports).toEqual([report, report])
})

it('reports with each heartbeat, because the server may have announced a command', async () => {
  await expect(box.api.heartbeat()).rejects.toThrow()
  await passTime(100)
  expect(box.heartbeats).toBe(1)
  expect(box.reports).toHaveLength(2)
})

it('reports what the browser knows while the agent is stopped', async () => {
  box.agent = 'stopped'
  Reflect.deleteProperty(navigator, 'mediaCapabilities')
  await passTime(minute)
  expect(box.reports.at(-1)).toEqual({ decoding: null })
})

it('does nothing while the screen isn’t linked', async () => {
  box.token = null
  await passTime(5 * minute)
  expect(box.reports).toHaveLength(1)
})

it('carries out commands, and reports the new state at once', async () => {
  await box.ask('volume', { value: 30 })
  expect(box.told).toContain('volume 30')
  expect(box.finished).toEqual([{ id: 'c1', state: 'done', screenshot: null }])
  expect(box.reports).toHaveLength(3)
})

it('sends a screenshot as a JPEG', async () => {
  await box.ask('screenshot')
  expect(box.finished).toEqual([{ id: 'c1', state: 'done', screenshot: 'anBlZw==' }])
})

it.each([
  ['the agent’s reason', 'up', 'not-possible', 'not-possible'],
  ['that the agent fails if its reason isn’t a code', 'up', 'Oh no!', 'failed'],
  ['that the agent fails if its answer is nonsense', 'nonsense', undefined, 'failed'],
  ['that there is no agent', 'stopped', undefined, 'no-agent'],
] as const)('reports %s', async (_, agent, reason, code) => {
  box.agent = agent
  if (reason !== undefined) box.reasons['reboot'] = reason
  await box.ask('reboot')
  expect(box.finished).toEqual([{ id: 'c1', state: 'refused', reason: code }])
})

it('drops commands that are older than a minute by the server’s time', async () => {
  box.clockOffsetMs = -5 * minute
  await box.ask('reboot', { askedAt: iso(start - 6 * minute - 1_000) })
  await box.ask('mute', { askedAt: iso(start - 6 * minute + 2_000) })
  expect(box.finished).toEqual([
    { id: 'c1', state: 'dropped', reason: 'too-old' },
    { id: 'c2', state: 'done', screenshot: null },
  ])
  expect(box.told).not.toContain('reboot')
})

it('runs a command once that it gets again, even after a restart', async () => {
  const again = { id: 'c1', askedAt: iso(start) }
  await box.ask('mute', again)
  await box.ask('mute', again)
  expect(box.told.filter((action) => action === 'mute')).toHaveLength(1)
  box.stop()
  box = aBox()
  await passTime(100)
  await box.ask('mute', again)
  expect(box.told).not.toContain('mute')
  await box.ask('mute', { id: 'c2' })
  expect(box.told.filter((action) => action === 'mute')).toHaveLength(1)
})

it('runs a command whose first response was lost', async () => {
  box.isResponseLost = true
  await box.ask('mute')
  expect(box.told).not.toContain('mute')
  box.isResponseLost = false
  await box.api.heartbeat().catch(() => undefined)
  await passTime(100)
  expect(box.told.filter((action) => action === 'mute')).toHaveLength(1)
  expect(box.finished).toHaveLength(1)
})

it('reports a result again if that failed', async () => {
  box.waiting.push({
    id: 'c1',
    action: 'mute',
    value: null,
    isForced: false,
    askedAt: iso(start),
  })
  const { told } = box
  void box.api.heartbeat().catch(() => undefined)
  await vi.waitFor(() => {
    expect(told).toContain('mute')
  })
  box.isServerUp = false
  await passTime(500)
  box.isServerUp = true
  await passTime(1_000)
  expect(box.finished).toEqual([{ id: 'c1', state: 'done', screenshot: null }])
})

it.each(['restart-app', 'reboot', 'update'])(
  'waits with %s until no round runs',
  async (action) => {
    box.isRoundRunning = true
    await box.ask(action)
    await passTime(2 * minute)
    expect(box.told).not.toContain(action)
    box.isRoundRunning = false
    await passTime(1_000)
    expect(box.told).toContain(action)
    expect(box.finished).toEqual([{ id: 'c1', state: 'done', screenshot: null }])
  },
)

it('refuses to reboot if a round runs for ten minutes', async () => {
  box.isRoundRunning = true
  await box.ask('reboot')
  await passTime(10 * minute + 1_000)
  expect(box.finished).toEqual([{ id: 'c1', state: 'refused', reason: 'round-running' }])
  expect(box.told).not.toContain('reboot')
})

it('reboots during a round if forced, and changes the volume without', async () => {
  box.isRoundRunning = true
  await box.ask('reboot', { isForced: true })
  await box.ask('volume', { value: 5 })
  expect(box.told).toEqual(expect.arrayContaining(['reboot', 'volume 5']))
})

it('turns the TV off outside its hours, renews that each minute, and turns it on again', async () => {
  box.tv = open(start + 5 * minute, start + 60 * minute)
  await passTime(minute)
  expect(box.isBlack()).toBe(true)
  await passTime(3 * minute)
  const off = box.told.filter((action) => action === 'tv-off').length
  expect(off).toBeGreaterThanOrEqual(3)
  await passTime(2 * minute)
  expect(box.told.at(-1)).toBe('tv-on')
  expect(box.isBlack()).toBe(false)
  await passTime(5 * minute)
  expect(box.told.at(-1)).toBe('tv-on')
})

it('turns the picture black before the TV off', async () => {
  box.tv = open(start + 60 * minute, start + 90 * minute)
  box.told.length = 0
  void box.api.heartbeat().catch(() => undefined)
  await passTime(500)
  expect(box.isBlack()).toBe(true)
  expect(box.told).toEqual([])
  await passTime(1_000)
  expect(box.told).toEqual(['tv-off'])
})

it('turns the TV off by the stored plan while the server is down, until the plan ends', async () => {
  box.tv = open(start - 60 * minute, start + 5 * minute, start + 20 * minute)
  await passTime(minute)
  box.isServerUp = false
  await passTime(7 * minute)
  expect(box.isBlack()).toBe(true)
  await passTime(15 * minute)
  expect(box.isBlack()).toBe(false)
  expect(box.told.at(-1)).toBe('tv-on')
})

it.each<[string, () => void]>([
  [
    'the hours are unknown',
    () => {
      box.tv = null
    },
  ],
  [
    'the time is unknown',
    () => {
      box.clockOffsetMs = null
    },
  ],
  [
    'the screen is unlinked',
    () => {
      box.token = null
    },
  ],
  [
    'the agent can’t turn it off',
    () => {
      box.reasons['tv-off'] = 'failed'
    },
  ],
  [
    'the agent is stopped',
    () => {
      box.agent = 'stopped'
    },
  ],
])('shows the picture if %s', async (_, change) => {
  box.tv = open(start + 60 * minute, start + 90 * minute)
  await passTime(2 * minute)
  expect(box.isBlack()).toBe(true)
  change()
  await passTime(minute + 1_000)
  expect(box.isBlack()).toBe(false)
})

it('turns the TV on at once for a full-screen announcement', async () => {
  box.tv = open(start + 60 * minute, start + 90 * minute)
  await passTime(2 * minute)
  box.announce(true)
  await passTime(100)
  expect(box.told.at(-1)).toBe('tv-on')
  box.announce(false)
  await passTime(2_000)
  expect(box.told.at(-1)).toBe('tv-off')
})
