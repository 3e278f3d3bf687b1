import {
  createClient,
  createFreshness,
  type EventStream,
  openEventStream,
  type StreamState,
} from '@roundboard/client'
import {
  type AppInfo,
  type EquipmentOutcome,
  type Remote,
  type RemoteEvent,
  remoteEvents,
  remoteEventsPath,
  type RemoteOutcome,
  type CoachPass,
  type RemoteTimer,
} from '@roundboard/contract'
import type { Equipment, RoundTrip } from '@roundboard/domain'
import { callNamed } from '../shared/addresses.ts'
import type { Credentials } from './credentials.ts'

/** An action on the timer. */
export type Action = NonNullable<RemoteTimer['takeBack']>['action']

/** Buttons need a quick response. */
const actWithinMs = 6_000
const timeWithinMs = 4_000

/** The calls that the remote makes; all throw `ApiError`. */
export interface RemoteApi {
  getAppInfo(): Promise<AppInfo>
  openPass(link: string, secret: string, code?: string): Promise<CoachPass>
  getRemote(): Promise<Remote>
  extendPass(): Promise<CoachPass>
  sendTimerAction(action: Action, ifRevision: number, startsAt?: string): Promise<RemoteOutcome>
  takeBack(ifRevision: number): Promise<RemoteOutcome>
  markEquipment(
    equipment: Equipment,
    action: 'out' | 'back',
    ifRevision: number,
  ): Promise<EquipmentOutcome>
  undoEquipmentAction(ifRevision: number): Promise<EquipmentOutcome>
  measureRoundTrip(): Promise<RoundTrip>
  openEvents(
    onEvent: (event: RemoteEvent) => void,
    onState: (state: StreamState) => void,
  ): EventStream
}

/** Creates the API client, for the location in the address if there is one. */
export function createRemoteApi(options: {
  readonly credentials: () => Credentials | undefined
  readonly location: string | undefined
}): RemoteApi {
  const { credentials, location } = options
  const { headers, note } = createFreshness((): Record<string, string> => {
    const known = credentials()
    if (known === undefined) return {}
    return { authorization: `Bearer ${known.kind === 'pass' ? known.secret : known.token}` }
  })
  const client = createClient({ headers })
  const query = () =>
    credentials()?.kind === 'session' && location !== undefined ? { location } : {}
  return {
    getAppInfo: () => client.call(callNamed('getAppInfo'), {}),
    openPass: (link, secret, code) =>
      client.call(callNamed('openCoachPass'), {
        body: { link, secret, ...(code !== undefined && { code }) },
      }),
    getRemote: () =>
      client.call(callNamed('getRemote'), { query: query(), timeoutMs: actWithinMs }),
    extendPass: () => client.call(callNamed('extendCoachPass'), { timeoutMs: actWithinMs }),
    sendTimerAction: (action, ifRevision, startsAt) =>
      client.call(callNamed('actOnTimer'), {
        query: query(),
        body: { action, knows: ifRevision, ...(startsAt !== undefined && { startsAt }) },
        timeoutMs: actWithinMs,
      }),
    takeBack: (ifRevision) =>
      client.call(callNamed('undoTimerAction'), {
        query: query(),
        body: { knows: ifRevision },
        timeoutMs: actWithinMs,
      }),
    markEquipment: (equipment, action, ifRevision) =>
      client.call(callNamed('markEquipment'), {
        query: query(),
        body: { equipment, action, knows: ifRevision },
        timeoutMs: actWithinMs,
      }),
    undoEquipmentAction: (ifRevision) =>
      client.call(callNamed('undoEquipmentAction'), {
        query: query(),
        body: { knows: ifRevision },
        timeoutMs: actWithinMs,
      }),
    async measureRoundTrip() {
      const sentAt = performance.now()
      const server = await client.call(callNamed('getTime'), { timeoutMs: timeWithinMs })
      return {
        sentAt,
        receivedAt: performance.now(),
        serverReceivedAt: server.receivedAt,
        serverSentAt: server.sentAt,
      }
    },
    openEvents: (onEvent, onState) =>
      openEventStream({
        url: `${remoteEventsPath}?${new URLSearchParams(query()).toString()}`,
        headers,
        names: remoteEvents,
        onEvent(name, data) {
          note(data)
          onEvent(name)
        },
        onState,
      }),
  }
}
