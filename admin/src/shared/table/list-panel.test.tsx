import { MantineProvider } from '@mantine/core'
import type { Page } from '@roundboard/client'
import { limits } from '@roundboard/domain'
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Column } from './data-table.tsx'
import { ListPanel } from './list-panel.tsx'
import { reading } from '../search/search.ts'
import { type ListState, listSearch, type OnList } from './list-state.ts'
import { enterText } from '../testing/enter-text.ts'

interface Bell {
  readonly id: string
  readonly name: string
}

const columns: readonly Column<Bell>[] = [
  { key: 'name', label: 'Name', sortKey: 'name', isHeading: true, cell: ({ name }) => name },
  { key: 'length', label: 'Length', sortKey: 'length', cell: ({ name }) => name.length },
  { key: 'id', label: 'Id', cell: ({ id }) => id },
]

const bells = (count: number): Bell[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b-${String(index + 1)}`,
    name: `Bell ${String(index + 1)}`,
  }))

/** A list of the given bells, opened at the given page. */
function renderList(given: readonly Bell[], first: ListState = {}) {
  const server = { bells: given, isDown: false, wait: Promise.resolve() }
  const onList = vi.fn<OnList<ListState>>()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

  async function answer({ page = 1, q = '' }: ListState): Promise<Page<Bell[]>> {
    await server.wait
    if (server.isDown) throw new Error('down')
    const found = server.bells.filter(({ name }) => name.includes(q))
    const pages = Math.max(1, Math.ceil(found.length / limits.pageSize))
    const items = found.slice((page - 1) * limits.pageSize, page * limits.pageSize)
    return { items, count: found.length, pagination: { page, limit: limits.pageSize, pages } }
  }

  function Bells() {
    const [list, setList] = useState(first)
    const query = useQuery({
      queryKey: ['bells', list],
      queryFn: () => answer(list),
      placeholderData: keepPreviousData,
    })
    return (
      <ListPanel
        list={list}
        onList={(next, how) => {
          onList(next, how)
          setList(next)
        }}
        query={query}
        subject="bells"
        emptyText="No bells found"
        emptyHint="Add the first."
        emptyIcon="-"
        emptyAction={<button type="button">Add Bell</button>}
        columns={columns}
        searchFields={[
          { value: 'name', label: 'Name' },
          { value: 'id', label: 'Id' },
        ]}
        detail={({ name }) => (name === 'Bell 2' ? 'Cracked.' : undefined)}
      />
    )
  }

  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <Bells />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['bells'] })
  return { server, onList, readAgain }
}

const header = (name: string) => screen.getByRole('columnheader', { name })
const named = (name: string) => screen.findByRole('rowheader', { name })
const box = () => screen.getByRole('textbox', { name: 'Search bells' })

describe('a list page', () => {
  it('falls back to the last page when deletions empty it', async () => {
    const { server, onList, readAgain } = renderList(bells(31), { page: 3, sort: 'name' })
    await named('Bell 31')
    server.bells = bells(30)
    await readAgain()
    expect(await named('Bell 30')).toBeTruthy()
    expect(screen.queryByText('No bells found')).toBeNull()
    const toSecond = [{ page: 2, sort: 'name' }, { replace: true }]
    expect(onList.mock.calls).toEqual([toSecond])
    server.bells = bells(15)
    await readAgain()
    expect(await named('Bell 15')).toBeTruthy()
    expect(onList.mock.calls).toEqual([toSecond, [{ sort: 'name' }, { replace: true }]])
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('falls back from a page beyond the end, and an empty list shows its empty state', async () => {
    const { onList } = renderList([], { page: 7 })
    expect(await screen.findByText('No bells found')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Bell' })).toBeTruthy()
    expect(onList.mock.calls).toEqual([[{}, { replace: true }]])
  })

  it('stays visible and busy until the next one has loaded', async () => {
    const { server } = renderList(bells(16))
    await named('Bell 1')
    const { promise, resolve } = Promise.withResolvers<undefined>()
    server.wait = promise.then(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('rowheader', { name: 'Bell 1' })).toBeTruthy()
    resolve(undefined)
    expect(await named('Bell 16')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  })

  it('stays visible with an error when a refetch fails', async () => {
    const { server, readAgain } = renderList(bells(2))
    await named('Bell 1')
    server.isDown = true
    await readAgain()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('rowheader', { name: 'Bell 1' })).toBeTruthy()
    server.isDown = false
    server.bells = bells(3)
    await userEvent.click(retry)
    expect(await named('Bell 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('sorting', () => {
  it('by another field starts ascending on the first page', async () => {
    const { onList } = renderList(bells(31), { page: 2, sort: '-name' })
    await named('Bell 16')
    expect(header('Name').getAttribute('aria-sort')).toBe('descending')
    expect(header('Length').getAttribute('aria-sort')).toBe('none')
    await userEvent.click(within(header('Length')).getByRole('button'))
    expect(await named('Bell 1')).toBeTruthy()
    expect(header('Length').getAttribute('aria-sort')).toBe('ascending')
    expect(header('Name').getAttribute('aria-sort')).toBe('none')
    expect(onList.mock.calls.map(([next]) => next)).toEqual([{ sort: 'length' }])
  })

  it('is offered only for fields that the server can sort by', async () => {
    renderList(bells(1))
    await named('Bell 1')
    expect(header('Id').getAttribute('aria-sort')).toBeNull()
    expect(within(header('Id')).queryByRole('button')).toBeNull()
  })

  it('uses a select on phones, empty while the list is unsorted', async () => {
    renderList(bells(1))
    await named('Bell 1')
    const sortBy = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    const options = () => [...sortBy.options].map(({ text }) => text)
    expect(options()).toEqual([
      '–',
      ...['Name', 'Length'].flatMap((label) => [`${label}, ascending`, `${label}, descending`]),
    ])
    await userEvent.selectOptions(sortBy, 'Length, descending')
    await waitFor(() => {
      expect(header('Length').getAttribute('aria-sort')).toBe('descending')
    })
    expect(options()).not.toContain('–')
  })
})

describe('a search', () => {
  it('without matches shows an empty state and can be cleared', async () => {
    const { onList } = renderList(bells(20), { page: 2, sort: 'name' })
    await named('Bell 16')
    await enterText(box(), '  gong ', '{Enter}')
    expect(await screen.findByText('Nothing matches your search.')).toBeTruthy()
    expect(screen.getByText('0 results')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Bell' })).toBeNull()
    expect(onList).toHaveBeenLastCalledWith({ sort: 'name', q: 'gong' }, undefined)
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear ?? document.body)
    expect(await named('Bell 1')).toBeTruthy()
    expect(box()).toHaveProperty('value', '')
    expect(screen.getByText('20 results')).toBeTruthy()
  })

  it('is cleared by the button in its box', async () => {
    const { onList } = renderList(bells(20), { q: '17' })
    await named('Bell 17')
    expect(screen.getByText('1 result')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await named('Bell 1')).toBeTruthy()
    expect(onList).toHaveBeenLastCalledWith({ q: undefined }, undefined)
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  })

  it('in another field keeps the typed text', async () => {
    const { onList } = renderList(bells(3))
    await named('Bell 1')
    await userEvent.type(box(), 'Bell')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Id')
    expect(onList).toHaveBeenLastCalledWith({ q: 'Bell', by: 'id' }, undefined)
  })
})

it('shows a row’s note below it across the full width', async () => {
  renderList(bells(3))
  await named('Bell 1')
  const cell = screen.getByRole('cell', { name: 'Cracked.' })
  expect(cell.getAttribute('colspan')).toBe('3')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3 + 1)
})

it.each([
  [{ page: '0', sort: 'x'.repeat(41), q: 'x'.repeat(201), by: 7 }, {}],
  [{ page: '2.5' }, {}],
  [
    { page: '3', sort: '-name', q: 'bell', by: 'name' },
    { page: 3, sort: '-name', q: 'bell', by: 'name' },
  ],
])('reads only valid list state from the address: %#', (given, kept) => {
  expect(reading(listSearch)(given)).toEqual(kept)
})
