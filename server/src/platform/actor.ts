import {
  type Access,
  type ApiKeyScope,
  type Call,
  calls,
  effectiveScopes,
  issueAt,
} from '@roundboard/contract'
import { type Permission, permissions, type Role, reachOf } from '@roundboard/domain'
import { AppError, refusal } from './app-error.ts'

/** An idempotency key: a create that is repeated because its response was lost runs only once. */
export interface Once {
  readonly keyHash: string
  /** HMAC of the request with the key, so a leaked row can't be used to guess the request. */
  readonly requestHash: string
}

export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** How phones name this user, because members may hold coach passes. */
  readonly firstName: string
  readonly role: Role
  readonly locationIds: ReadonlySet<string>
  readonly address: string
  /** Whether they confirmed their password or passkey in the last few minutes (step-up). */
  readonly isProved: boolean
  /** Whether their role requires two-factor authentication that they must set up first. */
  readonly wantsFactor: boolean
  readonly once?: Once
}

/** Another system with an API key, limited to its scopes and, with a region, to its locations. */
export interface KeyActor {
  readonly kind: 'key'
  readonly keyId: string
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  readonly locationIds: Scope
  readonly once?: Once
}

/** A phone with a coach pass: limited to what the remote of one location does. */
export interface PassActor {
  readonly kind: 'pass'
  readonly passId: string
  readonly number: number
  readonly madeBy: string
  /** How phones name who made it: a screen, the user's first name, or the location. */
  readonly issuer: string
  readonly locationId: string
}

export interface ScreenActor {
  readonly kind: 'screen'
  readonly screenId: string
}

export interface AnonymousActor {
  readonly kind: 'anonymous'
  readonly address: string
  /** Who just signed in, for the log. */
  readonly person?: { readonly id: string; readonly email: string }
}

/** The server itself: startup, demo data and background jobs. */
export interface SystemActor {
  readonly kind: 'system'
  readonly may: 'everything' | readonly Access[]
}

export type Actor = UserActor | KeyActor | PassActor | ScreenActor | AnonymousActor | SystemActor

/** Starts the server. Its parts act with only what they need: see `systemActor`. */
export const system: SystemActor = { kind: 'system', may: 'everything' }

/** A part of the server that acts on its own, limited to these permissions. */
export const systemActor = (...may: readonly Access[]): SystemActor => ({ kind: 'system', may })

/** A caller whose token hasn't been checked yet. */
export const anonymousActor: AnonymousActor = { kind: 'anonymous', address: '' }

/** IDs of the locations that a permission covers, or `all`. */
export type Scope = ReadonlySet<string> | 'all'

const isPermission = (access: Access): access is Permission => access in permissions

const scopedCalls: readonly Call[] = Object.values(calls).filter(({ scope }) => scope !== 'none')

/** The permissions that the calls of these scopes need. */
function mayWithKey({ scopes }: KeyActor, access: Access): boolean {
  const effective: ReadonlySet<string> = effectiveScopes(scopes)
  return scopedCalls.some(({ may, scope }) => may === access && effective.has(scope))
}

/** Refuses a call that none of the key's scopes covers. */
export function assertScope({ scopes }: KeyActor, call: Call | undefined): void {
  const scope = call?.scope ?? 'none'
  if (scope === 'none') throw refusal('forbidden', issueAt('', 'api-key-other-call'))
  if (!effectiveScopes(scopes).has(scope))
    throw refusal('forbidden', issueAt('', 'api-key-scope', { scope }))
}

/** Who acts, as the log and what they create name them. */
export function nameOf(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return actor.email
    case 'key':
      return `API key ${actor.name}`
    case 'pass':
      return `pass ${String(actor.number)} of ${actor.madeBy}`
    case 'screen':
      return `screen ${actor.screenId}`
    case 'anonymous':
      return actor.person?.email ?? `somebody at ${actor.address}`
    case 'system':
      return 'Roundboard'
  }
}

/** Whether the actor may do this at all, at any location. */
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

/** Throws a 403 unless the actor may do this at all. */
export function assertMay(actor: Actor, access: Access): void {
  if (!mayDo(actor, access)) throw new AppError('forbidden', 'Your role doesn’t allow this.')
  const isOwn = access === 'session.own' || access === 'public'
  if (actor.kind === 'user' && actor.wantsFactor && !isOwn)
    throw refusal('second-factor-set-up-wanted', issueAt('', 'second-factor-set-up-wanted'))
}

/** Requires step-up for actions that destroy data or grant access. */
export function assertProved(actor: Actor): void {
  if (actor.kind === 'key' || actor.kind === 'pass' || (actor.kind === 'user' && !actor.isProved))
    throw refusal('step-up-wanted', issueAt('', 'step-up-wanted'))
}

/** Allows the screen itself, and anyone else with this permission. */
export const unlessScreen = (actor: Actor, permission: Permission): Access =>
  actor.kind === 'screen' ? 'screen' : permission

/** The locations that an access covers. Access that isn't a permission covers none. */
export function scopeOf(actor: Actor, access: Access): Scope {
  if (!isPermission(access) || !mayDo(actor, access)) return new Set()
  if (actor.kind === 'pass') return new Set([actor.locationId])
  if (actor.kind === 'key') return actor.locationIds
  if (actor.kind !== 'user') return 'all'
  return reachOf(actor.role, access) === 'all' ? 'all' : actor.locationIds
}

export const reaches = (scope: Scope, locationId: string): boolean =>
  scope === 'all' || scope.has(locationId)
