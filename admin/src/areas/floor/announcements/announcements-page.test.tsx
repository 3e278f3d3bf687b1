import { issueAt } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  anAnnouncedWall,
  anAnnouncement,
  idOf,
} from '../../../shared/testing/fixtures.ts'

const page = '/admin/announcements'
const stamp = '2026-11-21T10:00:00.000Z'

const listing = (...announcements: ReturnType<typeof anAnnouncement>[]): Answers => ({
  listAnnouncements: ({ query }) =>
    new ListOf(announcements.filter(({ state }) => state === query.get('state'))),
})

const typeInto = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' })
  await user.clear(field)
  await user.type(field, text)
}

it('lists current, upcoming and ended announcements with their end times', async () => {
  renderApp(page, 'admin', {
    ...listing(
      anAnnouncement(1),
      anAnnouncement(2, { state: 'coming', text: 'Closed on Thursday.', from: '2026-11-26T06:00' }),
      anAnnouncement(3, { state: 'over', text: 'Lost: one glove.' }),
    ),
  })
  const now = await screen.findByRole('region', { name: 'On screens now' })
  expect(await within(now).findByText('We close at eight.')).toBeTruthy()
  expect(within(now).getByText(/All locations \(4\) · now – .*8:00 PM/)).toBeTruthy()
  const coming = screen.getByRole('region', { name: 'Upcoming' })
  expect(within(coming).getByText(/Thursday.*6:00 AM – /)).toBeTruthy()
  const over = screen.getByRole('region', { name: 'Ended' })
  expect(within(over).queryByRole('button')).toBeNull()
})

it('falls back to the last page when the announcements of the current one are over', async () => {
  let count = 21
  const { queryClient } = renderApp(page, 'admin', {
    listAnnouncements: ({ query }) => {
      if (query.get('state') !== 'current') return new ListOf([])
      const isSecond = query.get('page') === '2'
      return new ListOf(
        isSecond && count < 21 ? [] : [anAnnouncement(1, { text: isSecond ? 'Last.' : 'First.' })],
        count,
      )
    },
  })
  const now = within(await screen.findByRole('region', { name: 'On screens now' }))
  await now.findByText('First.')
  await userEvent.click(now.getByRole('button', { name: 'Page 2' }))
  await now.findByText('Last.')
  count = 20
  await queryClient.invalidateQueries({ queryKey: ['announcements'] })
  expect(await now.findByText('First.')).toBeTruthy()
})

it('creates an announcement for a time zone in two languages with a screen preview', async () => {
  const user = userEvent.setup()
  const { server } = renderApp(page, 'admin', {
    ...listing(),
    listLocations: () =>
      new ListOf([
        aLocation(),
        aLocation({ _id: idOf(501), id: idOf(501), name: 'Mesa', timeZone: 'America/Denver' }),
        aLocation({ _id: idOf(502), id: idOf(502), name: 'Aurora', timeZone: 'America/Denver' }),
      ]),
    createAnnouncement: () => anAnnouncement(),
  })
  await user.click(await screen.findByRole('button', { name: 'New announcement' }))
  const dialog = await screen.findByRole('dialog')
  await typeInto(user, 'Text', 'We close at eight.')
  expect(within(dialog).getByText('18 / 80')).toBeTruthy()
  await user.click(within(dialog).getByPlaceholderText('Add language'))
  await user.click(await screen.findByRole('option', { name: 'Spanish', hidden: true }))
  await typeInto(user, 'Spanish', 'Cerramos a las ocho.')
  await user.click(within(dialog).getByPlaceholderText('Add all locations in a time zone'))
  await user.click(await screen.findByRole('option', { name: 'America/Denver (2)', hidden: true }))
  await typeInto(user, 'Until', '2026-11-26T20:00')
  await waitFor(() => {
    expect(dialog.querySelector('.announcement-text')?.textContent).toBe('We close at eight.')
  })
  await user.selectOptions(within(dialog).getByLabelText('Preview in'), 'es')
  await waitFor(() => {
    expect(dialog.querySelector('.announcement-text')?.textContent).toBe('Cerramos a las ocho.')
  })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => {
    expect(server.requestsTo('createAnnouncement')).toHaveLength(1)
  })
  expect(server.requestsTo('createAnnouncement')[0]?.body).toEqual({
    text: 'We close at eight.',
    translations: [{ language: 'es', text: 'Cerramos a las ocho.' }],
    isForAll: false,
    locationIds: [idOf(501), idOf(502)],
    ...{ regions: [], tags: [] },
    from: null,
    until: '2026-11-26T20:00',
  })
})

