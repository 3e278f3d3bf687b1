import type { Remote } from '@roundboard/contract'
import type { RemoteWords } from './remote-words.ts'

const othersNamed = 2

/** Of an address who it is: the line is short. A pass has the name of its screen, with whatever is in it. */
const shortName = ({ name, pass }: Remote['others'][number]) =>
  pass === null ? name.replace(/^([^@\s]+)@[^@\s]+$/, '$1') : name

export function alsoHere(
  others: Remote['others'],
  words: Pick<RemoteWords, 'alsoHere' | 'doneBy'>,
): string {
  const named = others
    .slice(0, othersNamed)
    .map((other) => words.doneBy({ name: shortName(other), pass: other.pass, isYou: false }))
  return words.alsoHere(named.join('; '), others.length - named.length)
}
