import { MantineProvider, MultiSelect, Select, TagsInput } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
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
