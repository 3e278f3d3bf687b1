import type { Location } from '@roundboard/contract'
import { languages } from '@roundboard/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, FileOf, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  anAppInfo,
  aScreen,
  aCompleteScreen,
  idOf,
  updated,
} from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const address = `/admin/locations/${idOf(500)}`
const page = `${address}?tab=settings`
const screens = `${address}?tab=screens`
const mine = `/admin/my-locations/${idOf(500)}?tab=settings`

function serverWith(location: Location = aLocation(), more: Answers = {}): Answers {
  let current = location
  return {
    listLocations: () => new ListOf([current]),
    getLocation: () => current,
    updateLocation: ({ body }) => (current = updated(current, body)),
    ...more,
  }
}

const unlock = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
}

const aFullScreen = (isLinked = false) => aCompleteScreen(1, { isLinked })

describe('muting a location', () => {
  it.each([
    ['admin', page],
    ['location', mine],
  ] as const)('by a %s shows until when and by whom, and can be undone', async (role, path) => {
    let mute: { until: string; by: string } | null = null
    renderApp(
      path,
      role,
      serverWith(undefined, {
        getLocationMute: () => mute,
        muteLocation: ({ body }) =>
          (mute = { until: String(body['until']), by: 'ana@example.test' }),
        unmuteLocation: () => (mute = null),
      }),
    )
    await userEvent.click(
      await screen.findByRole('button', { name: 'Mute until… (Harbor Street)' }),
    )
    await userEvent.click((await screen.findAllByRole('menuitem'))[3] ?? document.body)
    expect(await screen.findByText(/Muted until .+ by ana@example\.test/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Mute until/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Unmute: Harbor Street' }))
    expect(await screen.findByRole('button', { name: /^Mute until/ })).toBeTruthy()
    expect(screen.queryByText(/Muted until/)).toBeNull()
  })
})

it('shows on the location’s page who acknowledged an outage', async () => {
  const acknowledged = { at: aLocation().updatedAt, by: 'ana@example.test', note: '' }
  renderApp(address, 'admin', {
    ...serverWith(),
    getLocationOutage: () => ({ since: aLocation().updatedAt, acknowledged }),
  })
  await screen.findByText('Acknowledged by ana@example.test')
})

describe('tabs of a location', () => {
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Harbor Street' })).getByRole('link', { name })

  it('are kept in the address and load only their own data', async () => {
    const { router, server } = renderApp(address, 'admin', serverWith())
    await screen.findByRole('region', { name: 'On screens now' })
    expect(tab('Today').getAttribute('aria-current')).toBe('page')
    for (const call of ['getLocationUptime', 'listScreens', 'listCoachPasses'] as const)
      expect(server.requestsTo(call), call).toEqual([])
    await userEvent.click(tab('Uptime'))
    await screen.findByRole('region', { name: 'Uptime during opening hours' })
    expect(router.state.location.search).toEqual({ tab: 'history' })
    await userEvent.click(tab('Screens'))
    await screen.findByRole('region', { name: 'Available offline' })
    expect(screen.queryByRole('region', { name: 'Uptime during opening hours' })).toBeNull()
    await userEvent.click(tab('Settings'))
    await userEvent.click(await screen.findByRole('button', { name: 'Advanced' }))
    await screen.findByRole('region', { name: 'Clocks' })
    await userEvent.click(tab('Today'))
    await screen.findByRole('region', { name: 'On screens now' })
    expect(router.state.location.search).toEqual({})
  })

  it('keep the scroll position and appear in the page title', async () => {
    renderApp(address, 'admin', serverWith())
    await screen.findByRole('region', { name: 'On screens now' })
    expect(document.title).toBe('Harbor Street · Roundboard')
    const scroll = vi.spyOn(window, 'scrollTo')
    await userEvent.click(tab('Uptime'))
    await screen.findByRole('region', { name: 'Uptime during opening hours' })
    expect(document.title).toBe('Uptime · Harbor Street · Roundboard')
    expect(scroll).not.toHaveBeenCalled()
  })

  it('open from the link about offline content', async () => {
    const containsAll = { day: '2026-11-23', screens: 10, held: 10, missing: [] }
    renderApp(address, 'admin', {
      ...serverWith(),
      getLocation: () => aLocation({ holds: containsAll }),
    })
    await userEvent.click(await screen.findByRole('link', { name: /available offline on 10/ }))
    await screen.findByRole('region', { name: 'Available offline' })
  })

  it('ask for confirmation before leaving unsaved changes', async () => {
    const { router } = renderApp(page, 'admin', serverWith())
    await unlock()
    await userEvent.type(screen.getByLabelText(/^Name/), '!')
    await userEvent.click(tab('Uptime'))
    const question = within(
      await screen.findByRole('dialog', { name: 'You have unsaved changes!' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Stay on this page' }))
    expect(router.state.location.search).toEqual({ tab: 'settings' })
    expect(screen.getByDisplayValue('Harbor Street!')).toBeTruthy()
  })
})

describe('location form', () => {
  // spec: 2.10, 4.6, 8
  it('is locked until unlocked, and locked again after saving', async () => {
    const { server } = renderApp(page, 'admin', serverWith())
    const details = within(await screen.findByRole('region', { name: 'Details' }))
    expect(details.getByText('Harbor Street')).toBeTruthy()
    expect(screen.queryByLabelText(/^Name/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Unlock form' }))
    const name = screen.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(name.getAttribute('aria-invalid')).toBe('true')
    })
    await enterText(name, 'Harbor Street Gym')
    await userEvent.click(screen.getByRole('switch', { name: 'Locker room videos' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated Location: Harbor Street Gym')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Unlock form' })).toBeTruthy()
    expect(await details.findByText('Harbor Street Gym')).toBeTruthy()
    expect(screen.queryByLabelText(/^Name/)).toBeNull()
    expect(server.bodiesOf('updateLocation')).toEqual([
      { name: 'Harbor Street Gym', lrVideo: true, expectedUpdatedAt: aLocation().updatedAt },
    ])
  })

  it('names the host of locker room videos if the operator configured it', async () => {
    const videoHosts = { franchise: null, 'locker-room': 'Locker TV' }
    const getAppInfo = () => anAppInfo({ videoHosts })
    renderApp(page, 'admin', serverWith(aLocation(), { getAppInfo }))
    await unlock()
    expect(await screen.findByText(/Locker room videos are hosted by Locker TV\./)).toBeTruthy()
  })

  // spec: 3
  it('lists the languages of the United States and Canada first', async () => {
    renderApp(page, 'admin', serverWith())
    await unlock()
    const field = await screen.findByLabelText(/^Language/)
    const groups = within(field).getAllByRole('group')
    const tagsOf = (group: HTMLElement | undefined) =>
      within(group ?? field)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
    expect(tagsOf(groups[0])).toEqual(['en-us', 'fr-ca', 'es'])
    expect(tagsOf(field).toSorted()).toEqual(languages.toSorted())
  })

  // spec: 2.10
  it('keeps unsaved input when the location is reloaded', async () => {
    let location = aLocation()
    const { queryClient } = renderApp(
      page,
      'admin',
      serverWith(location, { getLocation: () => location }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    await enterText(screen.getByLabelText(/^Name/), ' typing')
    location = aLocation({
      name: 'Renamed elsewhere',
      updatedAt: '2026-11-21T10:45:00.000Z',
      screens: [aScreen(1, { isLinked: true })],
    })
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await screen.findByRole('heading', { name: 'Renamed elsewhere' })).toBeTruthy()
    expect(screen.getByDisplayValue('Harbor Street typing')).toBeTruthy()
  })

  it('reports concurrent edits and can use the other version', async () => {
    let current = aLocation()
    renderApp(
      page,
      'admin',
      serverWith(current, {
        getLocation: () => current,
        updateLocation: () => new Refusal('changed-meanwhile', 'Somebody else saved it.'),
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    await userEvent.type(screen.getByLabelText(/^Name/), ' mine')
    current = aLocation({ name: 'Their name', updatedAt: '2026-11-21T10:45:00.000Z' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText('Someone else saved the location while you were editing'),
    ).toBeTruthy()
    expect(screen.getByDisplayValue('Harbor Street mine')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Use their version' }))
    const details = within(screen.getByRole('region', { name: 'Details' }))
    expect(await details.findByText('Their name')).toBeTruthy()
  })

  it('offers to change screens that have another language', async () => {
    const screens = [aScreen(1, { language: 'en-us' }), aScreen(2, { language: 'es-mx' })]
    const { server } = renderApp(
      page,
      'admin',
      serverWith(aLocation({ screens }), {
        updateLocation: () => aLocation({ screens, language: 'es-mx' }),
        updateScreen: () => aCompleteScreen(1, { language: 'es-mx' }),
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'es-mx')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/^1 screen at this location uses a different language/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Change language' }))
    expect(await screen.findByText('Changed the language of 1 screen.')).toBeTruthy()
    expect(server.requestsTo('updateScreen').map(({ params }) => params['id'])).toEqual([
      screens[0]?.id,
    ])
  })

  // spec: 2.10
  it('shows Active and Enabled to admins but not on my-locations', async () => {
    const factNames = async () => {
      const details = within(await screen.findByRole('region', { name: 'Details' }))
      return details.getAllByRole('term').map(({ textContent }) => textContent)
    }
    renderApp(page, 'admin', serverWith())
    expect(await factNames()).toEqual(expect.arrayContaining(['Active', 'Enabled', 'Timer']))
    await unlock()
    expect(await screen.findByRole('switch', { name: 'Active' })).toBeTruthy()
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeTruthy()
    cleanup()
    renderApp(mine, 'location', serverWith())
    expect(await factNames()).not.toContain('Active')
    expect(await factNames()).not.toContain('Enabled')
    await unlock()
    expect(await screen.findByRole('switch', { name: 'Locker room videos' })).toBeTruthy()
    expect(screen.queryByRole('switch', { name: 'Active' })).toBeNull()
    expect(screen.queryByRole('switch', { name: 'Enabled' })).toBeNull()
  })
})

describe('location page', () => {
  // spec: 2.10
  it.each([
    ['super-admin', true],
    ['admin', false],
  ] as const)('shows delete buttons to a %s: %s', async (role, hasDelete) => {
    renderApp(page, role, serverWith())
    await screen.findByRole('heading', { name: 'Harbor Street' })
    expect(screen.queryAllByRole('button', { name: /^Delete/ }).length > 0).toBe(hasDelete)
  })

  // spec: 2.10
  it('links to 24/7 Scheduling only for a 365 location', async () => {
    renderApp(page, 'admin', serverWith())
    await screen.findByRole('heading', { name: 'Harbor Street' })
    expect(screen.queryByRole('link', { name: '24/7 Scheduling' })).toBeNull()
    cleanup()
    renderApp(page, 'admin', serverWith(aLocation({ is365: true })))
    expect(await screen.findByRole('link', { name: '24/7 Scheduling' })).toBeTruthy()
  })

  it('says that there are no linked screens to hard refresh', async () => {
    renderApp(page, 'admin', serverWith(aLocation({ screens: [aScreen(1, { isLinked: false })] })))
    await userEvent.click(await screen.findByRole('button', { name: 'Hard Refresh' }))
    expect(await screen.findByText('Harbor Street has no linked screens to reload.')).toBeTruthy()
  })

  // spec: 2.12
  it('says No Screens Found', async () => {
    renderApp(screens, 'admin', serverWith(aLocation({ screens: [] })))
    expect(await screen.findByText('No Screens Found')).toBeTruthy()
  })

  // spec: 2.10, 8
  it('asks to wait 30-60 seconds after a hard refresh', async () => {
    const { server } = renderApp(
      page,
      'admin',
      serverWith(aLocation({ screens: [aScreen(1, { isLinked: true })] }), {
        hardRefreshLocation: () => aLocation(),
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Hard Refresh' }))
    expect(await screen.findByText(/wait 30-60 seconds/)).toBeTruthy()
    expect(server.requestsTo('hardRefreshLocation')).toHaveLength(1)
  })
})

describe('screen form', () => {
  it('links the screen with the code that it shows', async () => {
    let isLinked = false
    const { server } = renderApp(
      screens,
      'admin',
      serverWith(aLocation(), {
        getScreen: () => aFullScreen(isLinked),
        linkScreen: () => {
          isLinked = true
          return aFullScreen(true)
        },
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Link Wall 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Link' }))
    expect((await screen.findAllByText('Invalid Authorization Code')).length).toBeGreaterThan(0)
    await userEvent.type(screen.getByLabelText('Auth Link Code'), 'K7Q2ZD')
    await userEvent.click(screen.getByRole('button', { name: 'Link' }))
    expect(await screen.findByText(/^Linked Screen: Wall 1/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Unlink' })).toBeTruthy()
    expect(server.bodiesOf('linkScreen')).toEqual([{ authCode: 'K7Q2ZD' }])
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('button', { name: 'Hard Refresh' })).toBeTruthy()
  })

  // spec: 5
  it('refuses an unknown code', async () => {
    renderApp(
      `${address}?screen=${idOf(401)}`,
      'admin',
      serverWith(aLocation(), {
        getScreen: () => aFullScreen(),
        linkScreen: () => new Refusal('invalid-code', 'Invalid Authorization Code'),
      }),
    )
    await userEvent.type(await screen.findByLabelText('Auth Link Code'), 'WRONG1')
    await userEvent.click(screen.getByRole('button', { name: 'Link' }))
    expect((await screen.findAllByText('Invalid Authorization Code')).length).toBeGreaterThan(0)
    expect(screen.getByDisplayValue('WRONG1')).toBeTruthy()
  })

  // spec: 2.10
  it('is read-only on my-locations except for linking', async () => {
    renderApp(`/admin/my-locations/${idOf(500)}?screen=${idOf(401)}`, 'location', {
      ...serverWith(),
      getScreen: () => aFullScreen(),
    })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Unlock form' })).toBeNull()
    expect(screen.getByLabelText('Auth Link Code')).toBeTruthy()
  })
})

describe('24/7 schedule', () => {
  // spec: 2.10, 5, 8
  it('accepts hours from 5 to 12 only and confirms saving', async () => {
    const { server } = renderApp(
      `${address}/schedule`,
      'admin',
      serverWith(aLocation({ is365: true })),
    )
    const monday = await screen.findByLabelText('Hour on Monday')
    expect(screen.getAllByRole('textbox', { name: /^Hour on / })).toHaveLength(7)
    await userEvent.clear(monday)
    await userEvent.type(monday, '4')
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.clear(monday)
    await userEvent.type(monday, '9')
    expect(screen.getByText('On Monday at 9:00 PM, Tuesday’s workout appears.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated Harbor Street Location Schedule')).toBeTruthy()
    expect(server.bodiesOf('updateLocation')).toEqual([
      { schedule: [12, 9, 12, 12, 12, 12, 12], expectedUpdatedAt: aLocation().updatedAt },
    ])
  })
})

// spec: 8
it('adds a location and says so with the app’s name', async () => {
  const { router } = renderApp('/admin/locations', 'admin', {
    ...serverWith(),
    createLocation: ({ body }) => aLocation({ name: String(body['name']) }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add location' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add location' })
  await enterText(within(dialog).getByLabelText(/^Name/), 'New Gym')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText(/^Use the franchise prefix.*RB-CA-1024/)).toBeTruthy()
  await enterText(within(dialog).getByLabelText(/^Roundboard Number/), 'RB-2222')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => {
    expect(screen.getByText('Added Location: New Gym to the Roundboard system.')).toBeTruthy()
  })
  expect(router.state.location.search).toEqual({ tab: 'screens' })
})

it('lets only admins edit the number', async () => {
  const number = () => screen.findByLabelText<HTMLInputElement>(/Number/)
  renderApp(mine, 'location', serverWith())
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
  expect((await number()).readOnly).toBe(true)
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).readOnly).toBe(false)
  cleanup()
  renderApp(page, 'admin', serverWith())
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
  expect((await number()).readOnly).toBe(false)
})

describe('status of a location', () => {
  const ten = { connected: 10, linked: 10, screens: 10 }
  type Tone = NonNullable<Location['health']['colour']> | 'none'
  // spec: 4.4
  it.each<[string, string, Tone, Omit<Location['health'], 'colour'>]>([
    ['Healthy', '10 of 10 online', 'green', { group: 'healthy', ...ten }],
    ['Offline', '0 of 10 online', 'red', { group: 'offline', ...ten, connected: 0 }],
    ['Has issues', '7 of 10 online', 'yellow', { group: 'issues', ...ten, connected: 7 }],
    [
      'Has issues',
      '2 of 10 linked',
      'yellow',
      { group: 'issues', ...ten, connected: 2, linked: 2 },
    ],
    ['Closed', '10 of 10 online', 'green', { group: 'closed', ...ten }],
    ['Closed', '0 of 10 online', 'red', { group: 'closed', ...ten, connected: 0 }],
    ['Not enabled', '10 of 10 online', 'green', { group: 'disabled', ...ten }],
    [
      'Being set up',
      '0 of 10 linked',
      'none',
      { group: 'setting-up', ...ten, connected: 0, linked: 0 },
    ],
    [
      'Being set up',
      'No screens',
      'none',
      { group: 'setting-up', connected: 0, linked: 0, screens: 0 },
    ],
  ])('is %s, %s and %s in the list and on its page', async (group, more, tone, counts) => {
    const colour = tone === 'none' ? null : tone
    const location = aLocation({ health: { ...counts, colour } })
    renderApp('/admin/locations', 'admin', serverWith(location))
    const row = within(await screen.findByRole('row', { name: /Harbor Street/ }))
    const toneOf = (word: HTMLElement) => word.closest('[data-tone]')?.getAttribute('data-tone')
    expect(toneOf(row.getByText(group))).toBe(tone)
    expect(row.getByText(more)).toBeTruthy()
    cleanup()
    renderApp(page, 'admin', serverWith(location))
    expect(toneOf(await screen.findByText(group))).toBe(tone)
    expect(screen.getByText(more)).toBeTruthy()
  })

  it('exports the filtered rows in the reader’s language', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
    const files: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
    const { server } = renderApp(
      '/admin/locations?health=offline&tag=corner&sort=-name&q=harbor&page=2',
      'admin',
      { ...serverWith(), exportLocations: () => new FileOf('Number') },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Exported locations.csv')).toBeTruthy()
    expect(files).toEqual(['locations.csv'])
    expect(Object.fromEntries(server.requestsTo('exportLocations')[0]?.query ?? [])).toEqual({
      ...{ health: 'offline', tag: 'corner', sort: '-name', name: 'harbor' },
      ...{ format: 'csv', headers: 'en' },
    })
  })

  it('filters and sorts the list and is kept in the address', async () => {
    const { router, server } = renderApp(
      '/admin/locations?health=offline',
      'admin',
      serverWith(aLocation({ health: { group: 'offline', colour: 'red', ...ten, connected: 0 } })),
    )
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' })
    expect(filter.value).toBe('offline')
    await userEvent.selectOptions(filter, 'Being set up')
    expect(router.state.location.search).toMatchObject({ health: 'setting-up' })
    await userEvent.click(await screen.findByRole('button', { name: /^Status/ }))
    expect(router.state.location.search).toMatchObject({ health: 'setting-up', sort: 'health' })
    const requested = server.requestsTo('listLocations').map(({ query }) => query.get('health'))
    expect([requested[0], requested.at(-1)]).toEqual(['offline', 'setting-up'])
  })
})

describe('time zone of a location', () => {
  it('shows local time by the server’s zone rules, not the browser’s', async () => {
    const now = Date.parse('2026-11-21T15:00:00.000Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const aheadMs = (12 * 60 + 34) * 60_000
    const { server } = renderApp(page, 'admin', {
      ...serverWith(aLocation({ timeZone: 'America/Winnipeg' })),
      getZoneRules: () => ({ untils: [now - 1000], offsetsMs: [0, aheadMs] }),
    })
    await unlock()
    const sentence = await screen.findByText(/^The local time is .*\.$/)
    expect(sentence.textContent).toContain('3:34')
    const [request] = server.requestsTo('getZoneRules')
    expect(request?.query.get('timeZone')).toBe('America/Winnipeg')
  })

  it('lists the zones that the server knows', async () => {
    renderApp(page, 'admin', {
      ...serverWith(),
      listTimeZones: () => ({ version: '2099a', names: ['America/Gotham'] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    await userEvent.click(screen.getByRole('combobox', { name: /^Time Zone/ }))
    expect(await screen.findByText('America/Gotham')).toBeTruthy()
  })

  it('can be chosen with Enter without saving the form', async () => {
    const { server } = renderApp(page, 'admin', serverWith())
    await unlock()
    await userEvent.type(screen.getByLabelText(/^Name/), '!')
    const zone = screen.getByRole('combobox', { name: /^Time Zone/ })
    await userEvent.click(zone)
    await userEvent.keyboard('{Escape}{Enter}')
    await userEvent.clear(zone)
    await userEvent.type(zone, 'Denver{Enter}{Enter}')
    expect((zone as HTMLInputElement).value).toMatch(/Denver/)
    expect(server.bodiesOf('updateLocation')).toEqual([])
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })
})

describe('deleting a location', () => {
  async function remove(location: Location) {
    const { server } = renderApp(
      page,
      'super-admin',
      serverWith(location, { deleteLocation: () => location, restoreLocation: () => location }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'right')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Location: Harbor Street')).toBeTruthy()
    return { text: dialog.textContent, server }
  }

  it('can be undone if no screen is linked', async () => {
    const { text, server } = await remove(aLocation({ screens: [aScreen(1, { isLinked: false })] }))
    expect(text).toContain('You’ll have ten seconds to undo this.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Location: Harbor Street')).toBeTruthy()
    expect(server.requestsTo('restoreLocation')[0]?.params['id']).toBe(idOf(500))
  })

  it('warns that it can’t be undone if a screen is linked', async () => {
    const { text } = await remove(aLocation({ screens: [aScreen(1, { isLinked: true })] }))
    expect(text).toContain('This can’t be undone. The location’s screens will show codes')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
