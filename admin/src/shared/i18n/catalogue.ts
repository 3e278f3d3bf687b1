import { use } from 'react'
import { useLocale, type Locale } from './locale.tsx'

type Loaders<Words> = Record<Exclude<Locale, 'en'>, () => Promise<{ default: Words }>>

/** A feature's words: English at once, the others when somebody reads them. */
export function catalogue<Words extends object>(en: Words, others: Loaders<Words>): () => Words {
  const loaded = new Map<Locale, Promise<Words>>([['en', Promise.resolve(en)]])
  return function useWords() {
    const { locale } = useLocale()
    if (locale === 'en') return en
    let words = loaded.get(locale)
    if (!words) {
      words = others[locale]().then((module) => module.default)
      loaded.set(locale, words)
    }
    return use(words)
  }
}
