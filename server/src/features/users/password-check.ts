import { sentences } from '@roundboard/contract'
import type { UserActor } from '../../platform/actor.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Executor } from '../../platform/database/database.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { findPasswordHash } from './users.repository.ts'

/** Refuses unless this is the caller's own password: what destructive calls ask for. */
export async function assertPassword(
  on: Executor,
  actor: UserActor,
  password: string,
): Promise<void> {
  const stored = await findPasswordHash(on, actor.userId)
  if (!(await verifyPassword(password, stored, { key: actor.userId, isKnown: true })))
    throw new AppError('wrong-password', sentences.incorrectPassword)
}
