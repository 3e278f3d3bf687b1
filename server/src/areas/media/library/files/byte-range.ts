import type { Span } from '../../../../platform/files/file-store.ts'

/**
 * Parses a Range header: a span, `unsatisfiable`, or `whole` for anything other than one range of
 * bytes, which must be ignored (RFC 9110, section 14.2).
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
