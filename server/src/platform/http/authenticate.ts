import type { FastifyRequest } from 'fastify'
import { type Access, type Call, issueAt } from '@roundboard/contract'
import {
  assertMay,
  assertScope,
  type KeyActor,
  type PassActor,
  type ScreenActor,
  type UserActor,
} from '../actor.ts'
import { refusal } from '../app-error.ts'
import type { Authenticate } from './handle.ts'
import type { RequestBudget } from './request-budget.ts'

/** Identifies the user of a session token. Implemented by sessions. */
export interface AuthenticatesStaff {
  authenticate(token: string | undefined, address: string): Promise<UserActor>
}

/** Identifies an API key. Implemented by API keys. */
export interface AuthenticatesKeys {
  isKey(bearer: string): boolean
  authenticate(key: string): Promise<KeyActor>
}

/** Identifies a coach pass. Implemented by coach passes. */
export interface AuthenticatesPasses {
  isPass(bearer: string): boolean
  authenticate(secret: string): Promise<PassActor>
}

/** Identifies the screen of a token. Implemented by the screen registry. */
export interface AuthenticatesScreens {
  authenticate(token: string | undefined): Promise<{ readonly row: { readonly id: string } }>
}

function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')
  return match?.[1]
}

function screenTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['screen-auth-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** Determines who makes a call and whether they may. Everything else is refused. */
export function createAuthenticate(
  staff: AuthenticatesStaff,
  screens: AuthenticatesScreens,
  keys: AuthenticatesKeys,
  passes: AuthenticatesPasses,
  budget: RequestBudget,
): Authenticate {
  const screen = async (request: FastifyRequest): Promise<ScreenActor> => {
    const { row } = await screens.authenticate(screenTokenOf(request))
    return { kind: 'screen', screenId: row.id }
  }
  async function key(request: FastifyRequest, bearer: string, call?: Call): Promise<KeyActor> {
    const actor = await keys.authenticate(bearer)
    request.log = request.log.child({ apiKey: actor.keyId, apiKeyName: actor.name })
    await budget.takeOfKey(actor.keyId)
    assertScope(actor, call)
    return actor
  }
  async function pass(request: FastifyRequest, bearer: string, may: Access): Promise<PassActor> {
    const actor = await passes.authenticate(bearer)
    request.log = request.log.child({ remotePass: actor.passId })
    await budget.takeOfKey(actor.passId)
    if (may !== 'remote') throw refusal('forbidden', issueAt('', 'pass-other-call'))
    return actor
  }
  function caller(request: FastifyRequest, may: Access, call?: Call) {
    const bearer = bearerOf(request)
    if (bearer !== undefined && keys.isKey(bearer)) return key(request, bearer, call)
    if (bearer !== undefined && passes.isPass(bearer)) return pass(request, bearer, may)
    return staff.authenticate(bearer, request.ip)
  }
  return async (request, may, call) => {
    if (may === 'public') return { kind: 'anonymous', address: request.ip }
    if (may === 'screen') return screen(request)
    if (may === 'screen-or-staff' && screenTokenOf(request) !== undefined) return screen(request)
    const actor = await caller(request, may, call)
    assertMay(actor, may)
    return actor
  }
}