it('creates an announcement for a region and a tag and lists both', async () => {
  const user = userEvent.setup()
  const region = { _id: idOf(601), id: idOf(601), name: 'Ohio', parent: null, locations: 3 }
  const { server } = renderApp(page, 'admin', {
    ...listing(
      anAnnouncement(1, { isForAll: false, regions: [region.id], tags: ['Pilot'], gyms: 3 }),
    ),
    listRegions: () => [{ ...region, createdAt: stamp, updatedAt: stamp }],
    listLocationTags: () => [{ tag: 'Pilot', locations: 1 }],
    createAnnouncement: () => anAnnouncement(),
  })
  expect(await screen.findByText(/Ohio and Pilot · 3 locations/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'New announcement' }))
  const dialog = await screen.findByRole('dialog')
  await typeInto(user, 'Text', 'We close at eight.')
  await user.click(await within(dialog).findByPlaceholderText('Find a region'))
  await user.click(await screen.findByRole('option', { name: 'Ohio', hidden: true }))
  await user.click(await within(dialog).findByPlaceholderText('Find a tag'))
  await user.click(await screen.findByRole('option', { name: 'Pilot', hidden: true }))
  await typeInto(user, 'Until', '2026-11-26T20:00')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => {
    expect(server.bodiesOf('createAnnouncement')[0]).toMatchObject({
      ...{ isForAll: false, locationIds: [], regions: [region.id], tags: ['Pilot'] },
    })
  })
})

it('shows a language count when the language names would be longer than the text', async () => {
  const inLanguages = (...all: readonly Language[]) =>
    all.map((language) => ({ language, text: 'Otra cosa.' }))
  renderApp(page, 'admin', {
    ...listing(
      anAnnouncement(1, { translations: inLanguages('es', 'fr') }),
      anAnnouncement(2, {
        text: 'In many',
        translations: inLanguages('es', 'fr', 'ja', 'id', 'ms', 'ar-qa'),
      }),
    ),
  })
  expect(await screen.findByText('Spanish and French')).toBeTruthy()
  expect(screen.getByText('In 6 other languages')).toBeTruthy()
})

it('names each invalid field in the reader’s language and keeps what was typed', async () => {
  const user = userEvent.setup()
  localStorage.setItem('roundboard.locale', 'es')
  const { server } = renderApp(page, 'admin', listing())
  await user.click(await screen.findByRole('button', { name: 'Nuevo anuncio' }))
  await typeInto(user, 'Hasta', '2026-11-26T20:00')
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  const text = screen.getByLabelText(/^Texto/, { selector: 'input' })
  await waitFor(() => {
    expect(text.getAttribute('aria-invalid')).toBe('true')
  })
  expect(screen.getAllByText('Complete este campo.')).toHaveLength(1)
  const until = screen.getByLabelText<HTMLInputElement>(/^Hasta/, { selector: 'input' })
  expect(until.value).toBe('2026-11-26T20:00')
  await user.type(text, 'Cerramos a las ocho.')
  await user.clear(until)
  await waitFor(() => {
    expect(until.getAttribute('aria-invalid')).toBe('true')
  })
  expect(screen.getAllByText('Complete este campo.')).toHaveLength(1)
  expect(server.requestsTo('createAnnouncement')).toHaveLength(0)
})

