import {
  areOverlapping,
  isTimeZoneName,
  languages,
  limits,
  locationIdentifierPattern,
  openingsPerDayMax,
  timeOfDayMs,
} from '@roundboard/domain'
import { z } from 'zod'
import { problem } from './issues.ts'

// C0 and C1 controls except tab and line feed; zero-width and direction marks that only mislead
// readers.
const unwanted =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

// Persian and Indic scripts use joiners, and so do emoji sequences.
const joined =
  /(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])[\u200C\u200D](?=\p{L})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu

const isPlainText = (text: string) =>
  text.isWellFormed() && !unwanted.test(text.replaceAll(joined, ''))

const withLineFeeds = (typed: string) => typed.replace(/\r\n|[\u2028\u2029]/g, '\n')

/** Text that people typed: trimmed, not empty, at most `max` characters, no control characters. */
export const text = (max: number) =>
  z
    .string()
    .transform((typed) => withLineFeeds(typed).trim())
    .pipe(
      z
        .string()
        .min(1, problem('required'))
        .max(max, problem('too-long', { max }))
        .refine(isPlainText, problem('control-characters')),
    )

const isOneLine = (typed: string) => !/[\n\t\u2028\u2029]/.test(typed)

/** One line of text. */
export const line = (max: number) => text(max).refine(isOneLine, problem('one-line'))

/** Like `text`, but may be empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .transform((typed) => withLineFeeds(typed).trim())
    .pipe(
      z
        .string()
        .max(max, problem('too-long', { max }))
        .refine(isPlainText, problem('control-characters')),
    )

/** Like `line`, but may be empty. */
export const optionalLine = (max: number) =>
  optionalText(max).refine(isOneLine, problem('one-line'))

export const Id = z.uuid(problem('id'))

/** ISO 8601 in UTC with milliseconds, like every stamp of this API. */
export const Stamp = z.iso.datetime({
  precision: 3,
  error: problem('stamp'),
})

/** A calendar day such as `2026-11-21`, or an ISO time, of which the UTC day is used. */
export const DayInput = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: problem('day'),
  })
  .transform((given) => new Date(given).toISOString().slice(0, 10))
  // With an offset, the UTC day may be outside the years 0000 to 9999.
  .pipe(z.iso.date({ error: problem('day') }))

export const Name = line(limits.nameLength)
export const PersonName = line(limits.personNameLength)
export const EmailAddress = z.email(problem('email')).max(254)
/** An email address as typed: with spaces around it, and in any case. */
export const Email = z.string().trim().toLowerCase().pipe(EmailAddress)

/** New passwords have no composition rules, since length is what counts. */
export const NewPassword = z
  .string()
  .min(limits.passwordLengthMin)
  .max(limits.passwordLengthMax)
  .refine((typed) => typed.isWellFormed(), problem('not-storable'))

/** An existing password, as typed. */
export const TypedPassword = z.string().min(1, problem('password-wanted')).max(256)

export const Language = z.enum(languages, problem('language'))

/** The name of a time zone, checked for its spelling; the server refuses names that its time zone data doesn't have. */
export const TimeZone = z.string().max(64).refine(isTimeZoneName, problem('time-zone'))

export const LocationIdentifier = z
  .string()
  .trim()
  .toUpperCase()
  .regex(locationIdentifierPattern, problem('location-identifier'))

const roundUpTo = (max: number) => {
  const outside = problem('round', { min: 1, max })
  return z.int().min(1, outside).max(max, outside)
}
export const ScreenRound = roundUpTo(limits.flexibilityRound)
export const WorkoutRound = roundUpTo(9)

const ownMedia = /^\/media\/[A-Za-z0-9][A-Za-z0-9._/-]*$/

const webLink = z.url({ protocol: /^https?$/ })

