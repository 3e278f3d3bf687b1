import type { Part } from './media-disk.ts'

export const partBytes = 2 ** 20
/** A connection that stays silent for this long is given up. */
const silentAtMostMs = 20_000
/** The headers that are cached with a file: its type, and the policies that keep it from running anything. */
const cachedHeaders = ['content-type', 'content-security-policy', 'x-content-type-options', 'etag']

export type NoPart = 'failed' | 'not-found'

/** Fetches a mebibyte of a file, or all of it from its first byte if the server doesn't support ranges. */
export async function fetchPart(
  fetchFile: typeof fetch,
  file: string,
  from: number,
): Promise<Part | NoPart> {
  const silence = new AbortController()
  let alarm: ReturnType<typeof setTimeout> | undefined
  const restartTimeout = () => {
    clearTimeout(alarm)
    alarm = setTimeout(() => {
      silence.abort()
    }, silentAtMostMs)
  }
  restartTimeout()
  try {
    const answer = await fetchFile(file, {
      headers: { range: `bytes=${String(from)}-${String(from + partBytes - 1)}` },
      // The HTTP cache would return the same wrong bytes again.
      cache: 'no-store',
      credentials: 'omit',
      priority: 'low',
      signal: silence.signal,
    })
    const span = spanOf(answer)
    if (span === undefined || (span.from !== from && span.from !== 0)) {
      await answer.body?.cancel()
      return [404, 410].includes(answer.status) ? 'not-found' : 'failed'
    }
    const bytes = await readAll(answer, restartTimeout)
    const headers = Object.fromEntries(
      cachedHeaders.flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    return { from: span.from, bytes, totalBytes: span.totalBytes ?? bytes.size, headers }
  } catch {
    return 'failed'
  } finally {
    clearTimeout(alarm)
  }
}

/** Which bytes of the file a response contains; undefined if none. */
function spanOf(answer: Response): { from: number; totalBytes: number | null } | undefined {
  if (answer.status === 200) return { from: 0, totalBytes: null }
  const [, from, total] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? []
  if (answer.status !== 206 || from === undefined) return undefined
  return { from: Number(from), totalBytes: Number(total) }
}

async function readAll({ body }: Response, onChunk: () => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  for (;;) {
    const piece = await reader?.read()
    if (piece?.value === undefined) return new Blob(pieces)
    pieces.push(piece.value)
    onChunk()
  }
}
