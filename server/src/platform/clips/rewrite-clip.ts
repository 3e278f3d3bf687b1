import { rm } from 'node:fs/promises'
import { diskRefusal } from '../files/folder-store.ts'
import type { ReadClip } from './clip.ts'
import { checkContainer } from './container-check.ts'
import { askProgram } from './own-program.ts'

export interface ClipJob {
  readonly path: string
  /** A file that is not there yet. */
  readonly into: string
  /** Where it is cut; the whole of it without. */
  readonly endMs?: number
}

/** Why a file could not be written. */
export interface NotWritten {
  readonly code: string | undefined
  readonly message: string
}

export type ClipReport = ReadClip | { readonly notWritten: NotWritten }

// A hostile file makes the reader take all memory there is, or never end.
const limits = ['--max-old-space-size=128', '--max-semi-space-size=4', '--stack-size=2048']
const deadlineMs = 30_000

async function inProgram(job: ClipJob): Promise<ClipReport> {
  const program = new URL('./clip-program.ts', import.meta.url)
  const report = await askProgram(program, job, { limits, deadlineMs })
  // It ran out of memory or time: that is the file's fault.
  return (report as ClipReport | undefined) ?? { problem: 'unreadable' }
}

let last: Promise<unknown> = Promise.resolve()

/** One after another, whoever asks: a clip takes a moment, and each program a heap of its own. */
function inTurn(job: ClipJob): Promise<ClipReport> {
  const report = last.then(() => inProgram(job))
  last = report.catch(() => undefined)
  return report
}

async function work(job: ClipJob): Promise<ReadClip> {
  const report = await inTurn(job)
  if ('facts' in report) return report
  await rm(job.into, { force: true })
  if ('notWritten' in report) throw diskRefusal(report.notWritten)
  return report
}

/**
 * Reads a clip and writes its pictures, as they are, to a file that walls append one copy after
 * another: fragmented MP4, a whole picture first, no sound, no edit list.
 */
export async function rewriteClip(
  path: string,
  into: string,
  kind: 'mp4' | 'webm' = 'mp4',
): Promise<ReadClip> {
  const container = await checkContainer(path, kind)
  return container === 'whole' ? work({ path, into }) : { problem: container }
}

/** The same up to an instant; `cut` where what is left needs what comes after. */
export async function cutClip(
  path: string,
  into: string,
  endMs: number,
  kind: 'mp4' | 'webm' = 'mp4',
): Promise<ReadClip> {
  const container = await checkContainer(path, kind)
  return container === 'whole' ? work({ path, into, endMs }) : { problem: container }
}
