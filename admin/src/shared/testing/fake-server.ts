import {
  type Call,
  type CallName,
  calls,
  type DataOf,
  type ErrorCode,
  errorStatus,
  type FactorChallenge,
  type Issue,
  readInput,
} from '@roundboard/contract'
import { type Permission, permissions, reachOf, type Role } from '@roundboard/domain'
import { expect, vi } from 'vitest'

export interface ReceivedRequest {
  readonly call: CallName
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  readonly token: string | null
  /** The request's `Idempotency-Key`. */
  readonly key: string | null
}

/** An error response. */
export class Refusal {
  readonly code: ErrorCode
  readonly error: string
  readonly issues: readonly Issue[]
  readonly challenge: FactorChallenge | undefined

  constructor(
    code: ErrorCode,
    error = 'No.',
    issues: readonly Issue[] = [],
    challenge?: FactorChallenge,
  ) {
    this.code = code
    this.error = error
    this.issues = issues
    this.challenge = challenge
  }
}

/** One page of a list. */
export class ListOf<Item> {
  readonly items: readonly Item[]
  readonly count: number

  constructor(items: readonly Item[], count = items.length) {
    this.items = items
    this.count = count
  }
}

/** A file with this content. */
export class FileOf {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Thrown by an answerer: the server has done it, but the response is lost. */
export class LostResponse extends Error {}

type AnswerOf<Data> =
  | Refusal
  | FileOf
  | (Data extends (infer Item)[] ? ListOf<Item> | readonly Item[] : Data)
type Answerer<C extends Call> = (
  request: ReceivedRequest,
) => AnswerOf<DataOf<C>> | Promise<AnswerOf<DataOf<C>>>

/** The response to each call. A test defines those that its pages make. */
export type Answers = { readonly [Name in CallName]?: Answerer<(typeof calls)[Name]> }

const faults: string[] = []

/** Requests and responses since the last call that the contract doesn't allow. */
export const takeFaults = (): string[] => faults.splice(0)

const partsOf = (path: string) => path.split('/')
const names = Object.keys(calls) as CallName[]
// As in the server's router, literal paths come before parameters.
const byRank = names.toSorted(
  (one, other) =>
    partsOf(calls[one].path).filter(isParam).length -
    partsOf(calls[other].path).filter(isParam).length,
)

function isParam(part: string): boolean {
  return part.startsWith(':')
}

function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  const fits =
    wanted.length === given.length &&
    wanted.every((part, index) => isParam(part) || part === given[index])
  if (!fits) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries())
    if (isParam(part)) params[part.slice(1)] = decodeURIComponent(given[index] ?? '')
  return params
}

function parseRequest(address: string, init: RequestInit): ReceivedRequest | undefined {
  const url = new URL(address, 'http://console.test')
  const headers = new Headers(init.headers)
  for (const name of byRank) {
    const { method, path } = calls[name]
    const params = method === (init.method ?? 'GET') ? paramsIn(path, url.pathname) : undefined
    if (params)
      return {
        call: name,
        params,
        query: url.searchParams,
        body: JSON.parse(
          typeof init.body === 'string' ? init.body : '{}',
        ) as ReceivedRequest['body'],
        token: headers.get('authorization'),
        key: headers.get('idempotency-key'),
      }
  }
  return undefined
}

const isPermission = (may: string): may is Permission => may in permissions

/** Refusals before any work: missing permission, and input that the contract refuses. */
function refusalAtTheDoor(call: Call, request: ReceivedRequest, role: Role): Refusal | undefined {
  if (isPermission(call.may)) {
    if (request.token === null) return new Refusal('not-signed-in', 'Please sign in.')
    if (reachOf(role, call.may) === 'none')
      faults.push(`A page of a ${role} user asks for ${request.call}, which their role may not.`)
  }
  const parts = [
    readInput(call.params, request.params),
    readInput(call.query, Object.fromEntries(request.query)),
    readInput(call.body, request.body),
  ]
  const issues = parts.flatMap((part) => (part.success ? [] : part.issues))
  return issues.length > 0 ? new Refusal('bad-input', 'Please check.', issues) : undefined
}

/** As it is sent over the wire. */
const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Checks that a response matches the contract. */
function checkData(name: CallName, data: unknown): void {
  const { data: schema } = calls[name] as Call
  const read = schema.safeParse(wired(data))
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`)
    faults.push(`The server could not answer ${name} so: ${wrong.join(', ')}`)
    return
  }
  try {
    expect(wired(data)).toEqual(wired(read.data))
  } catch (difference) {
    faults.push(`The server could not answer ${name} so: ${String(difference)}`)
  }
}

function responseTo(request: ReceivedRequest, given: unknown): Response {
  const call: Call = calls[request.call]
  if (given instanceof FileOf)
    return new Response(given.text, { headers: { 'content-disposition': 'attachment' } })
  if (given instanceof Refusal) {
    const { code, error, issues, challenge } = given
    const answer = { success: false, error, code, issues, challenge, requestId: 'r-1' }
    return Response.json(answer, { status: errorStatus[code] })
  }
  const isList = given instanceof ListOf
  if (isList !== call.isList)
    faults.push(`${request.call} answers ${call.isList ? 'a ListOf' : 'no ListOf'}.`)
  const data: unknown = isList ? given.items : given
  checkData(request.call, data)
  const limit = Number(request.query.get('limit') ?? 15)
  const page = Number(request.query.get('page') ?? 1)
  const listed = isList && {
    count: given.count,
    pagination: { page, limit, pages: Math.max(1, Math.ceil(given.count / limit)) },
  }
  return Response.json({ success: true, data, ...listed }, { status: call.status })
}

/**
 * Stands in for the network: responds by call name and records requests. Refuses what the contract
 * refuses. An unexpected call, or a response that the contract doesn't allow, fails the test.
 */
export function fakeServer(answers: Answers, role: Role) {
  const requests: ReceivedRequest[] = []
  const answered: unknown[] = []
  for (const name of Object.keys(answers))
    if (!(name in calls)) faults.push(`${name} is not a call of the contract.`)

  async function answer(request: ReceivedRequest | undefined, address: string): Promise<Response> {
    if (request === undefined) {
      faults.push(`There is nothing at ${address}.`)
      return new Response('', { status: 404 })
    }
    requests.push(request)
    const refusal = refusalAtTheDoor(calls[request.call], request, role)
    if (refusal) return responseTo(request, refusal)
    const answerer: ((request: ReceivedRequest) => unknown) | undefined = answers[request.call]
    if (answerer) {
      const given = await answerer(request)
      answered.push(given)
      return responseTo(request, given)
    }
    faults.push(`No answer was given for ${request.call}.`)
    return responseTo(request, new Refusal('internal', 'No answer was given.'))
  }
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    answer(parseRequest(address, init), address),
  )
  const requestsTo = (call: CallName) => requests.filter((each) => each.call === call)
  return {
    requests,
    /** All responses. */
    answered,
    /** The requests of one call, in order. */
    requestsTo,
    /** The bodies of one call, in order. */
    bodiesOf: (call: CallName) => requestsTo(call).map(({ body }) => body),
  }
}
