/** The maximum nesting of request bodies. The console's deepest has seven levels. */
export const nestingMax = 16

const quote = 0x22
const backslash = 0x5c
const openings = new Set([0x5b, 0x7b])
const closings = new Set([0x5d, 0x7d])

function isEscaped(json: Buffer, at: number): boolean {
  let before = at
  while (json[before - 1] === backslash) before -= 1
  return (at - before) % 2 === 1
}

/** The end of the string that starts at `start`. Most of a large body is one string. */
function endOfString(json: Buffer, start: number): number {
  let end = json.indexOf(quote, start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf(quote, end + 1)
  return end === -1 ? json.length : end
}

/** Checks the nesting of JSON without parsing it. */
export function isNestedTooDeep(json: Buffer): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (byte === quote) at = endOfString(json, at)
    else if (openings.has(byte)) depth += 1
    else if (closings.has(byte)) depth -= 1
    if (depth > nestingMax) return true
  }
  return false
}
