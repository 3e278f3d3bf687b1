import { isAdminRole, reachOf, type Permission, type Role } from '@roundboard/domain'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { loadUser, logOut } from '../areas/identity/sign-in/auth.queries.ts'
import { session } from '../shared/session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether a guard sent the user here. */
    isRefused?: boolean
    isSigningOut?: boolean
  }
}

const securityPath = '/admin/profile/security'

/** For everything under /admin: sends users to sign in, or to set up a required second factor. */
export async function signedIn({ location }: { location: ParsedLocation }) {
  const user = await loadUser()
  if (!user) throw redirect({ to: '/login' })
  if (session.get().wantsFactor && location.pathname !== securityPath)
    throw redirect({ to: securityPath })
  return { user }
}

type Given = { context: { user: { role: Role } } }

function only(isLetThrough: (role: Role) => boolean) {
  return ({ context }: Given) => {
    if (isLetThrough(context.user.role)) return
    throw redirect({ to: '/', state: { isRefused: true } })
  }
}

export const adminOnly = only(isAdminRole)
export const withPermission = (permission: Permission) =>
  only((role) => reachOf(role, permission) !== 'none')

/** Sends signed-in users on from the sign-in pages, unless a guard sent them or they sign out. */
export async function signedOut({ location }: { location: ParsedLocation }) {
  if (location.state.isSigningOut) {
    await logOut()
    return
  }
  if (location.state.isRefused) return
  const user = await loadUser().catch(() => null)
  if (user) throw redirect({ to: '/admin/dashboard' })
}
