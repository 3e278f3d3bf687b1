import type { Location } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aRegion, idOf, updated } from '../../../shared/testing/fixtures.ts'

const gym = (number: number, given: Partial<Location> = {}) =>
  aLocation({ id: idOf(number), _id: idOf(number), name: `Gym ${String(number)}`, ...given })

/** Three locations on two pages of the list. */
function open(refused?: string) {
  let current = [
    gym(501, { tags: ['Pilot'] }),
    gym(502, { region: aRegion().id, tags: ['pilot', 'Flagship'] }),
    gym(503),
  ]
  const app = renderApp('/admin/locations', 'admin', {
    listRegions: () => [aRegion()],
    listLocationTags: () => [{ tag: 'Pilot', locations: 2 }],
    listLocations: ({ query }) =>
      new ListOf(query.has('limit') ? current : current.slice(0, 2), current.length),
    updateLocation({ params, body }) {
      const before = current.find(({ id }) => id === params['id'])
      if (!before || before.id === refused) return new Refusal('unavailable')
      const after = updated(before, body)
      current = current.map((one) => (one === before ? after : one))
      return after
    },
  })
  return { ...app, current: () => current }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function editAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Gym 501' }))
  expect(screen.getByText('1 location selected')).toBeTruthy()
  await click('Select all 3')
  expect(await screen.findByText('3 locations selected')).toBeTruthy()
  await click('Edit selected')
  return within(await screen.findByRole('dialog', { name: 'Edit 3 locations' }))
}

describe('many locations', () => {
  it('are selected on all pages, edited at once as previewed, and put back', async () => {
    const { server, current } = open()
    const before = current()
    const dialog = await editAll()
    expect(dialog.getByRole('status').textContent).toContain('No locations will change.')
    await userEvent.selectOptions(dialog.getByLabelText('Region'), 'Midwest')
    expect(dialog.getByRole('status').textContent).toBe(
      '2 locations will change. 1 location already matches.',
    )
    await userEvent.type(dialog.getByRole('combobox', { name: 'Remove tags' }), 'PILOT{Enter}')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'Q1{Enter}')
    await userEvent.selectOptions(dialog.getByLabelText('Timer'), 'Yes')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    expect(await screen.findByText('Changed 3 locations.')).toBeTruthy()
    const { updatedAt: expectedUpdatedAt } = aLocation()
    const region = aRegion().id
    expect(server.bodiesOf('updateLocation')).toEqual([
      { vtsEnabled: true, region, tags: ['Q1'], expectedUpdatedAt },
      { vtsEnabled: true, tags: ['Flagship', 'Q1'], expectedUpdatedAt },
      { vtsEnabled: true, region, tags: ['Q1'], expectedUpdatedAt },
    ])
    expect(screen.queryByText('3 locations selected')).toBeNull()
    await click('Undo')
    expect(await screen.findByText('Undone: 3 locations are as they were.')).toBeTruthy()
    const fields = ({ region: where, tags, vtsEnabled }: Location) => ({ where, tags, vtsEnabled })
    expect(current().map(fields)).toEqual(before.map(fields))
  })

  it('are told apart when some of them couldn’t be changed', async () => {
    open(idOf(503))
    const dialog = await editAll()
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'es')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    expect(await screen.findByText(/^Couldn’t change 1 location\./)).toBeTruthy()
  })

  it('aren’t selected where they are only the own ones', async () => {
    const { server } = renderApp('/admin/my-locations', 'location', {
      listLocations: () => new ListOf([gym(501)]),
    })
    await screen.findByRole('link', { name: 'Gym 501' })
    await waitFor(() => {
      expect(server.askedFor('listLocations')).toHaveLength(1)
    })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
