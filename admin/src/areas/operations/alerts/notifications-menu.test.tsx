import type { Notice } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aNotice } from '../../../shared/testing/alert-fixtures.ts'
import { type Answers, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, idOf } from '../../../shared/testing/fixtures.ts'

const page = '/admin/help'
const someScreens: Partial<Notice> = {
  kind: 'screen-away',
  ...{ concerned: 2, linked: 10 },
  screens: [
    { name: 'Round 2', round: 2, trouble: null },
    { name: 'By the door', round: 7, trouble: null },
  ],
}
const all = [
  aNotice(1),
  aNotice(2, someScreens),
  aNotice(3, {
    kind: 'screen-trouble',
    screens: [{ name: 'Round 5', round: 5, trouble: 'frozen' }],
    isRead: true,
  }),
  aNotice(4, { until: '2026-11-22T02:19:00.000Z' }),
  aNotice(5, {
    kind: 'no-workout-tomorrow',
    ...{ location: null, day: '2026-11-24', rounds: [2, 3], drafts: [2] },
  }),
  aNotice(6, {
    kind: 'server-trouble',
    ...{ location: null, trouble: 'many-away', gyms: 40, concerned: 1000 },
  }),
]
const unreadIn = (notices: typeof all) => notices.filter(({ isRead }) => !isRead).length

/** Stores these notifications and which were read. */
function aBell(notices = all): Answers {
  let current = notices
  return {
    listAlerts: () => ({ notices: current, unread: unreadIn(current) }),
    readAlerts({ body: { ids, until } }) {
      const isMeant = ({ id, at }: Notice) =>
        Array.isArray(ids) ? ids.includes(id) : at <= String(until)
      current = current.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice))
      return { unread: unreadIn(current) }
    },
  }
}

const open = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}
const linesOf = (list: Awaited<ReturnType<typeof open>>) =>
  list.getAllByRole('listitem').map((line) => line.textContent)

it('says what happened at which location, since when in local time and for how long', async () => {
  renderApp(page, 'admin', aBell())
  const list = await open('Notifications: 5 unread')
  await waitFor(() => {
    expect(list.getAllByText(/9:05 PM/)).toHaveLength(4)
  })
  expect(linesOf(list)).toEqual([
    expect.stringMatching(
      /^Unread: Gym 1 is offlineNone of its 10 screens are responding\.Since .*9:05 PM EST \(/,
    ),
    expect.stringContaining(
      'Gym 2: 2 of 10 screens offlineRound 2 and Round 7 · By the door. All other screens are online.',
    ),
    expect.stringMatching(/^Gym 3 needs attentionRound 5 \(video frozen\)/),
    expect.stringMatching(
      /Gym 4 is back onlineLasted 14 min, from .*9:05 PM EST to .*9:19 PM EST$/,
    ),
    expect.stringContaining(
      'No workout for Tuesday, Nov 24Rounds 2 and 3. Rounds with a draft ready to publish: 2.',
    ),
    expect.stringContaining('40 locations went offline at once1,000 screens are affected.'),
  ])
})

it.each([
  ['coach-pass', { tab: 'settings' }],
  ['location-away', {}],
] as const)('links %s to the matching part of the location page', async (kind, search) => {
  const { router } = renderApp(page, 'location', {
    ...aBell([aNotice(1, { kind, screens: [{ name: 'Round 5', round: 5, trouble: null }] })]),
    getLocation: () => aLocation(),
  })
  const list = await open(/^Notifications/)
  await userEvent.click(list.getByRole('link', { name: /^Gym 1/ }))
  await waitFor(() => {
    expect(router.state.location.pathname).toMatch('/admin/my-locations/')
  })
  expect(router.state.location.search).toEqual(search)
})

it('says whether a day without a workout has passed or now has one', async () => {
  const day: Partial<Notice> = {
    ...{ kind: 'no-workout-tomorrow', location: null, day: '2026-11-24', rounds: [2, 3] },
    until: '2026-11-25T05:00:00.000Z',
  }
  renderApp(page, 'admin', aBell([aNotice(1, { ...day, hasPassed: true }), aNotice(2, day)]))
  const list = await open('Notifications: 2 unread')
  expect(linesOf(list)).toEqual([
    expect.stringContaining('There was no workout on Tuesday, Nov 24Rounds 2 and 3.'),
    expect.stringContaining('Every round has a workout for Tuesday, Nov 24'),
  ])
})

it('counts unread notifications down as they are marked as read', async () => {
  const { server } = renderApp(page, 'admin', aBell())
  const list = await open('Notifications: 5 unread')
  await userEvent.click(list.getByRole('button', { name: 'Mark as read: Gym 1 is offline' }))
  expect(await screen.findByRole('button', { name: 'Notifications: 4 unread' })).toBeTruthy()
  await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  expect(list.queryByRole('button', { name: /Mark/ })).toBeNull()
  expect(server.bodiesOf('readAlerts')).toEqual([
    { ids: [idOf(8001)] },
    { until: '2026-11-22T02:10:00.000Z' },
  ])
})

it.each([
  ['location', `/admin/my-locations/${idOf(501)}`],
  ['admin', `/admin/locations/${idOf(501)}`],
] as const)('leads a %s to the location and marks the notification as read', async (role, path) => {
  const { router, server } = renderApp(page, role, {
    ...aBell([aNotice(1)]),
    getLocation: () => new Refusal('not-found'),
  })
  const list = await open('Notifications: 1 unread')
  await userEvent.click(list.getByRole('link', { name: 'Gym 1 is offline' }))
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
  expect(server.bodiesOf('readAlerts')).toEqual([{ ids: [idOf(8001)] }])
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('shows an empty list with a link to notification settings', async () => {
  const { router } = renderApp(page, 'location')
  const list = await open('Notifications')
  expect(list.getByText('No notifications')).toBeTruthy()
  await userEvent.click(list.getByRole('link', { name: 'Notification settings' }))
  expect(
    await screen.findByRole('heading', { name: 'Notification settings', level: 1 }),
  ).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/profile/alerts')
})

it('says that notifications couldn’t be loaded and retries', async () => {
  let isAway = true
  renderApp(page, 'location', {
    listAlerts: () => (isAway ? new Refusal('unavailable') : { notices: [aNotice(1)], unread: 1 }),
  })
  const list = await open('Notifications couldn’t be loaded')
  expect(await list.findByText('Couldn’t load your notifications')).toBeTruthy()
  isAway = false
  await userEvent.click(list.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeTruthy()
})

it('marks a notification as unread again when the server refuses', async () => {
  renderApp(page, 'location', {
    ...aBell([aNotice(1)]),
    readAlerts: () => new Refusal('forbidden', 'Not now.'),
  })
  const list = await open('Notifications: 1 unread')
  await userEvent.click(list.getByRole('button', { name: 'Mark as read: Gym 1 is offline' }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeTruthy()
})
