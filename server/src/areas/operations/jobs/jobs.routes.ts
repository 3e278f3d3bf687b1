import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { JobsService } from './jobs.service.ts'

export function jobsRoutes(handling: Handling, jobs: JobsService): void {
  handle(handling, calls.getJobs, ({ actor }) => jobs.state(actor))
  handle(handling, calls.runJob, ({ actor, params }) => jobs.runAgain(actor, params.id))
  handle(handling, calls.sendTestMail, ({ actor, body }) => jobs.sendTestMail(actor, body.language))
}
