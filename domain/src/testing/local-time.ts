const hourMs = 3_600_000

/** What clocks and calendars in one time zone read at an instant. */
export type LocalTime = {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Local time less UTC, in milliseconds. */
  readonly offsetMs: number
}

/** A reader of local time made of nothing but what `Intl.DateTimeFormat` prints. */
export function localTimeIn(timeZone: string): (at: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (at) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
      .format(at)
      .split(/\D+/)
      .map(Number)
    const local = Date.UTC(year, month - 1, day, hour, minute, second)
    return {
      day: new Date(local).toISOString().slice(0, 10),
      offsetMs: local - Math.floor(at / 1000) * 1000,
    }
  }
}

/** What a clock would read as `day` at `hour` o'clock (0 to 24), as if the zone were UTC. */
export function asIfUtc(day: string, hour: number): number {
  return Date.parse(day) + hour * hourMs
}
