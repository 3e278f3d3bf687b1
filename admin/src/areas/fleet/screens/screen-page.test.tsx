import type { Screen } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  aScreenEvent,
  aWall,
  aCompleteScreen,
  idOf,
} from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'

freezeDate()

const linked = { isLinked: true, linkedAt: '2026-11-21T10:00:00.000Z' }

/** A screen's page whose server data can change while it is open. */
function open(role: Role, first: Partial<Screen> = {}, more: Answers = {}) {
  let current = aCompleteScreen(first.round ?? 1, first)
  const become = (given: Partial<Screen>) => (current = { ...current, ...given })
  const where = role === 'location' ? 'my-locations' : 'locations'
  const app = renderApp(`/admin/${where}/${idOf(500)}?screen=${current.id}`, role, {
    getLocation: () => aLocation({ screens: [] }),
    getScreen: () => current,
    linkScreen: () => become(linked),
    unlinkScreen: () => become({ isLinked: false, linkedAt: null }),
    deleteScreen: () => current,
    ...more,
  })
  return { ...app, become, readAgain: () => app.queryClient.invalidateQueries() }
}

const display = async () => within(await screen.findByRole('region', { name: 'Device' }))
const code = () => screen.findByLabelText('Auth Link Code')
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function typePassword(password: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
  await userEvent.clear(within(dialog).getByLabelText(/^Password/))
  await userEvent.type(within(dialog).getByLabelText(/^Password/), password)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return dialog
}

describe('the link of a screen', () => {
  it('appears when someone else links it while the page is open', async () => {
    const { become, readAgain } = open('admin')
    await userEvent.type(await code(), 'K7')
    become(linked)
    await readAgain()
    expect(await screen.findByRole('button', { name: 'Unlink' })).toBeTruthy()
    expect(screen.queryByLabelText('Auth Link Code')).toBeNull()
  })

  it('gives way to the code field when unlinked elsewhere, keeping unsaved text', async () => {
    const { become, readAgain } = open('admin', linked)
    await click('Unlock form')
    await userEvent.type(screen.getByLabelText(/^Name/), ' left')
    become({ isLinked: false, linkedAt: null })
    await readAgain()
    expect(await code()).toBeTruthy()
    expect(screen.getByDisplayValue('Wall 1 left')).toBeTruthy()
    expect(screen.queryByText(/were restored\.$/)).toBeNull()
  })

  it('succeeds with the next code after a wrong one and clears the error', async () => {
    const { server } = open(
      'location',
      {},
      {
        linkScreen: ({ body }) =>
          body['authCode'] === 'K7Q2ZD'
            ? aCompleteScreen(1, linked)
            : new Refusal('invalid-code', 'Invalid Authorization Code'),
      },
    )
    const panel = await display()
    await userEvent.type(await code(), 'WRONG1')
    await click('Link')
    expect(await panel.findByText('Invalid Authorization Code')).toBeTruthy()
    await userEvent.clear(await code())
    expect(panel.queryByText('Invalid Authorization Code')).toBeNull()
    await userEvent.type(await code(), 'K7Q2ZD')
    await click('Link')
    expect(await screen.findByText(/^Linked Screen: Wall 1\./)).toBeTruthy()
    expect(server.bodiesOf('linkScreen')).toEqual([{ authCode: 'WRONG1' }, { authCode: 'K7Q2ZD' }])
  })

  it('keeps the code after a lost response and retries with it', async () => {
    let isLost = true
    const { server, become } = open(
      'admin',
      {},
      {
        linkScreen: () => {
          if (!isLost) return become(linked)
          isLost = false
          throw new LostResponse()
        },
      },
    )
    await userEvent.type(await code(), 'K7Q2ZD')
    await click('Link')
    const panel = await display()
    expect(await panel.findByText(/Can’t reach the server/)).toBeTruthy()
    await click('Link')
    expect(await screen.findByText(/^Linked Screen: Wall 1\./)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Unlink' })).toBeTruthy()
    expect(server.bodiesOf('linkScreen')).toEqual([{ authCode: 'K7Q2ZD' }, { authCode: 'K7Q2ZD' }])
  })

  it('shows an error in the reader’s language when permission was revoked', async () => {
    localStorage.setItem('roundboard.locale', 'es')
    open('location', {}, { linkScreen: () => new Refusal('forbidden') })
    await userEvent.type(await screen.findByLabelText('Código de vinculación'), 'K7Q2ZD')
    await click('Vincular')
    const panel = within(screen.getByRole('region', { name: 'Dispositivo' }))
    expect(await panel.findByText('Su rol no lo permite.')).toBeTruthy()
    expect(screen.getByDisplayValue('K7Q2ZD')).toBeTruthy()
  })

  it('is removed only after confirmation', async () => {
    const { server } = open('location', linked)
    await click('Unlink')
    await click('Cancel')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(server.requestsTo('unlinkScreen')).toEqual([])
    await click('Unlink')
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/disconnect screen: "Wall 1" \? You can’t undo this/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByText('Unlinked Screen: Wall 1')).toBeTruthy()
    expect(await code()).toBeTruthy()
  })

  it('stays with an error when unlinking fails', async () => {
    open('admin', linked, { unlinkScreen: () => new Refusal('unavailable', 'Not now.') })
    await click('Unlink')
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(screen.queryByText('Unlinked Screen: Wall 1')).toBeNull()
    expect((await display()).getByText('Linked')).toBeTruthy()
  })

  it.each([
    ['es', /^desde 21 nov 2026, \d+:00/],
    ['fr', /^depuis le 21 nov\. 2026,? /],
  ] as const)('shows in %s since when it exists', async (locale, since) => {
    localStorage.setItem('roundboard.locale', locale)
    open('admin', linked)
    expect(await screen.findByText(since)).toBeTruthy()
  })
})

