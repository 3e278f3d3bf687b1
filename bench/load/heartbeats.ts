import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { heartbeatBody, screenToken } from '../kit/fleet.ts'
import { answering } from '../kit/processes.ts'

export interface HeartbeatsOrder {
  readonly url: string
  /** The number of screens, counted from `from`. */
  readonly screens: number
  readonly from?: number
  readonly connections: number
  /** Each screen once, or random screens for some time. */
  readonly order: 'each once' | { readonly seconds: number }
}

export interface HeartbeatsResult {
  readonly requests: number
  readonly seconds: number
  readonly failed: number
  /** The length of a response, head and body together. */
  readonly answerBytes: number
}

// Plain sockets: a client library would use more CPU than the server.
async function sendHeartbeats({
  url,
  screens,
  from = 0,
  connections,
  order,
}: HeartbeatsOrder): Promise<HeartbeatsResult> {
  const { host, hostname, port } = new URL(url)
  const tokens = Array.from({ length: screens }, (_, n) => screenToken(from + n))
  const bodies = Array.from({ length: 64 }, (_, n) =>
    heartbeatBody(n * 127, new Date().toISOString()),
  )
  const endAt = typeof order === 'object' ? performance.now() + order.seconds * 1000 : Infinity
  let sent = 0
  let answered = 0
  let failed = 0
  let answerBytes = 0

  const next = (): string | undefined => {
    if (order === 'each once' ? sent >= screens : performance.now() > endAt) return undefined
    const n = order === 'each once' ? sent : Math.floor(Math.random() * screens)
    const body = bodies[sent % bodies.length] ?? ''
    sent += 1
    return `PATCH /api/v1/screens/auth HTTP/1.1\r\nhost: ${host}\r\nscreen-auth-token: ${tokens[n] ?? ''}\r\naccept: application/json\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`
  }

  function keepBusy(socket: Socket): Promise<void> {
    let missing = 0
    return new Promise((resolve, reject) => {
      const send = () => {
        const request = next()
        if (request === undefined) {
          socket.destroy()
          resolve()
        } else socket.write(request, 'latin1')
      }
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const head = chunk.toString('latin1', 0, 2_000)
          const headEnd = head.indexOf('\r\n\r\n')
          if (head[9] !== '2') failed += 1
          missing = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1])
          answerBytes = missing
        }
        missing -= chunk.length
        if (missing > 0) return
        answered += 1
        send()
      })
      socket.on('error', reject)
      send()
    })
  }

  const startedAt = performance.now()
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      await once(socket, 'connect')
      return socket
    }),
  )
  // Keeps the process awake; waking it would cost the server CPU.
  let spinning = setImmediate(function spin() {
    spinning = setImmediate(spin)
  })
  await Promise.all(sockets.map(keepBusy))
  clearImmediate(spinning)
  return {
    requests: answered,
    seconds: (performance.now() - startedAt) / 1000,
    failed,
    answerBytes,
  }
}

answering(sendHeartbeats)
