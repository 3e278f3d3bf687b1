import type { Call } from '@roundboard/contract'
import { type Role, roles } from '@roundboard/domain'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'
import { aUser } from './factories.ts'

interface Sent {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** Expects that anonymous callers and all other roles are refused. */
export async function expectOnlyFor(
  server: TestServer,
  allowed: readonly Role[],
  requests: readonly (readonly [Call, Sent?])[],
): Promise<void> {
  const others = roles.filter((role) => !allowed.includes(role))
  const people = await Promise.all(others.map((role) => aUser(server, role)))
  for (const [call, sent] of requests) {
    const stranger = await server.call(call, undefined, sent)
    expect(stranger.error?.code, call.summary).toBe('not-signed-in')
    for (const { as, user } of people) {
      const refused = await server.call(call, as, sent)
      expect(refused.error?.code, `${call.summary} as ${user.role}`).toBe('forbidden')
    }
  }
}

/** An ID that doesn't exist. */
export const unknownId = '00000000-0000-4000-8000-000000000000'
