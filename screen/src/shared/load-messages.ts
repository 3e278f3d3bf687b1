import type { Language } from '@roundboard/domain'
import { wallMessages } from '@roundboard/wall/display'

/** A network may keep silent for minutes. */
const withinMs = 5_000

/** Loads what a wall says of itself in a language; rejects when it is not there in time. */
export function loadMessages(language: Language, load = wallMessages.load): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      reject(new Error(`The messages in ${language} did not come.`))
    }, withinMs)
    load(language)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(tooLate)
      })
  })
}
