import { calls } from '@roundboard/contract'
import { handle, type HttpApp, handleTagged } from '../../platform/http/handle.ts'
import type { PassesService } from './coach-passes/coach-passes.service.ts'
import type { MemberPageService } from './member-page/member-page.service.ts'

export function passesRoutes(handling: HttpApp, passes: PassesService): void {
  handle(handling, calls.listCoachPasses, ({ actor, params }) => passes.list(actor, params.id))
  handle(handling, calls.createCoachPass, ({ actor, params }) => passes.create(actor, params.id))
  handle(handling, calls.revokeCoachPasses, ({ actor, params }) => passes.revoke(actor, params.id))
  handle(handling, calls.getPassCode, ({ actor, params }) => passes.getCode(actor, params.id))
  handle(handling, calls.issueCoachPass, ({ actor }) => passes.show(actor))
  handle(handling, calls.extendCoachPass, ({ actor }) => passes.extend(actor))
  handle(handling, calls.openCoachPass, ({ actor, body }) => passes.open(actor, body))
}

export function memberPageRoutes(handling: HttpApp, memberPage: MemberPageService): void {
  handleTagged(handling, calls.getMemberPage, ({ params, query, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    return memberPage.find(params.key, query.languages?.split(',') ?? [])
  })
}
