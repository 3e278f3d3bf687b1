import { routineTextScrolls, visibleLength } from './wall-text.ts'

/** What a screen does with instructions that don't fit. */
export type TextOverflow = 'stands' | 'scrolls' | 'turns-pages'

/** The space for instructions at their smallest size, in ems. */
type Room = {
  /** The width of a line, and of the step's number in its first line or in all. */
  readonly width: number
  readonly number: number
  readonly isFirstOnly: boolean
  readonly height: number
  /** Steps are side by side, each with the full height, or one below the other. */
  readonly isSideBySide: boolean
}

const portraitSize = 72
const landscapeSize = 60
const numberOf = (gap: number, size: number) => 1.08 + gap / size

function portraitRoom(height: number, count: number): Room {
  return {
    width: (1080 - 96) / portraitSize,
    number: count === 1 ? 0 : numberOf(28, portraitSize),
    isFirstOnly: false,
    height: (height - 36) / portraitSize,
    isSideBySide: false,
  }
}

function landscapeRoom(count: number): Room {
  return {
    width: ((1920 - 4 * (count - 1)) / count - 56) / landscapeSize,
    number: numberOf(20, landscapeSize),
    isFirstOnly: true,
    height: (286 - 20) / landscapeSize,
    isSideBySide: true,
  }
}

/** The layouts with the least space, by number of routines: with the timer and, in portrait, NEXT. */
const rooms: readonly (readonly Room[])[] = [
  [],
  [portraitRoom(364, 1)],
  [portraitRoom(520, 2), landscapeRoom(2)],
  [portraitRoom(632, 3), landscapeRoom(3)],
]

/** The gap between steps that are one below the other, while NEXT is shown. */
const stepGap = 0.27
/** The widths of letters in ems. No letter is much wider than its class. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}/u, 0],
  [/[ \u00a0]/u, 0.16],
  [/[ijlfrtI.,:;!'’|()/-]/u, 0.29],
  [/[mwMW@%&–—]/u, 0.74],
  [/[a-z0-9à-ÿ]/u, 0.47],
  [/[A-ZÀ-Þ]/u, 0.57],
  [/\p{Script=Arabic}/u, 0.5],
  [/\p{Script=Cyrillic}/u, 0.66],
  [/\p{Script=Hangul}/u, 0.95],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u, 1],
]
const otherWidth = 0.7
const emojiWidth = 1.4
/** Lines can break anywhere between these, else only after spaces and hyphens. */
const wordOrWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef][、。]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef-]+-?|-/gu

/**
 * What the screen with the least space does with the instructions, in their own script: a single
 * text scrolls if it has more than 150 characters or is too long at the smallest size; several
 * steps turn pages if they are too long. Estimates are conservative: a text that should fit does.
 */
export function textOverflow(routines: readonly { readonly text: string }[]): TextOverflow {
  const texts = routines.map(({ text }) => text.trim())
  const fits = (rooms[texts.length] ?? []).every((room) => fitsIn(texts, room))
  if (texts.length < 2) return fits && !routineTextScrolls(routines) ? 'stands' : 'scrolls'
  return fits ? 'stands' : 'turns-pages'
}

function fitsIn(texts: readonly string[], room: Room): boolean {
  const heights = texts.map((text) => linesOf(text, room) * lineHeightOf(text))
  const isBroken = !room.isSideBySide && texts.some((text) => longestWord(text) > textWidth(room))
  if (isBroken) return false
  if (room.isSideBySide) return Math.max(...heights) <= room.height
  const all = heights.reduce((sum, one) => sum + one, 0) + stepGap * (texts.length - 1)
  return all <= room.height
}

const textWidth = ({ width, number, isFirstOnly }: Room) => width - (isFirstOnly ? 0 : number)

/** Arabic and Japanese need taller lines. */
function lineHeightOf(text: string): number {
  if (/\p{Script=Arabic}/u.test(text)) return 1.42
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 1.25 : 1.1
}

const wordsOf = (line: string): string[] => line.match(wordOrWide) ?? []

const longestWord = (text: string) => Math.max(0, ...wordsOf(text).map(widthOf))

function linesOf(text: string, room: Room): number {
  const width = textWidth(room)
  let lines = 0
  for (const paragraph of text.split('\n')) {
    lines += 1
    let used = room.isFirstOnly && lines === 1 ? room.number : 0
    for (const word of wordsOf(paragraph)) {
      let wide = widthOf(word)
      const space = paragraph.includes(' ') ? widthOf(' ') : 0
      if (used + wide > width && used > 0) {
        lines += 1
        used = 0
      }
      for (; wide > width; wide -= width) lines += 1
      used += wide + space
    }
  }
  return lines
}

function widthOf(word: string): number {
  if (/\p{Extended_Pictographic}/u.test(word)) return visibleLength(word) * emojiWidth
  let sum = 0
  for (const letter of word)
    sum += letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth
  return sum
}
