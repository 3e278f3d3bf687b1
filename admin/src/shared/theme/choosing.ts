import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { fold } from '@roundboard/domain'
import type { InputEvent, KeyboardEvent } from 'react'

type Key = KeyboardEvent<HTMLInputElement>

export const isEnter = ({ key, nativeEvent }: Key) => key === 'Enter' && !nativeEvent.isComposing

const listOf = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-controls') ?? '')

/** The option highlighted with the arrow keys. */
const selectedIn = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[data-combobox-selected]') ?? undefined

/** The first option that matches what was typed and isn't chosen yet. */
function matchIn(list: HTMLElement | null, { value, readOnly }: HTMLInputElement) {
  const typed = fold(value.trim())
  if (list === null || readOnly || typed === '' || selectedIn(list)) return undefined
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const isFree = ({ dataset }: HTMLElement) =>
    dataset['comboboxDisabled'] === undefined && dataset['comboboxActive'] === undefined
  const match =
    options.find(({ textContent }) => fold(textContent) === typed) ??
    options.find((option) => isFree(option) && fold(option.textContent).includes(typed))
  return match && isFree(match) ? match : undefined
}

/** Highlights the option that Enter would choose. */
function highlight(input: HTMLInputElement, list: HTMLElement | null) {
  const match = matchIn(list, input)
  for (const option of list?.querySelectorAll('[data-match]') ?? [])
    if (option !== match) option.removeAttribute('data-match')
  match?.setAttribute('data-match', '')
  const { id } = match ?? selectedIn(list) ?? { id: '' }
  if (id === '') input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', id)
}

const observers = new WeakMap<HTMLInputElement, MutationObserver>()

function observe(input: HTMLInputElement) {
  const list = listOf(input)
  const observer = observers.get(input) ?? new MutationObserver(() => observe(input))
  observers.set(input, observer)
  observer.observe(input, { attributeFilter: ['aria-controls'] })
  const attributeFilter = ['data-combobox-selected', 'data-combobox-active']
  if (list) observer.observe(list, { childList: true, subtree: true, attributeFilter })
  highlight(input, list)
}

/** Mantine's arrow keys start at the top of the list: leads them to this option. */
function select(option: HTMLElement, input: HTMLInputElement) {
  option.removeAttribute('data-match')
  const down = { key: 'ArrowDown', code: 'ArrowDown', bubbles: true }
  for (const _ of listOf(input)?.querySelectorAll('[role=option]') ?? [])
    if (selectedIn(listOf(input)) !== option)
      input.dispatchEvent(new KeyboardEvent('keydown', down))
}

/** Finds options without regard to accents and case. */
export const filter: OptionsFilter = ({ options, search, limit }) => {
  const typed = fold(search.trim())
  const matches = ({ label }: ComboboxItem) => fold(label).includes(typed)
  const found = options.flatMap((option): ComboboxParsedItem[] => {
    if ('group' in option) return [{ ...option, items: option.items.filter(matches) }]
    return matches(option) ? [option] : []
  })
  return found.slice(0, limit)
}

/**
 * Enter chooses the highlighted option: the one that the arrow keys went to, or else the first that
 * matches what was typed. It never submits the form, and typing never removes a choice.
 */
export const choosing = {
  filter,
  onInput({ currentTarget }: InputEvent<HTMLInputElement>) {
    observe(currentTarget)
  },
  onKeyDown(event: Key) {
    const input = event.currentTarget
    const match = matchIn(listOf(input), input)
    if (isEnter(event)) {
      event.preventDefault()
      match?.click()
    } else if (event.key.startsWith('Arrow') && match?.hasAttribute('data-match'))
      select(match, input)
  },
}
