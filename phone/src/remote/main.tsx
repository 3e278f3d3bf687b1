import { render } from 'preact'
import { startServerClock } from '../shared/server-clock.ts'
import { createRemoteApi } from './remote-api.ts'
import { RemoteApp } from './remote-app.tsx'
import { startRemote } from './remote-state.ts'
import {
  forgetPass,
  keepPass,
  knownWayIn,
  linkIn,
  newPassSecret,
  openedBy,
  type WayIn,
} from './way-in.ts'

/** Made once for a link, so that opening it again after a lost answer opens the same pass. */
const secretKey = 'roundboard.remote.opening'

let wayIn: WayIn | undefined = knownWayIn(localStorage, Date.now())
const location = new URLSearchParams(window.location.search).get('location') ?? undefined
const api = createRemoteApi({ wayIn: () => wayIn, location })

function secretFor(link: string): string {
  const [ofLink, kept] = (sessionStorage.getItem(secretKey) ?? '').split(' ')
  if (ofLink === link && kept !== undefined) return kept
  const secret = newPassSecret((count) => crypto.getRandomValues(new Uint8Array(count)))
  sessionStorage.setItem(secretKey, `${link} ${secret}`)
  return secret
}

async function enter(): Promise<WayIn | undefined> {
  const link = linkIn(window.location.hash)
  if (link === undefined) return wayIn
  wayIn = await openedBy(() => open(link), wayIn)
  sessionStorage.removeItem(secretKey)
  // What is in the address is of no more use, and no neighbour need read it.
  history.replaceState(null, '', window.location.pathname)
  return wayIn
}

async function open(link: string): Promise<WayIn> {
  const secret = secretFor(link)
  const { expiresAt } = await api.openPass(link, secret)
  const pass = { kind: 'pass', secret, expiresAt } as const
  keepPass(localStorage, pass)
  return pass
}

const model = startRemote({
  api,
  enter,
  forget: () => {
    wayIn = undefined
    forgetPass(localStorage)
  },
})
const clock = startServerClock(() => api.measureRoundTrip())

const look = () => {
  if (document.visibilityState !== 'visible') return
  clock.measure()
  model.look()
}
document.addEventListener('visibilitychange', look)
window.addEventListener('online', look)
window.addEventListener('offline', look)
// Another code was scanned into this page.
window.addEventListener('hashchange', () => {
  if (linkIn(window.location.hash) !== undefined) window.location.reload()
})

const app = document.getElementById('app')
if (app)
  render(
    <RemoteApp model={model} now={clock.now} wayIn={() => wayIn} languages={navigator.languages} />,
    app,
  )
