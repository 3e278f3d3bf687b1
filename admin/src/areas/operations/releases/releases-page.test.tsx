import type { Release } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf } from '../../../shared/testing/fake-server.ts'
import { aRelease, updated } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const latest = aRelease(3)
const planned = aRelease(4, { version: '40.01.01', date: '2140-01-31T00:00:00.000Z' })
const older = aRelease(2, { version: '30.01.01' })

const serverWith = (releases: readonly Release[]): Answers => ({
  listReleases: () => new ListOf(releases),
  updateRelease: ({ body }) => updated(latest, { title: body['title'] }),
})

describe('releases page', () => {
  it('lets super-admins edit the latest release', async () => {
    const { server } = renderApp('/admin/releases', 'super-admin', serverWith([latest, older]))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit 31.01.01' }))
    expect(screen.queryByRole('button', { name: 'Edit 30.01.01' })).toBeNull()
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 31.01.01' }))
    expect(dialog.getByLabelText<HTMLInputElement>(/^Date/).value).toBe('01/31/2026')
    const title = dialog.getByLabelText(/^Title/)
    await userEvent.clear(title)
    await enterText(title, 'Spelt rightly')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated Release: Spelt rightly')).toBeTruthy()
    expect(server.bodiesOf('updateRelease')).toEqual([
      { title: 'Spelt rightly', expectedUpdatedAt: latest.updatedAt },
    ])
  })

  it('marks planned releases and is read-only as release notes', async () => {
    renderApp('/admin/release-notes', 'admin', serverWith([planned, latest]))
    const first = await screen.findByRole('button', { name: /40\.01\.01/ })
    expect(within(first).getByText('Planned')).toBeTruthy()
    const second = screen.getByRole('button', { name: /31\.01\.01/ })
    expect(within(second).queryByText('Planned')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  })
})
