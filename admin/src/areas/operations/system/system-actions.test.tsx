import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { aSystem } from '../../../shared/testing/fixtures.ts'

const page = '/admin/system'
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const passwordDialog = async () => within(await screen.findByRole('dialog'))
async function type(password: string, action: string) {
  const dialog = await passwordDialog()
  const field = dialog.getByLabelText(/^Password/)
  await userEvent.clear(field)
  await userEvent.type(field, password)
  await userEvent.click(dialog.getByRole('button', { name: action }))
}
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })

describe('switching all video hosts', () => {
  // spec: 2.11, 9
  it('shows how many locations will change, the excluded one and how many changed', async () => {
    const { server } = renderApp(page, 'super-admin', {
      getSystem: () => aSystem({ excludedLocation: 'RB-1001' }),
      switchVideoHost: () => ({ changed: 3 }),
    })
    expect(await screen.findByText(/Switching to normal videos skips RB-1001/)).toBeTruthy()
    await press('Switch all to locker room videos')
    expect((await passwordDialog()).getByText('3 locations will change.')).toBeTruthy()
    await type('mine', 'Switch all to locker room videos')
    expect(await screen.findByText('Switched 3 locations.')).toBeTruthy()
    expect(server.bodiesOf('switchVideoHost')).toEqual([{ password: 'mine', host: 'locker-room' }])
    await gone()
  })

  it('stays open after a wrong password and a lost response', async () => {
    const answers = ['wrong', 'lost', 'right']
    renderApp(page, 'super-admin', {
      switchVideoHost: () => {
        const answer = answers.shift()
        if (answer === 'lost') throw new LostResponse()
        return answer === 'wrong'
          ? new Refusal('wrong-password', 'Incorrect Password')
          : { changed: 1 }
      },
    })
    const action = 'Switch all to normal videos'
    await press(action)
    await type('wrong', action)
    const dialog = await passwordDialog()
    expect(await dialog.findByText('Incorrect Password')).toBeTruthy()
    await type('mine', action)
    expect(
      await dialog.findByText('Can’t reach the server. Check your connection, then try again.'),
    ).toBeTruthy()
    await type('mine', action)
    expect(await screen.findByText('Switched 1 location.')).toBeTruthy()
    await gone()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends nothing without a password and can be canceled', async () => {
    const { server } = renderApp(page, 'super-admin')
    await press('Switch all to normal videos')
    const dialog = await passwordDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Switch all to normal videos' }))
    expect(dialog.getAllByText('Enter your own password').length).toBeGreaterThan(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await gone()
    expect(server.requestsTo('switchVideoHost')).toEqual([])
  })
})

describe('refreshing all screens', () => {
  it.each([
    [
      'Refresh all screens',
      false,
      40,
      '40 linked screens will refresh. They may go blank for a moment.',
    ],
    [
      'Hard refresh all screens',
      true,
      1,
      '1 linked screen will refresh. It may go blank for a moment.',
    ],
  ])('%s says how many screens it affects', async (action, isHard, linkedScreens, question) => {
    const { server } = renderApp(page, 'super-admin', {
      getSystem: () => aSystem({ linkedScreens }),
      refreshEverything: () => ({ screens: linkedScreens }),
    })
    await screen.findByText('SQLite')
    await press(action)
    expect((await passwordDialog()).getByText(question)).toBeTruthy()
    await type('mine', action)
    expect(await screen.findByText(/Please wait at least 60 seconds\.$/)).toBeTruthy()
    expect(server.bodiesOf('refreshEverything')).toEqual([{ password: 'mine', isHard }])
  })
})

describe('data export', () => {
  it('downloads one round as a file with its number', async () => {
    const files: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
    const { server } = renderApp(page, 'super-admin', {
      exportData: () => ({ kind: 'round-data', exportedAt: 'now', items: [{ name: 'Bell' }] }),
    })
    await userEvent.selectOptions(await screen.findByLabelText('Data'), 'Round data')
    await userEvent.type(screen.getByLabelText('Round Number'), '10')
    await press('Export')
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid Round Number')
    await userEvent.clear(screen.getByLabelText('Round Number'))
    await userEvent.type(screen.getByLabelText('Round Number'), '3')
    await press('Export')
    await type('mine', 'Export')
    expect(await screen.findByText('Exported 1 record')).toBeTruthy()
    click.mockRestore()
    expect(files).toEqual([
      expect.stringMatching(/^roundboard-round-data-3-\d{4}-\d\d-\d\d\.json$/),
    ])
    expect(server.bodiesOf('exportData')).toEqual([
      { password: 'mine', kind: 'round-data', round: 3 },
    ])
    expect(screen.queryByText('Invalid Round Number')).toBeNull()
  })
})

it('formats disk space and counts in the user’s language', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  renderApp(page, 'super-admin', { getSystem: () => aSystem({ locations: 12_345 }) })
  expect(await screen.findByText('12.345')).toBeTruthy()
  expect(screen.getByText(/12,3 GB/)).toBeTruthy()
})
