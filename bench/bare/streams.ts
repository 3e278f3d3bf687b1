import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { screenEventsPath } from '@roundboard/contract'
import { answering } from '../kit/processes.ts'

const open = new Set<ServerResponse>()

/** Holds streams of events and writes to all of them when asked: a loop, and nothing else. */
const server = createServer((request, response) => {
  if (request.url !== screenEventsPath) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('event: hello\ndata: {"revision":0,"retryMs":1000}\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
})

const listening = new Promise<{ url: string }>((resolve) => {
  server.listen(0, '127.0.0.1', () => {
    resolve({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` })
  })
})

answering((question: { kind: 'address' } | { kind: 'say'; text: string }) => {
  if (question.kind === 'address') return listening
  for (const response of open) response.write(question.text)
  return {}
})
