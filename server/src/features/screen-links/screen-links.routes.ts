import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../platform/http/handle.ts'
import type { ScreenLinksService } from './screen-links.service.ts'

export function screenLinksRoutes(handling: Handling, links: ScreenLinksService): void {
  handle(handling, calls.createScreenLink, ({ body }) => links.create(body.authCode))
  handle(handling, calls.getScreenLink, ({ actor, params }) => links.get(actor, params.id))
  handle(handling, calls.updateScreenLink, ({ params, body }) =>
    links.renew(params.id, body.authCode),
  )
  handle(handling, calls.deleteScreenLink, async ({ params }) => {
    await links.withdraw(params.id)
    return {}
  })
  handle(handling, calls.linkScreen, ({ actor, params, body }) =>
    links.link(actor, params.id, body.authCode),
  )
  handle(handling, calls.unlinkScreen, ({ actor, params }) => links.unlink(actor, params.id))
}
