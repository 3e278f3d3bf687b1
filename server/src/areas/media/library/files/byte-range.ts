import type { Span } from '../../../../platform/files/file-store.ts'

/**
 * What of a file a Range header asks for: a span, `unsatisfiable`, or `whole` for anything that is not
 * one range of bytes (RFC 9110, 14.2: such a header counts as if it were not there).
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): Span | 'unsatisfiable' | 'whole' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const end = bytes - 1
  if (from === '')
    return Number(to) === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, bytes - Number(to)), last: end }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first > end) return 'unsatisfiable'
  return { first, last: to === '' ? end : Math.min(Number(to), end) }
}
