import { routineTextScrolls, visibleLength } from './wall-text.ts'

/** What a wall does with instructions that do not stand still. */
export type TextOverflow = 'stands' | 'scrolls' | 'turns-pages'

/** A place for instructions at their smallest size, in ems of it. */
type Room = {
  /** Of a line, and what the number of its step takes of the first or of all. */
  readonly width: number
  readonly number: number
  readonly isFirstOnly: boolean
  readonly height: number
  /** Side by side, each with all of the height, or one below the other. */
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

/** Where walls have the least room: with the timer, while NEXT is there in portrait; by routines. */
const rooms: readonly (readonly Room[])[] = [
  [],
  [portraitRoom(364, 1)],
  [portraitRoom(520, 2), landscapeRoom(2)],
  [portraitRoom(632, 3), landscapeRoom(3)],
]

/** While NEXT is there: where each has its own column, none lies below another. */
const stepGap = 0.27
/** Widths of letters in ems: none of a class is wider by much. */
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
/** Between these a line may end anywhere, else after spaces and hyphens. */
const wordOrWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef][、。]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef-]+-?|-/gu

/**
 * What the wall with the least room will do with the instructions, in the language of their letters: a single
 * text scrolls beyond 150 characters, or where it is too long at the smallest size; several steps turn
 * pages where they are. By the widths of letters, rather too careful: where this says that a text
 * stands, it does.
 */
export function textOverflow(routines: readonly { readonly text: string }[]): TextOverflow {
  const texts = routines.map(({ text }) => text.trim())
  const stands = (rooms[texts.length] ?? []).every((room) => fitsIn(texts, room))
  if (texts.length < 2) return stands && !routineTextScrolls(routines) ? 'stands' : 'scrolls'
  return stands ? 'stands' : 'turns-pages'
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

/** Joined letters and those of Japanese stand in higher lines. */
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
