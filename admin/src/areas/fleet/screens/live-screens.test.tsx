import { shownIn, type Wall } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  aRoundWorkout,
  aScreen,
  aWall,
  aCompleteScreen,
  aWorkout,
  idOf,
} from '../../../shared/testing/fixtures.ts'

const different = aWall(3, {
  state: 'different',
  shown: { _id: idOf(301), id: idOf(301), name: 'Old Bell' },
})

const answersWith = (walls: readonly Wall[], more: Answers = {}): Answers => ({
  listLocations: () => new ListOf([aLocation()]),
  getLocation: () => aLocation(),
  getLocationWalls: () => walls,
  ...more,
})

const openLocation = (role: Role, walls: readonly Wall[]) =>
  renderApp(
    `/admin/${role === 'location' ? 'my-locations' : 'locations'}/${idOf(500)}`,
    role,
    answersWith(walls),
  )

const wallsPanel = async () => within(await screen.findByRole('region', { name: 'On screens now' }))

/** A row's text without its picture, which loads later. */
function wordsOf(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement
  for (const picture of copy.querySelectorAll('[inert]')) picture.remove()
  return copy.textContent
}

describe('the live screens of a location', () => {
  it('name the expected workout and, if different, the one shown', async () => {
    openLocation('admin', [
      aWall(1),
      aWall(2, { state: 'older' }),
      different,
      aWall(4, { state: 'not-connected', shown: null }),
      aWall(5, { state: 'not-linked', shown: null }),
      aWall(6, { state: 'no-screen', screen: null, shown: null, expected: null }),
      aWall(7, { state: 'different', shown: null }),
      aWall(8, { state: 'different', shown: { _id: idOf(302), id: idOf(302), name: null } }),
    ])
    const panel = await wallsPanel()
    await panel.findByText(/never online/)
    expect(panel.getAllByRole('listitem').map(wordsOf)).toEqual([
      '1First BellOn screen',
      '2First BellShows an older version',
      '3First BellExpected: First Bell. Showing: Old Bell.',
      'never online4First BellOffline',
      '5First BellNot linked',
      '6No workout todayNo screen',
      '7First BellExpected: First Bell. Showing: None.',
      '8First BellExpected: First Bell. Showing: a workout that is no longer published.',
    ])
  })

  it('link admins to the workout and everyone to the current screen preview', async () => {
    openLocation('admin', [aWall(3)])
    const panel = await wallsPanel()
    const workout = await panel.findByRole('link', { name: 'First Bell' })
    expect(workout.getAttribute('href')).toBe(`/admin/rounds/3/workout/${idOf(300)}`)
    const wall = panel.getByRole('link', { name: 'View the round 3 screen' })
    expect(wall.getAttribute('href')).toBe(`/stage?location=${idOf(500)}&round=3`)
  })

  it('show location users the names and the screen preview', async () => {
    openLocation('location', [aWall(3)])
    const panel = await wallsPanel()
    expect(await panel.findByText('First Bell')).toBeTruthy()
    expect(panel.queryByRole('link', { name: 'First Bell' })).toBeNull()
    expect(panel.getByRole('link', { name: 'View the round 3 screen' })).toBeTruthy()
  })

  it('show a picture of each screen, and since when one has been offline', async () => {
    const status = { label: '', isConnected: false, statusUpdatedAt: '2026-11-20T12:00:00.000Z' }
    const offlineSince = '2026-11-20T11:59:40.000Z'
    const screens = [
      aScreen(1, { isLinked: true }),
      aScreen(4, { isLinked: true, status, offlineSince }),
    ]
    const { server } = renderApp(
      `/admin/locations/${idOf(500)}`,
      'admin',
      answersWith([aWall(1), aWall(4, { state: 'not-connected', shown: null }), different], {
        getLocation: () => aLocation({ screens }),
        getRoundWorkout: ({ params }) =>
          aRoundWorkout({
            workout: shownIn('en-us', aWorkout({ subHeader: `Bell ${params['round'] ?? ''}` })),
          }),
      }),
    )
    const panel = await wallsPanel()
    expect(await panel.findByText('Bell 1')).toBeTruthy()
    expect(await panel.findByText('Bell 4')).toBeTruthy()
    expect(await panel.findByText('since Nov 20, 6:59 AM EST')).toBeTruthy()
    // No request for round 3, which shows another workout.
    const requested = server.requestsTo('getRoundWorkout').map(({ params }) => params['round'])
    expect(requested.toSorted()).toEqual(['1', '4'])
    expect(document.querySelectorAll('video')).toHaveLength(0)
  })

  it('show the support message with the round, location and address', async () => {
    renderApp(
      `/admin/locations/${idOf(500)}`,
      'admin',
      answersWith([aWall(1)], {
        getLocation: () => aLocation({ screens: [aScreen(1, { isLinked: true })] }),
        getRoundWorkout: () => aRoundWorkout({ roundName: 'Ropes' }),
      }),
    )
    const panel = await wallsPanel()
    expect(await panel.findByText('Please Contact Support.')).toBeTruthy()
    expect(panel.getByText('Ropes')).toBeTruthy()
    expect(document.querySelector('.message-place')?.textContent).toMatch(/^Round 1 · .+RB-/)
    expect(await panel.findByText('support@example.com')).toBeTruthy()
  })

  it('come after the timer, with settings on another tab', async () => {
    renderApp(
      `/admin/my-locations/${idOf(500)}`,
      'location',
      answersWith([aWall(1)], {
        getLocation: () => aLocation({ vtsEnabled: true }),
      }),
    )
    await wallsPanel()
    const regions = screen.getAllByRole('region').map((region) => region.ariaLabel)
    const all = ['Timer', 'On screens now', 'Details', 'Screens', 'Active-break playlist']
    expect(regions.filter((name) => all.includes(name ?? ''))).toEqual(all.slice(0, 2))
  })
})

describe('what a screen shows', () => {
  const full = aCompleteScreen(3, {
    isLinked: true,
    contentId: idOf(301),
    report: { workoutId: idOf(301), cache: 'programme' },
  })
  const openScreen = (role: Role) =>
    renderApp(
      `/admin/${role === 'location' ? 'my-locations' : 'locations'}/${idOf(500)}?screen=${idOf(403)}`,
      role,
      answersWith([different], { getScreen: () => full }),
    )
  const report = async () => within(await screen.findByRole('region', { name: 'On screen now' }))

  it('is a name that links to the workout, not an ID', async () => {
    openScreen('admin')
    const panel = await report()
    const link = await panel.findByRole('link', { name: 'Old Bell' })
    expect(link.getAttribute('href')).toBe(`/admin/rounds/3/workout/${idOf(301)}`)
    expect(panel.getByText('Expected: First Bell. Showing: Old Bell.')).toBeTruthy()
    expect(panel.queryByText(idOf(301))).toBeNull()
  })

  it('isn’t refreshed without a linked device, and the message says so', async () => {
    let requests = 0
    renderApp(
      `/admin/locations/${idOf(500)}?screen=${idOf(403)}`,
      'admin',
      answersWith([different], {
        getScreen: () => ({ ...full, isLinked: false }),
        updateScreen: () => {
          requests += 1
          return full
        },
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/^Nothing to refresh: .* has no linked device\.$/)).toBeTruthy()
    expect(requests).toBe(0)
  })

  it('can be viewed by a location user too', async () => {
    openScreen('location')
    expect(await (await report()).findByText('Old Bell')).toBeTruthy()
    const wall = screen.getByRole('link', { name: 'View screen' })
    expect(wall.getAttribute('href')).toBe(`/stage?location=${idOf(500)}&round=3`)
  })
})
