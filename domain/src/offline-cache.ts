/** A file that a screen shows. One without a hash is on another server, and can't be cached. */
export type ShownFile = {
  /** The link by which the program names it. */
  readonly url: string
  /** Where its bytes are. */
  readonly file: string
  readonly bytes: number | null
  /** In hexadecimal digits. */
  readonly sha256: string | null
}

/** The files that a program shows, in order of time; `from` inclusive to `to` exclusive, in epoch milliseconds. */
export type ShownFiles = {
  readonly intervals: readonly {
    readonly from: number
    readonly to: number
    readonly files: readonly ShownFile[]
  }[]
  /** Shown in every interval: exercises of breaks, the round's picture, the branding. */
  readonly always: readonly ShownFile[]
  /** Possible substitutes; nothing waits for them. */
  readonly substitutes?: readonly ShownFile[]
}

/** A file and when it is next shown, in epoch milliseconds. */
export type NeededFile = ShownFile & { readonly neededAt: number }

/** A file in a screen's cache; `usedAt` is when a program last named it, in epoch milliseconds. */
export type CachedFile = { readonly file: string; readonly usedAt: number }

const dayMs = 86_400_000
/** Files of today and tomorrow are never evicted. */
const safeMs = 2 * dayMs
const unusedAtMostMs = 30 * dayMs
/** Over how many milliseconds a fleet spreads its downloads. */
const spreadMs = { soon: 10 * 60_000, later: 60 * 60_000 } as const
const mostTries = 3
/** How long a program waits for a file, in milliseconds. */
export const giveUpAfterMs = 60_000

const addressOfFile = /^\/media\/files\/[0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{64})\.[a-z0-9]+$/

/** The hash in the address of a file that can be cached; null for files elsewhere. */
export function hashFromAddress(file: string): string | null {
  return addressOfFile.exec(file)?.[1] ?? null
}

/** The current interval and all later ones; after the program's end its last interval, which stays on. */
function coming({ intervals }: ShownFiles, now: number) {
  const ahead = intervals.filter(({ to }) => now < to)
  return ahead.length > 0 ? ahead : intervals.slice(-1)
}

/** The files that a program shows from `now` on, each once, in the order in which to fetch them. */
export function neededFiles(shown: ShownFiles, now: number): NeededFile[] {
  const needed = new Map<string, NeededFile>()
  const add = (files: readonly ShownFile[], neededAt: number) => {
    for (const file of files)
      if (!needed.has(file.file)) needed.set(file.file, { ...file, neededAt })
  }
  const [current, change, ...later] = coming(shown, now)
  add(current?.files ?? [], now)
  add(shown.always, now)
  if (change) add(change.files, change.from)
  add(shown.substitutes ?? [], Math.max(now, current?.to ?? now) + 1)
  for (const { files, from } of later) add(files, from)
  return [...needed.values()]
}

/** The files of two programs, each needed as soon as the first of them needs it. */
export function mergeNeededFiles(
  one: readonly NeededFile[],
  other: readonly NeededFile[],
): NeededFile[] {
  const sooner = new Map(one.map((needed) => [needed.file, needed]))
  for (const needed of other) {
    const known = sooner.get(needed.file)
    if (known === undefined || needed.neededAt < known.neededAt) sooner.set(needed.file, needed)
  }
  return [...sooner.values()].sort((a, b) => a.neededAt - b.neededAt)
}

/** The files that are on now or from the next change on. A program isn't shown without them. */
export function filesForNextChange(shown: ShownFiles, now: number): NeededFile[] {
  const changeAt = coming(shown, now)[0]?.to ?? Infinity
  return neededFiles(shown, now).filter(({ neededAt }) => neededAt <= changeAt)
}

/** The missing files for which a new program waits: those until its next change, except files that can't be cached or that the program on screen is missing too. */
export function blockingFiles(
  shown: ShownFiles,
  playing: ShownFiles | null,
  now: number,
): NeededFile[] {
  const missedAnyway = new Set(
    playing ? filesForNextChange(playing, now).map(({ file }) => file) : undefined,
  )
  return filesForNextChange(shown, now).filter(
    ({ file, sha256 }) => sha256 !== null && !missedAnyway.has(file),
  )
}

/** Whether a program stops waiting for a file: it arrived damaged three times, or not within a minute. */
export function shouldGiveUp(failures: number, waitedMs: number): boolean {
  return failures >= mostTries || waitedMs >= giveUpAfterMs
}

/** The end of the last interval up to which everything is cached, in epoch milliseconds; null if not even the current one is. */
export function cachedUntil(
  shown: ShownFiles,
  isHeld: (file: string) => boolean,
  now: number,
): number | null {
  if (!shown.always.every(({ file }) => isHeld(file))) return null
  let until: number | null = null
  for (const { files, to } of coming(shown, now)) {
    if (!files.every(({ file }) => isHeld(file))) break
    until = to
  }
  return until
}

/**
 * How long to wait before fetching a file, in milliseconds, so that a fleet doesn't fetch it all at
 * once. 0 for what is shown now or at the next change; else a random `share` (0 to 1) of ten
 * minutes, or of an hour for files needed after tomorrow.
 */
export function fetchDelayMs(
  { neededAt }: Pick<NeededFile, 'neededAt'>,
  shown: ShownFiles,
  now: number,
  share: number,
): number {
  if (neededAt <= (coming(shown, now)[0]?.to ?? Infinity)) return 0
  return share * (neededAt < now + safeMs ? spreadMs.soon : spreadMs.later)
}

/**
 * The cached files that may be evicted for one that is needed at `forNeededAt`, in order: files
 * that no program names, least recently used first, then those needed last. Never files that are
 * needed sooner, today or tomorrow.
 */
export function filesToEvict(
  held: readonly CachedFile[],
  needed: readonly NeededFile[],
  forNeededAt: number,
  now: number,
): string[] {
  const neededAt = new Map(needed.map((each) => [each.file, each.neededAt]))
  const unused = held
    .filter(({ file }) => !neededAt.has(file))
    .sort((a, b) => a.usedAt - b.usedAt)
    .map(({ file }) => file)
  const later = held
    .flatMap(({ file }) => {
      const at = neededAt.get(file) ?? 0
      return at >= now + safeMs && at > forNeededAt ? [{ file, at }] : []
    })
    .sort((a, b) => b.at - a.at)
    .map(({ file }) => file)
  return [...unused, ...later]
}

/** The cached files that no program has named for thirty days. */
export function expiredFiles(
  held: readonly CachedFile[],
  needed: readonly NeededFile[],
  now: number,
): string[] {
  const named = new Set(needed.map(({ file }) => file))
  return held
    .filter(({ file, usedAt }) => !named.has(file) && now - usedAt >= unusedAtMostMs)
    .map(({ file }) => file)
}
