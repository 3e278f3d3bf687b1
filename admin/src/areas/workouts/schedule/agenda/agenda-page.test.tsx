import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../../shared/testing/fake-server.ts'
import {
  aRound,
  aRoutine,
  aCoverage,
  aScheduledWorkout,
  aWorkout,
  aWorkoutSchedule,
  idOf,
} from '../../../../shared/testing/fixtures.ts'

const on = (id: number, name: string, first: string, last: string, given = {}) =>
  aScheduledWorkout({
    ...{ id: idOf(id), name, round: 3 },
    startDate: `${first}T00:00:00.000Z`,
    endDate: `${last}T23:59:59.999Z`,
    ...given,
  })
const lacks = [{ language: 'fr-ca', missing: 2, outdated: 0 } as const]
const workouts = [
  on(1, 'Bag Work B', '2026-11-24', '2026-11-26', { lacks }),
  on(2, 'Combinations', '2026-11-25', '2026-11-25'),
  on(3, 'Last Bell', '2026-11-25', '2026-11-25', { round: 9, isDraft: true }),
  on(4, 'Level Change', '2026-11-25', '2026-11-25', { round: 2, stills: [] }),
  on(5, 'One Bell', '2026-11-27', '2026-11-27', { round: 9, isDraft: true }),
]

const answers: Answers = {
  getCoverage: () =>
    aCoverage({
      from: '2026-11-21',
      nextGap: { round: 1, day: '2026-11-30', hasDraft: true },
      counted: {
        ...aCoverage().counted,
        gaps: [
          { round: 1, day: '2026-11-30', hasDraft: true },
          { round: 6, day: '2026-11-30', hasDraft: false },
          { round: 2, day: '2026-12-02', hasDraft: false },
        ],
      },
    }),
  listRounds: () => Array.from({ length: 9 }, (_, index) => aRound(index + 1)),
  readSchedule: () =>
    aWorkoutSchedule({
      workouts,
      today: [{ day: '2026-11-21', gyms: 388 }],
      languages: [
        { language: 'en-us', gyms: 380 },
        { language: 'fr-ca', gyms: 20 },
      ],
    }),
  getWorkout: ({ params }) =>
    aWorkout({
      id: params['id'] ?? '',
      name: 'Combinations',
      routines: [
        aRoutine(1, {
          text: 'Jab.',
          textTranslations: [{ language: 'fr-ca', text: 'Direct.', original: 'Jab.' }],
        }),
      ],
    }),
  listWorkouts: () =>
    new ListOf([
      aWorkout({
        ...{ id: idOf(9), name: 'Combinations', round: 3 },
        startDate: '2026-10-28T00:00:00.000Z',
        endDate: '2026-10-28T23:59:59.999Z',
      }),
    ]),
}

const dayHead = () => screen.findByRole('heading', { name: /, Nov \d+/ })
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('prefers-reduced-motion') || media === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const open = async (given: Answers = {}, day = '2026-11-25') => {
  const app = renderApp(`/admin/schedule?day=${day}`, 'admin', { ...answers, ...given })
  await dayHead()
  return app
}
const row = (name: RegExp) => screen.getByRole('button', { name })

it('lists the rounds of a day and marks the days of its week', async () => {
  await open()
  expect((await dayHead()).textContent).toBe('Wed, Nov 258 gaps1 draft')
  expect(row(/^Round 3, Combinations, .*, and 1 more on this day$/)).toBeTruthy()
  expect(row(/^Round 9, Last Bell, .*, Draft$/)).toBeTruthy()
  expect(row(/^Round 2, Level Change, .*, No steps yet$/)).toBeTruthy()
  expect(row(/^Fri, Nov 27, 9 gaps, 1 draft$/)).toBeTruthy()
})

it('offers last week’s workout, templates and a new workout for a gap', async () => {
  const lastWeek = on(7, 'Week Before', '2026-11-18', '2026-11-18', { round: 1 })
  const { router, server } = await open({
    readSchedule: () => aWorkoutSchedule({ workouts: [...workouts, lastWeek] }),
    listTemplates: () => new ListOf([]),
    changeWorkouts: () => ({
      ...{ batch: null, made: [], changed: [], removed: [], leftOut: [], checks: [], gone: [] },
      ...{ gaps: [], gymsNow: 0 },
    }),
  })
  const gap = row(/Round 1 · add workout$/)
  await userEvent.click(gap)
  const picker = within(await screen.findByRole('dialog', { name: /round 1/i }))
  await picker.findByRole('button', { name: /Week Before/ })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => {
    expect(document.activeElement).toBe(gap)
  })
  await userEvent.click(gap)
  await userEvent.click(await screen.findByRole('button', { name: /Week Before/ }))
  await waitFor(() => {
    expect(server.bodiesOf('changeWorkouts')[0]).toMatchObject({ action: 'copy', days: 7 })
  })
  await userEvent.click(gap)
  await userEvent.click(await screen.findByRole('button', { name: 'New workout' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/rounds/1/workout')
  })
})

