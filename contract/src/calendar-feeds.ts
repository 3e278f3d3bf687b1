import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, identity, Stamp, WorkoutRound } from './fields.ts'
import { problem } from './issues.ts'

const ofOne = {
  /** The gym whose walls it follows; null: it is of a round, for all gyms. */
  location: z.object({ _id: Id, id: Id, name: z.string() }).nullable(),
  round: z.int().nullable(),
}

/** A calendar that other programs subscribe to by a secret address, which is shown only when it is made. */
export const CalendarFeed = z.object({
  ...identity,
  ...ofOne,
  /** Who made its address, by e-mail, and when. */
  madeBy: z.string(),
  madeAt: Stamp,
  /** When a calendar last came for it, to the hour; null: none has, since there is this address. */
  fetchedAt: Stamp.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** What a feed is of: one gym's walls, or one round in all gyms. */
export const CalendarFeedSubject = z
  .strictObject({ location: Id.optional(), round: WorkoutRound.optional() })
  .refine(({ location, round }) => (location === undefined) !== (round === undefined), {
    error: problem('feed-subject'),
    path: ['location'],
  })
export type CalendarFeedSubject = z.infer<typeof CalendarFeedSubject>

/** Where a feed with this secret lies, on either origin of the server. */
export const calendarFeedPath = (secret: string): string => `/calendar/${secret}.ics`

export const calendarFeedCalls = {
  listCalendarFeeds: call({
    method: 'GET',
    path: '/api/v1/feeds',
    may: 'workouts.write',
    summary: 'The calendars that others subscribe to, without their secret addresses',
    data: z.array(CalendarFeed),
  }),
  renewCalendarFeed: call({
    method: 'PUT',
    path: '/api/v1/feeds',
    may: 'workouts.write',
    summary:
      'Makes a secret address for the calendar of a location or a round; one that it had before ends',
    body: CalendarFeedSubject,
    data: CalendarFeed.extend({ path: z.string() }),
  }),
  endCalendarFeed: call({
    method: 'DELETE',
    path: '/api/v1/feeds/:id',
    may: 'workouts.write',
    summary: 'Ends the secret address of a calendar',
    params: byId,
    data: CalendarFeed,
  }),
}
