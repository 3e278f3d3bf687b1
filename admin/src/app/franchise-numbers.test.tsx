import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListOf } from '../shared/testing/fake-server.ts'
import {
  aConnectivity,
  aCoverage,
  aLocation,
  aRound,
  aWorkoutSchedule,
  idOf,
} from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

// server/…/franchise-numbers.test.ts compares these numbers with the database.
const day = '2026-11-24'
const workouts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ round: 2, day, id: idOf(index + 1) }))
const [drafts, withoutSteps, missingClips, longTexts, outdated] = [31, 32, 33, 34, 35].map(workouts)
const gaps = workouts(121).map(({ round }) => ({ round, day, hasDraft: false }))
const base = aCoverage()
const coverage = aCoverage({
  nextGap: gaps[0] ?? null,
  counted: {
    ...{ to: base.counted.to, gaps, drafts: drafts ?? [], withoutSteps: withoutSteps ?? [] },
    ...{ missingClips: missingClips ?? [], longTexts: longTexts ?? [] },
    overlaps: workouts(36).map(({ id }) => ({ round: 2, day, lastDay: day, ids: [id] })),
  },
  languages: [{ language: 'fr', gyms: 12, missing: null, workouts: outdated ?? [] }],
})
const connectivity = aConnectivity({
  health: { offline: 12, issues: 93, healthy: 1234, closed: 55, disabled: 7, 'setting-up': 81 },
  ...{ problems: 107, notHeld: 108, lackBreaks: 44, connected: 4567, screens: 5678 },
})

it('shows the server’s counts on the dashboard, each linking to its list', async () => {
  renderApp('/admin/dashboard', 'admin', {
    getConnectivity: () => connectivity,
    getCoverage: () => coverage,
  })
  for (const [group, text] of [
    ['offline', '12 locations are offline'],
    ['issues', '93 locations have issues'],
    ['healthy', '1,234 healthy'],
    ['closed', '55 closed'],
    ['disabled', '7 not enabled'],
    ['setting-up', '81 being set up'],
  ] as const)
    expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toBe(
      `/admin/locations?health=${group}`,
    )
  const link = await screen.findByRole('link', { name: '121 gaps in the next 4 weeks' })
  expect(link.getAttribute('href')).toBe('/admin/schedule?show=gaps')
  for (const text of [
    '108 locations aren’t ready to run offline',
    '44 timer locations have no break exercises',
    /4,567 of 5,678 screens/,
    /35 workouts/,
  ])
    expect(screen.getByText(text), String(text)).toBeTruthy()
})

it('shows the server’s counts on the schedule', async () => {
  renderApp('/admin/schedule', 'admin', {
    getCoverage: () => coverage,
    readSchedule: () => aWorkoutSchedule(),
    listRounds: () => Array.from({ length: 9 }, (_, index) => aRound(index + 1)),
  })
  const chips = within(await screen.findByRole('group', { name: /4 weeks/ }))
  const counts = chips.getAllByRole('button').map(({ textContent }) => /\d+/.exec(textContent)?.[0])
  expect(counts).toEqual(['121', '31', '36', '32', '33', '34', '35'])
})

it('pages through as many locations as the server counted', async () => {
  renderApp('/admin/locations?health=issues', 'admin', {
    listLocations: () => new ListOf([aLocation()], 593),
  })
  const pager = within(await screen.findByRole('navigation', { name: 'Pages' }))
  expect(pager.getByRole('button', { name: /^\.\.\.40/ })).toBeTruthy()
})
