import type { Pocket } from '@roundboard/contract'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const dayKey = 'roundboard.pocket'
const languageKey = 'roundboard.pocket.language'

/** What was last shown of a gym's day, for as long as that day is not over. */
export interface KeptDay {
  /** The day, and when it was read (epoch milliseconds). */
  read(key: string, now: number): { readonly pocket: Pocket; readonly readAt: number } | null
  keep(key: string, pocket: Pocket, readAt: number): void
  forget(): void
  /** The language that was chosen on this page; null: none was. */
  language(): string | null
  chooseLanguage(language: string): void
}

/** A browser may refuse to keep anything: then nothing is kept. */
function trying<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function keptDayIn(storage: Kept): KeptDay {
  const forget = () => {
    trying(() => {
      storage.removeItem(dayKey)
    })
  }
  return {
    read(key, now) {
      const kept = trying(
        () =>
          JSON.parse(storage.getItem(dayKey) ?? 'null') as {
            key: string
            pocket: Pocket
            readAt: number
          } | null,
      )
      if (kept?.key === key && Date.parse(kept.pocket.endsAt) > now) return kept
      forget()
      return null
    },
    keep(key, pocket, readAt) {
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