describe('replacing the device of a screen', () => {
  it('focuses the code field and keeps the old device after a wrong code', async () => {
    let isRight = false
    const { server } = open('location', linked, {
      linkScreen: () => (isRight ? aCompleteScreen(1, linked) : new Refusal('invalid-code')),
    })
    await click('Replace device')
    expect(document.activeElement).toBe(await code())
    await userEvent.type(await code(), 'WRONG1{Enter}')
    expect(await screen.findAllByText('Invalid Authorization Code')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Keep old device' }))
    expect(await screen.findByRole('button', { name: 'Unlink' })).toBeTruthy()

    isRight = true
    await click('Replace device')
    await userEvent.type(await code(), 'FRESH1{Enter}')
    expect(await screen.findByRole('button', { name: 'Unlink' })).toBeTruthy()
    expect(server.requestsTo('linkScreen').map(({ body }) => body)).toEqual([
      { authCode: 'WRONG1' },
      { authCode: 'FRESH1' },
    ])
    expect(server.requestsTo('unlinkScreen')).toEqual([])
  })
})

it('focuses the code field when opened from a replace link', async () => {
  renderApp(`/admin/locations/${idOf(500)}?screen=${idOf(401)}&replace=true`, 'admin', {
    getLocation: () => aLocation({ screens: [] }),
    getScreen: () => aCompleteScreen(1, linked),
  })
  expect(await code()).toBe(document.activeElement)
  await userEvent.click(screen.getByRole('button', { name: 'Keep old device' }))
  expect(await screen.findByRole('button', { name: 'Unlink' })).toBeTruthy()
})

describe('refreshing a screen', () => {
  it('sends the request and says how long it takes', async () => {
    const { server } = open('location', linked, { updateScreen: () => aCompleteScreen(1, linked) })
    await click('Refresh')
    expect(
      await screen.findByText('Refreshing Wall 1. Please wait at least 60 seconds.'),
    ).toBeTruthy()
    expect(server.bodiesOf('updateScreen')).toEqual([{ refreshFlag: true }])
  })

  it('shows no success message when refused', async () => {
    open('admin', linked, { updateScreen: () => new Refusal('forbidden', 'No more.') })
    await click('Refresh')
    expect(await screen.findByText('No more.')).toBeTruthy()
    expect(screen.queryByText(/^Refreshing/)).toBeNull()
  })
})

describe('deleting a screen', () => {
  it('requires the user’s own password and returns to the location', async () => {
    const { server, router } = open(
      'super-admin',
      {},
      {
        deleteScreen: ({ body }) =>
          body['password'] === 'right'
            ? aCompleteScreen(1)
            : new Refusal('wrong-password', 'Incorrect Password'),
      },
    )
    await click('Delete')
    const dialog = await typePassword('wrong')
    expect(await within(dialog).findByText('Incorrect Password')).toBeTruthy()
    expect(router.state.location.search).toEqual({ screen: idOf(401) })
    await typePassword('right')
    expect(await screen.findByText('Deleted Screen: Wall 1')).toBeTruthy()
    expect(await screen.findByText('No Screens Found')).toBeTruthy()
    expect(router.state.location.search).toEqual({ tab: 'screens' })
    expect(server.bodiesOf('deleteScreen')).toEqual([{ password: 'wrong' }, { password: 'right' }])
  })

  it('succeeds when the screen is already gone', async () => {
    open('super-admin', {}, { deleteScreen: () => new Refusal('not-found') })
    await click('Delete')
    await typePassword('right')
    expect(await screen.findByText('Deleted Screen: Wall 1')).toBeTruthy()
  })

  it.each(['admin', 'location'] as const)('is not offered to a user of role %s', async (role) => {
    open(role)
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })
})

describe('the page of a screen', () => {
  it('shows a load error with its reason and can retry', async () => {
    let isReady = false
    open(
      'admin',
      {},
      {
        getScreen: () => (isReady ? aCompleteScreen(1) : new Refusal('unavailable', 'Not now.')),
      },
    )
    expect(await screen.findByText('Couldn’t load this screen')).toBeTruthy()
    expect(screen.getByText('Not now.')).toBeTruthy()
    isReady = true
    await click('Retry')
    expect(await screen.findByRole('heading', { name: 'Wall 1' })).toBeTruthy()
  })

  it('keeps its content when a refetch fails', async () => {
    let isReady = true
    const { readAgain } = open(
      'admin',
      {},
      {
        getScreen: () => (isReady ? aCompleteScreen(1) : new Refusal('unavailable', 'Not now.')),
      },
    )
    await code()
    isReady = false
    await readAgain()
    expect(await screen.findByText(/^Couldn’t refresh this screen\./)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Wall 1' })).toBeTruthy()
  })

  it('has no preview link for the flexibility round or without a location', async () => {
    const { become, readAgain } = open('admin', { round: 10 })
    expect(await screen.findByText('Harbor Street · Flexibility')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View screen' })).toBeNull()
    become({ round: 2 })
    await readAgain()
    expect(await screen.findByRole('link', { name: 'View screen' })).toBeTruthy()
    become({ location: null })
    await readAgain()
    expect(await screen.findByText('Round 2')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View screen' })).toBeNull()
  })

  it('shows the longest name in full and rejects a longer one', async () => {
    const name = 'W'.repeat(85)
    const { server } = open('admin', { name })
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
    await click('Unlock form')
    await userEvent.type(screen.getByLabelText(/^Name/), 'x')
    await click('Save')
    const message = (await screen.findByLabelText(/^Name/)).getAttribute('aria-describedby')
    expect(message).toContain('error')
    expect(server.requestsTo('updateScreen')).toEqual([])
  })
})

describe('the report of a device', () => {
  const report = async (name = 'On screen now') =>
    within(await screen.findByRole('region', { name }))
  const facts = async (name?: string) => {
    const panel = await report(name)
    const [terms, values] = await waitFor(() => {
      expect(panel.queryByText('…')).toBeNull()
      return [panel.getAllByRole('term'), panel.getAllByRole('definition')]
    })
    return terms.map((term, index) => `${term.textContent}: ${values[index]?.textContent ?? ''}`)
  }
  const walls: Answers = { getLocationWalls: () => [aWall(1)] }

  it('is empty before the first heartbeat, then shows only what was reported', async () => {
    const { become, readAgain } = open('admin', {}, walls)
    expect(
      await (await report()).findByText('The device hasn’t reported anything yet.'),
    ).toBeTruthy()
    become({ ...linked, report: { uptimeSeconds: 7_140 } })
    await readAgain()
    await (await report()).findByText('119 min')
    expect(await facts()).toEqual(['Workout: First Bell', 'Uptime: 119 min'])
  })

  it('uses hours from two hours up, whole milliseconds and the reader’s language', async () => {
    localStorage.setItem('roundboard.locale', 'es')
    const lastFrameAt = new Date(Date.now() - 5 * 60_000).toISOString()
    open(
      'admin',
      {
        ...linked,
        report: {
          lastFrameAt,
          droppedFrames: 3,
          clockOffsetMs: -41.6,
          cache: 'ready',
          uptimeSeconds: 7_200,
          appVersion: '31.01.01',
          problem: 'A video is unplayable: /media/jab.mp4',
        },
      },
      walls,
    )
    expect(await facts('En pantalla ahora')).toEqual([
      'Entrenamiento: First Bell',
      'Último fotograma: hace 5 minutos',
      'Fotogramas perdidos: 3',
      'Desfase del reloj: -42 ms',
      'Almacenamiento sin conexión: Listo',
      'Tiempo en funcionamiento: 2 h',
      'Versión: 31.01.01',
      'Problema: No se puede reproducir un video: /media/jab.mp4',
    ])
  })
})

describe('the history of a screen', () => {
  const history = async () => within(await screen.findByRole('region', { name: 'History' }))
  const answers: Answers = {
    getScreenHistory: ({ query }) =>
      new ListOf(
        query.get('kind') === 'command'
          ? []
          : [
              aScreenEvent({
                event: 'offline',
                until: '2026-11-21T14:30:00.000Z',
                cause: { code: 'one-box', screens: 1, of: 9, withinSeconds: null },
              }),
              aScreenEvent({ at: '2026-11-21T03:00:00.000Z', by: 'ada@example.com' }),
              aScreenEvent({ at: '2026-11-20T05:00:00.000Z', event: 'scheduled', about: 'Bell' }),
            ],
      ),
  }

  it('is grouped by day in location time', async () => {
    open('admin', linked, answers)
    const panel = await history()
    expect(await panel.findByText('Offline for 30 min, until 9:30 AM EST')).toBeTruthy()
    expect(panel.getByText(/Times are in America\/New York/)).toBeTruthy()
    const days = panel.getAllByRole('region').map((day) => day.textContent)
    expect(days[0]).toMatch(/^Saturday, Nov 21\D*9:00 AMOffline for 30 min/)
    expect(days[1]).toMatch(/^Friday, Nov 20.*10:00 PM.*Device linkedBy ada@example.com/)
    expect(days[1]).toMatch(/Scheduled workout: Bell$/)
  })

  it('shows each of several equal events, and says what counts as offline', async () => {
    const refresh = aScreenEvent({ event: 'refresh', by: 'ada@example.com' })
    open('admin', linked, { getScreenHistory: () => new ListOf([refresh, refresh]) })
    const panel = await history()
    expect(await panel.findAllByText('Refresh requested')).toHaveLength(2)
    expect(panel.getByText(/Time offline counts only during opening hours\./)).toBeTruthy()
  })

  it('is filtered by kind, and the filter stays in the address', async () => {
    const { router, server } = open('admin', linked, answers)
    const panel = await history()
    await userEvent.click(panel.getByRole('button', { name: 'Commands' }))
    expect(await panel.findByText('Nothing in the last 90 days')).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ history: 'command' })
    await userEvent.click(panel.getByRole('button', { name: 'Show all' }))
    expect(await panel.findByText('Device linked')).toBeTruthy()
    expect(router.state.location.search).not.toHaveProperty('history')
    expect(server.requestsTo('getScreenHistory').map(({ query }) => query.get('kind'))).toEqual([
      null,
      'command',
    ])
  })

  it('shows a load error and can retry', async () => {
    let isReady = false
    open('admin', linked, {
      getScreenHistory: () => (isReady ? new ListOf([aScreenEvent()]) : new Refusal('unavailable')),
    })
    const panel = await history()
    expect(await panel.findByText('Couldn’t load this screen’s history')).toBeTruthy()
    isReady = true
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    expect(await panel.findByText('Device linked')).toBeTruthy()
  })
})
