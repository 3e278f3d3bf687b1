import type { Region } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aRegion, idOf, updated } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const midwest = aRegion()
const ohio = aRegion({ id: idOf(2601), _id: idOf(2601), name: 'Ohio', parent: midwest.id })
const akron = aRegion({ id: idOf(2602), _id: idOf(2602), name: 'Akron', parent: ohio.id })
const west = aRegion({ id: idOf(2603), _id: idOf(2603), name: 'West', locations: 0 })

function serverWith(...given: Region[]) {
  const regions = [...given]
  const answers: Answers = {
    listRegions: () => [...regions],
    createRegion({ body }) {
      const made = aRegion({ ...body, id: idOf(2650), _id: idOf(2650), locations: 0 })
      regions.push(made)
      return made
    },
    updateRegion({ params, body }) {
      const index = regions.findIndex(({ id }) => id === params['id'])
      const found = regions[index]
      if (!found) return new Refusal('not-found')
      return (regions[index] = updated(found, body))
    },
  }
  return { regions, answers }
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

async function chooses(dialog: HTMLElement, label: string, option: string) {
  await userEvent.click(within(dialog).getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

describe('regions page', () => {
  it('shows a tree with counts that include sub-regions and link to locations', async () => {
    renderApp('/admin/regions', 'admin', serverWith(akron, midwest, ohio, west).answers)
    const link = await screen.findByRole('link', { name: '3 locations' })
    expect(names()).toEqual(['Midwest', 'Ohio', 'Akron', 'West'])
    expect(link.getAttribute('href')).toBe(`/admin/locations?region=${midwest.id}`)
    expect(screen.getByRole('link', { name: '0 locations' })).toBeTruthy()
    // Regions have at most three levels.
    expect(screen.queryByRole('button', { name: 'Add sub-region to Akron' })).toBeNull()
  })

  it('adds, moves and renames regions', async () => {
    const { answers } = serverWith(midwest, ohio, akron, west)
    const { server } = renderApp('/admin/regions', 'admin', answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Add sub-region to West' }))
    const adding = await screen.findByRole('dialog', { name: 'Add region' })
    await userEvent.type(within(adding).getByLabelText(/^Name/), 'Oregon')
    await userEvent.click(within(adding).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added region: Oregon')).toBeTruthy()
    expect(server.bodiesOf('createRegion')).toEqual([{ name: 'Oregon', parent: west.id }])

    await userEvent.click(screen.getByRole('button', { name: 'Edit Ohio' }))
    const editing = await screen.findByRole('dialog', { name: 'Edit region' })
    await userEvent.click(within(editing).getByRole('combobox', { name: 'Parent region' }))
    const options = await screen.findAllByRole('option')
    // Excludes the region itself and its sub-regions.
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Midwest',
      'West',
      'West › Oregon',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'West' }))
    await userEvent.click(within(editing).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated region: Ohio')).toBeTruthy()
    await waitFor(() => {
      expect(names()).toEqual(['Midwest', 'West', 'Ohio', 'Akron', 'Oregon'])
    })
  })

  it('deletes after confirmation and says why a region can’t be deleted', async () => {
    const north = aRegion({ id: idOf(2604), _id: idOf(2604), name: 'North', locations: 0 })
    const { regions, answers } = serverWith(midwest, west, north)
    const { server } = renderApp('/admin/regions', 'admin', {
      ...answers,
      deleteRegion: ({ params }) =>
        params['id'] === north.id
          ? new Refusal('in-use', 'This region still has 1 location.')
          : (regions.splice(1, 1)[0] ?? new Refusal('not-found')),
    })
    const remove = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
      const dialog = await screen.findByRole('dialog')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    }
    await remove('North')
    expect(await screen.findByText('This region still has 1 location.')).toBeTruthy()
    await remove('West')
    expect(await screen.findByText('Deleted region: West')).toBeTruthy()
    await waitFor(() => {
      expect(names()).toEqual(['Midwest', 'North'])
    })
    expect(server.requestsTo('deleteRegion')).toHaveLength(2)
  })

  it('disables deleting with the reason while a region has locations or sub-regions', async () => {
    renderApp('/admin/regions', 'admin', serverWith({ ...midwest, locations: 0 }, ohio).answers)
    const used = await screen.findByRole('button', {
      name: 'Delete Midwest',
      description: /^This region still has 1 sub-region\./,
    })
    await userEvent.click(used)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(
      screen.getByRole('button', {
        name: 'Delete Ohio',
        description: /^This region still has 1 location\./,
      }),
    ).toBeTruthy()
  })
})

describe('region and tags of a location', () => {
  const location = aLocation({ region: ohio.id, tags: ['Pilot'] })
  const answers: Answers = {
    ...serverWith(midwest, ohio, west).answers,
    listLocations: () => new ListOf([location]),
    listLocationTags: () => [{ tag: 'Pilot', locations: 1 }],
    getLocation: () => location,
    updateLocation: ({ body }) => updated(location, body),
  }

  it('appear in the list and filter it through the address', async () => {
    const { router, server } = renderApp('/admin/locations?sort=-region', 'admin', answers)
    const row = within(await screen.findByRole('row', { name: /Harbor Street/ }))
    expect(row.getByRole('cell', { name: 'Ohio Midwest' })).toBeTruthy()
    expect(row.getByRole('cell', { name: 'Pilot' })).toBeTruthy()
    await chooses(document.body, 'Region', 'Midwest › Ohio')
    await chooses(document.body, 'Tags', 'Pilot')
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        ...{ sort: '-region', region: ohio.id, tag: 'Pilot' },
      })
    })
    const lastQuery = server.requestsTo('listLocations').at(-1)?.query.toString()
    expect(lastQuery).toBe(`page=1&sort=-region&region=${ohio.id}&tag=Pilot`)
  })

  it('can be changed by an admin', async () => {
    const { server } = renderApp(`/admin/locations/${location.id}?tab=settings`, 'admin', answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    await chooses(document.body, 'Region', 'West')
    await enterText(screen.getByRole('combobox', { name: 'Tags' }), 'Flagship', '{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(server.bodiesOf('updateLocation')).toMatchObject([
        { region: west.id, tags: ['Pilot', 'Flagship'] },
      ])
    })
  })

  it('keep the region read-only for location users', async () => {
    renderApp(`/admin/my-locations/${location.id}?tab=settings`, 'location', answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    const region: HTMLInputElement = screen.getByRole('combobox', { name: 'Region' })
    expect([region.value, region.readOnly]).toEqual(['Midwest › Ohio', true])
  })
})
