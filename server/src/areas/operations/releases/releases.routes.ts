import { calls } from '@roundboard/contract'
import { handle, handleList, type Handling } from '../../../platform/http/handle.ts'
import type { ReleasesService } from './releases.service.ts'

export function releasesRoutes(handling: Handling, releases: ReleasesService): void {
  handleList(handling, calls.listReleases, ({ actor, query }) => releases.list(actor, query, query))
  handle(handling, calls.createRelease, ({ actor, body }) => releases.create(actor, body))
  handle(handling, calls.updateRelease, ({ actor, params, body }) =>
    releases.update(actor, params.id, body),
  )
  handle(handling, calls.getLatestVersion, async ({ actor }) => ({
    version: await releases.latest(actor),
  }))
}
