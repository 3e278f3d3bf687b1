import type { Location, Wall } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  aScreen,
  aWall,
  aCompleteScreen,
  idOf,
} from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

freezeDate()

/** A location's page whose server data can change while it is open. */
function open(
  role: Role,
  first: Partial<Location> = {},
  more: Answers = {},
  search = '?tab=screens',
) {
  let current = aLocation(first)
  const where = role === 'location' ? 'my-locations' : 'locations'
  const app = renderApp(`/admin/${where}/${idOf(500)}${search}`, role, {
    getLocation: () => current,
    ...more,
  })
  return {
    ...app,
    become: (given: Partial<Location>) => (current = { ...current, ...given }),
    readAgain: () => app.queryClient.invalidateQueries(),
  }
}

const panel = async (name = 'Screens') => within(await screen.findByRole('region', { name }))
const names = async () =>
  (await panel()).getAllByRole('rowheader').map((heading) => heading.textContent)
const rowOf = async (name: RegExp) => within((await panel()).getByRole('row', { name }))
const adding = async () => within(await screen.findByRole('dialog', { name: 'Add Screen' }))
const statusAt = (statusUpdatedAt: string | null, isConnected = false) => ({
  label: '',
  isConnected,
  statusUpdatedAt,
})
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('the screens of a location', () => {
  const screens = [
    aScreen(2, { name: 'Alley', language: 'fr-ca' }),
    aScreen(10, { name: 'Bench', language: 'es' }),
    aScreen(1, { id: idOf(431), name: 'Door', language: 'en-us' }),
    aScreen(1, { id: idOf(430), name: 'Corner', language: 'en-us' }),
  ]

  it('are ordered numerically by round, then by name, until sorted otherwise', async () => {
    open('admin', { screens })
    await screen.findByRole('rowheader', { name: /Corner/ })
    expect(await names()).toEqual(['1Corner', '1Door', '2Alley', '10Bench'])
    const shown = await panel()
    await userEvent.click(shown.getByRole('button', { name: /^Name/ }))
    expect(await names()).toEqual(['2Alley', '10Bench', '1Corner', '1Door'])
    await userEvent.click(shown.getByRole('button', { name: /^Name/ }))
    expect(await names()).toEqual(['1Door', '1Corner', '10Bench', '2Alley'])
  })

  it('show changes while the page is open', async () => {
    const { become, readAgain } = open('admin', { screens: [aScreen(1)] })
    await screen.findByRole('button', { name: 'Link Wall 1' })
    const before = await rowOf(/Wall 1/)
    expect(before.getByText('Never linked')).toBeTruthy()
    expect(before.queryByText('Offline')).toBeNull()
    const unlink = () => screen.getByRole('button', { name: 'Disconnect Screen Wall 1' })
    expect(unlink()).toHaveProperty('disabled', true)
    become({ screens: [aScreen(1, { isLinked: true, status: statusAt(minutesAgo(3), true) })] })
    await readAgain()
    expect(await screen.findByText('last seen 3 minutes ago')).toBeTruthy()
    const after = await rowOf(/Wall 1/)
    expect(after.getByText('Online')).toBeTruthy()
    expect(after.getByText('Linked')).toBeTruthy()
    expect(unlink()).toHaveProperty('disabled', false)
  })

  it.each([
    ['es', 'vista por última vez hace 3 minutos', 'Sin conexión'],
    ['fr', 'vu il y a 3 minutes', 'Hors ligne'],
  ] as const)('show in %s when they were last seen', async (locale, seen, state) => {
    localStorage.setItem('roundboard.locale', locale)
    const status = statusAt(minutesAgo(3))
    open('admin', { screens: [aScreen(1, { isLinked: true, status })] })
    expect(await screen.findByText(seen)).toBeTruthy()
    expect(screen.getByText(state)).toBeTruthy()
  })

  it('show the time they went offline in location time with its zone', async () => {
    const offlineSince = '2026-11-21T14:05:09.000Z'
    const status = statusAt('2026-11-21T14:05:40.000Z')
    open('admin', { screens: [aScreen(1, { isLinked: true, status, offlineSince })] })
    expect(await screen.findByText('since 9:05 AM EST')).toBeTruthy()
  })

  it('can be viewed, linked and refreshed by a location user', async () => {
    open('location', { screens: [aScreen(1)] })
    const row = within(await screen.findByRole('row', { name: /Wall 1/ }))
    const buttons = row.getAllByRole('button').map((button) => button.ariaLabel)
    expect(buttons.filter(Boolean)).toEqual([
      'Link Wall 1',
      'View Wall 1',
      'Refresh Wall 1',
      'Disconnect Screen Wall 1',
    ])
    expect(screen.queryByRole('button', { name: 'Add Screen' })).toBeNull()
  })

  it.each([
    ['admin', true],
    ['location', false],
  ] as const)(
    'show an empty state in a new location, where a %s is asked to add some: %s',
    async (role, mayAdd) => {
      open(role, { screens: [] })
      const shown = await panel()
      expect(await shown.findByText('No Screens Found')).toBeTruthy()
      expect(shown.queryByText(/^Add a screen for each round/) !== null).toBe(mayAdd)
      expect(shown.queryByRole('button', { name: 'Add Screen' }) !== null).toBe(mayAdd)
    },
  )

  it('are disconnected from the table after confirmation', async () => {
    const isLinked = true
    const { server, become } = open(
      'admin',
      { screens: [aScreen(1, { isLinked })] },
      {
        unlinkScreen: () => {
          become({ screens: [aScreen(1)] })
          return aCompleteScreen(1)
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Screen Wall 1' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByRole('button', { name: 'Link Wall 1' })).toBeTruthy()
    expect(server.requestsTo('unlinkScreen').map(({ params }) => params['id'])).toEqual([idOf(401)])
  })
})

describe('adding a screen', () => {
  const openForm = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Add Screen' })
    await userEvent.click(button ?? document.body)
    return adding()
  }

  it('suggests the first round without a screen and the location’s language', async () => {
    const { server } = open(
      'admin',
      { language: 'es-mx', screens: [aScreen(1), aScreen(2), aScreen(4)] },
      { createScreen: ({ body }) => aCompleteScreen(3, { name: String(body['name']) }) },
    )
    const form = await openForm()
    await userEvent.click(form.getByRole('switch', { name: 'Timer sound' }))
    await userEvent.click(form.getByRole('switch', { name: 'Show pages instead of scrolling' }))
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added Screen: Round 3')).toBeTruthy()
    expect(server.bodiesOf('createScreen')).toEqual([
      {
        name: 'Round 3',
        round: 3,
        language: 'es-mx',
        hasSound: true,
        isLowVision: true,
        nextWay: 'none',
        location: idOf(500),
      },
    ])
  })

  it('suggests round 1 when every round has a screen', async () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    open('admin', { screens: rounds.map((round) => aScreen(round)) })
    expect((await openForm()).getByDisplayValue('Round 1')).toBeTruthy()
  })

  it('creates one screen when retried after a lost response', async () => {
    let isLost = true
    const { server } = open(
      'admin',
      { screens: [] },
      {
        createScreen: () => {
          if (!isLost) return aCompleteScreen(1, { name: 'Round 1' })
          isLost = false
          throw new LostResponse()
        },
      },
    )
    const form = await openForm()
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await screen.findByText(/Can’t reach the server/)
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added Screen: Round 1')).toBeTruthy()
    expect(new Set(server.requestsTo('createScreen').map(({ key }) => key)).size).toBe(1)
  })

  it('keeps what was typed when permission was revoked meanwhile', async () => {
    open('admin', {}, { createScreen: () => new Refusal('forbidden', 'Not any more.') })
    const form = await openForm()
    await enterText(form.getByLabelText(/^Name/), ' by the door')
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/Not any more\.$/)).toBeTruthy()
    expect((await adding()).getByDisplayValue('Round 2 by the door')).toBeTruthy()
  })
})

describe('the live screens panel', () => {
  it('shows another workout after an update', async () => {
    let walls: readonly Wall[] = [aWall(1, { state: 'not-connected', shown: null })]
    const { readAgain } = open('admin', {}, { getLocationWalls: () => walls }, '')
    const shown = await panel('On screens now')
    expect(await shown.findByText('Offline')).toBeTruthy()
    walls = [aWall(1), aWall(10, { expected: null, shown: null, state: 'not-linked' })]
    await readAgain()
    expect(await shown.findByText('On screen')).toBeTruthy()
    expect(shown.queryByText('Offline')).toBeNull()
    expect(shown.getByText('Flexibility')).toBeTruthy()
    expect(shown.queryByRole('link', { name: 'View the round 10 screen' })).toBeNull()
  })

  it('shows a load error inside its panel and can retry', async () => {
    let isReady = false
    open(
      'location',
      {},
      {
        getLocationWalls: () => (isReady ? [aWall(1)] : new Refusal('unavailable', 'Not now.')),
      },
      '',
    )
    const shown = await panel('On screens now')
    expect(await shown.findByText('Couldn’t load the screens')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Hard Refresh' })).toBeTruthy()
    isReady = true
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(shown.getByText('On screen')).toBeTruthy()
    })
  })
})
