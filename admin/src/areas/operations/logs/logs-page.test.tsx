import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLog, idOf } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const entry = aLog()

it('shows a change field by field', async () => {
  renderApp('/admin/logs', 'super-admin', { listLogs: () => new ListOf([entry]) })
  const show = 'Show change: Location update New name'
  await userEvent.click(await screen.findByRole('button', { name: show }))
  const row = screen.getByRole('row', { name: /^name/ })
  expect(within(row).getByText('Old name')).toBeTruthy()
  expect(within(row).getByText('New name')).toBeTruthy()
})

it('names the object of each entry, formats dates and shows each ID once', async () => {
  const workout = aLog(1, {
    model: 'Workout',
    action: 'delete',
    data: {
      _id: idOf(300),
      id: idOf(300),
      name: 'First Bell',
      startDate: '2026-11-21T00:00:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
      isActive: true,
      routines: [{ _id: idOf(201), id: idOf(201), text: 'Jab' }],
    },
  })
  renderApp('/admin/logs', 'super-admin', { listLogs: () => new ListOf([workout]) })
  expect(await screen.findByText('First Bell')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Show change/ }))
  const cells = screen
    .getAllByRole('row', { name: /^(id|startDate|updatedAt|isActive|routines|_id)/ })
    .map((row) => row.textContent)
  expect(cells).toEqual([
    `id–${idOf(300)}`,
    'startDate–Nov 21, 2026',
    expect.stringMatching(/^updatedAt–Nov 21, 2026, \d/),
    'isActive–Yes',
    expect.not.stringContaining('_id'),
  ])
  const table = screen.getByRole('columnheader', { name: 'Before' }).closest('td')
  expect(table?.colSpan).toBe(6)
})

// spec: 2.11, 5
it('deletes logs only with the right password', async () => {
  const { server } = renderApp('/admin/logs', 'super-admin', {
    listLogs: () => new ListOf([entry]),
    deleteLogs: ({ body }) =>
      body['password'] === 'right'
        ? { deleted: 12 }
        : new Refusal('wrong-password', 'Incorrect Password'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all logs' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete all logs' })
  await userEvent.type(within(dialog).getByLabelText(/^Password/), 'wrong')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete all logs' }))
  expect((await screen.findAllByText('Incorrect Password')).length).toBeGreaterThan(0)
  await userEvent.clear(within(dialog).getByLabelText(/^Password/))
  await userEvent.type(within(dialog).getByLabelText(/^Password/), 'right')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete all logs' }))
  expect(await screen.findByText('Deleted 12 log entries')).toBeTruthy()
  expect(server.bodiesOf('deleteLogs')).toEqual([{ password: 'wrong' }, { password: 'right' }])
})

// spec: 2.11, 5
it('cleans up logs only after the confirmation word and password', async () => {
  const { server } = renderApp('/admin/logs', 'super-admin', {
    listLogs: () => new ListOf([entry]),
    cleanUpLogs: ({ body }) =>
      body['password'] === 'right'
        ? { deleted: 1 }
        : new Refusal('wrong-password', 'Incorrect Password'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Clean up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Clean up logs' })
  await enterText(within(dialog).getByLabelText('Confirmation word'), 'cleanup')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clean up' }))
  expect(await within(dialog).findByText('That doesn’t match. Type CLEANUP.')).toBeTruthy()
  await userEvent.clear(within(dialog).getByLabelText('Confirmation word'))
  await enterText(within(dialog).getByLabelText('Confirmation word'), 'CLEANUP')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clean up' }))
  expect(server.bodiesOf('cleanUpLogs')).toEqual([])
  const password = within(dialog).getByLabelText(/^Password/)
  await userEvent.type(password, 'wrong')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clean up' }))
  expect(await within(dialog).findByText('Incorrect Password')).toBeTruthy()
  await userEvent.clear(password)
  await userEvent.type(password, 'right')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clean up' }))
  expect(await screen.findByText('Deleted 1 log entry')).toBeTruthy()
  expect(server.bodiesOf('cleanUpLogs')).toEqual([
    { word: 'CLEANUP', days: 90, password: 'wrong' },
    { word: 'CLEANUP', days: 90, password: 'right' },
  ])
})
