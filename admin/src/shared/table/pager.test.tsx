import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

function renderPager(page: number, count: number) {
  const onPage = vi.fn()
  render(
    <MantineProvider env="test">
      <Pager page={page} count={count} onPage={onPage} />
    </MantineProvider>,
  )
  return onPage
}

const labels = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('button')
    .map((button) => button.textContent)

describe('Pager', () => {
  // spec: 2.9
  it('is hidden for 15 items and shown for 16', () => {
    renderPager(1, 15)
    expect(screen.queryByRole('navigation')).toBeNull()
    renderPager(1, 16)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
  })

  // spec: 2.9
  it('shows a window of ten with 1... before it and ...N after it', () => {
    renderPager(20, 15 * 40)
    const shown = labels()
    expect(shown).toContain('1...')
    expect(shown).toContain('...40')
    expect(shown.filter((label) => /^\d+$/.test(label))).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Page 20' }).getAttribute('aria-current')).toBe(
      'page',
    )
  })

  // spec: 2.9
  it('goes to the first and the last page', async () => {
    const onPage = renderPager(20, 15 * 40)
    await userEvent.click(screen.getByRole('button', { name: '1... First page' }))
    await userEvent.click(screen.getByRole('button', { name: '...40 Last page' }))
    expect(onPage.mock.calls).toEqual([[1], [40]])
  })

  // spec: 5
  it('moves between the first and the last page', async () => {
    const onPage = renderPager(1, 31)
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onPage).toHaveBeenLastCalledWith(1)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPage).toHaveBeenLastCalledWith(2)
  })
})
