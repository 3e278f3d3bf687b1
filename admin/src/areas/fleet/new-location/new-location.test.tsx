import type { Screen } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  aRound,
  aUser,
  aCompleteScreen,
  idOf,
} from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const setUp = `/admin/locations/${idOf(500)}/set-up`
const linkedAt = '2026-11-21T10:00:00.000Z'

/** A location whose devices show these codes, in round order. */
function open(codes: readonly string[], first: Partial<Screen> = {}, role: Role = 'admin') {
  const screens = codes.map((_, index) => aCompleteScreen(index + 1, index === 0 ? first : {}))
  const find = (id: unknown) => screens.findIndex((one) => one.id === id)
  const become = (at: number, given: Partial<Screen>) => {
    const before = screens[at]
    if (before === undefined) throw new Error('no such screen')
    return (screens[at] = { ...before, ...given })
  }
  const answers: Answers = {
    getLocation: () => aLocation(),
    listRounds: () => [],
    listScreens: () => new ListOf(screens),
    linkScreen: ({ params, body }) =>
      codes.includes(String(body['authCode']))
        ? become(find(params['id']), { isLinked: true, linkedAt })
        : new Refusal('invalid-code'),
    swapScreens: ({ body }) => {
      const [one, other] = [find(body['screen']), find(body['with'])]
      const wasLinked = screens[one]?.isLinked ?? false
      return [
        become(one, { isLinked: screens[other]?.isLinked ?? false, linkedAt: null }),
        become(other, { isLinked: wasLinked, linkedAt }),
      ]
    },
  }
  return renderApp(setUp, role, answers)
}

/** Server answers for tests about people only. */
const aGymWithoutWalls = {
  getLocation: () => aLocation(),
  listRounds: () => [],
  listScreens: () => new ListOf([]),
} satisfies Answers

const box = (round: number) =>
  screen.findByLabelText(`Code for ${String(round)} Wall ${String(round)}`)
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('the code fields of screens', () => {
  it('send a code after its sixth character and focus the next field', async () => {
    const { server } = open(['AAAAA1', 'BBBBB2', 'CCCCC3'])
    await enterText(await box(2), 'bbb-bb2')
    expect(focused()).toBe('Code for 3 Wall 3')
    await userEvent.type(await box(3), 'CCCCC3')
    expect(focused()).toBe('Code for 1 Wall 1')
    await waitFor(() => {
      expect(server.bodiesOf('linkScreen')).toEqual([
        { authCode: 'BBBBB2' },
        { authCode: 'CCCCC3' },
      ])
    })
  })

  it('accept a paste of several codes and mark each wrong one', async () => {
    const { server } = open(['AAAAA1', 'BBBBB2', 'CCCCC3'])
    await userEvent.click(await box(1))
    await userEvent.paste('AAAAA1\nWRONG9\nCCCCC3')
    const wrong = await screen.findByText('No screen is showing this code.')
    expect(within(wrong.closest('li') ?? document.body).getByText('Wall 2')).toBeTruthy()
    expect((await box(2)).getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => {
      expect(server.requestsTo('linkScreen')).toHaveLength(3)
    })
    await userEvent.clear(await box(2))
    expect(screen.queryByText('No screen is showing this code.')).toBeNull()
    await userEvent.type(await box(2), 'BBBBB2')
    expect(await screen.findByText('All screens are linked.')).toBeTruthy()
    // Keyboard users stay in the list of screens.
    await waitFor(() => {
      expect(focused()).toBe('Screens')
    })
  })

  it('say how many pasted codes had no field', async () => {
    open(['AAAAA1', 'BBBBB2'])
    await userEvent.click(await box(2))
    await userEvent.paste('BBBBB2 AAAAA1 CCCCC3 DDDDD4')
    expect(await screen.findByText('2 extra codes weren’t used.')).toBeTruthy()
  })

  it('reappear for replacing a device, and cancelling keeps the old one linked', async () => {
    const { server } = open(['AAAAA1'], { isLinked: true, linkedAt })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 1 Wall 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace device' }))
    expect(focused()).toBe('Code for 1 Wall 1')
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull()
    })
    expect(focused()).toBe('Code for 1 Wall 1')
    await userEvent.type(await box(1), 'WRONG9')
    expect(await screen.findByText('No screen is showing this code.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keep old device' }))
    expect(await screen.findByText('Linked')).toBeTruthy()
    expect(server.requestsTo('unlinkScreen')).toEqual([])
  })
})

