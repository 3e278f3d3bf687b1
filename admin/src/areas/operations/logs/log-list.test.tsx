import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import {
  type ReceivedRequest,
  ListOf,
  LostResponse,
  Refusal,
} from '../../../shared/testing/fake-server.ts'
import { aLog, idOf } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const one = (given: Parameters<typeof aLog>[1]) => ({
  listLogs: () => new ListOf([aLog(1, given)]),
})
const queryOf = (request: ReceivedRequest | undefined) => Object.fromEntries(request?.query ?? [])

describe('log list', () => {
  it('applies filters from page 1 and keeps them in the address', async () => {
    const { server, router } = renderApp('/admin/logs?page=2&sort=date', 'super-admin', {
      listLogs: ({ query }) => new ListOf(query.get('model') ? [] : [aLog()], 40),
    })
    await userEvent.selectOptions(await screen.findByLabelText('Model'), 'Workout')
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'restore')
    await enterText(screen.getByLabelText('From (UTC)'), '2026-11-20')
    await enterText(screen.getByLabelText('To (UTC)'), '2026-11-21')
    await enterText(screen.getByLabelText('Search logs'), 'rosa@example.com', '{Enter}')
    await waitFor(() => {
      expect(queryOf(server.requestsTo('listLogs').at(-1))).toEqual({
        page: '1',
        sort: 'date',
        modifiedBy: 'rosa@example.com',
        model: 'Workout',
        action: 'restore',
        from: '2026-11-20T00:00:00.000Z',
        to: '2026-11-21T23:59:59.999Z',
      })
    })
    expect(await screen.findByText('Nothing matches your search.')).toBeTruthy()
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear ?? document.body)
    expect(await screen.findByRole('rowheader', { name: 'super@example.com' })).toBeTruthy()
    expect(router.state.location.search).toEqual({})
  })

  it('ignores invalid filters in the address', async () => {
    const address = '/admin/logs?model=Horse&action=ride&from=soon&to=2026-13-01'
    const { server } = renderApp(address, 'super-admin', { listLogs: () => new ListOf([aLog()]) })
    expect(await screen.findByRole('rowheader')).toBeTruthy()
    expect(server.requestsTo('listLogs').map(queryOf)).toEqual([{ page: '1', sort: '-date' }])
  })

  it('renders one element per cell so that labels line up on a phone', async () => {
    renderApp('/admin/logs', 'super-admin', { listLogs: () => new ListOf([aLog()]) })
    await screen.findByRole('rowheader')
    const cells = screen.getAllByRole('cell').map(({ childNodes }) => childNodes.length)
    expect(cells).toEqual([1, 1, 1, 1, 1])
    expect(screen.getByRole('cell', { name: 'Location New name' })).toBeTruthy()
  })

  it('says that nothing has been logged yet', async () => {
    renderApp('/admin/logs', 'super-admin')
    expect(await screen.findByText('No logs found')).toBeTruthy()
    expect(screen.getByText('Every change is recorded here.')).toBeTruthy()
  })

  it('keeps a change open when newer entries arrive and while the server is offline', async () => {
    let listed = [aLog(1)]
    let isDown = false
    const { queryClient } = renderApp('/admin/logs', 'super-admin', {
      listLogs: () => (isDown ? new Refusal('unavailable') : new ListOf(listed)),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Show change/ }))
    listed = [aLog(2, { modifiedBy: 'rosa@example.com' }), aLog(1)]
    await queryClient.invalidateQueries({ queryKey: ['logs'] })
    expect(await screen.findByRole('rowheader', { name: 'rosa@example.com' })).toBeTruthy()
    expect(screen.getByText('2 results')).toBeTruthy()
    const change = within(screen.getByRole('row', { name: /^name/ }))
    expect(change.getByText('Old name')).toBeTruthy()
    isDown = true
    await queryClient.invalidateQueries({ queryKey: ['logs'] })
    expect(await screen.findByText(/^Couldn’t refresh logs\./)).toBeTruthy()
    expect(change.getByText('Old name')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Hide change/ }))
    expect(screen.queryByText('Old name')).toBeNull()
  })

  it('says that the user lost access to logs', async () => {
    renderApp('/admin/logs', 'super-admin', { listLogs: () => new Refusal('forbidden') })
    expect(await screen.findByText('You don’t have access to logs.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it.each([
    ['es', '12.345 resultados', /^20 nov 2026, /],
    ['fr', '12 345 résultats', /^20 nov\. 2026, /],
  ])('formats counts and dates in %s', async (locale, count, date) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/admin/logs', 'super-admin', {
      listLogs: () => new ListOf([aLog(1, { date: '2026-11-20T12:00:00.000Z' })], 12_345),
    })
    expect(await screen.findByText(count)).toBeTruthy()
    expect(screen.getAllByRole('cell')[0]?.textContent).toMatch(date)
  })
})

