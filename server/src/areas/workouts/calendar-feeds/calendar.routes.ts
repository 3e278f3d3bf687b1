import type { FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '@roundboard/contract'
import { AppError } from '../../../platform/app-error.ts'
import { type HttpApp, handle } from '../../../platform/http/handle.ts'
import { hasTagged } from '../../../platform/http/answers.ts'
import type { CalendarService } from './calendar.service.ts'
import type { FeedsService } from './calendar-feeds.service.ts'

export function feedsRoutes(handling: HttpApp, feeds: FeedsService): void {
  handle(handling, calls.listCalendarFeeds, ({ actor }) => feeds.list(actor))
  handle(handling, calls.renewCalendarFeed, ({ actor, body }) => feeds.renew(actor, body))
  handle(handling, calls.endCalendarFeed, ({ actor, params }) => feeds.end(actor, params.id))
}

const file = /^([\w-]{43})\.ics$/

const nothingHere = () => new AppError('not-found', 'There is no calendar at this address.')

const headers = (tag: string) => ({
  etag: tag,
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="workouts.ics"',
  // Secret: only for the caller's cache, and revalidated each time.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
})

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: { readonly text: string; readonly tag: string },
): FastifyReply {
  void reply.headers(headers(tag))
  return hasTagged(request, tag) ? reply.code(304).send() : reply.send(text)
}

/** Serves calendars at their secret addresses. Counts requests with unknown ones. */
export function calendarRoutes(
  { app, attempts, requestBudget }: HttpApp,
  calendar: CalendarService,
): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    await requestBudget.takeCalendar(request.params.file, request.ip)
    const who = { address: request.ip }
    await attempts.take('feed', who)
    let isGuess = false
    try {
      const secret = file.exec(request.params.file)?.[1]
      const found = secret === undefined ? undefined : await calendar.find(secret)
      isGuess = found === undefined
      if (found === undefined) throw nothingHere()
      return await answer(request, reply, found)
    } finally {
      if (!isGuess) await attempts.giveBack('feed', who)
    }
  })
}
