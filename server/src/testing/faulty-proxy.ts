import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Faults: a 503; no response; half of the response and then silence or a cut connection; half of
 * the request and then a cut connection; a lost response; half of the body stored with a success
 * response.
 */
export type Fault =
  | '503'
  | 'silent'
  | 'half and silent'
  | 'half and cut'
  | 'cut while sending'
  | 'answer lost'
  | 'half stored'

export interface FaultyProxy {
  readonly url: string
  /** Makes the next requests with these methods fail. */
  fail(fault: Fault, methods: readonly string[], times?: number): void
  /** The number of requests by method. */
  count(method: string): number
}

/** Forwards the first half of a body. */
function halfOf(body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.length / 2))
}

/** A proxy with faults on demand; ends with the test. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const counts = new Map<string, number>()
  let planned: { fault: Fault; methods: readonly string[]; left: number } | undefined

  function takeFault(method: string): Fault | undefined {
    if (planned === undefined || planned.left < 1 || !planned.methods.includes(method))
      return undefined
    planned.left -= 1
    return planned.fault
  }

  function answerWith(answered: IncomingMessage, body: Buffer, to: ServerResponse, fault?: Fault) {
    if (fault === 'answer lost') {
      to.destroy()
      return
    }
    to.writeHead(answered.statusCode ?? 502, answered.headers)
    if (fault !== 'half and silent' && fault !== 'half and cut') to.end(body)
    else
      to.write(halfOf(body), () => {
        if (fault === 'half and cut') to.destroy()
      })
  }

  async function handOn(
    incoming: IncomingMessage,
    to: ServerResponse,
    fault?: Fault,
  ): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming
    const sent = Buffer.concat(await incoming.toArray())
    const body = fault === 'half stored' ? halfOf(sent) : sent
    const length = body.length > 0 && { 'content-length': String(body.length) }
    const passedOn = request(target + url, { method, headers: { ...headers, ...length } })
    passedOn.end(body)
    const [answered] = (await once(passedOn, 'response')) as [IncomingMessage]
    answerWith(answered, Buffer.concat(await answered.toArray()), to, fault)
  }

  const proxy = createServer((incoming, answer) => {
    const method = incoming.method ?? 'GET'
    counts.set(method, (counts.get(method) ?? 0) + 1)
    const fault = takeFault(method)
    if (fault === 'silent') incoming.resume()
    else if (fault === '503') {
      incoming.resume()
      answer.writeHead(503, { 'content-length': '0' }).end()
    } else if (fault === 'cut while sending') incoming.once('data', () => incoming.destroy())
    else handOn(incoming, answer, fault).catch(() => answer.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    fail: (fault, methods, times = Infinity) => (planned = { fault, methods, left: times }),
    count: (method) => counts.get(method) ?? 0,
  }
}
