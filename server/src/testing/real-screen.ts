import { type Client, createClient, openEventStream, type StreamState } from '@roundboard/client'
import { calls, type Heartbeat, screenEvents, screenEventsPath } from '@roundboard/contract'
import { onTestFinished } from 'vitest'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
let made = 36 ** 5

/** A code that no other screen of the test run shows. */
export function aCode(): string {
  made += 1
  let code = ''
  for (let rest = made; rest > 0; rest = Math.floor(rest / 36))
    code = (letters[rest % 36] ?? '') + code
  return code.slice(-6)
}

export interface RealScreen {
  readonly token: string
  /** Sends a heartbeat to a server. */
  beat(url: string, report?: Heartbeat['report']): Promise<HeartbeatReply>
  /** Connects to a server's events; adds each event to the list. */
  listen(url: string): { received: string[]; state: () => StreamState }
}

export type HeartbeatReply = Awaited<ReturnType<typeof beatOf>>

const beatOf = (client: Client, report: Heartbeat['report']) =>
  client.call(calls.heartbeat, {
    body: { status: { label: 'connected', isConnected: true }, ...(report && { report }) },
  })

/** A screen with this token, for any server. */
export function screenWith(token: string): RealScreen {
  const headers = () => ({ 'screen-auth-token': token })
  return {
    token,
    beat: (url, report) => beatOf(createClient({ baseUrl: url, headers }), report),
    listen(url) {
      const received: string[] = []
      let state: StreamState = 'connecting'
      const { close } = openEventStream({
        url: url + screenEventsPath,
        headers,
        names: screenEvents,
        onEvent: (name) => received.push(name),
        onState: (next) => (state = next),
      })
      onTestFinished(close)
      return { received, state: () => state }
    },
  }
}

/** Links a screen over HTTP, as staff do. */
export async function pair(
  staff: Client,
  url: string,
  screenId: string,
  headers: Record<string, string> = {},
): Promise<RealScreen> {
  const display = createClient({ baseUrl: url, headers: () => headers })
  const authCode = aCode()
  const link = await display.call(calls.createScreenLink, { body: { authCode } })
  await staff.call(calls.linkScreen, { params: { id: screenId }, body: { authCode } })
  const { screen } = await display.call(calls.getScreenLink, { params: { id: link.id } })
  if (screen === null) throw new Error('the screen was not linked')
  return screenWith(screen.authToken)
}

/** A location with a single screen, which determines its color. */
export async function setUpLocation(
  staff: Client,
  name: string,
): Promise<{ id: string; screenId: string }> {
  const location = await staff.call(calls.createLocation, {
    body: {
      name,
      locationIdentifier: `RB-${String(20_000 + (made += 1))}`,
      timeZone: 'UTC',
      language: 'en-us',
      isActive: true,
      isEnabled: true,
    },
  })
  const screen = await staff.call(calls.createScreen, {
    body: { name: 'Round 1', round: 1, location: location.id },
  })
  return { id: location.id, screenId: screen.id }
}