it.each([
  ['en', 'New announcement', 'Add', 'Choose at least one location, or all locations.'],
  ['es', 'Nuevo anuncio', 'Agregar', 'Elija al menos una sucursal, o todas.'],
  ['fr', 'Nouvelle annonce', 'Ajouter', 'Choisissez au moins un club, ou tous les clubs.'],
])('requires a location in %s before calling the server', async (locale, newOne, add, sentence) => {
  const user = userEvent.setup()
  localStorage.setItem('roundboard.locale', locale)
  const { server } = renderApp(page, 'admin', listing())
  await user.click(await screen.findByRole('button', { name: newOne }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByText(sentence)).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: add }))
  const error = await within(dialog).findByText(sentence)
  const field = dialog.querySelector(`[aria-describedby~="${error.id}"]`)
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  const everywhere = dialog.querySelector('input[type=radio][value=all]')
  await user.click(everywhere ?? document.body)
  await waitFor(() => {
    expect(within(dialog).queryByText(sentence)).toBeNull()
  })
  expect(server.requestsTo('createAnnouncement')).toHaveLength(0)
})

it('keeps what was typed and shows the error when the server refuses', async () => {
  const user = userEvent.setup()
  const issue = issueAt('until', 'announcement-ends')
  renderApp(page, 'admin', {
    ...listing(),
    createAnnouncement: () => new Refusal('bad-input', issue.message, [issue]),
  })
  await user.click(await screen.findByRole('button', { name: 'New announcement' }))
  await typeInto(user, 'Text', 'We close at eight.')
  await user.click(screen.getByLabelText('All locations'))
  await typeInto(user, 'Until', '2026-11-26T20:00')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(issue.message)).toBeTruthy()
  expect(screen.getByLabelText(/^Text/, { selector: 'input' })).toHaveProperty(
    'value',
    'We close at eight.',
  )
})

it('shows the reach before sending a full screen and counts the screens that showed it', async () => {
  const user = userEvent.setup()
  const drill = anAnnouncement(2, { kind: 'drill', text: 'Leave by the back door.', until: null })
  let sent = false
  const { server } = renderApp(page, 'admin', {
    listAnnouncements: ({ query }) =>
      new ListOf(sent && query.get('state') === 'current' ? [drill] : []),
    getAnnouncementReach: () => ({ gyms: 4, walls: 40, connected: 37 }),
    sendFullScreen: () => {
      sent = true
      return drill
    },
    getAnnouncementScreens: () => ({
      ...{ walls: 40, shown: 39, lastAfterMs: 420 },
      missing: [anAnnouncedWall(3)],
      latest: [anAnnouncedWall(1, '2026-11-21T12:00:00.420Z')],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Emergency or drill…' }))
  await typeInto(user, 'Text', 'Leave by the back door.')
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('Choose at least one location, or all locations.')).toBeTruthy()
  expect(server.requestsTo('getAnnouncementReach')).toHaveLength(0)
  await user.click(screen.getByLabelText('All locations'))
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  const question = await screen.findByText(
    'This drill message will cover 40 screens at 4 locations right away.',
  )
  expect(server.requestsTo('sendFullScreen')).toHaveLength(0)
  const asking = question.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
  if (asking === null) throw new Error('no dialog is open')
  expect(within(asking).getByText(/Online now: 37 of 40 screens/)).toBeTruthy()
  await user.click(within(asking).getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('Shown on 39 of 40 screens')).toBeTruthy()
  expect(server.requestsTo('sendFullScreen')[0]?.body).toMatchObject({
    ...{ kind: 'drill', minutes: 2, isForAll: true },
  })
  expect(screen.getByText(/the last one 0.4 s after sending/)).toBeTruthy()
  const missing = screen.getByText(/Screens that haven’t shown the message/).closest('details')
  expect(missing?.textContent).toContain('Harbor Street')
})

it('withdraws an announcement at once and restores it on Undo', async () => {
  const user = userEvent.setup()
  const { server } = renderApp(page, 'admin', {
    ...listing(anAnnouncement()),
    withdrawAnnouncement: () => anAnnouncement(1, { state: 'over' }),
    restoreAnnouncement: () => anAnnouncement(),
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw “We close at eight.”' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Announcement restored.')).toBeTruthy()
  expect(server.requestsTo('restoreAnnouncement')).toHaveLength(1)
})

it('offers a location user only their own locations; head office’s are read-only', async () => {
  const user = userEvent.setup()
  renderApp(page, 'location', listing(anAnnouncement(1, { isYours: false })))
  expect(await screen.findByText('From head office')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New announcement' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByLabelText('All locations')).toBeNull()
})
