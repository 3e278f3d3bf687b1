import type { MemberPage } from '@roundboard/contract'
import type { PageStorage } from '../shared/browser-storage.ts'

const dayKey = 'roundboard.pocket'
const languageKey = 'roundboard.pocket.language'

/** Stores the last day shown on this phone until that day is over. */
export interface DayCache {
  /** The stored day, and when it was fetched (epoch milliseconds). */
  read(key: string, now: number): { readonly pocket: MemberPage; readonly readAt: number } | null
  write(key: string, pocket: MemberPage, readAt: number): void
  forget(): void
  /** The language chosen on this page, if any. */
  language(): string | null
  chooseLanguage(language: string): void
}

/** Ignores errors of browsers that refuse to store anything. */
function ignoringErrors<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function dayCacheIn(storage: PageStorage): DayCache {
  const forget = () => {
    ignoringErrors(() => storage.removeItem(dayKey))
  }
  return {
    read(key, now) {
      const cache = ignoringErrors(
        () =>
          JSON.parse(storage.getItem(dayKey) ?? 'null') as {
            key: string
            pocket: MemberPage
            readAt: number
          } | null,
      )
      if (cache?.key === key && Date.parse(cache.pocket.endsAt) > now) return cache
      forget()
      return null
    },
    write(key, pocket, readAt) {
      ignoringErrors(() => storage.setItem(dayKey, JSON.stringify({ key, pocket, readAt })))
    },
    forget,
    language: () => ignoringErrors(() => storage.getItem(languageKey)),
    chooseLanguage(language) {
      ignoringErrors(() => storage.setItem(languageKey, language))
    },
  }
}
