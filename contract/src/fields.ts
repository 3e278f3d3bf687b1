import { isTimeZoneName, languages, limits, locationIdentifierPattern } from '@roundboard/domain'
import { z } from 'zod'

// C0 and C1 controls but tab and line feed; zero-width and direction overrides only mislead readers.
// eslint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/u

const isPlainText = (text: string) => text.isWellFormed() && !unwanted.test(text)

/** Text that people typed: trimmed, not empty, at most `max` characters, no control characters. */
export const text = (max: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Please fill this in.')
        .max(max, `At most ${String(max)} characters.`)
        .refine(isPlainText, 'Control characters are not allowed.'),
    )

const isOneLine = (typed: string) => !/[\n\t]/.test(typed)

/** One line of text. */
export const line = (max: number) => text(max).refine(isOneLine, 'One line only.')

/** As `text`, but it may be empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .transform((typed) => typed.trim())
    .pipe(
      z
        .string()
        .max(max, `At most ${String(max)} characters.`)
        .refine(isPlainText, 'Control characters are not allowed.'),
    )

/** As `line`, but it may be empty. */
export const optionalLine = (max: number) => optionalText(max).refine(isOneLine, 'One line only.')

export const Id = z.uuid('An id as this API gives it.')

/** ISO 8601 in UTC with milliseconds, as every stamp that this API gives. */
export const Stamp = z.iso.datetime({
  precision: 3,
  error: 'A time such as 2026-11-21T00:00:00.000Z.',
})

/** A calendar day, given as `2026-11-21` or as any ISO time, of which the UTC day counts. */
export const DayInput = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'A date such as 2026-11-21.',
  })
  .transform((given) => new Date(given).toISOString().slice(0, 10))

export const Name = line(limits.nameLength)
export const PersonName = line(limits.personNameLength)
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('An e-mail address such as coach@example.com.').max(254))

/** New passwords; no rules of composition, for length is what counts. */
export const NewPassword = z
  .string()
  .min(12, 'At least 12 characters.')
  .max(128, 'At most 128 characters.')
  .refine((typed) => typed.isWellFormed(), 'Characters that cannot be stored.')

/** A password as typed to prove who one is. */
export const TypedPassword = z.string().min(1, 'Please enter your password.').max(256)

export const Language = z.enum(languages, 'A language of the list, such as en-us.')

export const unknownTimeZone = 'A time zone of the list, such as America/New_York.'

/** A name as time zones have; the server refuses those that its time zone data does not know. */
export const TimeZone = z.string().max(64).refine(isTimeZoneName, unknownTimeZone)

export const LocationIdentifier = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    locationIdentifierPattern,
    'Franchise prefix, optional country code, 4 or more digits: RB-1024 or RB-CA-1024.',
  )

export const ScreenRound = z
  .int()
  .min(1, 'A round from 1 to 10.')
  .max(limits.flexibilityRound, 'A round from 1 to 10.')
export const WorkoutRound = z.int().min(1, 'A round from 1 to 9.').max(9, 'A round from 1 to 9.')

const ownMedia = /^\/media\/[A-Za-z0-9][A-Za-z0-9._/-]*$/

const webLink = z.url({ protocol: /^https?$/ })

function isLink(link: string): boolean {
  if (link.startsWith('/')) return ownMedia.test(link) && !link.includes('..')
  return webLink.safeParse(link).success && !/^https?:\/\/[^/?#]*@/.test(link)
}

/** Where a video or picture lies: http(s), or a path of the product's own media. */
export const Link = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (link) => link.isWellFormed() && isLink(link),
    'An address with http:// or https://, or /media/….',
  )

/** The same, or nothing. */
export const OptionalLink = z.union([z.literal('').transform(() => null), Link, z.null()])

export const ScheduleHour = z
  .int()
  .min(limits.scheduleHourMin, 'An hour from 5 (5PM) to 12 (12AM).')
  .max(limits.scheduleHourMax, 'An hour from 5 (5PM) to 12 (12AM).')

/** Seven roll-over hours, Sunday first. */
export const Schedule = z
  .array(ScheduleHour)
  .length(limits.scheduleDays, 'Seven hours, Sunday first.')

/** A yes or no in an address. */
export const QueryBoolean = z.enum(['true', 'false']).transform((typed) => typed === 'true')

/** `_id` and `id` of an entity, always equal. */
export const identity = { _id: Id, id: Id }
export const stamps = { createdAt: Stamp, updatedAt: Stamp }

/** Another entity named by its id, or by the object that a read of it gave. */
export const Reference = z.union([Id, z.looseObject({ _id: Id }).transform((entity) => entity._id)])

/**
 * The fields that a caller may write. What only the server writes is accepted and dropped, so that
 * what a read gave can be put back; anything else is refused by name.
 */
export function writable<S extends z.ZodRawShape>(shape: S, readOnly: readonly string[]) {
  const ignored: z.ZodRawShape = Object.fromEntries(
    readOnly.map((key) => [key, z.unknown().optional()]),
  )
  const all: unknown = { ...ignored, ...shape }
  const whole = z.strictObject(all as S)
  type Given = z.output<typeof whole>
  return whole.transform((given): Given => {
    const kept: Record<string, unknown> = Object.fromEntries(
      Object.entries(given).filter(([key]) => key in shape),
    )
    return kept as Given
  })
}

/** The same with every field optional, for changes. */
export function changes<S extends z.ZodRawShape>(shape: S, readOnly: readonly string[]) {
  const optional = Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, (field as z.ZodType).optional()]),
  ) as unknown as { [K in keyof S]: z.ZodOptional<S[K]> }
  return writable(optional, readOnly)
}

export const entityFields = ['_id', 'id', 'createdAt', 'updatedAt'] as const

/** The query of a list: page, page size, a sort key of a closed list (`name`, `-name`) and filters. */
export function listQuery<const K extends string, S extends z.ZodRawShape>(
  sortKeys: readonly K[],
  filters: S,
) {
  const sorts = sortKeys.flatMap((key) => [key, `-${key}` as const])
  return z.strictObject({
    page: z.coerce.number().int().min(1, 'Pages count from 1.').max(1_000_000).default(1),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(limits.pageSizeMax, `At most ${String(limits.pageSizeMax)}.`)
      .default(limits.pageSize),
    sort: z
      .enum(sorts as [K | `-${K}`, ...(K | `-${K}`)[]], `One of ${sorts.join(', ')}.`)
      .optional(),
    ...filters,
  })
}

/** A search text in an address: contains, in any case, always literal. */
export const Search = z
  .string()
  .trim()
  .max(200)
  .refine(isPlainText, 'Control characters are not allowed.')
  .optional()

/** The place of an entity in an address. */
export const byId = z.strictObject({ id: Id })
