import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { HashAnswer, HashRequest } from './hash-in-worker.ts'

/** The SHA-256 of a file, read in chunks; `onShare` receives the progress. */
async function hashFile(file: Blob, onShare: (share: number) => void): Promise<string> {
  const hash = sha256.create()
  const reader = file.stream().getReader()
  let read = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytesToHex(hash.digest())
    hash.update(value)
    read += value.byteLength
    onShare(read / file.size)
  }
}

const answer = (message: HashAnswer) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<HashRequest>) => {
  const { id, file } = data
  hashFile(file, (share) => answer({ id, share })).then(
    (sha256) => {
      answer({ id, sha256 })
    },
    () => {
      answer({ id, isUnreadable: true })
    },
  )
})
