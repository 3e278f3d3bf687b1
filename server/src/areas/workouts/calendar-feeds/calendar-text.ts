import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { CalendarEvent } from './calendar-events.ts'
import type { Stamped } from './delivered.ts'

const refreshEverySeconds = 60 * 60

/** Events in iCalendar format (RFC 5545). Times are in UTC, so readers need no time zone data. */
export function calendarText(
  about: { readonly name: string; readonly product: string; readonly timeZone: string | null },
  events: readonly Stamped<CalendarEvent>[],
): string {
  const calendar = ical({
    name: about.name,
    prodId: { company: 'Roundboard', product: about.product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshEverySeconds,
    ...(about.timeZone !== null && { x: { 'X-WR-TIMEZONE': about.timeZone } }),
  })
  for (const event of events)
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: new Date(event.stamp),
      lastModified: new Date(event.stamp),
      start: new Date(event.start),
      end: new Date(event.end),
      allDay: event.isAllDay,
      summary: event.summary,
      description: event.description,
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: [{ name: event.category }],
      ...(event.place !== null && { location: event.place }),
    })
  return calendar.toString()
}
