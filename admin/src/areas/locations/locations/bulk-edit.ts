import type { Location, LocationDraft } from '@roundboard/contract'
import { limits } from '@roundboard/domain'

export const bulkSwitches = [
  'isActive',
  'isEnabled',
  'lrVideo',
  'is365',
  'vtsEnabled',
  'showsNext',
  'pocketPage',
  'androidOs',
] as const

type Edited = (typeof bulkSwitches)[number] | 'region' | 'language' | 'openingHours'

/** The changes to make at many locations; fields that are missing stay as they are. */
export type BulkEdit = { readonly [Field in Edited]?: Location[Field] | undefined } & {
  readonly addTags: readonly string[]
  readonly removeTags: readonly string[]
  /** Until when alerts are muted; null: they aren't. */
  readonly mute?: string | null | undefined
}

type Changes = Partial<LocationDraft>

/** A location's changes and its previous values. */
export interface PlannedEdit {
  readonly location: Location
  readonly changes: Changes
  readonly before: Changes
  readonly mute: BulkEdit['mute']
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const has = (tags: readonly string[], tag: string) =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase())

/** The locations that a bulk edit changes; leaves out those that already match. */
export function planBulkEdit(locations: readonly Location[], edit: BulkEdit): PlannedEdit[] {
  const { addTags, removeTags, mute, ...set } = edit
  return locations.flatMap((location) => {
    const remainingTags = location.tags.filter((tag) => !has(removeTags, tag))
    const tags = [...remainingTags, ...addTags.filter((tag) => !has(remainingTags, tag))]
    const wanted = { ...set, tags }
    const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (name) => wanted[name] !== undefined && !isSame(wanted[name], location[name]),
    )
    if (names.length === 0 && mute === undefined) return []
    const changes = Object.fromEntries(names.map((name) => [name, wanted[name]]))
    const before = Object.fromEntries(names.map((name) => [name, location[name]]))
    return [{ location, changes, before, mute }]
  })
}

/** Those that would exceed the limit of tags. */
export const withTooManyTags = (planned: readonly PlannedEdit[]) =>
  planned.filter(({ changes }) => (changes.tags?.length ?? 0) > limits.tagsPerLocation)

/** The distinct tags of the locations. */
export function tagsOf(locations: readonly Location[]): string[] {
  const tags = new Map<string, string>()
  for (const tag of locations.flatMap((location) => location.tags))
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  return [...tags.values()].toSorted()
}

/** The fields that change at any of the locations; tags differ between locations. */
export const changesIn = (planned: readonly PlannedEdit[]) =>
  planned.reduce<Changes>((all, { changes }) => ({ ...all, ...changes }), {})

const costly = ['isActive', 'isEnabled', 'vtsEnabled'] as const

/** The features that members would lose, and at how many locations. */
export function switchedOff(planned: readonly PlannedEdit[]) {
  const off = planned.map(({ changes }) => costly.filter((field) => changes[field] === false))
  return {
    fields: costly.filter((field) => off.some((fields) => fields.includes(field))),
    locations: off.filter((fields) => fields.length > 0).length,
  }
}
