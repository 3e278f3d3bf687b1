import type { Compiled } from '@roundboard/contract'
import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'

type Files = Partial<Record<LanguageFamily, Compiled>> & { en: Compiled }
type Load = Partial<Record<LanguageFamily, () => Promise<{ readonly default: Compiled }>>>

/** Arguments are strings: a formatter for numbers and plurals would add 1 KB to each screen's first load. */
const messageIn = (part: Compiled | Compiled[string]): unknown =>
  typeof part === 'string'
    ? part
    : Array.isArray(part)
      ? (args: Readonly<Record<string, string>>) =>
          part.map((piece) => (Array.isArray(piece) ? args[piece[0]] : piece)).join('')
      : Object.fromEntries(
          Object.entries(part).map(([key, inner]) => [key, messageIn(inner)] as const),
        )

/** The messages of an area by language; English until `load` has loaded the language's file. */
export const messagesBy =
  <Messages>() =>
  (files: Files, loadable: Load = {}) => {
    const read: Partial<Record<LanguageFamily, Messages>> = {}
    const messages = (language: Language): Messages => {
      const family = files[languageFamily(language)] ? languageFamily(language) : 'en'
      return (read[family] ??= messageIn(files[family] ?? files.en) as Messages)
    }
    const load = async (language: Language): Promise<void> => {
      const family = languageFamily(language)
      const file = files[family] ?? (await loadable[family]?.())?.default
      if (file) files[family] = file
    }
    return Object.assign(messages, { files, load })
  }

/** Right to left for Arabic, left to right for everything else. */
export function writingDirection(language: Language): 'ltr' | 'rtl' {
  return languageFamily(language) === 'ar' ? 'rtl' : 'ltr'
}
