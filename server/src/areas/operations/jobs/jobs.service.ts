import type { JobsState } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import type { Actor, UserActor } from '../../../platform/actor.ts'
import { AppError, notFound } from '../../../platform/app-error.ts'
import {
  countJobsWithProblems,
  countWaiting,
  findJob,
  listJobsWithProblems,
} from '../../../platform/jobs/jobs-state.repository.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Mail } from '../../messaging/email/index.ts'
import { ofKnownKind, presentJob } from './jobs.presenter.ts'

const mostListed = 100

export type JobsService = ReturnType<typeof createJobsService>

/** Background jobs, as operators see them. */
export function createJobsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'jobs'> & { mail: Mail },
) {
  const { read, write, jobs, mail } = dependencies
  return {
    async state(actor: Actor): Promise<JobsState> {
      const { on } = read(actor, 'system')
      const troubled = await listJobsWithProblems(on, mostListed)
      return {
        mail: { isOn: mail.isOn, from: mail.from },
        waiting: ofKnownKind(await countWaiting(on), ({ n, nextAt }, kind) => ({
          kind,
          count: Number(n),
          nextAt,
        })),
        troubled: ofKnownKind(troubled, (row, kind) => presentJob(row, kind, jobs.about(row))),
        troubledCount: await countJobsWithProblems(on),
      }
    },

    /** A running job isn't interrupted. */
    runAgain: (actor: Actor, id: string): Promise<{ id: string }> =>
      write(actor, 'system', async ({ trx, at, record, unchanged }) => {
        const job = await findJob(trx, id)
        if (job === undefined) throw notFound('job')
        const data = { runAgain: job.kind, about: jobs.about(job) }
        if (await jobs.revive(trx, job, at)) record({ model: 'System', action: 'update', data })
        else unchanged()
        return { id }
      }),

    sendTestMail: (actor: UserActor, language: ConsoleLanguage): Promise<{ to: string }> =>
      write(actor, 'system', async ({ trx, record }) => {
        if (!mail.isOn)
          throw new AppError('not-configured', 'Email is off because SMTP_URL isn’t set.')
        const to = { name: '', email: actor.email }
        await mail.send(trx, { to, language, email: { kind: 'test' } })
        record({ model: 'System', action: 'update', data: { testMail: actor.email } })
        return { to: actor.email }
      }),
  }
}
