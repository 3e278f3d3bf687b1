import { render } from 'preact'
import { startServerClock } from '../shared/server-clock.ts'
import { createRemoteApi } from './remote-api.ts'
import { RemoteApp } from './remote-app.tsx'
import { startRemote } from './remote-state.ts'
import {
  forgetPass,
  keepPass,
  storedCredentials,
  linkIn,
  newPassSecret,
  openedBy,
  type Credentials,
} from './credentials.ts'

/** Made once for a link, so that opening it again after a lost answer opens the same pass. */
const secretKey = 'roundboard.remote.opening'

let credentials: Credentials | undefined = storedCredentials(localStorage, Date.now())
const location = new URLSearchParams(window.location.search).get('location') ?? undefined
const api = createRemoteApi({ credentials: () => credentials, location })

function secretFor(link: string): string {
  const [ofLink, kept] = (sessionStorage.getItem(secretKey) ?? '').split(' ')
  if (ofLink === link && kept !== undefined) return kept
  const secret = newPassSecret((count) => crypto.getRandomValues(new Uint8Array(count)))
  sessionStorage.setItem(secretKey, `${link} ${secret}`)
  return secret
}

async function enter(code?: string): Promise<Credentials | undefined> {
  const link = linkIn(window.location.hash)
  if (link === undefined) return credentials
  credentials = await openedBy(() => open(link, code), credentials)
  sessionStorage.removeItem(secretKey)
  // What is in the address is of no more use, and no neighbour need read it.
  history.replaceState(null, '', window.location.pathname)
  return credentials
}

async function open(link: string, code?: string): Promise<Credentials> {
  const secret = secretFor(link)
  const { expiresAt } = await api.openPass(link, secret, code)
  const pass = { kind: 'pass', secret, expiresAt } as const
  keepPass(localStorage, pass)
  return pass
}

const model = startRemote({
  api,
  enter,
  keepExpiry: (expiresAt) => {
    if (credentials?.kind !== 'pass' || credentials.expiresAt === expiresAt) return
    credentials = { ...credentials, expiresAt }
    keepPass(localStorage, credentials)
  },
  forget: () => {
    credentials = undefined
    forgetPass(localStorage)
  },
})
const clock = startServerClock(() => api.measureRoundTrip())

const look = () => {
  if (document.visibilityState !== 'visible') return
  clock.measure()
  model.revalidate()
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
    <RemoteApp
      model={model}
      now={clock.now}
      credentials={() => credentials}
      languages={navigator.languages}
    />,
    app,
  )
