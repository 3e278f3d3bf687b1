import { CannotRead, type ClipReader, type ClipSource } from './clip-reader.ts'
import type { ClipLook, AnalysisResponse, AnalysisRequest, SeamPictures } from './look-tasks.ts'

export type { ClipLook, SeamPictures } from './look-tasks.ts'
export type { ClipSource } from './clip-reader.ts'

/** Analyzes a clip: poster, figure box and seam. Rejects if this browser can't play it. */
export async function analyzeClip(source: ClipSource, signal?: AbortSignal): Promise<ClipLook> {
  return tried<ClipLook>({ task: 'look', source: absolute(source) }, signal, async (reader) => {
    const { look } = await import('./look-tasks.ts')
    return look(reader)
  })
}

/** Draws the seam of a clip that ends at `endMs`, or with its file. */
export async function seamPictures(
  source: ClipSource,
  { endMs, signal }: { endMs?: number | undefined; signal?: AbortSignal } = {},
): Promise<SeamPictures> {
  return tried<SeamPictures>(
    { task: 'seam', source: absolute(source), endMs },
    signal,
    async (reader) => {
      const { drawSeam } = await import('./look-tasks.ts')
      return drawSeam(reader, endMs)
    },
  )
}

/** Relative addresses would resolve differently in a worker. */
const absolute = (source: ClipSource) =>
  typeof source === 'string' ? new URL(source, document.baseURI).href : source

/** Uses the decoders in a worker if possible, otherwise a video element. */
async function tried<T extends ClipLook | SeamPictures>(
  request: AnalysisRequest,
  signal: AbortSignal | undefined,
  onPage: (reader: ClipReader) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  try {
    return (await inWorker(request, signal)) as T
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof CannotRead)) throw error
  }
  const { openPlayed } = await import('./played-clip.ts')
  const reader = await openPlayed(request.source)
  try {
    return await onPage(reader)
  } finally {
    reader.close()
  }
}

function inWorker(
  request: AnalysisRequest,
  signal?: AbortSignal,
): Promise<ClipLook | SeamPictures> {
  if (!('VideoDecoder' in window)) return Promise.reject(new CannotRead('There is no decoder.'))
  const worker = new Worker(new URL('./look.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ClipLook | SeamPictures>((resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new CannotRead('It is not wanted any more.'))
    })
    worker.onerror = () => {
      reject(new CannotRead('The worker failed.'))
    }
    worker.onmessage = ({ data }: MessageEvent<AnalysisResponse>) => {
      if ('result' in data) resolve(data.result)
      else reject(new CannotRead(data.problem))
    }
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