it('moves to other days and weeks with the arrows and Today', async () => {
  const { router } = await open({}, '2026-11-28')
  await userEvent.click(row(/^Next day$/))
  await waitFor(() => {
    expect(router.state.location.search).toEqual({ day: '2026-11-29' })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Today' }))
  await waitFor(() => {
    expect(router.state.location.search).toEqual({ day: '2026-11-21' })
  })
})

it('shows the next gap and lists gaps of the coming weeks with links to their days', async () => {
  const { router } = await open()
  const next = row(/^Next gap: round 1, Mon, Nov 30 \(in 9 days, with a draft\)$/)
  await userEvent.click(row(/^3 gaps in the next 4 weeks/))
  const list = within(await screen.findByRole('region', { name: '3 gaps in the next 4 weeks' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mon, Nov 30rounds 1 and 6, 1 draft',
    'Wed, Dec 2round 2',
  ])
  await userEvent.click(list.getByRole('button', { name: /^Wed, Dec 2/ }))
  await waitFor(() => {
    expect(router.state.location.search).toEqual({ day: '2026-12-02' })
  })
  await userEvent.click(next)
  await waitFor(() => {
    expect(router.state.location.search).toEqual({ day: '2026-11-30' })
  })
})

it('selects workouts one by one, by day and by status and offers bulk actions', async () => {
  await open()
  await userEvent.click(row(/^Select workouts$/))
  await userEvent.click(screen.getByRole('checkbox', { name: /Combinations/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Last Bell/ }))
  expect(screen.getByRole('heading', { name: '2 selected' })).toBeTruthy()
  const bar = within(screen.getByRole('toolbar'))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Move',
    'Move 1 day later',
    'Publish 1',
    'More',
  ])
  await userEvent.click(row(/^All on Wednesday$/))
  expect(screen.getByRole('heading', { name: '4 selected' })).toBeTruthy()
  await userEvent.click(row(/^Clear selection$/))
  expect(screen.queryByRole('toolbar')).toBeNull()
  await userEvent.click(row(/^Select by status$/))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Drafts this week/ }))
  expect(await screen.findByRole('heading', { name: '2 selected' })).toBeTruthy()
})

it('previews a workout in any language and explains its overlap', async () => {
  await open()
  await userEvent.click(row(/^Round 3, Combinations/))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Jab.')).toBeTruthy()
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Preview language' }), 'fr-ca')
  expect(await sheet.findByText('Direct.')).toBeTruthy()
  expect(sheet.getByText('Screens show this one because it starts last.')).toBeTruthy()
  expect(sheet.getByText('Ending Bag Work B early leaves a gap on Thursday.')).toBeTruthy()
  expect(sheet.getByText('Canadian French', { selector: '[data-lack]' })).toBeTruthy()
})

it('shows the last day on which the round had a workout of the same name', async () => {
  const before = on(9, 'Combinations', '2026-10-28', '2026-10-28')
  await open({
    readSchedule: ({ query }) =>
      query.get('to') === '2026-10-28'
        ? aWorkoutSchedule({ workouts: [before] })
        : aWorkoutSchedule({ workouts }),
  })
  await userEvent.click(row(/^Round 3, Combinations/))
  expect(await screen.findByText('Oct 28, 28 days earlier')).toBeTruthy()
})

it('ends the covered workout on the day before', async () => {
  const outcome = {
    made: [],
    changed: [],
    removed: [],
    leftOut: [],
    gone: [],
    checks: [],
    gaps: [],
  }
  const { server } = await open({
    changeWorkouts: () => ({ ...outcome, batch: null, gymsNow: 0 }),
  })
  await userEvent.click(row(/^Round 3, Combinations/))
  await userEvent.click(await screen.findByRole('button', { name: 'End Bag Work B on Tuesday' }))
  await waitFor(() => {
    expect(server.bodiesOf('changeWorkouts')[0]).toMatchObject({
      ...{ action: 'edit', ids: [idOf(1)], endDate: '2026-11-24' },
    })
  })
})

it('shows the loading error and retries', async () => {
  let isDown = true
  renderApp('/admin/schedule?day=2026-11-25', 'admin', {
    ...answers,
    readSchedule: () => (isDown ? new Refusal('unavailable') : aWorkoutSchedule({ workouts })),
  })
  expect(await screen.findByText('Couldn’t load the schedule')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await dayHead()).toBeTruthy()
})
