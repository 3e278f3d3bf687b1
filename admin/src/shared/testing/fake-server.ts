import type { ErrorCode, Issue } from '@roundboard/contract'
import { vi } from 'vitest'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly token: string | null
  /** The `Idempotency-Key` that came with it. */
  readonly key: string | null
}

type Answerer = (asked: Asked) => unknown

/** An answer that refuses. */
export class Refusal {
  readonly code: ErrorCode
  readonly status: number
  readonly error: string
  readonly issues: readonly Issue[]

  constructor(code: ErrorCode, status: number, error: string, issues: readonly Issue[] = []) {
    this.code = code
    this.status = status
    this.error = error
    this.issues = issues
  }
}

/** One page of a list. */
export class ListOf {
  readonly items: readonly unknown[]
  readonly count: number

  constructor(items: readonly unknown[], count = items.length) {
    this.items = items
    this.count = count
  }
}

function answerOf(given: unknown): Response {
  if (given instanceof Refusal) {
    const { code, error, issues, status } = given
    return Response.json({ success: false, error, code, issues, requestId: 'r-1' }, { status })
  }
  if (given instanceof ListOf)
    return Response.json({
      success: true,
      data: given.items,
      count: given.count,
      pagination: { page: 1, limit: 15, pages: Math.ceil(given.count / 15) },
    })
  return Response.json({ success: true, data: given })
}

/** For an answerer to throw: the server has done it, and its answer never arrives. */
export class LostAnswer extends Error {}

/** The network's edge: answers by `GET /path`, where `*` stands for one part, and keeps what was asked. */
export function fakeServer(answers: Record<string, Answerer>) {
  const asked: Asked[] = []
  const find = (key: string) =>
    Object.entries(answers).find(([pattern]) =>
      new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(key),
    )?.[1]
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://console.test')
    const headers = new Headers(init.headers)
    const request: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Asked['body'],
      token: headers.get('authorization'),
      key: headers.get('idempotency-key'),
    }
    asked.push(request)
    const answerer = find(`${request.method} ${request.path}`)
    if (!answerer)
      return Promise.resolve(answerOf(new Refusal('not-found', 404, `No ${request.path} here.`)))
    return Promise.resolve()
      .then(() => answerer(request))
      .then(answerOf)
  })
  return {
    asked,
    /** The bodies of one kind of call, in order. */
    bodiesOf: (method: string, path: RegExp) =>
      asked
        .filter((each) => each.method === method && path.test(each.path))
        .map(({ body }) => body),
  }
}