describe('swapping two screens', () => {
  it('sends each link time, and Undo swaps them back with the same call', async () => {
    const { server } = open(['AAAAA1', 'BBBBB2'], { isLinked: true, linkedAt })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 1 Wall 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '2 Wall 2' }))
    expect(await screen.findByText('Swapped Wall 1 and Wall 2.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Swapped Wall 1 and Wall 2 back.')).toBeTruthy()
    const pair = { screen: idOf(401), with: idOf(402) }
    expect(server.bodiesOf('swapScreens')).toEqual([
      { ...pair, linkedAt },
      { ...pair, linkedAt: null },
    ])
    expect(new Set(server.requestsTo('swapScreens').map(({ key }) => key)).size).toBe(2)
  })

  it('works again at once, before the list is refetched', async () => {
    let isSwapped = false
    const reading = Promise.withResolvers<ListOf<Screen>>()
    const listed = [aCompleteScreen(1, { isLinked: true, linkedAt }), aCompleteScreen(2)]
    const since = '2026-11-21T11:00:00.000Z'
    const { server } = renderApp(setUp, 'admin', {
      getLocation: () => aLocation(),
      listRounds: () => [],
      listScreens: () => (isSwapped ? reading.promise : new ListOf(listed)),
      swapScreens: () => {
        isSwapped = true
        return [aCompleteScreen(1), aCompleteScreen(2, { isLinked: true, linkedAt: since })]
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 1 Wall 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '2 Wall 2' }))
    expect(await screen.findByText('Swapped Wall 1 and Wall 2.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'More actions for 2 Wall 2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '1 Wall 1' }))
    expect(server.bodiesOf('swapScreens')).toEqual([
      { screen: idOf(401), with: idOf(402), linkedAt },
      { screen: idOf(402), with: idOf(401), linkedAt: since },
    ])
  })

  it('isn’t offered when neither has a device', async () => {
    open(['AAAAA1', 'BBBBB2'])
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 1 Wall 1' }))
    expect(await screen.findByRole('menuitem', { name: 'Open screen page' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: '2 Wall 2' })).toBeNull()
  })
})

