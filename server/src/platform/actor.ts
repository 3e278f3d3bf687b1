import { type Access, type ApiKeyScope, calls, issueAt } from '@roundboard/contract'
import { type Permission, permissions, type Role, reachOf } from '@roundboard/domain'
import { AppError, refusal } from './app-error.ts'

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
  /** Whether they have shown in the last minutes that it is they who sit there. */
  readonly isProved: boolean
  /** Whether their role must have a second factor and they have none: they may only set one up. */
  readonly wantsFactor: boolean
  readonly once?: Once
}

/** Another system that shows an API key: as the role api-access, for the calls that the key names. */
export interface KeyActor {
  readonly kind: 'key'
  readonly keyId: string
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
}

/** A phone with a pass for the remote of one location: it may do there what the remote does, and no more. */
export interface PassActor {
  readonly kind: 'pass'
  readonly passId: string
  readonly number: number
  readonly madeBy: string
  readonly locationId: string
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

/** The server itself: its start, the demo, its own jobs. */
export interface SystemActor {
  readonly kind: 'system'
  readonly may: 'everything' | readonly Access[]
}

export type Actor = UserActor | KeyActor | PassActor | ScreenActor | AnonymousActor | SystemActor

/** Whoever starts the server. Its parts act with what they need: `serverThatMay`. */
export const system: SystemActor = { kind: 'system', may: 'everything' }

/** A part of the server that works by itself, and may no more than this. */
export const serverThatMay = (...may: readonly Access[]): SystemActor => ({ kind: 'system', may })

/** Somebody of whom it is yet to be found out who they are, by the token that they show. */
export const somebody: AnonymousActor = { kind: 'anonymous', address: '' }

/** The ids of the locations that a permission reaches, or `all`. */
export type Scope = ReadonlySet<string> | 'all'

const isPermission = (access: Access): access is Permission => access in permissions

const mayWithKey = ({ scopes }: KeyActor, access: Access): boolean =>
  isPermission(access) &&
  reachOf('api-access', access) !== 'none' &&
  scopes.some((scope) => calls[scope].may === access)

/** Whether this may be done at all, by whoever it is. */
export function mayDo(actor: Actor, access: Access): boolean {
  if (access === 'public') return true
  switch (actor.kind) {
    case 'system':
      return actor.may === 'everything' || actor.may.includes(access)
    case 'anonymous':
      return false
    case 'screen':
      return access === 'screen' || access === 'screen-or-staff'
    case 'key':
      return mayWithKey(actor, access)
    case 'pass':
      return access === 'remote'
    case 'user':
      if (access === 'screen') return false
      return access === 'screen-or-staff' || reachOf(actor.role, access) !== 'none'
  }
}

/** Refuses whoever may not do this at all. */
export function assertMay(actor: Actor, access: Access): void {
  if (!mayDo(actor, access)) throw new AppError('forbidden', 'Your role doesn’t allow this.')
  const isOwn = access === 'session.own' || access === 'public'
  if (actor.kind === 'user' && actor.wantsFactor && !isOwn)
    throw refusal('second-factor-set-up-wanted', issueAt('', 'second-factor-set-up-wanted'))
}

/** Refuses what destroys or grants until whoever is signed in has shown that it is still they. */
export function assertProved(actor: Actor): void {
  if (actor.kind === 'key' || actor.kind === 'pass' || (actor.kind === 'user' && !actor.isProved))
    throw refusal('step-up-wanted', issueAt('', 'step-up-wanted'))
}

/** What a screen does as a screen, and anybody else with this permission. */
export const unlessScreen = (actor: Actor, permission: Permission): Access =>
  actor.kind === 'screen' ? 'screen' : permission

/** The locations that what is done reaches: of what is no permission none, for it goes by no location. */
export function scopeOf(actor: Actor, access: Access): Scope {
  if (!isPermission(access) || !mayDo(actor, access)) return new Set()
  if (actor.kind === 'pass') return new Set([actor.locationId])
  if (actor.kind !== 'user') return 'all'
  return reachOf(actor.role, access) === 'all' ? 'all' : actor.locationIds
}

export const reaches = (scope: Scope, locationId: string): boolean =>
  scope === 'all' || scope.has(locationId)
