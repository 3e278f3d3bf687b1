import type { TimeZoneData } from '@roundboard/contract'
import { addDays, isTimeZoneName, type ZoneRules } from '@roundboard/domain'
import { isKnownToNode, nodeZones } from './node-zones.ts'
import { packageZones } from './package-zones.ts'
import { releasedOn } from './releases.ts'
import { findSystemZones } from './system-zones.ts'
import type { ZoneSource } from './zone-source.ts'

/** About nine months: governments have usually changed something by then. */
const oldAfterDays = 274

function listNames(newest: ZoneSource): string[] {
  // What Node has never heard of is no old name for something else, but new.
  const isNew = (name: string) => isTimeZoneName(name) && !isKnownToNode(name)
  return [...new Set([...nodeZones.names(), ...newest.names().filter(isNew)])].sort()
}

export type TimeZones = ReturnType<typeof createTimeZones>

/** The rules of all time zones, by the newest source; what it does not know, by the next. */
export function createTimeZones(sources: readonly [ZoneSource, ...ZoneSource[]]) {
  const newestFirst = sources.toSorted((a, b) =>
    a.version < b.version ? 1 : a.version > b.version ? -1 : 0,
  )
  const [newest = sources[0]] = newestFirst
  const released = releasedOn(newest)
  const known = new Map<string, ZoneRules>()
  let names: readonly string[] | undefined

  function find(name: string): ZoneRules | undefined {
    const found = known.get(name)
    if (found !== undefined) return found
    for (const source of newestFirst) {
      const rules = source.find(name)
      if (rules === undefined) continue
      known.set(name, rules)
      return rules
    }
    return undefined
  }

  return {
    find,

    /** The rules of a zone that a location has. */
    rulesOf(name: string): ZoneRules {
      const rules = find(name)
      if (rules === undefined) throw new Error(`no time zone data knows ${name}`)
      return rules
    },

    /** Which data it is, and whether it has become old by an instant. */
    data: (now: number): TimeZoneData => ({
      version: newest.version,
      source: newest.kind,
      releasedOn: released,
      isOld: addDays(released, oldAfterDays) < new Date(now).toISOString().slice(0, 10),
    }),

    /** The zones to choose from, in alphabetical order: about 400, each under its present name. */
    names: (): readonly string[] => (names ??= listNames(newest)),
  }
}

/** The newest rules that this machine has: of the npm package, of the system's folder, or of Node. */
export function findTimeZones(folder: string): TimeZones {
  const system = findSystemZones(folder)
  return createTimeZones([packageZones, ...(system ? [system] : []), nodeZones])
}
