import type { Notice } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { aNotice } from '../../shared/testing/alert-fixtures.ts'
import { type Answers, Refusal } from '../../shared/testing/fake-server.ts'
import { idOf } from '../../shared/testing/fixtures.ts'

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

/** A bell of these lines, which knows what was read. */
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
  return within(await screen.findByRole('dialog', { name: 'Alerts' }))
}
const linesOf = (list: Awaited<ReturnType<typeof open>>) =>
  list.getAllByRole('listitem').map((line) => line.textContent)

it('says what is the matter in which gym, since when by its clocks, and after how long it was back', async () => {
  renderApp(page, 'admin', aBell())
  const list = await open('Alerts: 5 unread')
  await waitFor(() => {
    expect(list.getAllByText(/9:05 PM/)).toHaveLength(4)
  })
  expect(linesOf(list)).toEqual([
    expect.stringMatching(
      /^Unread: Gym 1 is awayNone of its 10 screens answers\.Since .*9:05 PM there, /,
    ),
    expect.stringContaining(
      'Gym 2: 2 of 10 screens awayRound 2 and Round 7 · By the door. The others answer.',
    ),
    expect.stringMatching(/^Gym 3 needs a lookRound 5 \(video frozen\)/),
    expect.stringMatching(/Gym 4 is backAfter 14 min: .*9:05 PM to .*9:19 PM there$/),
    expect.stringContaining(
      'No workout for Tuesday, Nov 24Rounds 2 and 3. A draft for 2 only wants to be published.',
    ),
    expect.stringContaining('40 gyms went at onceWith 1000 screens.'),
  ])
})

it('says of a day that went by without a workout that it did, and only of one that has one that it has', async () => {
  const day: Partial<Notice> = {
    ...{ kind: 'no-workout-tomorrow', location: null, day: '2026-11-24', rounds: [2, 3] },
    until: '2026-11-25T05:00:00.000Z',
  }
  renderApp(page, 'admin', aBell([aNotice(1, { ...day, hasPassed: true }), aNotice(2, day)]))
  const list = await open('Alerts: 2 unread')
  expect(linesOf(list)).toEqual([
    expect.stringContaining('Tuesday, Nov 24 went by without a workoutRounds 2 and 3.'),
    expect.stringContaining('Every round has a workout for Tuesday, Nov 24'),
  ])
})

it('counts less with each line that is read, and none when all are', async () => {
  const { server } = renderApp(page, 'admin', aBell())
  const list = await open('Alerts: 5 unread')
  await userEvent.click(list.getByRole('button', { name: 'Mark as read: Gym 1 is away' }))
  expect(await screen.findByRole('button', { name: 'Alerts: 4 unread' })).toBeTruthy()
  await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('button', { name: 'Alerts' })).toBeTruthy()
  expect(list.queryByRole('button', { name: /Mark/ })).toBeNull()
  expect(server.bodiesOf('readAlerts')).toEqual([
    { ids: [idOf(8001)] },
    { until: '2026-11-22T02:10:00.000Z' },
  ])
})

it.each([
  ['location', `/admin/my-locations/${idOf(501)}`],
  ['admin', `/admin/locations/${idOf(501)}`],
] as const)('leads a %s to the gym, and has read it then', async (role, path) => {
  const { router, server } = renderApp(page, role, {
    ...aBell([aNotice(1)]),
    getLocation: () => new Refusal('not-found'),
  })
  const list = await open('Alerts: 1 unread')
  await userEvent.click(list.getByRole('link', { name: 'Gym 1 is away' }))
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
  expect(server.bodiesOf('readAlerts')).toEqual([{ ids: [idOf(8001)] }])
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('has nothing to say, and says where one chooses what it says', async () => {
  const { router } = renderApp(page, 'location')
  const list = await open('Alerts')
  expect(list.getByText('No alerts')).toBeTruthy()
  await userEvent.click(list.getByRole('link', { name: 'What you are told' }))
  expect(await screen.findByRole('heading', { name: 'Alerts', level: 1 })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/profile/alerts')
})

it('says that it could not be loaded, and asks again', async () => {
  let isAway = true
  renderApp(page, 'location', {
    listAlerts: () => (isAway ? new Refusal('unavailable') : { notices: [aNotice(1)], unread: 1 }),
  })
  const list = await open('Alerts: could not be loaded')
  expect(await list.findByText('Couldn’t load your alerts')).toBeTruthy()
  isAway = false
  await userEvent.click(list.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Alerts: 1 unread' })).toBeTruthy()
})

it('has unread again what the server did not take as read', async () => {
  renderApp(page, 'location', {
    ...aBell([aNotice(1)]),
    readAlerts: () => new Refusal('forbidden', 'Not now.'),
  })
  const list = await open('Alerts: 1 unread')
  await userEvent.click(list.getByRole('button', { name: 'Mark as read: Gym 1 is away' }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Alerts: 1 unread' })).toBeTruthy()
})
