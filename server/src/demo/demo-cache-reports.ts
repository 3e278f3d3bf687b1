import type { CacheReport, Programme } from '@roundboard/contract'

type Lack = 'insecure' | 'no-space'

/** What goes wrong in the half-equipped gym, by round: a lost flag, and a disk that is too small. */
const lackOf: Readonly<Record<string, Readonly<Record<number, Lack>>>> = {
  'RB-CA-2001': { 3: 'no-space', 5: 'insecure' },
}

/** What a simulated display says that it holds of its program: everything, but for a few. */
export function demoCacheReport({ revision, screen, intervals, media }: Programme): CacheReport {
  const lack = lackOf[screen.location.locationIdentifier]?.[screen.round]
  const own = media.filter(({ sha256 }) => sha256 !== null)
  const isFull = lack === 'no-space'
  // What comes last does not fit, and tomorrow is not whole.
  const held = lack === 'insecure' ? [] : isFull ? own.slice(0, own.length >> 1) : own
  const missing = isFull ? own.slice(held.length, held.length + 5) : []
  const sumOf = (files: typeof own) => files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  const until = lack === undefined ? intervals.at(-1)?.to : isFull ? intervals[0]?.to : undefined
  return {
    boot: lack === 'insecure' ? 'insecure' : 'held',
    revision,
    until: until ?? null,
    files: own.length,
    heldFiles: held.length,
    bytes: sumOf(own),
    heldBytes: sumOf(held),
    isPersisted: lack === undefined,
    missing: missing.map(({ url }) => ({ url, reason: 'no-space' })),
  }
}
