/** How many of the last steps make room for the code; 0 if there is no code, or no room for it. */
export type StepsBeside = 0 | 1 | 2

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The boxes of all lines of text and step numbers in the instructions. */
function linesOf(instructions: Element): Box[] {
  const range = document.createRange()
  const lines = Array.from(instructions.querySelectorAll('.instruction-text'), (text) => {
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  })
  const numbers = Array.from(instructions.querySelectorAll('.instruction-step'), (number) =>
    number.getBoundingClientRect(),
  )
  return [...lines.flat(), ...numbers]
}

/** Whether the code overlaps no line, and the whole text is shown at a readable size. */
export function hasRoomFor(code: Element): boolean {
  const instructions = code.parentElement?.querySelector<HTMLElement>('.instructions')
  if (!instructions) return false
  if (instructions.dataset['scrolling'] === 'true' || instructions.dataset['pages'] === 'true')
    return false
  const style = getComputedStyle(instructions)
  const valueOf = (name: string) => Number(style.getPropertyValue(name))
  if (valueOf('--size') < valueOf('--type-read')) return false
  const { left, right, top, bottom, width } = code.getBoundingClientRect()
  const margin = width / 16
  const place = {
    left: left - margin,
    right: right + margin,
    top: top - margin,
    bottom: bottom + margin,
  }
  return !linesOf(instructions).some((line) => overlap(line, place))
}
