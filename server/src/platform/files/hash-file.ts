import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

const readAtOnce = 256 * 1024

/** Hash and length of a file. Reads through one buffer; a stream would leave garbage to collect. */
export async function hashFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafeSlow(readAtOnce)
  const file = await open(path)
  try {
    let bytes = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, readAtOnce, bytes)
      if (bytesRead === 0) return { sha256: hash.digest('hex'), bytes }
      hash.update(buffer.subarray(0, bytesRead))
      bytes += bytesRead
    }
  } finally {
    await file.close()
  }
}
