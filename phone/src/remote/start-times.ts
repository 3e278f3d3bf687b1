const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The local time in a zone at an instant (epoch milliseconds), as if it were UTC; by default in the phone's zone. */
export function readingAt(at: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value)
  const day = Date.UTC(part('year'), part('month') - 1, part('day'))
  return day + ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1_000
}

/** Suggested start times: the next full minute, half hour and hour in the time zone (epoch milliseconds). */
export function startTimes(now: number, timeZone: string | undefined): readonly number[] {
  const next = Math.floor(now / minuteMs) * minuteMs + minuteMs
  const minute = new Date(readingAt(next, timeZone)).getUTCMinutes()
  const later = [30, 0].map((wanted) => next + ((60 + wanted - minute) % 60) * minuteMs)
  return [...new Set([next, ...later])].sort((a, b) => a - b)
}

/** A start time in epoch milliseconds, and whether it is tomorrow at the location. */
export interface StartTime {
  readonly at: number
  readonly isTomorrow: boolean
}

/**
 * The next time that it is `typed` (`18:05`) in the time zone, within 24 hours, the limit for a start. A time
 * skipped by a clock change counts as if the clock hadn't changed. Undefined for invalid times.
 */
export function comingTimeOf(
  now: number,
  typed: string,
  timeZone: string | undefined,
): StartTime | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typed) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const dayOf = (at: number) => Math.floor(readingAt(at, timeZone) / dayMs)
  const today = dayOf(now)
  const offsetAt = (at: number) => readingAt(at, timeZone) - at
  const instants = [today, today + 1].flatMap((day) => {
    const reading = day * dayMs + (Number(hours) * 60 + Number(minutes)) * minuteMs
    // The UTC offsets that may apply: half a day before and after.
    const offsets = [-dayMs / 2, dayMs / 2].map((around) => {
      const guess = reading - offsetAt(now)
      return offsetAt(guess + around)
    })
    const read = offsets.map((offset) => reading - offset)
    const right = read.filter((at) => readingAt(at, timeZone) === reading)
    return right.length > 0 ? right : read.slice(0, 1)
  })
  const at = Math.min(...instants.filter((instant) => instant > now))
  if (at > now + dayMs) return undefined
  return { at, isTomorrow: dayOf(at) > today }
}

/** The location's time zone if this phone knows it; else undefined, for the phone's own zone. */
export function locationZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
