import type { CacheReport } from '@roundboard/contract'
import { cachedUntil, neededFiles, type ShownFiles } from '@roundboard/domain'
import type { FileOnDisk } from './media-disk.ts'

export type MissingReason = CacheReport['missing'][number]['reason']

const mostReported = 5
const longestUrl = 300

/** How much of a program's files is cached, as reported to the server. */
export function cacheReportOf(
  shown: ShownFiles,
  known: {
    readonly revision: string
    /** Epoch milliseconds by the server. */
    readonly now: number
    readonly held: ReadonlyMap<string, FileOnDisk>
    readonly reasonOf: (file: string) => MissingReason | undefined
    readonly isPersisted: boolean
  },
): Omit<CacheReport, 'boot'> {
  const { revision, now, held, reasonOf, isPersisted } = known
  const files = neededFiles(shown, now)
  const missing = files.filter(({ file }) => !held.has(file))
  const heldBytes = files.reduce((sum, { file }) => sum + (held.get(file)?.bytes ?? 0), 0)
  const until = cachedUntil(shown, (file) => held.has(file), now)
  return {
    revision,
    until: until === null ? null : new Date(until).toISOString(),
    files: files.length,
    heldFiles: files.length - missing.length,
    bytes: missing.reduce((sum, { bytes }) => sum + (bytes ?? 0), heldBytes),
    heldBytes,
    isPersisted,
    missing: missing.slice(0, mostReported).map(({ url, file, sha256 }) => ({
      url: url.slice(0, longestUrl),
      reason: sha256 === null ? 'elsewhere' : (reasonOf(file) ?? 'waiting'),
    })),
  }
}
