import { sentences } from '@roundboard/contract'
import { type Actor, assertProved, type UserActor } from '../../../platform/actor.ts'
import { AppError, badField } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { verifyPassword } from '../../../platform/passwords.ts'
import { findPasswordHash } from './sessions.repository.ts'

/** Throws unless this is the caller's own password. Returns the hash that it was checked against. */
export async function assertPassword(
  on: Executor,
  actor: UserActor,
  password: string,
): Promise<string | undefined> {
  const stored = await findPasswordHash(on, actor.userId)
  if (!(await verifyPassword(password, stored, { key: actor.userId, isKnown: true })))
    throw new AppError('wrong-password', sentences.incorrectPassword)
  return stored
}

/** The same for step-up, where a recent confirmation replaces the password. */
export async function assertProvedBy(
  on: Executor,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  if (actor.kind === 'user' && password !== undefined) await assertPassword(on, actor, password)
  else assertProved(actor)
}

/** The same where the specification requires a typed password, except for users without one. */
export async function assertTypedPassword(
  on: Executor,
  actor: UserActor,
  typed: { readonly field: string; readonly password: string | undefined },
): Promise<string | undefined> {
  const { field, password } = typed
  if (password !== undefined) return assertPassword(on, actor, password)
  const stored = await findPasswordHash(on, actor.userId)
  if (stored !== '')
    throw field === 'password'
      ? badField(field, 'required')
      : badField(field, 'current-password-wanted')
  assertProved(actor)
  return stored
}
