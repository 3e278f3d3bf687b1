import { read } from 'node:fs'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import type { Span } from './file-store.ts'

const readFrom = promisify(read)

const pieceBytes = 64 * 1024
/** The number of idle buffers that are kept. */
const idleBuffersMax = 16
const idleBuffers: Buffer[] = []

/** Resolves when the bytes are no longer needed. */
function write(into: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the connection was closed'))
    if (into.destroyed) {
      gone()
      return
    }
    into.once('close', gone)
    into.write(bytes, (error) => {
      into.off('close', gone)
      if (error) reject(error)
      else resolve()
    })
  })
}

/**
 * Sends a range of an open file to a response through one buffer. A stream would allocate each
 * chunk, and collecting those costs as much as sending them. Fails if the client disconnects.
 */
export async function streamFile(
  file: number,
  { first, last }: Span,
  into: Writable,
): Promise<void> {
  const buffer = idleBuffers.pop() ?? Buffer.allocUnsafeSlow(pieceBytes)
  for (let at = first; at <= last;) {
    const wanted = Math.min(pieceBytes, last + 1 - at)
    const { bytesRead } = await readFrom(file, buffer, 0, wanted, at)
    if (bytesRead === 0) throw new Error('the file became shorter while it was read')
    await write(into, buffer.subarray(0, bytesRead))
    at += bytesRead
  }
  // After a failure, its bytes may still be in transit, so the buffer isn't reused.
  if (idleBuffers.length < idleBuffersMax) idleBuffers.push(buffer)
}
