import { authCodePattern } from '@roundboard/domain'

/** The number of characters in a code. */
export const codeLength = 6

/** The typed text, normalized like codes on screens. */
export const cleanCode = (typed: string): string =>
  typed.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()

/**
 * The codes in pasted text, in order: separate, possibly each with a dash or space in the middle,
 * or all in one piece. Text without a code is returned as one.
 */
export function parseCodes(text: string): string[] {
  const parts = text.split(/[\n\r\t,;|]+|\s{2,}/).flatMap(codesOfPart)
  const joined = cleanCode(text)
  if (parts.length > 0 && parts.every((part) => authCodePattern.test(part))) return parts
  return inPieces(joined) ?? [joined]
}

function codesOfPart(part: string): string[] {
  const words = part
    .split(/\s+/)
    .map(cleanCode)
    .filter((word) => word !== '')
  if (words.every((word) => authCodePattern.test(word))) return words
  const joined = cleanCode(part)
  return joined === '' ? [] : (inPieces(joined) ?? [joined])
}

function inPieces(text: string): string[] | undefined {
  if (text === '' || text.length % codeLength !== 0) return undefined
  return text.match(new RegExp(`.{${String(codeLength)}}`, 'g')) ?? undefined
}
