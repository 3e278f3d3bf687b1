// First, so that it opens while the other modules load.
import { backup } from '../shared/opened-backup-store.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { videosIn } from '@roundboard/wall/display'
import { fileCacheInWorker } from '../features/offline-cache/offline-cache.ts'
import { importWithRetry } from '../shared/lazy-import.ts'
import { openLazyEventStream } from '../shared/lazy-event-stream.ts'
import { loadMessages } from '../shared/load-messages.ts'
import { createScreenApi } from '../shared/screen-api.ts'
import { createScreenStore } from '../shared/screen-store.ts'
import { mirrorStorage } from '../shared/mirrored-storage.ts'
import { linkWorker } from '../shared/worker-link.ts'
import { App } from './app.tsx'
import { startPlayer } from '../player/player.ts'
import { installTrustedTypes } from '@roundboard/client'

installTrustedTypes()

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

const checkEveryMs = 250

/** Whether any wall but the loading one is drawn, with a frame of at least one of its videos. */
function isDrawn(root: ParentNode): boolean {
  if (!root.querySelector('[data-wall]:not([data-wall=loading])')) return false
  const videos = videosIn(root)
  return videos.length === 0 || videos.some(({ readyState }) => readyState >= 2)
}

/** Calls back once, as soon as `isDrawn`. */
function watchDrawn(root: ParentNode, onDrawn: () => void): void {
  const watch = setInterval(() => {
    if (!isDrawn(root)) return
    clearInterval(watch)
    onDrawn()
  }, checkEveryMs)
}

const reload = () => window.location.reload()
const stores = mirrorStorage(localStorageIfAllowed(), backup, reload)
await stores.ready
const store = createScreenStore(stores)
// The stored program is drawn in its own language, or in English if that doesn't load.
await loadMessages(store.programme?.screen.language ?? 'en-us').catch(console.warn)
const api = createScreenApi({ token: () => store.token, openStream: openLazyEventStream })
const player = startPlayer({
  api,
  store,
  openFileCache: fileCacheInWorker,
  reload,
  worker: linkWorker(window),
  // deploy/kiosk/browser.sh can only read the page's title.
  onHeld: () => {
    document.title = document.title.replace('screen', 'screen, held')
  },
  random: Math.random,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

// Set by deploy/kiosk/browser.sh.
if (window.location.hash === '#box')
  importWithRetry(
    () => import('./connect-box.ts'),
    ({ connectBox }) => {
      connectBox(player, { api, store })
    },
    player.report,
  )

window.addEventListener('online', () => {
  player.sync()
})
window.addEventListener('error', ({ message }) => {
  player.report(message)
})
window.addEventListener('unhandledrejection', ({ reason }) => {
  player.report(String(reason))
})

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app.')
createRoot(root).render(
  <StrictMode>
    <App player={player} reload={reload} />
  </StrictMode>,
)
watchDrawn(root, player.build.up)
