import { installTrustedTypes } from '@roundboard/client'
import { render } from 'preact'
import { storageOrMemory } from '../shared/browser-storage.ts'
import { createStore } from '../shared/store.ts'
import { dayCacheIn } from './cached-day.ts'
import { createPageWorker } from './page-worker.ts'
import { createMemberPageApi } from './member-page-api.ts'
import { MemberPageApp } from './member-page-app.tsx'
import { placeIn, startMemberPage } from './member-page-state.ts'

installTrustedTypes()

/** A page opened without a key shows the same message as one whose key has expired. */
const noPlace = { key: '-', round: null }

const place = createStore(placeIn(window.location.hash) ?? noPlace)
const languages = navigator.languages
const model = startMemberPage({
  api: createMemberPageApi(),
  key: place.get().key,
  cache: dayCacheIn(storageOrMemory(() => localStorage)),
  languages,
  random: () => Math.random(),
})

const pageWorker = createPageWorker(window)
model.state.subscribe(() => {
  const { name } = model.state.get()
  // Not on the development server, whose pages change without a build.
  if (name === 'shown' && import.meta.env.PROD) pageWorker.register()
  if (name === 'gone') pageWorker.leave()
})

const revalidate = () => {
  if (document.visibilityState === 'visible') model.revalidate()
}
document.addEventListener('visibilitychange', revalidate)
window.addEventListener('online', revalidate)
window.addEventListener('hashchange', () => {
  const next = placeIn(window.location.hash) ?? noPlace
  // Another code was scanned into this page.
  if (next.key === place.get().key) place.set(next)
  else window.location.reload()
})

const savesData =
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches

const app = document.getElementById('app')
if (app)
  render(
    <MemberPageApp
      model={model}
      place={place}
      languages={languages}
      mayMove={!isStill && !savesData}
    />,
    app,
  )
