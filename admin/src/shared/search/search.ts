import { isById } from '@roundboard/contract'
import { type Day, isDay } from '@roundboard/domain'
import { notFound } from '@tanstack/react-router'

/**
 * Parses one search parameter; invalid values count as missing. Hand-written, because every page's
 * address is parsed before the first page is shown.
 */
type Read<Value> = (said: unknown) => Value | undefined

// The router parses parameters as JSON, so this can also be an array or object.
const isNumberOrText = (said: unknown) => typeof said === 'number' || typeof said === 'string'

export const pageNumber: Read<number> = (said) => {
  const page = isNumberOrText(said) ? Number(said) : NaN
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined
}

export const text =
  (max = Infinity): Read<string> =>
  (said) =>
    typeof said === 'string' && said.length <= max ? said : undefined

/** Like `text`. A number is read as typed. */
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

/** The tabs of a location's page after the first, which has no search parameter. */
export const locationTabs = ['screens', 'settings', 'history'] as const
export type LocationTab = (typeof locationTabs)[number]

/** The tabs of the page of API keys after the first. */
export const apiKeyTabs = ['webhooks'] as const
export type ApiKeyTab = (typeof apiKeyTabs)[number]

/** A page's search parameters by name. */
type Readers = Readonly<Record<string, Read<unknown>>>

type ValueOf<Reader> = Reader extends Read<infer Value> ? Value : never

/** The parsed search parameters. */
export type SearchOf<Of extends Readers> = { [Name in keyof Of]?: ValueOf<Of[Name]> | undefined }

/** Parses search parameters. Invalid ones become undefined, since the router would keep them. */
export const reading =
  <Of extends Readers>(readers: Of) =>
  (said: Readonly<Record<string, unknown>>): SearchOf<Of> => {
    const named = Object.entries(readers).filter(([name]) => Object.hasOwn(said, name))
    const read = named.map(([name, read]) => [name, read(said[name])] as const)
    return Object.fromEntries(read) as SearchOf<Of>
  }

/** The ID in an address. An invalid one leads to the "not found" page without asking the server. */
export function knownId(given: string): string {
  if (!isById({ id: given })) throw notFound()
  return given
}
