import { isById } from '@roundboard/contract'
import { type Day, isDay } from '@roundboard/domain'
import { notFound } from '@tanstack/react-router'

/**
 * Reads one thing that an address says after its `?`; of no use, it is as if it were not said. By
 * hand, because every page's address is read before the first one is shown.
 */
type Read<Value> = (said: unknown) => Value | undefined

// The router parses what is in an address as JSON, so this can be an array or an object too.
const isNumberOrText = (said: unknown) => typeof said === 'number' || typeof said === 'string'

export const pageNumber: Read<number> = (said) => {
  const page = isNumberOrText(said) ? Number(said) : NaN
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined
}

export const text =
  (max = Infinity): Read<string> =>
  (said) =>
    typeof said === 'string' && said.length <= max ? said : undefined

/** As `text`; a number is read as it would be typed. */
export const numberOrText =
  (max: number): Read<string> =>
  (said) =>
    text(max)(Number.isFinite(said) ? String(said) : said)

export const oneOf =
  <Option extends string>(options: readonly Option[]): Read<Option> =>
  (said) =>
    options.find((option) => option === said)

export const day: Read<Day> = (said) => (typeof said === 'string' && isDay(said) ? said : undefined)

export const id: Read<string> = (said) => {
  const place = { id: said }
  return isById(place) ? place.id : undefined
}

export const yes: Read<true> = (said) => (said === true ? true : undefined)

export const yesOrNo: Read<boolean> = (said) => (typeof said === 'boolean' ? said : undefined)

/** What the address of a page keeps, by name. */
type Readers = Readonly<Record<string, Read<unknown>>>

type ValueOf<Reader> = Reader extends Read<infer Value> ? Value : never

/** What was read of an address. */
export type SearchOf<Of extends Readers> = { [Name in keyof Of]?: ValueOf<Of[Name]> | undefined }

/** Reads what an address says. What is of no use stays by its name: the router would keep it otherwise. */
export const reading =
  <Of extends Readers>(readers: Of) =>
  (said: Readonly<Record<string, unknown>>): SearchOf<Of> => {
    const named = Object.entries(readers).filter(([name]) => Object.hasOwn(said, name))
    const read = named.map(([name, read]) => [name, read(said[name])] as const)
    return Object.fromEntries(read) as SearchOf<Of>
  }

/** An id of an address; what is none leads to the page that says so, not to the server. */
export function knownId(given: string): string {
  if (!isById({ id: given })) throw notFound()
  return given
}