describe('changed fields of a log entry', () => {
  const changes = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Show|Mostrar|Afficher)/ }))
    const table = screen.getAllByRole('table').at(-1) ?? document.body
    return within(table)
      .getAllByRole<HTMLTableRowElement>('row')
      .slice(1)
      .map(({ cells }) => Array.from(cells, ({ textContent }) => textContent))
  }

  it('show the values before and after, with a dash for empty ones', async () => {
    const data = {
      before: { name: 'Bell', videoLink: null, subHeader: '', isActive: true },
      after: { name: 'B'.repeat(85), videoLink: '/media/a.mp4', isActive: false },
    }
    renderApp('/admin/logs', 'super-admin', one({ model: 'Workout', data }))
    expect(await changes()).toEqual([
      ['name', 'Bell', 'B'.repeat(85)],
      ['videoLink', '–', '/media/a.mp4'],
      ['subHeader', '–', '–'],
      ['isActive', 'Yes', 'No'],
    ])
  })

  it.each([
    ['es', '31 ene 2026', 'Sí'],
    ['fr', '31 janv. 2026', 'Oui'],
  ])('show the release date in %s as the release notes do', async (locale, day, yes) => {
    localStorage.setItem('roundboard.locale', locale)
    const data = { version: '31.01.01', date: '2026-01-31T00:00:00.000Z', isActive: true }
    renderApp('/admin/logs', 'super-admin', one({ model: 'Release', action: 'create', data }))
    expect(await changes()).toEqual([
      ['version', '–', '31.01.01'],
      ['date', '–', day],
      ['isActive', '–', yes],
    ])
  })

  it('can be empty, without a user or an object name', async () => {
    renderApp('/admin/logs', 'super-admin', one({ action: 'refused', userId: null, data: {} }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Show change: Location reject' }),
    )
    expect(screen.getByText('No details were recorded for this entry.')).toBeTruthy()
    expect(screen.getByRole('cell', { name: '–' })).toBeTruthy()
  })
})

describe('log clean-up', () => {
  const type = async (label: RegExp | string, text: string) => {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    if (text !== '') await userEvent.type(field, text)
  }
  const submit = async () => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Clean up' }))
  }

  it('refuses numbers of days out of range', async () => {
    const { server } = renderApp('/admin/logs', 'super-admin')
    await userEvent.click(await screen.findByRole('button', { name: 'Clean up' }))
    await screen.findByRole('dialog', { name: 'Clean up logs' })
    await type('Confirmation word', 'CLEANUP')
    await type(/^Password/, 'right')
    for (const [days, error] of [
      ['', 'Enter 1 or a higher number.'],
      ['0', 'Enter 1 or a higher number.'],
      ['3651', 'Enter 3650 or a lower number.'],
    ] as const) {
      await type('Older than (days)', days)
      await submit()
      expect(screen.getByText(error)).toBeTruthy()
    }
    expect(server.requestsTo('cleanUpLogs')).toEqual([])
  })

  it('keeps the input after a lost response and retries with it', async () => {
    let isLost = true
    const { server } = renderApp('/admin/logs', 'super-admin', {
      cleanUpLogs() {
        if (isLost) throw new LostResponse()
        return { deleted: 12_345 }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Clean up' }))
    await screen.findByRole('dialog', { name: 'Clean up logs' })
    await type('Older than (days)', '3650')
    await type('Confirmation word', 'CLEANUP')
    await type(/^Password/, 'right')
    await submit()
    expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy()
    const before = server.requestsTo('listLogs').length
    isLost = false
    await submit()
    expect(await screen.findByText('Deleted 12,345 log entries')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const body = { word: 'CLEANUP', days: 3650, password: 'right' }
    expect(server.bodiesOf('cleanUpLogs')).toEqual([body, body])
    expect(server.requestsTo('listLogs').length).toBeGreaterThan(before)
  })
})

it('deletes no logs when canceled and forgets the password', async () => {
  const { server } = renderApp('/admin/logs', 'super-admin', {
    listLogs: () => new ListOf([aLog(1, { userId: idOf(1) })]),
  })
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all logs' }))
    return within(await screen.findByRole('dialog', { name: 'Delete all logs' }))
  }
  let dialog = await open()
  await userEvent.type(dialog.getByLabelText(/^Password/), 'right')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  dialog = await open()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete all logs' }))
  const password = dialog.getByLabelText<HTMLInputElement>(/^Password/)
  expect(password.value).toBe('')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(server.requestsTo('deleteLogs')).toEqual([])
})
