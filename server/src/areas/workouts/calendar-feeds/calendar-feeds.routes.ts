import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { FeedsService } from './calendar-feeds.service.ts'

export function feedsRoutes(handling: Handling, feeds: FeedsService): void {
  handle(handling, calls.listFeeds, ({ actor }) => feeds.list(actor))
  handle(handling, calls.renewFeed, ({ actor, body }) => feeds.renew(actor, body))
  handle(handling, calls.endFeed, ({ actor, params }) => feeds.end(actor, params.id))
}
