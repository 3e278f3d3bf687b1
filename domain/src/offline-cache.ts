/** A file that a wall shows; one without a hash lies elsewhere and cannot be held. */
export type ShownFile = {
  /** The link by which the programme names it. */
  readonly url: string
  /** Where its bytes are. */
  readonly file: string
  readonly bytes: number | null
  /** In hexadecimal digits. */
  readonly sha256: string | null
}

/** What a programme shows when, in order; `from` inclusive to `to` exclusive in epoch milliseconds. */
export type ShownFiles = {
  readonly intervals: readonly {
    readonly from: number
    readonly to: number
    readonly files: readonly ShownFile[]
  }[]
  /** Shown in every interval: exercises of breaks, the round's picture, the face. */
  readonly always: readonly ShownFile[]
  /** May have to stand in for others; nothing waits for them. */
  readonly substitutes?: readonly ShownFile[]
}

/** A file with the first instant from now on at which it is shown, in epoch milliseconds. */
export type NeededFile = ShownFile & { readonly neededAt: number }

/** A file on a display's disk; `usedAt` is when a programme last named it, in epoch milliseconds. */
export type CachedFile = { readonly file: string; readonly usedAt: number }

const dayMs = 86_400_000
/** Files of today and tomorrow are never given away. */
const safeMs = 2 * dayMs
const unusedAtMostMs = 30 * dayMs
/** How far the fetching of a fleet is spread, in milliseconds. */
const spreadMs = { soon: 10 * 60_000, later: 60 * 60_000 } as const
const mostTries = 3
/** A programme waits no longer for a file, in milliseconds. */
export const giveUpAfterMs = 60_000

const addressOfFile = /^\/media\/files\/[0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{64})\.[a-z0-9]+$/

/** The hash in the address of a file that can be held; null of what lies elsewhere. */
export function hashFromAddress(file: string): string | null {
  return addressOfFile.exec(file)?.[1] ?? null
}

/** What is on now and all that comes; after a programme's end its last interval, which still stands. */
function coming({ intervals }: ShownFiles, now: number) {
  const ahead = intervals.filter(({ to }) => now < to)
  return ahead.length > 0 ? ahead : intervals.slice(-1)
}

/** The files that a programme shows from `now` on, each once, in the order in which to fetch them. */
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

/** The files of two programmes, each needed as soon as the first of them needs it. */
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

/** The files of what is on now and of the coming change, without which a programme is not shown. */
export function filesForNextChange(shown: ShownFiles, now: number): NeededFile[] {
  const changeAt = coming(shown, now)[0]?.to ?? Infinity
  return neededFiles(shown, now).filter(({ neededAt }) => neededAt <= changeAt)
}

/**
 * The files that hold a new programme up while they are missing: those of its change, but for what
 * cannot be held and what the programme that plays would miss as well.
 */
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

/** Whether a programme waits for a file no longer: it came wrong three times, or not for a minute. */
export function shouldGiveUp(failures: number, waitedMs: number): boolean {
  return failures >= mostTries || waitedMs >= giveUpAfterMs
}

/**
 * The end of the last interval up to which everything is held, in epoch milliseconds; null when not
 * even what is on now is.
 */
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
 * How long to wait before a file is fetched, in milliseconds: not at all for what is on now and the
 * coming change; otherwise a `share` (0 to 1, by chance) of ten minutes, of an hour for what comes
 * after tomorrow, so that a fleet does not fetch all at once.
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
 * The held files that may make room for one that is needed at `forNeededAt`, in order: what no
 * programme names, the longest unused first, then what is needed last; never what is needed sooner
 * than it, nor today or tomorrow.
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

/** The held files that no programme has named for thirty days. */
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
