import { badField } from '../../platform/app-error.ts'
import { digitsOfGuesses } from '../../platform/guesses.ts'

/** A guesser who has stolen the hashes tries for years. */
const leastDigits = 10
const shortestWord = 3

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')

const wordsOnly = (text: string) => plain(text).replace(/[^\p{Letter}\p{Number}]/gu, '')

interface Person {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Refuses a new password that somebody who knows the person and the product guesses too soon. */
export type AssertGoodPassword = (password: string, person: Person) => Promise<void>

export function createPasswordRules(appName: string): AssertGoodPassword {
  return async (password, { email, firstName, lastName }) => {
    const own = [...email.split(/[^\p{Letter}\p{Number}]+/u), firstName, lastName, appName]
    const known = [...new Set([...own, 'Roundboard'].map(wordsOnly))]
      .filter((word) => word.length >= shortestWord)
      .sort((a, b) => b.length - a.length)
    const typed = plain(password)
    // A name is not hard to guess because it is rare.
    const rest = known.reduce((left, word) => left.replaceAll(word, ' '), typed)
    const texts = rest === typed ? [password] : [password, rest]
    const digits = await Promise.all(texts.map((text) => digitsOfGuesses(text, known)))
    if (Math.min(...digits) < leastDigits) throw badField('password', 'password-guessable')
  }
}
