import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answering } from '../kit/processes.ts'

/** Reads a JSON body and answers `bytes` bytes, head and body together: the least that could be done. */
function serve(bytes: number): Promise<{ url: string }> {
  let answer = 'x'
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const beat = JSON.parse(body) as { status?: unknown }
      response.writeHead(beat.status === undefined ? 400 : 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': answer.length,
      })
      response.end(answer)
    })
  })
  // Node's own head: the status line, the two headers above, date, connection and keep-alive.
  const head = 172
  answer = 'x'.repeat(bytes - head)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` })
    })
  })
}

answering(({ bytes }: { bytes: number }) => serve(bytes))
