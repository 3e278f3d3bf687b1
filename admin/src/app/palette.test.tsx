import { fold, type Role } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, ListOf } from '../shared/testing/fake-server.ts'
import {
  aLocation,
  aMe,
  aTimer,
  aUser,
  aCompleteScreen,
  aWorkout,
  idOf,
} from '../shared/testing/fixtures.ts'
import { freezeDate } from '../shared/testing/freeze-date.ts'
import { renderApp } from './testing/render-app.tsx'

freezeDate()

async function search(role: Role, typed: string) {
  const app = renderApp('/admin/profile', role, {
    listLocations: () => new ListOf([aLocation({ name: 'Bell Street' })]),
    listWorkouts: () => new ListOf([aWorkout({ name: 'Bell Ringer', round: 4 })]),
    listScreens: () => new ListOf([aCompleteScreen(3, { name: 'Bell Wall' })]),
    listUsers: () => new ListOf([aUser('admin', { firstName: 'Bella' })]),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Search or jump/ }))
  await userEvent.type(await screen.findByRole('combobox'), typed)
  return app
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('finds locations, workouts, screens and users by name without duplicates', async () => {
  await search('super-admin', 'Bell')
  await waitFor(() => {
    expect(options()).toEqual([
      'Bell Street · RB-1001',
      'Bell Ringer · Round 4',
      'Bell Wall · Harbor Street',
      'Bella Quill · admin@example.com',
    ])
  })
})

it.each([
  ['Bell Ringer', `/admin/rounds/4/workout/${idOf(300)}`],
  ['Bell Wall', `/admin/locations/${idOf(500)}?screen=${idOf(403)}`],
  ['Bella', `/admin/users/${idOf(1)}`],
])('opens the page of %s', async (name, address) => {
  const { router } = await search('super-admin', 'Bell')
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  await waitFor(() => {
    expect(router.state.location.href).toBe(address)
  })
})

it('requests only what the role may read', async () => {
  const { server } = await search('location', 'Bell')
  await waitFor(() => {
    expect(options()).toEqual(['Bell Street · RB-1001', 'Bell Wall · Harbor Street'])
  })
  expect([...server.requestsTo('listUsers'), ...server.requestsTo('listWorkouts')]).toEqual([])
})

const publish = 'Publish this week’s drafts'
const mute = 'Mute a location until tomorrow'
const startTimer = 'Start the timer at a location'

describe('actions', () => {
  const [bell, cliff] = [
    aLocation({ id: idOf(501), name: 'Bell Street', locationIdentifier: 'RB-1', vtsEnabled: true }),
    aLocation({ id: idOf(502), name: 'Cliff Road', locationIdentifier: 'RB-2' }),
  ]
  const open = async (role: Role, answers: Answers = {}) => {
    const app = renderApp('/admin/profile', role, {
      listLocations: ({ query }) =>
        new ListOf(
          [bell, cliff].filter(({ name }) => fold(name).includes(query.get('name') ?? '')),
        ),
      ...answers,
    })
    await userEvent.click(await screen.findByRole('button', { name: /Search or jump/ }))
    await screen.findByRole('combobox')
    return app
  }
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('option', { name }))
  }

  it.each<[Role, string[]]>([
    ['super-admin', [publish, mute, startTimer]],
    ['admin', [publish, mute, startTimer]],
    ['location', [mute, startTimer]],
  ])('of a %s are those that the role may do', async (role, names) => {
    await open(role)
    expect(options().filter((name) => [publish, mute, startTimer].includes(name))).toEqual(names)
  })

  it('publish in the schedule, whose address then drops the request', async () => {
    const { router } = await open('admin')
    await choose(publish)
    expect(await screen.findByText('No drafts this week')).toBeTruthy()
    await waitFor(() => {
      expect(router.state.location.href).toBe('/admin/schedule')
    })
    router.history.back()
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/admin/profile')
    })
  })

  it.each([
    [null, 'Bell Street is no longer muted.'],
    ['2026-12-19T15:00:00.000Z', 'Bell Street is muted as before.'],
  ])('mute until midnight there; undo restores a mute until %s', async (earlier, restored) => {
    let muted = earlier
    const { server } = await open('location', {
      getLocationMute: () => (muted === null ? null : { until: muted, by: 'ana@example.test' }),
      muteLocation: ({ body }) => ({ until: (muted = String(body['until'])), by: 'me' }),
      unmuteLocation: () => (muted = null),
    })
    await choose(mute)
    expect(screen.getByRole('combobox', { name: /^Mute which location/ })).toBeTruthy()
    await choose('Bell Street · RB-1')
    expect(
      await screen.findByText('Bell Street is muted until Sun, Nov 22, 12:00 AM local time.'),
    ).toBeTruthy()
    expect(muted).toBe('2026-11-22T05:00:00.000Z')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(restored)).toBeTruthy()
    expect(muted).toBe(earlier)
    expect(server.requestsTo('muteLocation').map(({ params }) => params['id'])).not.toContain(
      cliff.id,
    )
  })

  it('never apply to a location that what was typed doesn’t match', async () => {
    const { server } = await open('admin', {
      muteLocation: ({ body }) => ({ until: String(body['until']), by: 'me' }),
    })
    await choose(mute)
    await screen.findByRole('option', { name: 'Bell Street · RB-1' })
    await userEvent.type(screen.getByRole('combobox'), 'cliff{Enter}')
    expect(await screen.findByText(/^Cliff Road is muted until/)).toBeTruthy()
    expect(server.requestsTo('muteLocation').map(({ params }) => params['id'])).toEqual([cliff.id])
  })

  it('start timers only where there is one, and ask before restarting', async () => {
    const running = aTimer({ dwsTimeStamp: '2026-11-21T14:59:00.000Z' })
    const { server } = await open('location', {
      getLocationTimer: () => running,
      updateLocationTimer: () => running,
    })
    await choose(startTimer)
    await screen.findByRole('option', { name: 'Bell Street · RB-1' })
    expect(options()).toEqual(['Bell Street · RB-1'])
    await userEvent.keyboard('{Enter}')
    const question = within(await screen.findByRole('dialog', { name: /./ }))
    expect(server.requestsTo('updateLocationTimer')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Start again' }))
    expect(await screen.findByText('Started the timer at Bell Street.')).toBeTruthy()
    expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: 'now' }])
  })

  describe('while another tab signs in as another user', () => {
    afterEach(() => {
      vi.unstubAllGlobals()
    })

    it('are not sent as that user', async () => {
      const other = aUser('location', { id: idOf(77) })
      const { server } = await open('admin', {
        getMe: ({ token }) =>
          token === 'Bearer other' ? { ...aMe('location'), ...other } : aMe('admin'),
      })
      const reload = vi.fn<() => void>()
      vi.stubGlobal('location', { reload, assign: reload })
      await choose(mute)
      const option = await screen.findByRole('option', { name: 'Bell Street · RB-1' })
      localStorage.setItem('roundboard.token', 'other')
      dispatchEvent(new StorageEvent('storage', { key: 'roundboard.token', newValue: 'other' }))
      await waitFor(() => {
        expect(reload).toHaveBeenCalledOnce()
      })
      await userEvent.click(option)
      expect(
        server.requests.filter(({ token }) => token === 'Bearer other').map(({ call }) => call),
      ).toEqual(['getMe'])
      expect(server.requestsTo('muteLocation')).toEqual([])
    })
  })
})
