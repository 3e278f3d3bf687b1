import { calls } from '@roundboard/contract'
import { handleTagged, type Handling } from '../../../platform/http/handle.ts'
import type { PocketService } from './member-page.service.ts'

export function pocketRoutes(handling: Handling, pocket: PocketService): void {
  handleTagged(handling, calls.getPocket, ({ params, query, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    return pocket.find(params.key, query.languages?.split(',') ?? [])
  })
}
