import { ApiError, backOffMs, createClient } from '@roundboard/client'
import { addresses, type User } from '@roundboard/contract'
import { useSyncExternalStore } from 'react'

const tokenKey = 'roundboard.token'

export interface SessionState {
  readonly token: string | null
  readonly user: User | null
  /** The token is no longer valid. The page stays and asks for the password. */
  readonly isExpired: boolean
  /** The user's role requires two-factor authentication, and they may only set it up. */
  readonly wantsFactor: boolean
}

interface Waiting {
  go: () => void
  giveUp: (reason: unknown) => void
}

const nobody: SessionState = { token: null, user: null, isExpired: false, wantsFactor: false }
let state: SessionState = { ...nobody, token: localStorage.getItem(tokenKey) }
let waiting: Waiting[] = []
let lastUser: User | null = null
const listeners = new Set<() => void>()

function become(next: SessionState) {
  if (next.token !== null && next.token !== state.token) localStorage.setItem(tokenKey, next.token)
  // Another tab may have signed in meanwhile: its token isn't ours to remove.
  if (next.token === null && localStorage.getItem(tokenKey) === state.token)
    localStorage.removeItem(tokenKey)
  state = next
  lastUser = next.user ?? lastUser
  for (const listener of listeners) listener()
}

function release(settle: (each: Waiting) => void) {
  const all = waiting
  waiting = []
  all.forEach(settle)
}

/**
 * Locks the page and reloads it, because its forms, calls and caches belong to another user than
 * the stored token. Waiting calls stay unsettled and end with the page.
 */
function startOver(leave: () => void) {
  become({ ...state, token: null, isExpired: true })
  leave()
}

/** The signed-in user. The token is in local storage; everything else comes from the server. */
export const session = {
  get: () => state,
  start(token: string, user: User, wantsFactor = false) {
    if (state.user !== null && state.user.id !== user.id) {
      localStorage.setItem(tokenKey, token)
      startOver(() => location.assign('/admin/dashboard'))
      return
    }
    become({ token, user, isExpired: false, wantsFactor })
    release((each) => each.go())
  },
  setWantsFactor(wantsFactor: boolean) {
    if (wantsFactor !== state.wantsFactor) become({ ...state, wantsFactor })
  },
  /** Clears the token and waits until the same user has signed in again. */
  expired(): Promise<void> {
    become({ ...state, token: null, isExpired: true })
    return new Promise((go, giveUp) => waiting.push({ go, giveUp }))
  },
  end(reason: unknown = new Error('Signed out')) {
    become(nobody)
    release((each) => each.giveUp(reason))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The user of a token. */
export async function fetchUser(token: string): Promise<{ user: User; wantsFactor: boolean }> {
  const client = createClient({ headers: () => ({ authorization: `Bearer ${token}` }) })
  const { wantsFactor, ...user } = await client.call(addresses.getMe, {})
  return { user, wantsFactor }
}

const isStillStored = (token: string) =>
  state.user !== null && token !== state.token && localStorage.getItem(tokenKey) === token

/** Takes over another tab's sign-in. Until its user is known, the page keeps its own token. */
async function join(token: string, failures = 0): Promise<void> {
  if (!isStillStored(token)) return
  try {
    const { user, wantsFactor } = await fetchUser(token)
    if (!isStillStored(token)) return
    if (user.id === state.user?.id) session.start(token, user, wantsFactor)
    else startOver(() => location.reload())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') return
    const waitMs = backOffMs(failures, { baseMs: 1_000, capMs: 30_000, random: Math.random })
    setTimeout(() => void join(token, failures + 1), waitMs)
  }
}

// Another tab signed in, signed out, or found the session expired.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== tokenKey || newValue === state.token) return
  if (state.user === null) become({ ...state, token: newValue })
  else if (newValue === null) become({ ...state, token: null, isExpired: true })
  else void join(newValue)
})

// Forms warn before they lose changes, but a page that another tab's sign-in locked must not stay.
addEventListener(
  'beforeunload',
  (event) => {
    if (state.isExpired && localStorage.getItem(tokenKey) !== null) event.stopImmediatePropagation()
  },
  { capture: true },
)

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)

/**
 * The signed-in user, for pages behind the guard. During sign-out, the page being left still has
 * the last one.
 */
export function useUser(): User {
  const user = useSession().user ?? lastUser
  if (!user) throw new Error('This page needs a signed-in user.')
  return user
}
