import { limits } from '@roundboard/domain'
import { isNoise, nameKey, stemOf, wordsOf } from './file-words.ts'

/** What a file may show: an exercise of the catalogue, or a round. */
export interface Target {
  readonly kind: 'exercise' | 'round'
  readonly id: string
  /** As the person reads it. */
  readonly name: string
}

/** A target with every name that a file may have for it. */
export interface NamedTarget extends Target {
  readonly names: readonly string[]
  readonly roundNumber?: number
  /** What it shows now. */
  readonly link: string | null
}

/** What a file's name says: one target, some to choose among, or nothing that is known. */
export type NameMatch =
  | { readonly how: 'sure'; readonly target: Target }
  | { readonly how: 'unsure'; readonly targets: readonly Target[] }
  | { readonly how: 'new' }

/** Corrections by hand, by the words of the name: the id of the target, or null for a new name. */
export type Corrections = Readonly<Record<string, string | null>>

// What coaches call things in Spanish and French beside the catalogue's own names. A word with several
// meanings makes the match unsure.
const meanings: Readonly<Record<string, readonly string[]>> = {
  recto: ['jab', 'cross'],
  directo: ['cross'],
  cruzado: ['hook', 'cross'],
  gancho: ['hook'],
  crochet: ['hook'],
  direct: ['cross'],
  patada: ['kick'],
  rodillazo: ['knee'],
  genou: ['knee'],
  codazo: ['elbow'],
  coude: ['elbow'],
  sentadilla: ['squat'],
  zancada: ['lunge'],
  estocada: ['lunge'],
  desplante: ['lunge'],
  fente: ['lunge'],
  plancha: ['plank'],
  planche: ['plank'],
  gainage: ['plank'],
  lagartija: ['pushup'],
  flexion: ['pushup'],
  pompe: ['pushup'],
  abdominal: ['situp', 'crunch'],
  abdo: ['situp', 'crunch'],
  comba: ['rope'],
  cuerda: ['rope'],
  corde: ['rope'],
  escalador: ['climber'],
  puente: ['bridge'],
  pont: ['bridge'],
  grimpeur: ['climber'],
}
const roundWords = new Set(['round', 'ronda', 'manche', 'asalto', 'r'])
const flexibilityWords = /^(flexibil|souplesse|etirement|estiramiento|stretching)/

interface Name {
  readonly target: NamedTarget
  readonly words: readonly string[]
}

interface Fit {
  readonly target: NamedTarget
  /** The file's words that the name explains. */
  readonly explained: ReadonlySet<number>
  /** From 0 to 1: how much of the name is in the file's. */
  readonly covered: number
  readonly isExact: boolean
}

/** Whether one slip of the finger lies between two words: a letter more, less, another, or two swapped. */
export function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1)
    return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left === right.slice(1) + right.slice(0, 1)
}

/** The places in the file's name of the words from `from` that, written together, make `word`. */
function together(words: readonly string[], from: number, word: string): number[] | undefined {
  let made = ''
  for (let index = from; index < words.length && made.length < word.length; index += 1) {
    made += words[index] ?? ''
    if (made === word) return Array.from({ length: index - from + 1 }, (_, offset) => from + offset)
  }
  return undefined
}

/** Where a word of a name is in the file's words, as it is or by a meaning or a slip. */
function find(words: readonly string[], wanted: string): { at: number[]; isExact: boolean } | null {
  for (let from = 0; from < words.length; from += 1) {
    const at = together(words, from, wanted)
    if (at) return { at, isExact: true }
  }
  const meant = words.findIndex((word) => meanings[word]?.includes(wanted))
  if (meant >= 0) return { at: [meant], isExact: meanings[words[meant] ?? '']?.length === 1 }
  const slipped = words.findIndex((word) => isSlip(word, wanted))
  return slipped >= 0 ? { at: [slipped], isExact: false } : null
}

/** How a name fits the file's words; `weigh` tells how much a word says. */
function fitOf(words: readonly string[], name: Name, weigh: (word: string) => number): Fit {
  const joined = name.words.join('')
  const meant = words.findIndex((word) => meanings[word]?.includes(joined))
  if (meant >= 0) {
    const isExact = meanings[words[meant] ?? '']?.length === 1
    return { target: name.target, explained: new Set([meant]), covered: 1, isExact }
  }
  for (let from = 0; from < words.length; from += 1) {
    const at = together(words, from, joined)
    if (at) return { target: name.target, explained: new Set(at), covered: 1, isExact: true }
  }
  const explained = new Set<number>()
  let found = 0
  let all = 0
  let isExact = true
  for (const word of name.words) {
    all += weigh(word)
    const place = find(words, word)
    if (!place) continue
    found += weigh(word)
    isExact &&= place.isExact
    for (const index of place.at) explained.add(index)
  }
  return { target: name.target, explained, covered: all === 0 ? 0 : found / all, isExact }
}

