import type { User } from '@roundboard/contract'
import { useSyncExternalStore } from 'react'

const tokenKey = 'roundboard.token'

export interface SessionState {
  readonly token: string | null
  readonly user: User | null
  /** The server no longer knows the token; the page stays and asks for the password again. */
  readonly isExpired: boolean
  /** Their role must have a second factor and they have none: all that they may do is set one up. */
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
  if (next.token === null) localStorage.removeItem(tokenKey)
  else if (next.token !== state.token) localStorage.setItem(tokenKey, next.token)
  state = next
  lastUser = next.user ?? lastUser
  for (const listener of listeners) listener()
}

function release(settle: (each: Waiting) => void) {
  const all = waiting
  waiting = []
  all.forEach(settle)
}

/** Who is signed in. The token lies in local storage; everything else is asked of the server. */
export const session = {
  get: () => state,
  start(token: string, user: User, wantsFactor = false) {
    become({ token, user, isExpired: false, wantsFactor })
    release((each) => {
      each.go()
    })
  },
  adopt(user: User) {
    become({ ...state, user })
  },
  setWantsFactor(wantsFactor: boolean) {
    if (wantsFactor !== state.wantsFactor) become({ ...state, wantsFactor })
  },
  /** Clears the token and waits until the same person has signed in again. */
  expired(): Promise<void> {
    become({ ...state, token: null, isExpired: true })
    return new Promise((go, giveUp) => waiting.push({ go, giveUp }))
  },
  end(reason: unknown = new Error('Signed out')) {
    become(nobody)
    release((each) => {
      each.giveUp(reason)
    })
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// Another tab signed in, signed out, or found the session expired.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== tokenKey || newValue === state.token) return
  if (newValue !== null && state.user) session.start(newValue, state.user, state.wantsFactor)
  else if (newValue === null && state.user) become({ ...state, token: null, isExpired: true })
})

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)

/**
 * The signed-in user; only for pages behind the guard. While one signs out, the page that is being
 * left still has the last one.
 */
export function useUser(): User {
  const user = useSession().user ?? lastUser
  if (!user) throw new Error('This page needs a signed-in user.')
  return user
}
