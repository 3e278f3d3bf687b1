import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { ScreenLinksService } from './screen-links.service.ts'

export function screenLinksRoutes(handling: HttpApp, links: ScreenLinksService): void {
  handle(handling, calls.createScreenLink, ({ actor, body }) => links.create(actor, body.authCode))
  handle(handling, calls.getScreenLink, ({ actor, params }) => links.get(actor, params.id))
  handle(handling, calls.updateScreenLink, ({ actor, params, body }) =>
    links.renew(actor, params.id, body.authCode),
  )
  handle(handling, calls.deleteScreenLink, async ({ actor, params }) => {
    await links.withdraw(actor, params.id)
    return {}
  })
  handle(handling, calls.linkScreen, ({ actor, params, body }) =>
    links.link(actor, params.id, body.authCode),
  )
  handle(handling, calls.swapScreens, ({ actor, body }) => links.swap(actor, body))
  handle(handling, calls.unlinkScreen, ({ actor, params }) => links.unlink(actor, params.id))
}
