import type { ZoneSource } from './zone-source.ts'

// The tz database's data doesn't contain release dates; its NEWS file does.
const knownReleases: Readonly<Record<string, string>> = {
  '2025a': '2025-01-15',
  '2025b': '2025-03-22',
  '2025c': '2025-12-10',
  '2026a': '2026-03-01',
  '2026b': '2026-04-22',
  '2026c': '2026-07-08',
  '2026d': '2026-09-11',
  '2026e': '2026-09-29',
  '2026f': '2026-10-27',
}

/** A version's release date; for unknown versions, the latest possible one. */
export function releasedOn({ version, madeOn }: Pick<ZoneSource, 'version' | 'madeOn'>): string {
  const endOfItsYear = `${version.slice(0, 4)}-12-31`
  const known = knownReleases[version]
  if (known !== undefined) return known
  return madeOn !== undefined && madeOn < endOfItsYear ? madeOn : endOfItsYear
}
