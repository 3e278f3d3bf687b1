import { badField } from '../../platform/app-error.ts'

/** Words that guessers try first, in the languages of the console, and words of this trade. */
const commonWords = [
  ...['password', 'passwort', 'passw', 'motdepasse', 'contrasena', 'secret', 'secreto', 'soleil'],
  ...['welcome', 'bienvenue', 'bienvenido', 'letmein', 'iloveyou', 'jetaime', 'teamo', 'azerty'],
  ...['admin', 'administrator', 'login', 'master', 'default', 'changeme', 'guest', 'system'],
  ...['monkey', 'dragon', 'shadow', 'sunshine', 'princess', 'superman', 'batman', 'pokemon'],
  ...['football', 'baseball', 'basketball', 'soccer', 'hockey', 'starwars', 'trustno', 'whatever'],
  ...[
    'charlie',
    'michael',
    'jordan',
    'jessica',
    'ashley',
    'daniel',
    'freedom',
    'computer',
    'hello',
  ],
  ...['january', 'february', 'august', 'september', 'october', 'november', 'december'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['spring', 'summer', 'autumn', 'winter', 'qazwsx', 'abc'],
  ...['roundboard', 'workout', 'kickboxing', 'boxing', 'fitness', 'franchise', 'screen', 'coach'],
]

const keyRows = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'],
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
]
const runs = keyRows.flatMap((row) => [row, Array.from(row).reverse().join('')])
const shortestRun = 4
const leastLeft = 5

const looksLike: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i' },
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')

const wordsOnly = (text: string) => plain(text).replace(/[^\p{Letter}\p{Number}]/gu, '')

const disguised = (text: string) =>
  wordsOnly(plain(text).replace(/[\d@$!]/g, (character) => looksLike[character] ?? character))

const withoutYears = (text: string) => text.replace(/(19|20)\d\d/g, '')

/** Leaves out what goes along a row of keys, the alphabet or the digits, and what repeats. */
function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length;) {
    let length = 1
    const isRun = (candidate: number) =>
      at + candidate <= text.length &&
      runs.some((run) => run.includes(text.slice(at, at + candidate)))
    while (isRun(length + 1)) length += 1
    if (length < shortestRun) {
      left += text.charAt(at)
      length = 1
    }
    at += length
  }
  return left.replace(/(.+?)\1{2,}/gu, '$1')
}

interface Person {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Refuses a new password of which a guesser who knows the person and the trade has little to guess. */
export type AssertGoodPassword = (password: string, person: Person) => void

export function createPasswordRules(appName: string): AssertGoodPassword {
  return (password, { email, firstName, lastName }) => {
    const own = [...email.split(/[^\p{Letter}\p{Number}]+/u), firstName, lastName, appName]
    const known = [...commonWords, ...own.map(wordsOnly)]
      .filter((word) => word.length >= 3)
      .sort((a, b) => b.length - a.length)
    const leftOf = (text: string) => {
      const withoutWords = known.reduce((rest, word) => rest.replaceAll(word, ''), text)
      return withoutRuns(withoutWords).length
    }
    const typed = withoutYears(password)
    if (Math.min(leftOf(wordsOnly(typed)), leftOf(disguised(typed))) < leastLeft)
      throw badField('password', 'password-guessable')
  }
}
