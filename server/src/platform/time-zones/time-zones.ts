import type { TimeZoneData } from '@roundboard/contract'
import { addDays, isTimeZoneName, type ZoneRules } from '@roundboard/domain'
import { isKnownToNode, nodeZones } from './node-zones.ts'
import { packageZones } from './package-zones.ts'
import { releasedOn } from './releases.ts'
import { findSystemZones } from './system-zones.ts'
import type { ZoneSource } from './zone-source.ts'

/** About nine months, after which governments have usually changed something. */
const oldAfterDays = 274

function listNames(newest: ZoneSource): string[] {
  // A name that Node doesn't know isn't an old name, but a new zone.
  const isNew = (name: string) => isTimeZoneName(name) && !isKnownToNode(name)
  return [...new Set([...nodeZones.names(), ...newest.names().filter(isNew)])].sort()
}

export type TimeZones = ReturnType<typeof createTimeZones>

/** The rules of all time zones: from the latest source, or else from the next one. */
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

    /** The rules of a location's zone. */
    rulesOf(name: string): ZoneRules {
      const rules = find(name)
      if (rules === undefined) throw new Error(`there is no time zone data for ${name}`)
      return rules
    },

    /** The version of the data, and whether it is outdated. */
    data: (now: number): TimeZoneData => ({
      version: newest.version,
      source: newest.kind,
      releasedOn: released,
      isOld: addDays(released, oldAfterDays) < new Date(now).toISOString().slice(0, 10),
    }),

    /** The zones to choose from, sorted by name: about 400, each under its current name. */
    names: (): readonly string[] => (names ??= listNames(newest)),
  }
}

/** The latest rules on this machine: from the npm package, the system's folder or Node. */
export function findTimeZones(folder: string): TimeZones {
  const system = findSystemZones(folder)
  return createTimeZones([packageZones, ...(system ? [system] : []), nodeZones])
}
