import { useSyncExternalStore } from 'react'
import { keys } from '../../../shared/api/keys.ts'
import { uploadsOpen } from '../../../shared/media/uploads-open.ts'
import { session, useUser } from '../../../shared/session/session.ts'
import { createHasher } from './hash-in-worker.ts'
import { libraryCalls } from './library-calls.ts'
import { createPrepare } from './prepare-file.ts'
import { isQueueDone } from './queue-rules.ts'
import { openQueueStore } from './queue-store.ts'
import { createQueue } from './queue.ts'
import { forgetUpload, sendFile } from './send-file.ts'
import { type SharedQueue, shareQueue } from './shared-queue.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { addresses, type MediaItem } from '@roundboard/contract'
import { api } from '../../../shared/api/api.ts'

// Unlike this, `randomUUID` requires HTTPS.
const newId = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

const waitOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })

async function openQueue(userId: string, queryClient: QueryClient) {
  const hasher = createHasher()
  const queue = createQueue({
    ...libraryCalls,
    userId,
    store: await openQueueStore(),
    now: () => performance.now(),
    newId,
    wait: waitOrOnline,
    hash: hasher.hash,
    prepare: createPrepare(hasher.hash),
    send: sendFile,
    forget: forgetUpload,
    look: lookAt,
    taken() {
      for (const key of [keys.media, keys.exercises, keys.rounds])
        void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
  await queue.start()
  return queue
}

// Only the leading tab loses anything when it is closed.
function watch(queue: SharedQueue, userId: string) {
  let isAsking = false
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    const { files, unsaved } = queue.view()
    uploadsOpen.set(userId, !isQueueDone(files))
    const wantsAsking = unsaved > 0
    if (wantsAsking === isAsking) return
    isAsking = wantsAsking
    if (wantsAsking) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

let opened: { userId: string; queue: SharedQueue } | undefined

function queueOf(userId: string, queryClient: QueryClient): SharedQueue {
  if (opened?.userId === userId) return opened.queue
  opened?.queue.close()
  const queue = shareQueue(`roundboard.uploads.${userId}`, () => openQueue(userId, queryClient))
  watch(queue, userId)
  opened = { userId, queue }
  return queue
}

// Signing out closes the user's queue, which continues once they are back.
session.subscribe(() => {
  const { user } = session.get()
  if (!opened || user?.id === opened.userId) return
  opened.queue.close()
  opened = undefined
})

/** The signed-in user's upload queue and its state. */
export function useUploads() {
  const { id } = useUser()
  const queue = queueOf(id, useQueryClient())
  const view = useSyncExternalStore(queue.subscribe, queue.view)
  return { queue, view }
}

/** Analyzes a clip if the server couldn't, and sends the result. */
async function lookAt(item: MediaItem): Promise<MediaItem> {
  const { analyzeClip } = await import('../../../shared/media/look/look.ts')
  const look = await analyzeClip(item.file).catch(() => undefined)
  // Without it, the item has no poster. Its page can try again.
  if (!look) return item
  return api.call(addresses.saveClipAnalysis, {
    params: { id: item.id },
    body: { ...look, sha256: item.sha256 },
  })
}
