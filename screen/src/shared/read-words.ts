import type { Language } from '@roundboard/domain'
import { readWallWords } from '@roundboard/wall/display'

/** A network may keep silent for minutes. */
const withinMs = 5_000

/** Reads what a wall says of itself in a language; rejects when it is not there in time. */
export function readWords(language: Language, read = readWallWords): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      reject(new Error(`The words in ${language} did not come.`))
    }, withinMs)
    read(language)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(tooLate)
      })
  })
}
