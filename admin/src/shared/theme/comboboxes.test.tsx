import { MantineProvider, MultiSelect, Select, TagsInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { theme } from './theme.ts'

const cities = ['Akron', 'Denver', 'Denver West']
const submit = vi.fn()

beforeEach(() => {
  submit.mockClear()
})

function show(input: ReactNode) {
  render(
    <MantineProvider theme={theme}>
      <form onSubmit={submit}>{input}</form>
    </MantineProvider>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
}

function OneCity({ first }: { first: string | null }) {
  const [city, setCity] = useState(first)
  return (
    <>
      <Select label="City" data={cities} value={city} onChange={setCity} searchable />
      <output>{city ?? 'none'}</output>
    </>
  )
}

function Cities() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <>
      <MultiSelect label="City" data={cities} value={chosen} onChange={setChosen} searchable />
      <output>{chosen.join()}</output>
    </>
  )
}

function Found({ cities }: { cities: string[] }) {
  return (
    <MantineProvider theme={theme}>
      <Select label="City" data={cities} value={null} searchable />
    </MantineProvider>
  )
}

const chosen = () => screen.getByRole('status').textContent

it('Enter adds one tag after another', async () => {
  const onChange = vi.fn()
  const input = show(<TagsInput label="City" onChange={onChange} />)
  await userEvent.type(input, 'alpha{Enter}beta{Enter}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(['alpha', 'beta'])
  expect(input.value).toBe('')
  expect(submit).not.toHaveBeenCalled()
})

it.each([
  ['den', 'Denver'],
  ['denver west', 'Denver West'],
  ['{ArrowDown}{ArrowDown}', 'Denver'],
])('after typing %s, Enter chooses %s', async (keys, city) => {
  await userEvent.type(show(<OneCity first={null} />), `${keys}{Enter}`)
  expect(chosen()).toBe(city)
  expect(submit).not.toHaveBeenCalled()
})

it('Enter keeps the choice when its own name is typed again', async () => {
  const input = show(<OneCity first="Denver" />)
  await userEvent.clear(input)
  await userEvent.type(input, 'Denver{Enter}')
  expect(chosen()).toBe('Denver')
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe('Denver')
  expect(submit).not.toHaveBeenCalled()
})

it('Enter adds nothing to a multiple choice until something new is typed', async () => {
  const input = show(<Cities />)
  await userEvent.type(input, 'den{Enter}{Enter}')
  expect(chosen()).toBe('Denver')
  await userEvent.type(input, 'denver{Enter}')
  expect(chosen()).toBe('Denver')
  await userEvent.clear(input)
  await userEvent.type(input, 'den{Enter}')
  expect(chosen()).toBe('Denver,Denver West')
  expect(submit).not.toHaveBeenCalled()
})

it.each([
  ['one', <Select key="one" label="City" data={['Akron', 'Bogotá']} searchable />],
  ['several', <MultiSelect key="several" label="City" data={['Akron', 'Bogotá']} searchable />],
  ['free text', <TagsInput key="tags" label="City" data={['Akron', 'Bogotá']} />],
  [
    'groups',
    <Select
      key="groups"
      label="City"
      data={[{ group: 'All', items: ['Akron', 'Bogotá'] }]}
      searchable
    />,
  ],
])('finds options without their accents: %s', async (_, input) => {
  await userEvent.type(show(input), 'BOGOTA')
  const found = screen.getAllByRole('option', { hidden: true })
  expect(found.map(({ textContent }) => textContent)).toEqual(['Bogotá'])
})

describe('the highlighted option', () => {
  const options = () => screen.queryAllByRole('option', { hidden: true })
  const highlighted = () =>
    options()
      .filter((option) => option.matches('[data-match], [data-combobox-selected]'))
      .map((option) => option.textContent)
  const active = (input: HTMLInputElement) =>
    options().find(({ id }) => id === input.getAttribute('aria-activedescendant'))?.textContent

  it.each([
    ['den', ['Denver']],
    ['w', ['Denver West']],
    ['x', []],
    ['den{Backspace}{Backspace}{Backspace}', []],
    ['den{ArrowDown}', ['Denver West']],
    ['den{ArrowDown}{ArrowUp}', ['Denver']],
    ['{ArrowDown}{ArrowDown}', ['Denver']],
    ['{ArrowDown}{ArrowDown}den', ['Denver']],
    ['den{ArrowDown}v', ['Denver']],
  ])('after %s is %j, and Enter chooses it', async (keys, cities) => {
    const input = show(<OneCity first={null} />)
    await userEvent.type(input, keys)
    expect(highlighted()).toEqual(cities)
    if (cities.length > 0) expect(active(input)).toBe(cities[0])
    else expect(input.getAttribute('aria-activedescendant')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe(cities[0] ?? 'none')
    expect(input.getAttribute('aria-activedescendant')).toBeNull()
  })

  it('is never one that is chosen already', async () => {
    const input = show(<Cities />)
    await userEvent.type(input, 'den{Enter}')
    expect(highlighted()).toEqual([])
    await userEvent.type(input, 'den')
    expect(highlighted()).toEqual(['Denver West'])
    expect(active(input)).toBe('Denver West')
  })

  it('follows a list that arrives after the text', async () => {
    const { rerender } = render(<Found cities={[]} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'den')
    rerender(<Found cities={['Old Denver', ...cities]} />)
    await waitFor(() => {
      expect(highlighted()).toEqual(['Old Denver'])
    })
    rerender(<Found cities={['Denver']} />)
    await waitFor(() => {
      expect(highlighted()).toEqual(['Denver'])
    })
  })
})
