import type { Address, BodyOf, DataOf, ParamsOf, QueryOf } from '@roundboard/contract'
import { type SuccessResponse, readSuccess, readRefusal } from './response.ts'
import { ApiError } from './api-error.ts'

export interface ClientOptions {
  /** The API's origin, without a trailing slash; empty for the page's own. */
  readonly baseUrl?: string
  /** Headers of every call: the bearer token of staff, or a screen's `screen-auth-token`. */
  readonly headers?: () => Record<string, string>
  /** The timeout of a call, in milliseconds. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

type Part<Name extends string, Given> =
  Record<string, never> extends Given ? Partial<Record<Name, Given>> : Record<Name, Given>

/** The input of a call: its params, query and body, as declared. */
export type Input<A extends Address> = Part<'params', ParamsOf<A>> &
  Part<'query', QueryOf<A>> &
  Part<'body', BodyOf<A>> & {
    signal?: AbortSignal
    /** Sent as the `Idempotency-Key` of a create, so that a retry doesn't create a duplicate. */
    key?: string
    /** The timeout of this call, in milliseconds. */
    timeoutMs?: number
  }

export interface Page<Item> {
  readonly items: Item
  /** All matches, on all pages. */
  readonly count: number
  readonly pagination: { readonly page: number; readonly limit: number; readonly pages: number }
}

export interface Client {
  /** Makes a call and returns its data; throws `ApiError`. */
  call<A extends Address>(call: A, input: Input<A>): Promise<DataOf<A>>
  /** Makes a list call and returns one page; throws `ApiError`. */
  list<A extends Address>(call: A, input: Input<A>): Promise<Page<DataOf<A>>>
  /** Makes a call that returns a file; throws `ApiError`. */
  file<A extends Address>(call: A, input: Input<A>): Promise<Blob>
}

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  key?: string
  timeoutMs?: number
}

/** The address of a call: its path with the parameters filled in, and its query. */
export function addressOf(call: Address, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined)
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const search = query.toString()
  return search === '' ? path : `${path}?${search}`
}

/** The body as JSON; undefined if it isn't JSON, such as a proxy's page. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A typed client of the API over `fetch`; never shows toasts, never navigates. */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '', headers = () => ({}), timeoutMs = 20_000 } = options

  async function request(call: Address, given: LooseInput) {
    const timeout = AbortSignal.timeout(given.timeoutMs ?? timeoutMs)
    const sentHeaders: Record<string, string> = { accept: 'application/json', ...headers() }
    const init: RequestInit = {
      method: call.method,
      headers: sentHeaders,
      signal: given.signal ? AbortSignal.any([given.signal, timeout]) : timeout,
      cache: 'no-store',
      credentials: call.startsSession || call.endsSession ? 'same-origin' : 'omit',
    }
    if (call.takesIdempotencyKey && given.key !== undefined)
      sentHeaders['idempotency-key'] = given.key
    if (given.body !== undefined) {
      sentHeaders['content-type'] = 'application/json'
      init.body = JSON.stringify(given.body)
    }
    try {
      const response = await (options.fetch ?? fetch)(baseUrl + addressOf(call, given), init)
      // A page from something other than our server, such as a proxy, isn't an attachment.
      const isFile = response.ok && response.headers.has('content-disposition')
      const body: unknown = isFile ? await response.blob() : readJson(await response.text())
      return { response, isFile, body }
    } catch (cause) {
      if (given.signal?.aborted) throw cause
      throw new ApiError(
        'unreachable',
        0,
        'Can’t reach the server. Check your connection, then try again.',
        { cause },
      )
    }
  }

  function refuse(response: Response, body: unknown): never {
    const refusal = response.ok ? undefined : readRefusal(body)
    if (refusal) throw new ApiError(refusal.code, response.status, refusal.error, refusal)
    throw new ApiError(
      'unavailable',
      response.status,
      'The server sent an unexpected answer. Try again.',
    )
  }

  async function send(call: Address, given: LooseInput): Promise<SuccessResponse> {
    const { response, body } = await request(call, given)
    const answer = response.ok ? readSuccess(body) : undefined
    return answer ?? refuse(response, body)
  }

  return {
    async call<A extends Address>(call: A, input: Input<A>) {
      const answer = await send(call, input as LooseInput)
      return answer.data as DataOf<A>
    },
    async list<A extends Address>(call: A, input: Input<A>) {
      const answer = await send(call, input as LooseInput)
      const items = answer.data as DataOf<A>
      const pagination = answer.pagination ?? { page: 1, limit: 0, pages: 1 }
      return { items, count: answer.count ?? 0, pagination }
    },
    async file<A extends Address>(call: A, input: Input<A>) {
      const { response, isFile, body } = await request(call, input as LooseInput)
      return isFile ? (body as Blob) : refuse(response, body)
    },
  }
}
