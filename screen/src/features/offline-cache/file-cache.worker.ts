import { startFileCache } from './file-cache.ts'
import type { CacheRequest, CacheUpdate } from './cache-messages.ts'
import { openMediaDisk } from './media-disk.ts'

const send = (report: CacheUpdate | 'lost') => {
  self.postMessage(report)
}
const fileCache = openMediaDisk().then((disk) =>
  startFileCache({
    disk,
    fetchFile: (input, init) => fetch(input, init),
    random: Math.random,
    send,
  }),
)
// Requests may come before the disk is open.
self.addEventListener('message', ({ data }: MessageEvent<CacheRequest>) => {
  fileCache.then(
    ({ ask }) => {
      ask(data)
    },
    () => {
      send('lost')
    },
  )
})
