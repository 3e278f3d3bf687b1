import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LocaleProvider } from '../i18n/locale.tsx'
import { SearchBox } from './search-box.tsx'

it('searches on Enter and by its button without submitting the surrounding form', async () => {
  const onSearch = vi.fn()
  const onSubmit = vi.fn()
  const consoleError = vi.spyOn(console, 'error')
  render(
    <MantineProvider env="test">
      <LocaleProvider>
        <form onSubmit={onSubmit}>
          <SearchBox subject="clips" value="" onSearch={onSearch} />
          <button type="submit">Save</button>
        </form>
      </LocaleProvider>
    </MantineProvider>,
  )
  const box = await screen.findByRole('search')
  await userEvent.type(await screen.findByLabelText('Search clips'), ' hook {Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(box).toBeTruthy()
  expect(onSearch.mock.calls).toEqual([
    ['hook', undefined],
    ['hook', undefined],
  ])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(consoleError).not.toHaveBeenCalled()
})
