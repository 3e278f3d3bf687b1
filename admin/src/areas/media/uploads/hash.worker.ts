import { hashFile } from './hash-file.ts'
import type { HashAnswer, HashRequest } from './hash-in-worker.ts'

const answer = (said: HashAnswer) => {
  self.postMessage(said)
}

self.addEventListener('message', ({ data }: MessageEvent<HashRequest>) => {
  const { id, file } = data
  hashFile(file, (share) => {
    answer({ id, share })
  }).then(
    (sha256) => {
      answer({ id, sha256 })
    },
    () => {
      answer({ id, isUnreadable: true })
    },
  )
})
