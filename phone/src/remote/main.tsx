import { render } from 'preact'
import { storageOrMemory } from '../shared/browser-storage.ts'
import { startServerClock } from '../shared/server-clock.ts'
import { createRemoteApi } from './remote-api.ts'
import { RemoteApp } from './remote-app.tsx'
import { startRemote } from './remote-state.ts'
import {
  credentialsAfter,
  savePass,
  updatePass,
  storedCredentials,
  linkIn,
  newPassSecret,
  credentialsAfterOpening,
  type Credentials,
} from './credentials.ts'

/** Stores one secret per link, so that a retry after a lost response opens the same pass. */
const secretKey = 'roundboard.remote.opening'

const storage = storageOrMemory(() => localStorage)
const tabStorage = storageOrMemory(() => sessionStorage)
const location = new URLSearchParams(window.location.search).get('location') ?? undefined
let credentials: Credentials | undefined = storedCredentials(storage, Date.now(), location)
const api = createRemoteApi({ credentials: () => credentials, location })

function secretFor(link: string): string {
  const [ofLink, kept] = (tabStorage.getItem(secretKey) ?? '').split(' ')
  if (ofLink === link && kept !== undefined) return kept
  const secret = newPassSecret((count) => crypto.getRandomValues(new Uint8Array(count)))
  tabStorage.setItem(secretKey, `${link} ${secret}`)
  return secret
}

async function signIn(code?: string): Promise<Credentials | undefined> {
  const link = linkIn(window.location.hash)
  if (link === undefined) return credentials
  credentials = await credentialsAfterOpening(() => open(link, code), credentials)
  tabStorage.removeItem(secretKey)
  // The link is used up, so it is removed from the address.
  history.replaceState(null, '', window.location.pathname)
  return credentials
}

async function open(link: string, code?: string): Promise<Credentials> {
  const secret = secretFor(link)
  const { expiresAt } = await api.openPass(link, secret, code)
  const pass = { kind: 'pass', secret, expiresAt } as const
  savePass(storage, pass)
  return pass
}

const model = startRemote({
  api,
  signIn,
  saveExpiry: (expiresAt) => {
    if (credentials?.kind !== 'pass' || credentials.expiresAt === expiresAt) return
    credentials = { ...credentials, expiresAt }
    updatePass(storage, credentials)
  },
  forget: (why) => {
    credentials = credentialsAfter(credentials, why === 'signed-out', storage, Date.now())
    return credentials !== undefined
  },
})
const clock = startServerClock(() => api.measureRoundTrip())

const revalidate = () => {
  if (document.visibilityState !== 'visible') return
  clock.measure()
  model.revalidate()
}
document.addEventListener('visibilitychange', revalidate)
window.addEventListener('online', revalidate)
window.addEventListener('offline', revalidate)
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
