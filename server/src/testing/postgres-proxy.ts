import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const notification = 'A'.charCodeAt(0)

/** Splits PostgreSQL's data into messages, each with a type byte and a length of four bytes. */
function createMessages(handOn: (message: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const length = 1 + rest.readUInt32BE(1)
      handOn(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }
}

/** A proxy for PostgreSQL that can drop notifications or make open connections go silent. */
export async function startPostgresProxy(url: string, options: { swallowsNotifications: boolean }) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const silent = new Set<Socket>()
  let isCut = false
  let isHeld = false
  // PostgreSQL sends many small messages; Nagle's algorithm would delay each by 40 ms.
  const proxy = createServer({ noDelay: true }, (near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect({ port: Number(port), host: hostname, noDelay: true })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk) => far.write(chunk))
    far.on(
      'data',
      createMessages((message) => {
        const isSwallowed = options.swallowsNotifications && message[0] === notification
        if (!isSwallowed && !silent.has(far)) near.write(message)
      }),
    )
    if (isHeld) for (const socket of [near, far]) socket.pause()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    proxy.close()
  })
  const through = new URL(url)
  through.port = String((proxy.address() as AddressInfo).port)
  return {
    url: through.href,
    goSilent() {
      for (const socket of open) silent.add(socket)
    },
    /** Holds back data in both directions until `release`, like a stalled network. */
    hold() {
      isHeld = true
      for (const socket of open) socket.pause()
    },
    release() {
      isHeld = false
      for (const socket of open) socket.resume()
    },
    /** Refuses connections until `mend`, as if the database's machine were down. */
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
    },
  }
}
