import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { calls } from '@roundboard/contract'

/** A proxy in front of a server that can offer a different build of the screen app. */
export interface BuildProxy {
  readonly url: string
  /** Makes all screens switch to the server’s build with this page instead of its own. */
  offer(id: string, page: string): Promise<void>
  close(): Promise<void>
}

type List = { id: string; files: { path: string; sha256: string; bytes: number }[] }
type Answer = { data: { build: string | null } }

/** Starts a proxy in front of the screen app’s origin. */
export async function startBuildProxy(origin: string): Promise<BuildProxy> {
  let offered: { readonly id: string; readonly list: string; readonly page: string } | undefined

  async function forward(incoming: IncomingMessage, answer: ServerResponse, path: string) {
    const { method = 'GET', headers } = incoming
    const passed = request(new URL(path, origin), { method, headers })
    passed.on('error', () => {
      answer.destroy()
    })
    answer.on('close', () => {
      passed.destroy()
    })
    incoming.pipe(passed)
    const [response] = (await once(passed, 'response')) as [IncomingMessage]
    const { statusCode = 502, headers: rules } = response
    const isHeartbeat = method === calls.heartbeat.method && path === calls.heartbeat.path
    if (!isHeartbeat || !offered || statusCode !== 200) {
      answer.writeHead(statusCode, rules)
      response.pipe(answer)
      return
    }
    const body = JSON.parse(await text(response)) as Answer
    const changed = JSON.stringify({ ...body, data: { ...body.data, build: offered.id } })
    answer.writeHead(200, { ...rules, 'content-length': Buffer.byteLength(changed) }).end(changed)
  }

  const proxy = createServer((incoming, answer) => {
    const { url = '/' } = incoming
    const [, id, file = ''] = /^\/builds\/([^/]+)\/(.*)$/.exec(url) ?? []
    const isOffered = offered !== undefined && id === offered.id
    if (isOffered && file === 'build.json') answer.end(offered?.list)
    else if (isOffered && file === 'index.html')
      answer.setHeader('content-type', 'text/html').end(offered?.page)
    else forward(incoming, answer, isOffered ? `/${file}` : url).catch(() => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async offer(id, page) {
      const { files } = (await (await fetch(`${origin}/build.json`)).json()) as List
      const sha256 = createHash('sha256').update(page).digest('hex')
      const own = { path: 'index.html', sha256, bytes: Buffer.byteLength(page) }
      const others = files.filter(({ path }) => path !== own.path)
      offered = { id, page, list: JSON.stringify({ id, files: [...others, own] }) }
    },
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
