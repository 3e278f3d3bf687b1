import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * `open`: everything arrives late. `stalled`: nothing arrives until the network is open again.
 * `half-open`: existing connections go silent without closing; new ones work.
 */
export type NetworkCondition = 'open' | 'stalled' | 'half-open'

/** Latency in milliseconds; the jitter is added at random to each chunk. */
export interface Delays {
  readonly thereMs: number
  readonly backMs: number
  readonly jitterMs: number
  /** The share of chunks that are lost and resent, and their delay. */
  readonly lossShare?: number
  readonly resentAfterMs?: number
}

/** A proxy that simulates a poor network in front of a server. */
export interface PoorNetwork {
  readonly url: string
  become(condition: NetworkCondition): void
  /** Sets the latency from now on. */
  delay(delays: Delays): void
  close(): Promise<void>
}

/** One direction of a connection: chunks arrive late, in order, and not while it is stalled. */
function lateTo(socket: Socket, lateMs: () => number) {
  const pieces: { readonly dueAt: number; readonly bytes: Uint8Array | string | null }[] = []
  let isHeld = false
  let lastDueAt = 0
  let alarm: NodeJS.Timeout | undefined

  function deliver() {
    clearTimeout(alarm)
    if (isHeld) return
    while (pieces[0] && pieces[0].dueAt <= performance.now()) {
      const bytes = pieces.shift()?.bytes
      if (bytes) socket.write(bytes)
      else socket.end()
    }
    if (pieces[0]) alarm = setTimeout(deliver, pieces[0].dueAt - performance.now())
  }
  return {
    take(bytes: Uint8Array | string | null) {
      lastDueAt = Math.max(lastDueAt, performance.now() + lateMs())
      pieces.push({ dueAt: lastDueAt, bytes })
      if (pieces.length === 1) deliver()
    },
    hold(shallHold: boolean) {
      isHeld = shallHold
      deliver()
    },
    stop() {
      clearTimeout(alarm)
    },
  }
}

/** Opens a poor network in front of the server at an origin. */
export async function openPoorNetwork(origin: string, delays: Delays): Promise<PoorNetwork> {
  const { hostname, port } = new URL(origin)
  let { thereMs, backMs, jitterMs, lossShare = 0, resentAfterMs = 0 } = delays
  const late = () => Math.random() * jitterMs + (Math.random() < lossShare ? resentAfterMs : 0)
  const connections = new Set<{ become(next: NetworkCondition): void; end(): void }>()
  let condition: NetworkCondition = 'open'

  const door = createServer((client) => {
    const server = connect(Number(port), hostname)
    const there = lateTo(server, () => thereMs + late())
    const back = lateTo(client, () => backMs + late())
    let isDeaf = false
    const connection = {
      become(next: NetworkCondition) {
        isDeaf ||= next === 'half-open'
        there.hold(isDeaf || next === 'stalled')
        back.hold(isDeaf || next === 'stalled')
      },
      end() {
        connections.delete(connection)
        there.stop()
        back.stop()
        client.destroy()
        server.destroy()
      },
    }
    connections.add(connection)
    if (condition === 'stalled') connection.become(condition)
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.on('error', connection.end)
      socket.on('close', connection.end)
    }
    client.on('data', (bytes) => {
      there.take(bytes)
    })
    client.on('end', () => {
      there.take(null)
    })
    server.on('data', (bytes) => {
      back.take(bytes)
    })
    server.on('end', () => {
      back.take(null)
    })
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port: ownPort } = door.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(ownPort)}`,
    become(next) {
      condition = next
      for (const connection of connections) connection.become(next)
    },
    delay(next) {
      ;({ thereMs, backMs, jitterMs, lossShare = 0, resentAfterMs = 0 } = next)
    },
    async close() {
      for (const connection of [...connections]) connection.end()
      door.close()
      await once(door, 'close')
    },
  }
}
