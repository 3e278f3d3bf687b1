import type { Location } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  aScreen,
  aCompleteScreen,
  idOf,
  updated,
} from '../../../shared/testing/fixtures.ts'

const address = `/admin/locations/${idOf(500)}`
const page = `${address}?tab=settings`
const mine = `/admin/my-locations/${idOf(500)}`

function serverWith(location: Location = aLocation(), more: Answers = {}): Answers {
  return {
    listLocations: () => new ListOf([location]),
    getLocation: () => location,
    updateLocation: ({ body }) => updated(location, body),
    ...more,
  }
}

const click = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const columns = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

describe('locations table', () => {
  it('hides Active, adding and deleting on my-locations', async () => {
    renderApp('/admin/my-locations', 'location', serverWith())
    const name = await screen.findByRole('link', { name: 'Harbor Street' })
    expect(name.getAttribute('href')).toBe(mine)
    expect(columns()).not.toContain('Active')
    expect(columns()).not.toContain('Actions')
    expect(screen.queryByRole('button', { name: /Add location|^Delete/ })).toBeNull()
  })

  it('tells users without locations whom to ask', async () => {
    renderApp('/admin/my-locations', 'location', { listLocations: () => new ListOf([]) })
    const message = 'You don’t have access to any locations yet. Ask an admin to add you.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add location' })).toBeNull()
  })

  it('shows Active to admins but not deleting, which needs a super-admin', async () => {
    renderApp('/admin/locations', 'admin', serverWith())
    await screen.findByRole('link', { name: 'Harbor Street' })
    expect(columns()).toContain('Active')
    expect(screen.queryByRole('button', { name: 'Delete Harbor Street' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add location' })).toBeTruthy()
  })

  it('searches by number and repeats the search by name', async () => {
    const { server, router } = renderApp('/admin/locations', 'admin', serverWith())
    const field = await screen.findByRole('combobox', { name: 'Search in' })
    await userEvent.selectOptions(field, 'Roundboard Number')
    await userEvent.type(screen.getByRole('textbox', { name: 'Search locations' }), '1001{Enter}')
    const requestedName = (name: string) =>
      server.requestsTo('listLocations').at(-1)?.query.get(name)
    await waitFor(() => {
      expect([requestedName('locationIdentifier'), requestedName('name')]).toEqual(['1001', null])
    })
    expect(router.state.location.search).toEqual({ by: 'locationIdentifier', q: '1001' })
    await userEvent.selectOptions(field, 'Name')
    await waitFor(() => {
      expect([requestedName('locationIdentifier'), requestedName('name')]).toEqual([null, '1001'])
    })
  })

  it('shows the longest name in full and the time zone without underscores', async () => {
    const name = 'Ñ'.repeat(limits.nameLength)
    const timeZone = 'America/Argentina/Buenos_Aires'
    renderApp('/admin/locations', 'admin', serverWith(aLocation({ name, timeZone })))
    expect(await screen.findByRole('rowheader', { name })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'America/Argentina/Buenos Aires' })).toBeTruthy()
  })
})

