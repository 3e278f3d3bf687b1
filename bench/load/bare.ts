import { createReadStream } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { screenEventsPath } from '@roundboard/contract'
import { answering } from '../kit/processes.ts'

/** What a bare server serves, on `node:http` alone; `write` sends a text to all its streams. */
type BareOrder =
  | { readonly kind: 'heartbeats'; readonly bytes: number }
  | { readonly kind: 'clips'; readonly file: string; readonly bytes: number }
  | { readonly kind: 'streams' }
  | { readonly kind: 'write'; readonly text: string }

/** The status line, the two headers below, date, connection and keep-alive. */
const headBytes = 172

/** Parses a JSON body and answers `bytes` bytes, head and body together. */
function heartbeats(bytes: number): RequestListener {
  const answer = 'x'.repeat(bytes - headBytes)
  return (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const { status } = JSON.parse(body) as { status?: unknown }
      response.writeHead(status === undefined ? 400 : 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': answer.length,
      })
      response.end(answer)
    })
  }
}

/** Streams ranges of one file. */
const clips =
  (file: string, bytes: number): RequestListener =>
  (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const [start, end] = [Number(from), Number(to)]
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${bytes}`,
    })
    createReadStream(file, { start, end }).pipe(response)
  }

const open = new Set<ServerResponse>()

const streams: RequestListener = (request, response) => {
  if (request.url !== screenEventsPath) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('event: hello\ndata: {"revision":0,"retryMs":1000}\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
}

function serve(listener: RequestListener): Promise<{ url: string }> {
  const server = createServer(listener)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` })
    })
  })
}

answering((order: BareOrder) => {
  switch (order.kind) {
    case 'heartbeats':
      return serve(heartbeats(order.bytes))
    case 'clips':
      return serve(clips(order.file, order.bytes))
    case 'streams':
      return serve(streams)
    case 'write':
      for (const response of open) response.write(order.text)
      return {}
  }
})
