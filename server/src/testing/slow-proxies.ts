import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${String(port)}`
}

/** A proxy that buffers whole responses, so streams never arrive; exposes the buffer. */
export async function startBufferingProxy(
  target: string,
): Promise<{ url: string; heldBack(): string }> {
  const open = new Set<readonly Buffer[]>()
  const proxy = createHttpServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const passedOn = request(target + url, { method, headers }, (answered) => {
      const chunks: Buffer[] = []
      open.add(chunks)
      answered.on('data', (chunk: Buffer) => chunks.push(chunk))
      answered.on('end', () => {
        open.delete(chunks)
        answer.writeHead(answered.statusCode ?? 502, answered.headers).end(Buffer.concat(chunks))
      })
    })
    passedOn.on('error', () => answer.destroy())
    answer.on('close', () => passedOn.destroy())
    incoming.pipe(passedOn)
  })
  const url = await listening(proxy)
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { url, heldBack: () => Buffer.concat([...open].flat()).toString() }
}

/** A proxy that silently drops idle connections. */
export async function startCuttingProxy(
  target: string,
  idleMs: number,
): Promise<{ url: string; cuts(): number; moves(): number }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let cuts = 0
  let moves = 0
  const proxy = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, noDelay: true })
    const cut = () => {
      cuts += 1
      near.destroy()
      far.destroy()
    }
    let timer = setTimeout(cut, idleMs)
    const moved = () => {
      moves += 1
      clearTimeout(timer)
      timer = setTimeout(cut, idleMs)
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('data', moved)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        clearTimeout(timer)
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const url = await listening(proxy)
  onTestFinished(() => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })
  return { url, cuts: () => cuts, moves: () => moves }
}

/** A proxy that forwards requests and drops the connection before the response. */
export async function startForgetfulProxy(
  target: string,
): Promise<{ url: string; forgotten(): number }> {
  const { hostname, port } = new URL(target)
  let forgotten = 0
  const proxy = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, noDelay: true })
    far.once('data', () => {
      forgotten += 1
      near.destroy()
      far.destroy()
    })
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far)
  })
  const url = await listening(proxy)
  onTestFinished(() => {
    proxy.close()
  })
  return { url, forgotten: () => forgotten }
}
