import { type Permission, type Role, reachOf } from '@roundboard/domain'
import { AppError } from './app-error.ts'

/** A create that the caller may send again, when no answer came, and that is done only once. */
export interface Once {
  readonly keyHash: string
  /** Of the request, made with the key itself: nobody who has only the row can test a guess on it. */
  readonly requestHash: string
}

export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly role: Role
  readonly locationIds: ReadonlySet<string>
  readonly address: string
  readonly once?: Once
}

export interface ScreenActor {
  readonly kind: 'screen'
  readonly screenId: string
}

export interface AnonymousActor {
  readonly kind: 'anonymous'
  readonly address: string
  /** Who they have just proved to be, for the log: at a log-in. */
  readonly person?: { readonly id: string; readonly email: string }
}

/** The server itself: the demo, the set-up, its own jobs. */
export interface SystemActor {
  readonly kind: 'system'
}

export type Actor = UserActor | ScreenActor | AnonymousActor | SystemActor

export const system: SystemActor = { kind: 'system' }

/** The ids of the locations that a permission reaches, or `all`. */
export function locationScope(
  actor: UserActor,
  permission: Permission,
): ReadonlySet<string> | 'all' {
  const reach = reachOf(actor.role, permission)
  if (reach === 'all') return 'all'
  return reach === 'own' ? actor.locationIds : new Set()
}

/** Refuses when the permission does not reach the caller at all. */
export function assertMay(actor: UserActor, permission: Permission): void {
  if (reachOf(actor.role, permission) === 'none')
    throw new AppError('forbidden', 'Your role does not allow this.')
}
