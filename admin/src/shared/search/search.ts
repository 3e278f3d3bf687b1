import { isById } from '@roundboard/contract'
import { type Day, isDay } from '@roundboard/domain'
import { notFound } from '@tanstack/react-router'

/**
 * Parses one search parameter; invalid values count as missing. Hand-written, because every page's
 * address is parsed before the first page is shown.
 */
type Read<Value> = (value: unknown) => Value | undefined

// The router parses parameters as JSON, so this can also be an array or object.
const isNumberOrText = (value: unknown) => typeof value === 'number' || typeof value === 'string'

export const pageNumber: Read<number> = (value) => {
  const page = isNumberOrText(value) ? Number(value) : NaN
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined
}

export const text =
  (max = Infinity): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= max ? value : undefined

/** Like `text`. A number is read as typed. */
export const numberOrText =
  (max: number): Read<string> =>
  (value) =>
    text(max)(Number.isFinite(value) ? String(value) : value)

export const oneOf =
  <Option extends string>(options: readonly Option[]): Read<Option> =>
  (value) =>
    options.find((option) => option === value)

export const day: Read<Day> = (value) =>
  typeof value === 'string' && isDay(value) ? value : undefined

export const id: Read<string> = (value) => {
  const place = { id: value }
  return isById(place) ? place.id : undefined
}

export const yes: Read<true> = (value) => (value === true ? true : undefined)

export const yesOrNo: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

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
  (value: Readonly<Record<string, unknown>>): SearchOf<Of> => {
    const named = Object.entries(readers).filter(([name]) => Object.hasOwn(value, name))
    const read = named.map(([name, read]) => [name, read(value[name])] as const)
    return Object.fromEntries(read) as SearchOf<Of>
  }

/** The ID in an address. An invalid one leads to the "not found" page without asking the server. */
export function knownId(given: string): string {
  if (!isById({ id: given })) throw notFound()
  return given
}
