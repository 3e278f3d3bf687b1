import type { CacheReport, Programme } from '@roundboard/contract'

type Lack = 'insecure' | 'no-space'

/** The issues at the half-equipped location, by round: a missing browser flag, and a disk that is too small. */
const lackOf: Readonly<Record<string, Readonly<Record<number, Lack>>>> = {
  'RB-CA-2001': { 3: 'no-space', 5: 'insecure' },
}

/** The cache report of a simulated screen: everything is cached, with a few exceptions. */
export function demoCacheReport({ revision, screen, intervals, media }: Programme): CacheReport {
  const lack = lackOf[screen.location.locationIdentifier]?.[screen.round]
  const own = media.filter(({ sha256 }) => sha256 !== null)
  const isFull = lack === 'no-space'
  // The last files don't fit, so tomorrow isn't complete.
  const cachedFiles = lack === 'insecure' ? [] : isFull ? own.slice(0, own.length >> 1) : own
  const missing = isFull ? own.slice(cachedFiles.length, cachedFiles.length + 5) : []
  const sumOf = (files: typeof own) => files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  const until = lack === undefined ? intervals.at(-1)?.to : isFull ? intervals[0]?.to : undefined
  return {
    boot: lack === 'insecure' ? 'insecure' : 'held',
    revision,
    until: until ?? null,
    files: own.length,
    heldFiles: cachedFiles.length,
    bytes: sumOf(own),
    heldBytes: sumOf(cachedFiles),
    isPersisted: lack === undefined,
    missing: missing.map(({ url }) => ({ url, reason: 'no-space' })),
  }
}
