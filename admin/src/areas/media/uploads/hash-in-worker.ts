export interface HashRequest {
  readonly id: number
  readonly file: Blob
}
export type HashAnswer = { readonly id: number } & (
  | { readonly share: number }
  | { readonly sha256: string }
  | { readonly isUnreadable: true }
)

/** The file can't be read: it was changed or deleted since it was chosen. */
export class NotReadable extends Error {}

/** Hashes files in a worker, so that the page stays responsive. */
export function createHasher() {
  let started: Worker | undefined
  let last = 0
  return {
    hash(file: Blob, onShare: (share: number) => void): Promise<string> {
      const id = ++last
      started ??= new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })
      const worker = started
      return new Promise((resolve, reject) => {
        const handleMessage = ({ data }: MessageEvent<HashAnswer>) => {
          if (data.id !== id) return
          if ('share' in data) {
            onShare(data.share)
            return
          }
          worker.removeEventListener('message', handleMessage)
          if ('sha256' in data) resolve(data.sha256)
          else reject(new NotReadable())
        }
        worker.addEventListener('message', handleMessage)
        worker.addEventListener('error', () => {
          // A worker that couldn't be loaded never responds.
          if (started === worker) started = undefined
          reject(new NotReadable())
        })
        worker.postMessage({ id, file } satisfies HashRequest)
      })
    },
    close() {
      started?.terminate()
    },
  }
}
