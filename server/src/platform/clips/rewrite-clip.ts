import { rm } from 'node:fs/promises'
import { diskRefusal } from '../files/folder-store.ts'
import type { ReadClip } from './clip.ts'
import { checkContainer } from './container-check.ts'
import { askProgram } from './own-program.ts'

export interface ClipJob {
  readonly path: string
  /** The file to create. */
  readonly into: string
  /** Where to cut the clip; by default it isn't cut. */
  readonly endMs?: number
}

/** Why a file couldn't be written. */
export interface NotWritten {
  readonly code: string | undefined
  readonly message: string
}

export type ClipReport = ReadClip | { readonly notWritten: NotWritten }

// A hostile file could make the parser use all memory, or never end.
const limits = ['--max-old-space-size=128', '--max-semi-space-size=4', '--stack-size=2048']
const deadlineMs = 30_000

async function inProgram(job: ClipJob): Promise<ClipReport> {
  const program = new URL('./clip-program.ts', import.meta.url)
  const report = await askProgram(program, job, { limits, deadlineMs })
  // Running out of memory or time is the file's fault.
  return (report as ClipReport | undefined) ?? { problem: 'unreadable' }
}

let last: Promise<unknown> = Promise.resolve()

/** One at a time, because each process has its own heap. */
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
 * Copies a clip's frames unchanged into a file of which screens append one copy after another:
 * fragmented MP4, starting with a key frame, no sound, no edit list.
 */
export async function rewriteClip(
  path: string,
  into: string,
  kind: 'mp4' | 'webm' = 'mp4',
): Promise<ReadClip> {
  const container = await checkContainer(path, kind)
  return container === 'whole' ? work({ path, into }) : { problem: container }
}

/** Like `rewriteClip`, up to an instant. Returns `cut` if the rest depends on later frames. */
export async function cutClip(
  path: string,
  into: string,
  endMs: number,
  kind: 'mp4' | 'webm' = 'mp4',
): Promise<ReadClip> {
  const container = await checkContainer(path, kind)
  return container === 'whole' ? work({ path, into, endMs }) : { problem: container }
}
