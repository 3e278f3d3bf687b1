import type { ZoneRules } from '@roundboard/domain'
import { changesByRule } from './posix-rule.ts'
import { rulesFrom } from './zone-source.ts'

const headerBytes = 44

interface Block {
  readonly start: number
  readonly changes: number
  readonly types: number
  readonly end: number
}

/** Locates one of the two data blocks of a TZif file (RFC 9636, section 3). */
function blockAt(file: Buffer, header: number, timeBytes: number): Block {
  const count = (index: number) => file.readUInt32BE(header + 20 + index * 4)
  const [utcs, standards, leaps, changes, types, letters] = [0, 1, 2, 3, 4, 5].map(count) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const start = header + headerBytes
  const length =
    changes * (timeBytes + 1) + types * 6 + letters + leaps * (timeBytes + 4) + standards + utcs
  return { start, changes, types, end: start + length }
}

/**
 * Reads a compiled tz database file, version 2 or later. Most files give future changes only as a
 * rule at the end.
 */
export function readTzif(file: Buffer): ZoneRules {
  if (file.toString('latin1', 0, 4) !== 'TZif' || file.readUInt8(4) < 0x32)
    throw new Error('not a TZif file of version 2 or later')
  const { start, changes, types, end } = blockAt(file, blockAt(file, 0, 4).end, 8)
  const typesStart = start + changes * 9
  const offsetMsOf = (type: number) => file.readInt32BE(typesStart + type * 6) * 1000
  if (types === 0) throw new Error('the TZif file has no time types')
  const transitions = Array.from({ length: changes }, (_, index) => ({
    at: Number(file.readBigInt64BE(start + index * 8)) * 1000,
    offsetMs: offsetMsOf(file.readUInt8(start + changes * 8 + index)),
  }))
  const rule = file.toString('latin1', end).trim()
  const last = transitions.at(-1)?.at ?? -Infinity
  return rulesFrom(offsetMsOf(0), [
    ...transitions,
    ...(rule === '' ? [] : changesByRule(rule, last)),
  ])
}