describe('deleting a location', () => {
  async function typed(password: string) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
    const field = dialog.getByLabelText(/^Password/)
    await userEvent.clear(field)
    await userEvent.type(field, `${password}{Enter}`)
    return dialog
  }
  const deleting = (deleteLocation: Answers['deleteLocation'], more: Answers = {}) =>
    renderApp(
      page,
      'super-admin',
      serverWith(aLocation({ screens: [] }), {
        ...(deleteLocation && { deleteLocation }),
        ...more,
      }),
    )

  it('asks again after a wrong password and leaves the page after the right one', async () => {
    const { router, server } = deleting(({ body }) =>
      body['password'] === 'right'
        ? aLocation()
        : new Refusal('wrong-password', 'Incorrect Password'),
    )
    await click('Delete')
    const dialog = await typed('wrong')
    expect(await dialog.findByText('Incorrect Password')).toBeTruthy()
    expect(router.state.location.pathname).toBe(address)
    await typed('right')
    expect(await screen.findByText('Deleted Location: Harbor Street')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/admin/locations')
    expect(server.requestsTo('deleteLocation')).toHaveLength(2)
  })

  it('succeeds if the location was already deleted', async () => {
    const { router } = deleting(() => new Refusal('not-found'))
    await click('Delete')
    await typed('right')
    expect(await screen.findByText('Deleted Location: Harbor Street')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/admin/locations')
  })

  it('says in the dialog why it is forbidden and stays on the page', async () => {
    const { router } = deleting(() => new Refusal('forbidden', 'Your role doesn’t allow this.'))
    await click('Delete')
    const dialog = await typed('right')
    expect(await dialog.findByText('Your role doesn’t allow this.')).toBeTruthy()
    expect(router.state.location.pathname).toBe(address)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.queryByText(/^Deleted Location/)).toBeNull()
  })

  it('can be undone again after a lost response and says when it is too late', async () => {
    const outcomes = ['lost', 'late']
    deleting(() => aLocation(), {
      restoreLocation: () => {
        if (outcomes.shift() === 'lost') throw new LostResponse()
        return new Refusal('not-found')
      },
    })
    await click('Delete')
    await typed('right')
    await click('Undo')
    expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy()
    await click('Undo')
    expect(await screen.findByText('This can no longer be undone.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.queryByText(/^Restored Location/)).toBeNull()
  })
})

describe('open location page', () => {
  it('keeps showing a location deleted elsewhere, with a warning', async () => {
    let isThere = true
    const getLocation = () => (isThere ? aLocation() : new Refusal('not-found'))
    const { queryClient } = renderApp(page, 'admin', serverWith(aLocation(), { getLocation }))
    await screen.findByRole('heading', { name: 'Harbor Street' })
    isThere = false
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await screen.findByText(/^Couldn’t refresh this location\./)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Harbor Street' })).toBeTruthy()
  })

  it('updates the status when screens connect', async () => {
    let connected = 0
    const getLocation = () =>
      aLocation({ health: { group: 'issues', colour: 'yellow', connected, linked: 2, screens: 2 } })
    const { queryClient } = renderApp(page, 'admin', serverWith(aLocation(), { getLocation }))
    expect(await screen.findByText('0 of 2 online')).toBeTruthy()
    connected = 1
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await screen.findByText('1 of 2 online')).toBeTruthy()
  })

  it('says when the user may no longer hard refresh screens', async () => {
    const location = aLocation({ screens: [aScreen(1, { isLinked: true })] })
    const hardRefreshLocation = () => new Refusal('forbidden', 'Your role doesn’t allow this.')
    renderApp(page, 'admin', serverWith(location, { hardRefreshLocation }))
    await click('Hard Refresh')
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy()
    expect(screen.queryByText(/^Hard refresh sent/)).toBeNull()
  })
})

describe('new language of a location', () => {
  const three = [1, 2, 3].map((round) => aScreen(round, { language: 'en-us' }))

  async function speakMexican(screens: Location['screens'], more: Answers = {}) {
    let current = aLocation({ screens })
    const app = renderApp(
      page,
      'admin',
      serverWith(current, {
        getLocation: () => current,
        updateLocation: ({ body }) => (current = updated(current, body)),
        ...more,
      }),
    )
    await click('Unlock form')
    await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'es-mx')
    await click('Save')
    expect(await screen.findByText('Updated Location: Harbor Street')).toBeTruthy()
    return app
  }

  it('asks nothing at a location without screens', async () => {
    await speakMexican([])
    expect(await screen.findByRole('button', { name: 'Unlock form' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('changes screens only after confirmation', async () => {
    const { server } = await speakMexican(three)
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/^3 screens at this location use a different language/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(server.requestsTo('updateScreen')).toEqual([])
  })

  it('says why a screen failed and reloads the screens’ languages', async () => {
    const { server } = await speakMexican(three, {
      updateScreen: ({ params }) =>
        params['id'] === three[1]?.id
          ? new Refusal('unavailable', 'Not now.')
          : aCompleteScreen(1, { language: 'es-mx' }),
    })
    const question = within(await screen.findByRole('dialog'))
    const readBefore = server.requestsTo('getLocation').length
    await userEvent.click(question.getByRole('button', { name: 'Change language' }))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(server.requestsTo('updateScreen')).toHaveLength(2)
    await waitFor(() => {
      expect(server.requestsTo('getLocation').length).toBeGreaterThan(readBefore)
    })
    expect(screen.queryByText(/^Changed the language/)).toBeNull()
  })
})

describe('24/7 schedule page', () => {
  const open365 = aLocation({ is365: true, schedule: [12, 9, 12, 12, 12, 12, 12] })

  it.each([
    ['en', 'Hour on Monday', 'On Monday at 9:00 PM, Tuesday’s workout appears.'],
    ['es', 'Hora del lunes', 'El lunes a las 21:00 aparece el entrenamiento del martes.'],
    ['fr', 'Heure du lundi', 'Le lundi à 21:00, l’entraînement du mardi apparaît.'],
  ])('says in %s when screens change to the next workout', async (locale, label, sentence) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp(`${address}/schedule`, 'admin', serverWith(open365))
    expect(await screen.findByLabelText(label)).toHaveProperty('value', '9')
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('says that Saturday at midnight continues with Sunday', async () => {
    renderApp(`${address}/schedule`, 'admin', serverWith(open365))
    const sentence = 'At midnight at the end of Saturday, Sunday’s workout appears.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('refuses an empty hour and restores the saved one on Cancel', async () => {
    const { server } = renderApp(`${address}/schedule`, 'admin', serverWith(open365))
    const monday = await screen.findByLabelText<HTMLInputElement>('Hour on Monday')
    await userEvent.clear(monday)
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByText(/^On Monday/)).toBeNull()
    await click('Cancel')
    expect(await screen.findByText(/^On Monday at 9:00 PM/)).toBeTruthy()
    expect(server.requestsTo('updateLocation')).toEqual([])
  })

  it('says that it applies to 365 locations only', async () => {
    renderApp(`${address}/schedule`, 'admin', serverWith())
    const sentence = 'This schedule only applies to 365 locations.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('links location users back to my-locations', async () => {
    renderApp(`${address}/schedule`, 'location', serverWith(open365))
    await screen.findByLabelText('Hour on Monday')
    const links = screen.getAllByRole('link', { name: /Harbor Street/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([mine])
  })
})
