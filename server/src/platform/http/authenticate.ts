import type { FastifyRequest } from 'fastify'
import { assertMay, type ScreenActor, type UserActor } from '../actor.ts'
import type { Authenticate } from './handle.ts'

/** Who holds a session token; given by the sessions feature. */
export interface AuthenticatesStaff {
  authenticate(token: string | undefined, address: string): Promise<UserActor>
}

/** Who holds a screen token; given by the playback feature. */
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

/** Decides for every call who makes it and whether they may; whatever is not allowed is refused. */
export function createAuthenticate(
  staff: AuthenticatesStaff,
  screens: AuthenticatesScreens,
): Authenticate {
  const screen = async (request: FastifyRequest): Promise<ScreenActor> => {
    const { row } = await screens.authenticate(screenTokenOf(request))
    return { kind: 'screen', screenId: row.id }
  }
  return async (request, may) => {
    if (may === 'public') return { kind: 'anonymous', address: request.ip }
    if (may === 'screen') return screen(request)
    if (may === 'screen-or-staff' && screenTokenOf(request) !== undefined) return screen(request)
    const user = await staff.authenticate(bearerOf(request), request.ip)
    assertMay(user, may)
    return user
  }
}
