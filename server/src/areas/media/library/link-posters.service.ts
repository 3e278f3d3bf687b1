import { rm } from 'node:fs/promises'
import { addDays } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import { isDatabaseUnavailable, isWriteRefused } from '../../../platform/database/failures.ts'
import type { LinkPosterRow } from '../../../platform/database/schema.ts'
import { type Download, downloadBytesMax } from '../../../platform/download.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Files } from './files/files.service.ts'
import * as rows from './link-posters.repository.ts'
import { changeOfLinks } from './media-change.ts'
import type { OtherUses } from './media-uses.ts'

const minute = 60_000
/** The wait before each retry. After the last one, the link is given up. */
const waitsMs = [minute, 10 * minute, 60 * minute, 6 * 60 * minute]
/** A full disk may have space again by then. */
const roomAgainMs = 10 * minute
/** Not right at startup, and not while someone is still editing. */
const afterMs = 10_000
/** How many are deleted at a time. */
const mostForgotten = 500

const serverActor = systemActor('media.read', 'media.write')

/** When to try a link without a poster; undefined: never again. */
function dueAt({ sha256, failures, triedAt }: LinkPosterRow): number | undefined {
  const wait = waitsMs[failures - 1]
  return sha256 !== null || wait === undefined ? undefined : Date.parse(triedAt) + wait
}

/**
 * Creates posters for external videos, if the server can: one at a time, with a few retries. A link
 * that was given up is tried again once it is used again.
 */
export function createLinkPosters(
  dependencies: Pick<
    Platform,
    'read' | 'unlogged' | 'write' | 'clock' | 'changes' | 'onFailure'
  > & {
    files: Pick<Files, 'keepContent' | 'newTemporaryPath'>
    download: Download
    /** Whether a number of bytes fits into the download folder. */
    hasRoom: (bytes: number) => Promise<boolean>
    otherUses: Pick<OtherUses, 'listLocationsPlaying'>
    /** Extracts a frame of a clip; undefined on servers without ffmpeg. */
    pictureOf: ((path: string) => Promise<Buffer | undefined>) | undefined
    onNote?: (what: string, facts: object) => void
  },
) {
  const { read, unlogged, write, clock, changes, files, download, hasRoom, pictureOf, otherUses } =
    dependencies
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer: { at: number; end: () => void } | undefined
  let unsubscribe: (() => void) | undefined

  async function posterFor(link: string, makePicture: NonNullable<typeof pictureOf>) {
    const path = await files.newTemporaryPath()
    try {
      await download(link, path, stopping.signal)
      const picture = await makePicture(path)
      if (picture === undefined) throw new Error('the file isn’t a readable video')
      return await files.keepContent(picture, { extension: 'jpg', type: 'image/jpeg' })
    } finally {
      await rm(path, { force: true })
    }
  }

  async function give(link: string, sha256: string): Promise<void> {
    await write(serverActor, 'media.write', async ({ trx, at, record, announce, unchanged }) => {
      if (!(await rows.setPoster(trx, link, sha256))) {
        unchanged()
        return
      }
      record({ model: 'Media', action: 'update', data: { link, poster: sha256 } })
      announce(await changeOfLinks(trx, at, [link], otherUses))
    })
  }

  async function lookNow(): Promise<void> {
    if (pictureOf === undefined) return
    const { on } = read(serverActor, 'media.read')
    const unloggedOn = unlogged(serverActor, 'media.write')
    // Two days of margin for time zones.
    const used = await rows.listLinksElsewhere(on, addDays(stampOf(clock()).slice(0, 10), -2))
    const known = new Map((await rows.listLinkPosters(on)).map((row) => [row.link, row]))
    const isUsed = new Set(used)
    const unused = [...known.keys()].filter((link) => !isUsed.has(link)).slice(0, mostForgotten)
    if (unused.length > 0) await rows.deletePosterLinks(unloggedOn, unused)
    for (const link of used) {
      if (stopping.signal.aborted) return
      const last = known.get(link)
      if (last !== undefined && (dueAt(last) ?? Infinity) > clock()) continue
      if (!(await hasRoom(downloadBytesMax))) {
        dependencies.onNote?.('not enough disk space to fetch an external video for its poster', {})
        lookAfter(roomAgainMs)
        return
      }
      if (!(await rows.startAttempt(unloggedOn, { link, triedAt: stampOf(clock()) }, last)))
        continue
      try {
        await give(link, (await posterFor(link, pictureOf)).sha256)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        // An address may contain a secret; its host doesn't.
        dependencies.onNote?.('could not create a poster for an external video', {
          host: new URL(link).host,
          why,
        })
      }
    }
    const due = (await rows.listLinkPosters(on)).flatMap((row) => dueAt(row) ?? [])
    if (due.length > 0) lookAfter(Math.max(afterMs, Math.min(...due) - clock()))
  }

  /** Creates missing posters, one run at a time. */
  function look(): Promise<void> {
    const mine = running.then(lookNow)
    running = mine.catch(() => undefined)
    return mine
  }

  function lookAfter(ms: number): void {
    const at = performance.now() + ms
    if (stopping.signal.aborted || (timer && timer.at <= at)) return
    timer?.end()
    const timeout = setTimeout(() => {
      timer = undefined
      look().catch((error: unknown) => {
        lookAfter(minute)
        if (!isDatabaseUnavailable(error) && !isWriteRefused(error))
          dependencies.onFailure('could not update posters of external videos', error)
      })
    }, ms)
    timeout.unref()
    timer = {
      at,
      end: () => clearTimeout(timeout),
    }
  }

  return {
    look,
    /** Runs soon, and again whenever uses change. */
    start(soonMs = afterMs): void {
      if (pictureOf === undefined) return
      lookAfter(soonMs)
      unsubscribe = changes.subscribe(({ kind }) => {
        if (['workouts', 'exercises', 'rounds', 'everything'].includes(kind)) lookAfter(soonMs)
      })
    },
    async stop(): Promise<void> {
      unsubscribe?.()
      timer?.end()
      stopping.abort()
      await running
    },
  }
}
