import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, identity, Stamp, WorkoutRound } from './fields.ts'
import { problem } from './issues.ts'

const ofOne = {
  /** The location whose screens it follows; null if it follows a round in all locations. */
  location: z.object({ _id: Id, id: Id, name: z.string() }).nullable(),
  round: z.int().nullable(),
}

/** A calendar feed at a secret address, which is shown only when it is created. */
export const CalendarFeed = z.object({
  ...identity,
  ...ofOne,
  /** Who created its address (email), and when. */
  madeBy: z.string(),
  madeAt: Stamp,
  /** When a calendar app last fetched it, to the hour; null if none has at this address. */
  fetchedAt: Stamp.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** What a feed follows: one location's screens, or one round in all locations. */
export const CalendarFeedSubject = z
  .strictObject({ location: Id.optional(), round: WorkoutRound.optional() })
  .refine(({ location, round }) => (location === undefined) !== (round === undefined), {
    error: problem('feed-subject'),
    path: ['location'],
  })
export type CalendarFeedSubject = z.infer<typeof CalendarFeedSubject>

/** The path of a feed with this secret, on either origin of the server. */
export const calendarFeedPath = (secret: string): string => `/calendar/${secret}.ics`

export const calendarFeedCalls = {
  listCalendarFeeds: call({
    method: 'GET',
    path: '/api/v1/feeds',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Calendar feeds, without their secret links',
    data: z.array(CalendarFeed),
  }),
  renewCalendarFeed: call({
    method: 'PUT',
    path: '/api/v1/feeds',
    may: 'workouts.write',
    scope: 'none',
    summary:
      'Creates a secret link to a location’s or round’s calendar; the old link stops working',
    body: CalendarFeedSubject,
    data: CalendarFeed.extend({ path: z.string() }),
  }),
  endCalendarFeed: call({
    method: 'DELETE',
    path: '/api/v1/feeds/:id',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Revokes the secret link to a calendar',
    params: byId,
    data: CalendarFeed,
  }),
}
