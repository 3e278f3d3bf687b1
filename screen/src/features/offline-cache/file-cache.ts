import {
  fetchDelayMs,
  blockingFiles,
  filesToEvict,
  giveUpAfterMs,
  mergeNeededFiles,
  neededFiles,
  type NeededFile,
  type ShownFiles,
  wallProblems,
  expiredFiles,
} from '@roundboard/domain'
import { startLoop } from '../../shared/task-loop.ts'
import { download, type Outcome } from './download.ts'
import { hashOf } from './hash-of.ts'
import { cacheReportOf, type MissingReason } from './cache-report.ts'
import type { CacheRequest, CacheUpdate } from './cache-messages.ts'
import type { FileOnDisk, MediaDisk } from './media-disk.ts'
import { createMisses } from './misses.ts'
import { createFetchPauses } from './fetch-pauses.ts'
import { shownFilesOf } from './shown-files.ts'

/** How often a cached file is checked, one file at a time. */
const checkMs = 60_000
const longestRestMs = 60_000

/** The problem to report when a program is shown without a file. */
const problemOf = {
  failed: wallProblems.fileNotFetched,
  'not-found': wallProblems.fileNotFetched,
  waiting: wallProblems.fileNotFetched,
  elsewhere: wallProblems.fileNotFetched,
  'wrong-bytes': wallProblems.fileWrongBytes,
  'no-space': wallProblems.fileNoSpace,
} as const satisfies Record<MissingReason, string>

type Wanted = {
  readonly order: number
  readonly revision: string
  readonly shown: ShownFiles
  readonly awaited: readonly NeededFile[]
  readonly share: number
  /** By `performance.now()`. */
  readonly since: number
}

