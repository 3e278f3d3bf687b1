import type { PasswordStrength } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { badField } from '../../../platform/app-error.ts'
import { digitsOfGuesses } from '../../../platform/guesses.ts'

/** Takes years to guess, even with stolen hashes. */
const leastDigits = 10
/** Takes years with all of the world's computers. */
const strongDigits = 14
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

/** Refuses a new password that someone who knows the user and the product could guess too soon. */
export type AssertGoodPassword = (password: string, person: Person) => Promise<void>

/** How hard a password is to guess for someone who knows the user. */
export type StrengthOf = (password: string, person: Person) => Promise<PasswordStrength>

interface PasswordRules {
  readonly strengthOf: StrengthOf
  readonly assertGood: AssertGoodPassword
}

/** The rule for new passwords, both while they are typed and when they are set. */
export function createPasswordRules(appName: string): PasswordRules {
  const strengthOf: StrengthOf = async (password, { email, firstName, lastName }) => {
    if (password.length < limits.passwordLengthMin) return 'short'
    const own = [...email.split(/[^\p{Letter}\p{Number}]+/u), firstName, lastName, appName]
    const known = [...new Set([...own, 'Roundboard'].map(wordsOnly))]
      .filter((word) => word.length >= shortestWord)
      .sort((a, b) => b.length - a.length)
    const typed = plain(password)
    // A rare name doesn't make a password hard to guess.
    const rest = known.reduce((left, word) => left.replaceAll(word, ' '), typed)
    const texts = rest === typed ? [password] : [password, rest]
    const all = await Promise.all(texts.map((text) => digitsOfGuesses(text, known)))
    const digits = Math.min(...all)
    if (digits < leastDigits) return 'guessable'
    return digits < strongDigits ? 'good' : 'strong'
  }

  return {
    strengthOf,
    async assertGood(password, person) {
      const strength = await strengthOf(password, person)
      if (strength === 'guessable' || strength === 'short')
        throw badField('password', 'password-guessable')
    },
  }
}