describe('setting up a location', () => {
  it('creates missing screens', async () => {
    const { server } = renderApp(setUp, 'admin', {
      getLocation: () => aLocation({ screens: [] }),
      addScreenSet: () => aLocation(),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Create missing screens' }))
    expect(await screen.findByText('Screens created.')).toBeTruthy()
    expect(server.requestsTo('addScreenSet')[0]?.params).toEqual({ id: idOf(500) })
  })

  it('tells admins that only super-admins invite people, and loads no users', async () => {
    const { server } = open(['AAAAA1'])
    expect(await screen.findByText(/^Only a super-admin can invite people/)).toBeTruthy()
    expect(server.requestsTo('listUsers')).toEqual([])
  })

  it('gives the location to an existing account instead of inviting it', async () => {
    const anas = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Soto' }
    const ana = aUser('location', anas)
    const gym = aLocation()
    const { server } = renderApp(setUp, 'super-admin', {
      ...aGymWithoutWalls,
      listUsers: ({ query }) =>
        new ListOf([ana].filter(({ email }) => email === query.get('exactEmail'))),
      addUserLocation: () => aUser('location', { ...anas, locations: [gym] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    await enterText(await screen.findByLabelText(/^Email/), 'ana@example.com')
    await userEvent.click(await screen.findByRole('button', { name: `Give access to ${gym.name}` }))
    expect(await screen.findByText(`Ana Soto now has access to ${gym.name}.`)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const [request] = server.requestsTo('addUserLocation')
    expect([request?.params, request?.body]).toEqual([{ id: ana.id }, { locationId: gym.id }])
    expect(server.requestsTo('createUser')).toEqual([])
  })

  it('explains why an account can’t be given the location', async () => {
    const gym = aLocation()
    const there = [
      aUser('location', { email: 'has@example.com', firstName: 'Has', locations: [gym] }),
      aUser('api-access', { email: 'program@example.com', firstName: 'Program' }),
      aUser('location', { email: 'was@example.com', firstName: 'Was' }),
    ]
    renderApp(setUp, 'super-admin', {
      ...aGymWithoutWalls,
      listUsers: ({ query }) =>
        new ListOf(there.filter(({ email }) => email === query.get('exactEmail'))),
      // Someone changed the role meanwhile.
      addUserLocation: () =>
        new Refusal('bad-input', 'No.', [
          { path: 'locations', code: 'api-access-without-locations', params: {}, message: '' },
        ]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    const email = await screen.findByLabelText(/^Email/)
    await enterText(email, 'has@example.com')
    expect(await screen.findByText(/^Has .* already has access to this location/)).toBeTruthy()
    await userEvent.clear(email)
    await enterText(email, 'program@example.com')
    expect(await screen.findByText(/is an API access account/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Give/ })).toBeNull()
    await userEvent.clear(email)
    await enterText(email, 'was@example.com')
    await userEvent.click(await screen.findByRole('button', { name: /^Give/ }))
    expect(
      await screen.findByText(/Users with the API access role can’t have locations/),
    ).toBeTruthy()
  })

  it('invites people without a password and shows the link to share', async () => {
    const nina = aUser('location', { email: 'nina@example.com', state: 'invited' })
    let isInvited = false
    const { server } = renderApp(setUp, 'super-admin', {
      getLocation: () => aLocation(),
      listUsers: () => new ListOf(isInvited ? [nina] : []),
      createUser: () => {
        isInvited = true
        return { ...nina, link: '/invitation#a-secret' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    await enterText(await screen.findByLabelText(/^Email/), 'nina@example.com')
    await userEvent.type(screen.getByLabelText(/^First name/), 'Nina')
    await enterText(screen.getByLabelText(/^Last name/), 'Newcomer', '{Enter}')
    const people = within(await screen.findByRole('region', { name: 'People' }))
    expect(await people.findByText('nina@example.com')).toBeTruthy()
    expect(document.body.innerHTML).toContain('/invitation#a-secret')
    expect(server.bodiesOf('createUser')).toMatchObject([
      { email: 'nina@example.com', role: 'location', locations: [idOf(500)] },
    ])
    expect(server.bodiesOf('createUser')[0]).not.toHaveProperty('password')
  })
})

describe('the time zone of a new location', () => {
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = async () => screen.findByRole('combobox', { name: /^Time Zone/ })
  const choose = async (country: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Country or region' }))
    await userEvent.click(await screen.findByRole('option', { name: country }))
  }

  it('is the country’s only zone or has to be chosen, with the reason', async () => {
    renderApp('/admin/locations/new', 'admin', {
      listTimeZones: () => ({ version: '2026f', names: ['Europe/Berlin', 'Europe/Madrid'] }),
      listRounds: () => [aRound(1)],
    })
    await choose('Germany')
    expect((await zone()).getAttribute('value')).toContain('Europe/Berlin')
    expect(screen.getByText(/This is the country’s only time zone\.$/)).toBeTruthy()
    await choose('Spain')
    expect((await zone()).getAttribute('value')).toBe('')
    expect(screen.getByText(/This country has several time zones\. Choose one\.$/)).toBeTruthy()
    expect(browserZone).not.toBe('Europe/Madrid')
  })

  it('and its country are reset by "Discard changes"', async () => {
    const key = 'roundboard.draft.new-gym'
    const answers = {
      listTimeZones: () => ({ version: '2026f', names: ['Europe/Berlin'] }),
      listRounds: () => [aRound(1)],
    }
    renderApp('/admin/locations/new', 'admin', answers)
    await choose('Germany')
    expect(sessionStorage.getItem(key) ?? localStorage.getItem(key)).not.toBe('')
    cleanup()
    renderApp('/admin/locations/new', 'admin', answers)
    const discard = await screen.findByRole('button', { name: 'Discard changes' })
    await choose('Germany')
    await userEvent.click(discard)
    const country = screen.getByRole('combobox', { name: 'Country or region' })
    expect(country.getAttribute('value')).toBe('')
  })
})