const plain = ({ kind, id, name }: NamedTarget): Target => ({ kind, id, name })

function bestOfEach(fits: readonly Fit[]): Fit[] {
  const best = new Map<string, Fit>()
  for (const fit of fits) {
    const known = best.get(fit.target.id)
    if (!known || better(fit, known) < 0) best.set(fit.target.id, fit)
  }
  return [...best.values()].toSorted(better)
}

const better = (one: Fit, other: Fit): number =>
  other.covered * other.explained.size - one.covered * one.explained.size ||
  other.covered - one.covered ||
  Number(other.isExact) - Number(one.isExact) ||
  one.target.name.localeCompare(other.target.name)

const isPartOf = (part: Fit, whole: Fit): boolean =>
  part.explained.size < whole.explained.size &&
  [...part.explained].every((index) => whole.explained.has(index))

// Every round is a round of some number: neither tells one from another.
const isTelling = (word: string): boolean => word.length > 1 && !/^(round|\p{N}+)$/u.test(word)

function matchTargets(words: readonly string[], targets: readonly NamedTarget[]): NameMatch {
  const names: Name[] = targets.flatMap((target) =>
    target.names
      .map((name) => ({ target, words: wordsOf(name).filter(isTelling) }))
      .filter((name) => name.words.length > 0),
  )
  const usedBy = new Map<string, Set<string>>()
  for (const { target, words: own } of names)
    for (const word of own) usedBy.set(word, (usedBy.get(word) ?? new Set()).add(target.id))
  const weigh = (word: string) => 1 / Math.sqrt(usedBy.get(word)?.size ?? 1)

  const fits = bestOfEach(names.map((name) => fitOf(words, name, weigh)))
  const whole = fits.filter((fit) => fit.covered === 1 && fit.isExact)
  const widest = whole.filter((fit) => !whole.some((other) => isPartOf(fit, other)))
  const [only] = widest
  const telling = words.filter((word) => !isNoise(word))
  if (only && widest.length === 1) {
    const unexplained = words.filter((word, index) => !isNoise(word) && !only.explained.has(index))
    if (unexplained.length <= only.explained.size)
      return { how: 'sure', target: plain(only.target) }
  }
  if (telling.length === 0) return { how: 'new' }
  const likely = fits.filter((fit) => fit.covered >= 0.4).slice(0, 3)
  return likely.length > 0
    ? { how: 'unsure', targets: likely.map(({ target }) => plain(target)) }
    : { how: 'new' }
}

function roundIn(words: readonly string[]): number | undefined {
  if (words.some((word) => flexibilityWords.test(word))) return limits.flexibilityRound
  const at = words.findIndex((word) => roundWords.has(word))
  const number = Number(words[at + 1])
  return at >= 0 && Number.isInteger(number) ? number : undefined
}

/** What a file shows, by its name. Pictures are of rounds, clips of exercises or of flexibility. */
export function matchName(
  fileName: string,
  isPicture: boolean,
  targets: readonly NamedTarget[],
  corrections: Corrections = {},
): NameMatch {
  const key = nameKey(fileName)
  const corrected = Object.hasOwn(corrections, key) ? corrections[key] : undefined
  if (corrected === null) return { how: 'new' }
  const remembered = targets.find(({ id }) => id === corrected)
  if (remembered) return { how: 'sure', target: plain(remembered) }

  const words = wordsOf(stemOf(fileName))
  const number = roundIn(words)
  const fitting = targets.filter(
    ({ kind, roundNumber }) =>
      kind === 'round' && (isPicture || roundNumber === limits.flexibilityRound),
  )
  const round = fitting.find(({ roundNumber }) => number !== undefined && roundNumber === number)
  if (round && (isPicture || !hasOtherWords(words))) return { how: 'sure', target: plain(round) }
  if (isPicture && number !== undefined) return { how: 'new' }
  return matchTargets(
    words,
    isPicture ? fitting : targets.filter(({ kind }) => kind === 'exercise'),
  )
}

// A stretch that is an exercise of its own is no clip of the flexibility round.
const hasOtherWords = (words: readonly string[]): boolean =>
  words.some((word) => !isNoise(word) && !flexibilityWords.test(word) && !roundWords.has(word))
