import { limits } from '@roundboard/domain'
import { isNoise, nameKey, stemOf, wordsOf } from './file-names.ts'

/** What a file may show: an exercise of the catalog or a round. */
export interface Target {
  readonly kind: 'exercise' | 'round'
  readonly id: string
  /** Its name in the user's language. */
  readonly name: string
  readonly roundNumber?: number
}

/** A target with all names that a file may use for it. */
export interface NamedTarget extends Target {
  readonly names: readonly string[]
  /** Its current link. */
  readonly link: string | null
}

/** The result: one target, several to choose from, or none. */
export type NameMatch =
  | { readonly how: 'sure'; readonly target: Target }
  | { readonly how: 'unsure'; readonly targets: readonly Target[] }
  | { readonly how: 'new' }

/** The user's corrections, by the words of the name: a target's ID, or null for a new name. */
export type Corrections = Readonly<Record<string, string | null>>

const roundWords = new Set(['round', 'ronda', 'manche', 'asalto', 'r'])
const flexibilityWords = /^(flexibil|souplesse|etirement|estiramiento|stretching)/

interface Name {
  readonly target: NamedTarget
  readonly words: readonly string[]
}

interface Fit {
  readonly target: NamedTarget
  /** The indexes of the file name's words that the name explains. */
  readonly explained: ReadonlySet<number>
  /** How much of the name is in the file name, from 0 to 1. */
  readonly covered: number
}

/** The indexes of words that together make `word`: "push ups" and "pushup". */
function find(words: readonly string[], word: string): number[] {
  for (let from = 0; from < words.length; from += 1) {
    let made = ''
    for (let index = from; index < words.length && made.length < word.length; index += 1) {
      made += words[index] ?? ''
      if (made === word)
        return Array.from({ length: index - from + 1 }, (_, offset) => from + offset)
    }
  }
  return []
}

/** How well a name fits the file name; `weigh` is how distinctive a word is. */
function fitOf(words: readonly string[], name: Name, weigh: (word: string) => number): Fit {
  const joined = find(words, name.words.join(''))
  if (joined.length > 0) return { target: name.target, explained: new Set(joined), covered: 1 }
  const places = name.words.map((word) => ({ weight: weigh(word), at: find(words, word) }))
  const sum = (found: typeof places) => found.reduce((total, { weight }) => total + weight, 0)
  return {
    target: name.target,
    explained: new Set(places.flatMap(({ at }) => at)),
    covered: sum(places.filter(({ at }) => at.length > 0)) / sum(places),
  }
}

/** A target without its other names, as files store it. */
export const plain = ({ kind, id, name }: Target): Target => ({ kind, id, name })

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
  one.target.name.localeCompare(other.target.name)

const isPartOf = (part: Fit, whole: Fit): boolean =>
  part.explained.size < whole.explained.size &&
  [...part.explained].every((index) => whole.explained.has(index))

// "Round" and numbers don't distinguish rounds.
const isDistinctive = (word: string): boolean => word.length > 1 && !/^(round|\p{N}+)$/u.test(word)

function matchTargets(words: readonly string[], targets: readonly NamedTarget[]): NameMatch {
  const names: Name[] = targets.flatMap((target) =>
    target.names
      .map((name) => ({ target, words: wordsOf(name).filter(isDistinctive) }))
      .filter((name) => name.words.length > 0),
  )
  const usedBy = new Map<string, Set<string>>()
  for (const { target, words: own } of names)
    for (const word of own) usedBy.set(word, (usedBy.get(word) ?? new Set()).add(target.id))
  const weigh = (word: string) => 1 / Math.sqrt(usedBy.get(word)?.size ?? 1)

  const fits = bestOfEach(names.map((name) => fitOf(words, name, weigh)))
  const whole = fits.filter(({ covered }) => covered === 1)
  const widest = whole.filter((fit) => !whole.some((other) => isPartOf(fit, other)))
  const [only] = widest
  const distinctive = words.filter((word) => !isNoise(word))
  if (only && widest.length === 1) {
    const unexplained = words.filter((word, index) => !isNoise(word) && !only.explained.has(index))
    if (unexplained.length <= only.explained.size)
      return { how: 'sure', target: plain(only.target) }
  }
  if (distinctive.length === 0) return { how: 'new' }
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

/** Matches a file by its name: pictures to rounds, clips to exercises or flexibility. */
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

// A stretch that is an exercise of its own isn't a clip of the flexibility round.
const hasOtherWords = (words: readonly string[]): boolean =>
  words.some((word) => !isNoise(word) && !flexibilityWords.test(word) && !roundWords.has(word))
