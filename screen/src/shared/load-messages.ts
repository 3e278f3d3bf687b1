import type { Language } from '@roundboard/domain'
import { wallMessages } from '@roundboard/wall/display'

/** A network request may take minutes to fail. */
const withinMs = 5_000

/** Loads a screen's messages in a language; rejects if that takes too long. */
export function loadMessages(language: Language, load = wallMessages.load): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(
      () => reject(new Error(`Messages in ${language} took too long to load.`)),
      withinMs,
    )
    load(language)
      .then(resolve, reject)
      .finally(() => clearTimeout(tooLate))
  })
}
