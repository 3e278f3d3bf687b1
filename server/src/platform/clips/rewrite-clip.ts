import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { ReadClip } from './clip.ts'
import { checkContainer } from './container-check.ts'

export interface ClipJob {
  readonly path: string
  /** A file that is not there yet. */
  readonly into: string
  /** Where it is cut; the whole of it without. */
  readonly endMs?: number
}

export type ClipReport = ReadClip | { readonly notWritten: unknown }

// A hostile file makes the reader take all memory there is, or never end.
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 }
const deadlineMs = 30_000

const inWorker = (job: ClipJob): Promise<ClipReport> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./clip-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: limits,
      execArgv: [],
      env: {},
      stdin: false,
      stderr: true,
      stdout: true,
    })
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs)
    let report: ClipReport = { problem: 'unreadable' }
    worker.on('message', (said: ClipReport) => {
      report = said
    })
    // Out of memory, or an exception that nothing waited for: it is the file's.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      clearTimeout(deadline)
      resolve(report)
    })
  })

let last: Promise<unknown> = Promise.resolve()

/** One after another: a clip takes a moment, and each worker a heap of its own. */
function inTurn(job: ClipJob): Promise<ClipReport> {
  const report = last.then(() => inWorker(job))
  last = report.catch(() => undefined)
  return report
}

async function work(job: ClipJob): Promise<ReadClip> {
  const report = await inTurn(job)
  if ('facts' in report) return report
  await rm(job.into, { force: true })
  if ('notWritten' in report) throw report.notWritten
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
