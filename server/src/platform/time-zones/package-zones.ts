import type { ZoneRules } from '@roundboard/domain'
import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' }
import { lastYear, rulesFrom, type ZoneSource } from './zone-source.ts'

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX'

function fromBase60(text: string): number {
  const [whole = '', parts = ''] = text.replace('-', '').split('.')
  const valuesOf = (text: string) => Array.from(text, (digit) => digits.indexOf(digit))
  const units = valuesOf(whole).reduce((sum, value) => sum * 60 + value, 0)
  const rest = valuesOf(parts).reduceRight((sum, value) => (sum + value) / 60, 0)
  return text.startsWith('-') ? -(units + rest) : units + rest
}

const toMs = (minutes: number) => Math.round(minutes * 60) * 1000

/** Parses `name|abbreviations|minutes west of UTC|indexes|minutes between changes|population`. */
function unpack(zone: string): ZoneRules {
  const [, , offsets = '', periods = '', changes = ''] = zone.split('|')
  const offsetsMs = offsets.split(' ').map((offset) => 0 - toMs(fromBase60(offset)))
  const [first = 0, ...after] = Array.from(
    periods,
    (digit) => offsetsMs[digits.indexOf(digit)] ?? 0,
  )
  let at = 0
  const transitions = (changes === '' ? [] : changes.split(' ')).map((passed, index) => {
    at += toMs(fromBase60(passed))
    return { at, offsetMs: after[index] ?? 0 }
  })
  return rulesFrom(
    first,
    transitions.filter((change) => change.at < Date.UTC(lastYear + 1, 0)),
  )
}

const nameOf = (zone: string) => zone.slice(0, zone.indexOf('|'))
const packedByName = new Map(packed.zones.map((zone) => [nameOf(zone), zone]))
for (const link of packed.links) {
  const [zone = '', alias = ''] = link.split('|')
  packedByName.set(alias, packedByName.get(zone) ?? '')
}

/** The tz database of the npm package moment-timezone. Only its data is used. */
export const packageZones: ZoneSource = {
  kind: 'package',
  version: packed.version,
  names: () => [...packedByName.keys()],
  find(name) {
    const zone = packedByName.get(name)
    return zone === undefined ? undefined : unpack(zone)
  },
}
