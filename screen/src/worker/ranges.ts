/** A range of bytes; `end` is exclusive. */
export type ByteRange = { readonly start: number; readonly end: number }

/**
 * Parses a `range` header for a file of `size` bytes. Several ranges, and invalid ones, mean the whole file
 * (RFC 9110, 14.2).
 */
export function rangeOf(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) }
}

/** Responds with a cached file, or with the requested range without reading the rest. */
export async function answerWith(cached: Response, range: string | null): Promise<Response> {
  const file = await cached.blob()
  const requested = rangeOf(range, file.size)
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': cached.headers.get('content-type') ?? 'application/octet-stream',
  })
  if (requested === 'whole') {
    headers.set('content-length', String(file.size))
    return new Response(file, { headers })
  }
  if (requested === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = requested
  headers.set('content-range', `bytes ${start}-${end - 1}/${file.size}`)
  headers.set('content-length', String(end - start))
  return new Response(file.slice(start, end, file.type), { status: 206, headers })
}
