import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The SHA-256 of concatenated pieces in hexadecimal digits, read in chunks. */
export async function hashOf(pieces: readonly Blob[]): Promise<string> {
  const hash = sha256.create()
  for (const piece of pieces) {
    const reader = piece.stream().getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read())
      hash.update(read.value)
  }
  return bytesToHex(hash.digest())
}
