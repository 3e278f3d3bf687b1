import type { calls, DataOf } from '@roundboard/contract'
import type { z } from 'zod'
import type { UserActor } from '../../platform/actor.ts'
import type { Reader, Unlogged } from '../../platform/read.ts'
import type { SessionsService } from '../sessions/index.ts'
import { assertPassword } from '../users/index.ts'

type Proof = z.output<(typeof calls.stepUp)['body']>

export type StepUpService = ReturnType<typeof createStepUpService>

/** How whoever is signed in shows that it is still they who sit there. */
export function createStepUpService(dependencies: {
  read: Reader
  unlogged: Unlogged
  sessions: Pick<SessionsService, 'prove'>
}) {
  const { read, unlogged, sessions } = dependencies
  return {
    async prove(actor: UserActor, { password }: Proof): Promise<DataOf<typeof calls.stepUp>> {
      await assertPassword(read(actor, 'session.own').on, actor, password)
      const provedAt = await sessions.prove(unlogged(actor, 'session.own'), actor.sessionId)
      return { provedAt }
    },
  }
}
