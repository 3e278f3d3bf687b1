import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'
import { en } from './en.ts'
import type { WallWords } from './vocabulary.ts'

/** Each wall needs those of one language: English is there, others are read where they are spoken. */
const elsewhere: Record<Exclude<LanguageFamily, 'en'>, () => Promise<WallWords>> = {
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
  ar: async () => (await import('./ar.ts')).ar,
  id: async () => (await import('./id.ts')).id,
  ms: async () => (await import('./ms.ts')).ms,
}

const known: Partial<Record<LanguageFamily, WallWords>> = { en }

/** Makes the words of some families known, where they are there anyway. */
export function knowWords(words: Partial<Record<LanguageFamily, WallWords>>): void {
  Object.assign(known, words)
}

/**
 * Reads the wall's own words in a language, once; a wall in it is drawn after that. Rejects when they
 * cannot be had.
 */
export async function readWallWords(language: Language): Promise<void> {
  const family = languageFamily(language)
  if (family === 'en' || known[family] !== undefined) return
  known[family] = await elsewhere[family]()
}

/**
 * The wall's own words in a language: those of its family (design section 2, specification 2.1), or
 * English ones where its own were never read.
 */
export function wallWords(language: Language): WallWords {
  return known[languageFamily(language)] ?? en
}

/** Arabic is set from right to left; everything else from left to right. */
export function writingDirection(language: Language): 'ltr' | 'rtl' {
  return languageFamily(language) === 'ar' ? 'rtl' : 'ltr'
}
