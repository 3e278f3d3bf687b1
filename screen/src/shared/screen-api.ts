import {
  ApiError,
  createClient,
  createFreshness,
  type openEventStream,
  type StreamState,
} from '@roundboard/client'
import {
  type calls,
  displayAddresses,
  type Heartbeat,
  screenEvents,
  screenEventsPath,
  type ScreenEvent,
} from '@roundboard/contract'
import { forgetRequests, networkStamps } from './network-stamps.ts'
import { loadMessages } from './load-messages.ts'

/** A longer round trip says nothing about the clock. */
const longestRoundTripMs = 4_000

const pageWithinMs = 10_000

/** A call of the contract by its name, with only its address: the schemas would take up a fifth of the screen app's script. */
function callNamed<N extends keyof typeof displayAddresses>(name: N): (typeof calls)[N] {
  return displayAddresses[name] as unknown as (typeof calls)[N]
}

export type ScreenApi = ReturnType<typeof createScreenApi>

/** The calls that a screen makes with `token()`; all throw `ApiError`. */
export function createScreenApi(options: {
  readonly token: () => string | null
  readonly openStream: typeof openEventStream
  readonly baseUrl?: string
  readonly fetch?: typeof fetch
}) {
  const { baseUrl = '', fetch: get = fetch } = options
  const headersWith = (token: string | null): Record<string, string> => ({
    ...(token !== null && { 'screen-auth-token': token }),
  })
  const { headers, note } = createFreshness(() => headersWith(options.token()))
  const clientWith = (headersOfCalls: () => Record<string, string>) =>
    createClient({ baseUrl, fetch: get, headers: headersOfCalls })
  const client = clientWith(headers)
  /** The license key of the last location, which saves a request when its timer is fetched again. */
  let known: { readonly locationIdentifier: string; readonly licenseKey: string } | null = null

  async function licenseKeyOf(locationIdentifier: string): Promise<string> {
    if (known?.locationIdentifier === locationIdentifier) return known.licenseKey
    const { licenseKey } = await client.call(callNamed('getLocationLicence'), {
      params: { locationIdentifier },
    })
    known = { locationIdentifier, licenseKey }
    return licenseKey
  }

  return {
    getAppInfo: () => client.call(callNamed('getAppInfo'), {}),
    createScreenLink: (authCode: string) =>
      client.call(callNamed('createScreenLink'), { body: { authCode } }),
    getScreenLink: (id: string) => client.call(callNamed('getScreenLink'), { params: { id } }),
    updateScreenLink: (id: string, authCode: string) =>
      client.call(callNamed('updateScreenLink'), { params: { id }, body: { authCode } }),
    async deleteScreenLink(id: string) {
      await client.call(callNamed('deleteScreenLink'), { params: { id } })
    },
    /** Whether the server knows a screen with this token; throws if the server can't be reached. */
    async knowsToken(token: string) {
      try {
        await clientWith(() => headersWith(token)).call(callNamed('getOwnScreen'), {})
        return true
      } catch (error) {
        if (isNotFound(error)) return false
        throw error
      }
    },
    /** Also loads the messages in its language. */
    async getProgramme() {
      const programme = await client.call(callNamed('getProgramme'), {})
      await loadMessages(programme.screen.language)
      return programme
    },
    heartbeat: (body: Heartbeat) => client.call(callNamed('heartbeat'), { body }),
    async measureRoundTrip() {
      const getTime = callNamed('getTime')
      forgetRequests()
      const sentAt = performance.now()
      const server = await client.call(getTime, { signal: AbortSignal.timeout(longestRoundTripMs) })
      return {
        ...networkStamps(getTime.path, { sentAt, receivedAt: performance.now() }),
        serverReceivedAt: server.receivedAt,
        serverSentAt: server.sentAt,
      }
    },
    async getTimerLicence(locationIdentifier: string) {
      const licenseKey = await licenseKeyOf(locationIdentifier)
      try {
        return await client.call(callNamed('getLicence'), { params: { licenseKey } })
      } catch (error) {
        known = null
        throw error
      }
    },
    /** Creates a code for the location's remote; returns its address. */
    async issueCoachPass() {
      const { address } = await client.call(callNamed('issueCoachPass'), {})
      // Relative to this page if no origin is configured.
      return new URL(address, window.location.href).href
    },
    /** Reports since when an announcement has covered this wall. */
    async reportAnnouncementShown(id: string, shownAt: string) {
      await client.call(callNamed('reportAnnouncementShown'), { params: { id }, body: { shownAt } })
    },
    /** Whether the server would return this page. */
    async isPageServed() {
      try {
        const page = await get(window.location.pathname, {
          cache: 'no-store',
          signal: AbortSignal.timeout(pageWithinMs),
        })
        return page.ok && (await page.text()).includes('<title>Roundboard screen</title>')
      } catch {
        return false
      }
    },
    /** Opens the event stream. */
    openEvents: (onEvent: (event: ScreenEvent) => void, onState: (state: StreamState) => void) =>
      options.openStream({
        url: baseUrl + screenEventsPath,
        headers,
        names: screenEvents,
        onEvent(name, data) {
          note(data)
          onEvent(name)
        },
        onState,
        fetch: get,
      }),
  }
}

/**
 * Whether our server answered "not found". Responses of a proxy, gateway or portal have no error code of
 * the contract, whatever their status.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.code === 'not-found'
}

/** Whether our server refused the request, as opposed to being unreachable or broken. */
export function isRefusal(error: unknown): boolean {
  const isOurs = error instanceof ApiError && error.code !== 'unavailable'
  return isOurs && error.status >= 400 && error.status < 500
}
