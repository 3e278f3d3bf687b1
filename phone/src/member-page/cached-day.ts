import type { Pocket } from '@roundboard/contract'

type DayStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const dayKey = 'roundboard.pocket'
const languageKey = 'roundboard.pocket.language'

/** The last day shown on this phone, until that day is over. */
export interface DayCache {
  /** The day, and when it was read (epoch milliseconds). */
  read(key: string, now: number): { readonly pocket: Pocket; readonly readAt: number } | null
  write(key: string, pocket: Pocket, readAt: number): void
  forget(): void
  /** The language that was chosen on this page; null: none was. */
  language(): string | null
  chooseLanguage(language: string): void
}

/** Ignores a browser that refuses to store anything. */
function trying<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function dayCacheIn(storage: DayStorage): DayCache {
  const forget = () => {
    trying(() => {
      storage.removeItem(dayKey)
    })
  }
  return {
    read(key, now) {
      const cache = trying(
        () =>
          JSON.parse(storage.getItem(dayKey) ?? 'null') as {
            key: string
            pocket: Pocket
            readAt: number
          } | null,
      )
      if (cache?.key === key && Date.parse(cache.pocket.endsAt) > now) return cache
      forget()
      return null
    },
    write(key, pocket, readAt) {
      trying(() => {
        storage.setItem(dayKey, JSON.stringify({ key, pocket, readAt }))
      })
    },
    forget,
    language: () => trying(() => storage.getItem(languageKey)),
    chooseLanguage(language) {
      trying(() => {
        storage.setItem(languageKey, language)
      })
    },
  }
}
