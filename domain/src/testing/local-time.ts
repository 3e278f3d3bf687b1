import { zoneChanges } from './zone-changes.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** Local day and offset in one time zone at an instant. */
export type LocalTime = {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Local time minus UTC, in milliseconds. */
  readonly offsetMs: number
}

type Change = { readonly at: number; readonly offsetMs: number }

function readChanges(line: string): Change[] {
  const [first, ...pairs] = line.split(' ')
  const changes = [{ at: -Infinity, offsetMs: Number(first) * minuteMs }]
  while (pairs.length > 0) {
    const [stamp, minutes] = pairs.splice(0, 2)
    changes.push({ at: Date.parse(`${stamp ?? ''}Z`), offsetMs: Number(minutes) * minuteMs })
  }
  return changes.filter(({ offsetMs }, index) => offsetMs !== changes[index - 1]?.offsetMs)
}

const changesByZone = new Map(
  zoneChanges
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', changes = ''] = line.split('|')
      return names.split(' ').map((name) => [name, readChanges(changes)])
    }),
)

/** Every zone of the tz database with a region in its name, and UTC. */
export const oracleZones = [...changesByZone.keys()]

/** The offsets of a zone and since when; the first always. Valid from 2024 to 2037. */
export function changesIn(timeZone: string): readonly Change[] {
  const changes = changesByZone.get(timeZone)
  if (changes === undefined) throw new Error(`no zone ${timeZone}`)
  return changes
}

/** Local time, based only on `zdump`'s output. */
export function localTimeIn(timeZone: string): (at: number) => LocalTime {
  const changes = changesIn(timeZone)
  return (at) => {
    const offsetMs = changes.findLast((change) => change.at <= at)?.offsetMs ?? NaN
    return { day: new Date(at + offsetMs).toISOString().slice(0, 10), offsetMs }
  }
}

/** `day` at `hour` o'clock (0 to 24), as if the zone were UTC. */
export function asIfUtc(day: string, hour: number): number {
  return Date.parse(day) + hour * hourMs
}