// As URL parsers read it: in any case, after any number of slashes of either kind.
const hasCredentials = /^https?:[/\\]*[^/\\?#]*@/i

function isLink(link: string): boolean {
  if (link.startsWith('/')) return ownMedia.test(link) && !link.includes('..')
  return webLink.safeParse(link).success && !hasCredentials.test(link)
}

/** The address of a video or picture: http(s), or a path of the product's own media. */
export const Link = z
  .string()
  .trim()
  .max(2000)
  // URL parsers drop tabs and line breaks, so people would see a different link from the one that
  // was checked.
  .refine((link) => !unwanted.test(link) && isOneLine(link), problem('control-characters'))
  .refine((link) => link.isWellFormed() && isLink(link), problem('link'))

/** A link or nothing. */
export const OptionalLink = z.union([z.literal('').transform(() => null), Link, z.null()], {
  error: problem('link'),
})

export const ScheduleHour = z
  .int()
  .min(limits.scheduleHourMin, problem('schedule-hour'))
  .max(limits.scheduleHourMax, problem('schedule-hour'))

/** Seven roll-over hours, Sunday first. */
export const Schedule = z.array(ScheduleHour).length(limits.scheduleDays, problem('seven-hours'))

const TimeOfDay = z.string().refine((typed) => !Number.isNaN(timeOfDayMs(typed)), {
  error: problem('opening-time'),
})

/** From one local time to a later one; `24:00` is the end of the day. */
const OpeningSpan = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  // Invalid times are reported separately.
  .refine(({ from, to }) => !(timeOfDayMs(to) <= timeOfDayMs(from)), {
    path: ['to'],
    error: problem('closing-before-opening'),
  })

/** When a location is open on each weekday, Sunday first. */
export const OpeningHours = z
  .array(
    z
      .array(OpeningSpan)
      .max(openingsPerDayMax, problem('too-many', { max: openingsPerDayMax }))
      .refine((spans) => !areOverlapping(spans), problem('openings-overlap')),
  )
  .length(7, problem('seven-days'))

/** For how many minutes a location must be offline before people are alerted. */
export const AwayMinutes = z.int().min(1).max(limits.awayMinutesMax)

/** A boolean in a query string. */
export const QueryBoolean = z.enum(['true', 'false']).transform((typed) => typed === 'true')

/** The franchise's own label for finding and selecting locations. */
export const Tag = line(limits.tagLength)

/** `_id` and `id` of an entity, always equal. */
export const identity = { _id: Id, id: Id }
export const stamps = { createdAt: Stamp, updatedAt: Stamp }

/** Another entity: its ID, or the object as a read returns it. */
export const Reference = z.union(
  [Id, z.looseObject({ _id: Id }).transform((entity) => entity._id)],
  { error: problem('id') },
)

/**
 * The fields that callers may write. Fields that only the server writes are accepted and dropped,
 * so that callers can send back what a read returned; any other field is refused by name. `rules`
 * check all of them.
 */
export function writable<S extends z.ZodRawShape>(
  shape: S,
  readOnly: readonly string[],
  ...rules: readonly z.core.$ZodCheck<object>[]
) {
  const ignored: z.ZodRawShape = Object.fromEntries(
    readOnly.map((key) => [key, z.unknown().optional()]),
  )
  const all: unknown = { ...ignored, ...shape }
  const whole = z.strictObject(all as S).check(...rules)
  type Given = z.output<typeof whole>
  return whole.transform((given): Given => {
    const kept: Record<string, unknown> = Object.fromEntries(
      Object.entries(given).filter(([key]) => key in shape),
    )
    return kept as Given
  })
}

/** Like `writable`, with every field optional. */
export function changes<S extends z.ZodRawShape>(
  shape: S,
  readOnly: readonly string[],
  ...rules: readonly z.core.$ZodCheck<object>[]
) {
  const optional = Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, (field as z.ZodType).optional()]),
  ) as unknown as { [K in keyof S]: z.ZodOptional<S[K]> }
  return writable(optional, readOnly, ...rules)
}

export const entityFields = ['_id', 'id', 'createdAt', 'updatedAt'] as const

/** The query of a list: page, page size, a sort key of a closed list (`name`, `-name`) and filters. */
export function listQuery<const K extends string, S extends z.ZodRawShape>(
  sortKeys: readonly K[],
  filters: S,
) {
  const sorts = sortKeys.flatMap((key) => [key, `-${key}` as const])
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    sort: z.enum(sorts as [K | `-${K}`, ...(K | `-${K}`)[]]).optional(),
    ...filters,
  })
}

/** A search text in a query: contains, case-insensitive, always literal. */
export const Search = z
  .string()
  .trim()
  .max(200)
  .refine(isPlainText, problem('control-characters'))
  .optional()

/** An entity's ID in a path. */
export const byId = z.strictObject({ id: Id })
