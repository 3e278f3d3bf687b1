/** The marked pixels of a frame, row by row: 1 if marked. */
export type Mask = Uint8Array
export type Size = { readonly width: number; readonly height: number }

/** Whether a pixel is at the edge of the frame. */
export function isAtEdge(at: number, width: number, height: number): boolean {
  const x = at % width
  return x === 0 || x === width - 1 || at < width || at >= width * (height - 1)
}

/** The up to four pixels beside a pixel. */
export function neighbors4(at: number, width: number, height: number): number[] {
  const x = at % width
  const beside: number[] = []
  if (x > 0) beside.push(at - 1)
  if (x < width - 1) beside.push(at + 1)
  if (at >= width) beside.push(at - width)
  if (at < width * (height - 1)) beside.push(at + width)
  return beside
}

/** How many pixels are marked. */
export function countMarked(marks: Mask): number {
  let sum = 0
  for (const mark of marks) sum += mark
  return sum
}

/** The up to eight pixels around a pixel. */
export function neighbors8(at: number, { width, height }: Size): number[] {
  const x = at % width
  const places: number[] = []
  for (let row = -1; row <= 1; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const place = at + row * width + column
      const isInside = x + column >= 0 && x + column < width && place >= 0
      if (place !== at && isInside && place < width * height) places.push(place)
    }
  return places
}

/** The connected parts of the marked pixels, each as a list of pixels. */
export function connectedParts(
  marks: Mask,
  size: Size,
  hangTogether: (a: number, b: number) => boolean,
) {
  const seen = new Uint8Array(marks.length)
  const parts: number[][] = []
  for (const [start, mark] of marks.entries()) {
    if (mark === 0 || seen[start] === 1) continue
    const part = [start]
    seen[start] = 1
    for (const at of part)
      for (const next of neighbors8(at, size)) {
        if (marks[next] === 0 || seen[next] === 1 || !hangTogether(at, next)) continue
        seen[next] = 1
        part.push(next)
      }
    parts.push(part)
  }
  return parts
}

/** The bounds of the marked pixels: `left` and `top` inclusive, `right` and `bottom` exclusive. */
export function boundsOf(marks: Mask, { width, height }: Size) {
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  for (const [at, mark] of marks.entries()) {
    if (mark === 0) continue
    const x = at % width
    const y = Math.floor(at / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return right > left ? { left, right, top, bottom } : undefined
}