/** Caches the files of a screen's program on its disk, verified, one at a time. */
export function startFileCache(options: {
  readonly disk: MediaDisk
  readonly fetchFile: typeof fetch
  readonly random: () => number
  readonly send: (report: CacheUpdate) => void
}) {
  const { disk, fetchFile, random, send } = options
  let wanted: Wanted | undefined
  let before: ShownFiles | undefined
  let held = new Map<string, FileOnDisk>()
  const checkedAt = new Map<string, number>()
  const doubted = new Set<string>()
  const reported = new Set<string>()
  let problems: string[] = []
  let isPersisted = false
  let isStopped = false
  let serverAheadMs = Date.now() - performance.now()
  let nextCheckAt = performance.now() + checkMs

  const now = () => performance.now() + serverAheadMs
  const misses = createMisses(random)
  const quiet = createFetchPauses({ now, random })
  const isHeld = (file: string) => held.has(file)

  function needed(): NeededFile[] {
    if (!wanted) return []
    const newest = neededFiles(wanted.shown, now())
    return before ? mergeNeededFiles(newest, neededFiles(before, now())) : newest
  }

  /** The missing files that can be fetched, each with the earliest time to do so, by `performance.now()`. */
  function queue(): { readonly file: NeededFile; readonly dueAt: number }[] {
    if (!wanted) return []
    const { shown, share, since } = wanted
    const at = now()
    return neededFiles(shown, at)
      .filter(({ file, sha256 }) => sha256 !== null && !isHeld(file))
      .map((file) => ({
        file,
        dueAt: Math.max(since + fetchDelayMs(file, shown, at, share), misses.tryAt(file.file)),
      }))
  }
  const nextDue = () => queue().find(({ dueAt }) => dueAt <= performance.now())?.file

  const isAwaited = ({ file }: NeededFile, since: number) =>
    !isHeld(file) && !misses.isGivenUp(file, performance.now() - since)

  function report() {
    if (!wanted) return
    const { order, revision, shown, awaited, since } = wanted
    const isShowable = !awaited.some((file) => isAwaited(file, since))
    if (isShowable) for (const { file, url } of awaited) if (!isHeld(file)) complain(file, url)
    send({
      order,
      isShowable,
      broken: misses.broken(),
      holding: cacheReportOf(shown, {
        revision,
        now: now(),
        held,
        reasonOf: misses.reasonOf,
        isPersisted,
      }),
      problems,
    })
    problems = []
  }

  function complain(file: string, url: string) {
    if (reported.has(file)) return
    reported.add(file)
    problems.push(`${problemOf[misses.reasonOf(file) ?? 'waiting']} ${url}`)
  }

  async function listPending() {
    const found = await disk.list()
    held = new Map(found.map((file) => [file.file, file]))
    isPersisted = await disk.isPersisted()
  }

  async function drop(file: string) {
    held.delete(file)
    checkedAt.delete(file)
    await disk.drop(file)
  }

  async function makeRoomFor({ neededAt }: NeededFile): Promise<boolean> {
    const [first] = filesToEvict([...held.values()], needed(), neededAt, now())
    if (first === undefined) return false
    await drop(first)
    return true
  }

  /** Waits while nothing should be fetched; false if there is something else to fetch. */
  async function mayGoOn(file: string): Promise<boolean> {
    for (let restMs = quiet.forMs(); restMs > 0 && !isStopped; restMs = quiet.forMs())
      await new Promise((resolve) => setTimeout(resolve, Math.min(restMs, longestRestMs)))
    return !isStopped && nextDue()?.file === file
  }

  function settle({ file, url }: NeededFile, outcome: Outcome) {
    if (outcome === 'interrupted') return
    quiet.noteResult(outcome !== 'failed')
    if (outcome === 'held') {
      misses.forget(file)
      reported.delete(file)
      return
    }
    misses.note(file, outcome)
    // An unreachable server is reported elsewhere, and a file that delays a program is reported by
    // `report`.
    if (outcome !== 'failed' && misses.isGivenUp(file, 0)) complain(file, url)
  }

  async function fetchNext(file: NeededFile) {
    const outcome = await download(file, {
      disk,
      fetchFile,
      now,
      mayGoOn: () => mayGoOn(file.file),
      makeRoom: () => makeRoomFor(file),
    })
    settle(file, outcome)
    if (outcome === 'held') await listPending()
  }

  /** Checks the cached file that was checked the longest ago; a damaged one is fetched again. */
  async function checkOne() {
    await listPending()
    const files = needed().filter(({ file }) => isHeld(file))
    for (const doubt of doubted)
      if (!files.some(({ file }) => file === doubt)) doubted.delete(doubt)
    const [next] = files.sort((a, b) => age(a.file) - age(b.file))
    if (next === undefined) return
    checkedAt.set(next.file, performance.now())
    doubted.delete(next.file)
    const bytes = await disk.read(next.file)
    if (bytes && (await hashOf([bytes])) === next.sha256) return
    await drop(next.file)
    problems.push(`${wallProblems.fileDamaged} ${next.url}`)
  }
  const age = (file: string) => (doubted.has(file) ? -1 : (checkedAt.get(file) ?? 0))

  async function tidy() {
    for (const file of expiredFiles([...held.values()], needed(), now())) await drop(file)
    await disk.dropPartsBut(queue().map(({ file }) => file.file))
  }

  async function work(): Promise<number> {
    const restMs = quiet.forMs()
    if (restMs > 0) return Math.min(restMs, longestRestMs)
    const next = nextDue()
    if (next) await fetchNext(next)
    else if (doubted.size > 0 || performance.now() >= nextCheckAt) {
      nextCheckAt = performance.now() + checkMs
      await checkOne()
      await tidy()
    }
    report()
    return nextDue() || doubted.size > 0 ? 0 : untilNext()
  }

  function untilNext(): number {
    const at = performance.now()
    const due = queue().map(({ dueAt }) => dueAt - at)
    const soonest = Math.min(...due, nextCheckAt - at)
    return Math.min(longestRestMs, Math.max(1, Math.ceil(soonest)))
  }

  let isOpen = false
  const loop = startLoop(async () => {
    try {
      if (!isOpen) await listPending()
      isOpen = true
      return await work()
    } catch (error) {
      console.warn('The program’s files could not be managed.', error)
      return longestRestMs
    }
  })

  let givesUp: ReturnType<typeof setTimeout> | undefined
  async function want(request: CacheRequest & { readonly type: 'want' }) {
    serverAheadMs = request.now - performance.now()
    // A new program means that the server is reachable again.
    quiet.noteResult(true)
    misses.hurry()
    const shown = shownFilesOf(request.programme)
    const playing = request.playing ? shownFilesOf(request.playing) : null
    wanted = {
      order: request.order,
      revision: request.programme.revision,
      shown,
      awaited: request.playing ? blockingFiles(shown, playing, now()) : [],
      share: request.share,
      since: performance.now(),
    }
    before = playing ?? before
    // A download may take longer than this.
    clearTimeout(givesUp)
    givesUp = setTimeout(report, giveUpAfterMs)
    if (!isOpen) await listPending()
    report()
    loop.now()
    await disk.use(
      needed().map(({ file }) => file),
      now(),
    )
  }

  return {
    ask(request: CacheRequest) {
      switch (request.type) {
        case 'want':
          void want(request)
          break
        case 'time':
          serverAheadMs = request.now - performance.now()
          report()
          loop.now()
          break
        case 'phase-ends':
          quiet.phaseEnds(request.at)
          break
        case 'rest':
          quiet.rest(request.ms)
          break
        case 'doubt':
          if (isHeld(request.file)) doubted.add(request.file)
          loop.now()
          break
        case 'forget':
          wanted = before = undefined
          break
      }
    },
    stop() {
      isStopped = true
      clearTimeout(givesUp)
      loop.stop()
    },
  }
}
