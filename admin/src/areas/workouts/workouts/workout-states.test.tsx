import type { Workout } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { localToday } from '../../../shared/format/use-now.ts'
import { type Answers, ListOf } from '../../../shared/testing/fake-server.ts'
import { aRound, aScheduleGrid, aWorkout, idOf } from '../../../shared/testing/fixtures.ts'
import { daysFilter, stateOf } from './workout-state.ts'

const list = '/admin/rounds/1'
const today = localToday()
const from = (first: number, last = first) => ({
  startDate: `${addDays(today, first)}T00:00:00.000Z`,
  endDate: `${addDays(today, last)}T23:59:59.999Z`,
})
const rows = [
  aWorkout({ id: idOf(301), name: 'Next', ...from(1) }),
  aWorkout({ id: idOf(302), name: 'Wins', ...from(0) }),
  aWorkout({ id: idOf(303), name: 'Beaten', ...from(-1, 1) }),
  aWorkout({ id: idOf(304), name: 'Over', ...from(-2, -1) }),
  aWorkout({ id: idOf(305), name: 'Waiting', ...from(0), isDraft: true }),
]
const answers = (more: Answers = {}): Answers => ({
  listRounds: () => [aRound(1)],
  listWorkouts: () => new ListOf(rows),
  getSchedule: () =>
    aScheduleGrid((_round, day) =>
      day === 0 ? { _id: idOf(302), id: idOf(302), name: 'Wins' } : null,
    ),
  ...more,
})
/** Whether a list with this filter has a workout. */
function matches(workout: Workout, filter: ReturnType<typeof daysFilter>): boolean {
  const { isDraft, startDate = {}, endDate = {} } = filter
  const [first, last] = [workout.startDate.slice(0, 10), workout.endDate.slice(0, 10)]
  return (
    (isDraft === undefined || isDraft === workout.isDraft) &&
    first >= (startDate.$gte ?? '').slice(0, 10) &&
    first <= (startDate.$lte ?? '9999') &&
    first > (startDate.$gt ?? '') &&
    last >= (endDate.$gte ?? '') &&
    last < (endDate.$lt ?? '9999')
  )
}
const isComing = ({ startDate }: ReturnType<typeof daysFilter>) => startDate?.$gt !== undefined
const filters = (server: ReturnType<typeof renderApp>['server']) =>
  server
    .requestsTo('listWorkouts')
    .map(({ query }) => JSON.parse(query.get('q') ?? '') as ReturnType<typeof daysFilter>)

describe('workout state', () => {
  it.each([
    ['en', ['Upcoming', 'Showing now', 'Not shown today', 'Past', 'Draft']],
    ['es', ['Próximo', 'En pantalla', 'No se muestra hoy', 'Anterior', 'Borrador']],
    ['fr', ['À venir', 'À l’écran', 'Pas affiché aujourd’hui', 'Passé', 'Brouillon']],
  ])('is shown in %s, telling which of today’s workouts screens show', async (locale, states) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp(list, 'admin', answers())
    const shown = async (name: string, state: string) =>
      within(await screen.findByRole('row', { name: RegExp(`^${name}`) })).findByText(state)
    for (const [index, { name }] of rows.entries())
      expect(await shown(name, states[index] ?? '')).toBeTruthy()
  })

  it('is a filter kept in the address and cleared by a second click', async () => {
    const { server, router } = renderApp(`${list}?page=2`, 'admin', answers())
    const chip = await screen.findByRole('button', { name: 'Upcoming' })
    await userEvent.click(chip)
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ sort: '-startDate', state: 'coming' })
    })
    expect(chip.ariaPressed).toBe('true')
    await waitFor(() => {
      expect(filters(server).at(-1)).toEqual({
        round: 1,
        isDraft: false,
        startDate: { $gt: today },
      })
    })
    await userEvent.click(chip)
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ sort: '-startDate' })
    })
  })

  it('without results clears all filters at once', async () => {
    const listWorkouts = () => new ListOf([])
    const { router } = renderApp(`${list}?state=draft`, 'admin', answers({ listWorkouts }))
    expect(await screen.findByText('Nothing matches your search.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(router.state.location.search).toEqual({ sort: '-startDate' })
  })
})

describe('searching by date', () => {
  it.each([
    ['en', 'Nov 25, 2026', 'Workouts on Nov 25, 2026'],
    ['es', '25 nov 2026', 'Entrenamientos del 25 nov 2026'],
    ['fr', '25 novembre 2026', 'Entraînements du 25 nov. 2026'],
    ['fr', '2026-11-25', 'Entraînements du 25 nov. 2026'],
  ])('in %s for %s finds workouts on that day and names it', async (locale, q, says) => {
    localStorage.setItem('roundboard.locale', locale)
    const { server } = renderApp(`${list}?q=${encodeURIComponent(q)}`, 'admin', answers())
    expect(await screen.findByText(says)).toBeTruthy()
    expect(filters(server)).toEqual([
      { round: 1, startDate: { $lte: '2026-11-25' }, endDate: { $gte: '2026-11-25' } },
    ])
  })
})

/** Lists some workouts as the server does. */
const listOf =
  (all: readonly Workout[]): NonNullable<Answers['listWorkouts']> =>
  ({ query }) => {
    const filter = JSON.parse(query.get('q') ?? '{}') as ReturnType<typeof daysFilter>
    const found = all
      .filter((workout) => matches(workout, filter))
      .sort((a, b) => (a.startDate + a.id < b.startDate + b.id ? -1 : 1))
    if (query.get('sort') !== 'startDate') found.reverse()
    const start = 15 * (Number(query.get('page') ?? 1) - 1)
    return new ListOf(found.slice(start, start + 15), found.length)
  }
const daily = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    aWorkout({
      ...{ id: idOf(600 + first + index), name: `Day ${String(first + index)}` },
      ...from(first + index),
    }),
  )
const base = aWorkout({ id: idOf(901), name: 'Base', ...from(-200, 150) })
const draft = aWorkout({ id: idOf(903), name: 'Draft', ...from(0), isDraft: true })
const oldDraft = aWorkout({ id: idOf(902), name: 'Draft', ...from(-300, 0), isDraft: true })

describe('workouts of a round', () => {
  it.each<[string, Workout[], string, object]>([
    ['the page of today', daily(-20, 40), 'Day 0', { sort: '-startDate', page: 3 }],
    [
      'the page of today if a long workout and an old draft overlap',
      [...daily(-283, 14), base, oldDraft],
      'Day 0',
      {},
    ],
    ['the long one if today has no other', [...daily(1, 40), base], 'Base', { sort: 'startDate' }],
    [
      'the next workout if today has none',
      [...daily(-40, -1), oldDraft, ...daily(3, 20)],
      'Day 3',
      { sort: '-startDate', page: 2 },
    ],
    ['the first page if all are past', [...daily(-40, -1), oldDraft], 'Day -1', {}],
    ['a full page in the other order', daily(0, 30), 'Day 0', { sort: 'startDate' }],
    ['today’s if a draft begins with it', [...daily(0, 14), draft], 'Day 0', { sort: 'startDate' }],
  ])('open on %s', async (_, all, name, search) => {
    const listWorkouts = listOf(all)
    const { router, server } = renderApp(list, 'admin', answers({ listWorkouts }))
    expect(await screen.findByRole('link', { name })).toBeTruthy()
    expect(router.state.location.search).toEqual(search)
    // The next workouts are only read if today has none.
    const isToday = ['Day 0', 'Base'].includes(name)
    expect(filters(server).some(isComing)).toBe(!isToday)
  })

  it('let a link be followed while the page to open on is being found', async () => {
    const [found, loaded] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const { router, queryClient } = renderApp(
      list,
      'admin',
      answers({
        listWorkouts: async (request) => {
          await found.promise
          return listOf(daily(-20, 40))(request)
        },
      }),
    )
    const { options } = router.routesById['/admin/rounds/$roundNumber/workout']
    const { beforeLoad } = options
    Object.assign(options, { beforeLoad: () => loaded.promise })
    onTestFinished(() => {
      Object.assign(options, { beforeLoad })
    })
    fireEvent.click(await screen.findByRole('link', { name: 'Add workout' }))
    found.resolve(undefined)
    await waitFor(() => {
      expect(queryClient.isFetching()).toBe(0)
    })
    loaded.resolve(undefined)
    expect(
      await screen.findByText('Please ensure your workout has atleast one routine'),
    ).toBeTruthy()
  })

  it('stay on page 1 once it is chosen', async () => {
    const { router } = renderApp(list, 'admin', answers({ listWorkouts: listOf(daily(-20, 40)) }))
    await screen.findByRole('link', { name: 'Day 0' })
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(await screen.findByRole('link', { name: 'Day 40' })).toBeTruthy()
    expect(router.state.location.search).toEqual({ sort: '-startDate' })
  })

  it('scroll to the workout they open at but not after a search', async () => {
    const scrolled: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.querySelector('a')?.textContent ?? null)
    })
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    renderApp(list, 'admin', answers({ listWorkouts: () => new ListOf(rows.slice(1, 2)) }))
    await screen.findByText('Showing now', { selector: 'th *' })
    expect(scrolled).toEqual(['Wins'])
    cleanup()
    renderApp(`${list}?q=wins`, 'admin', answers())
    await screen.findByRole('link', { name: 'Wins' })
    expect(scrolled).toEqual(['Wins'])
  })

  it('stay on the first page when the address has a search', async () => {
    const { server } = renderApp(`${list}?q=bell`, 'admin', answers())
    await screen.findByRole('link', { name: 'Wins' })
    expect(filters(server)).toEqual([{ round: 1, name: 'bell' }])
  })
})

test.each(['now', 'coming', 'past', 'draft'] as const)(
  'state filter %s finds exactly the workouts in that state, with and without a day',
  (state) => {
    const isFound = (workout: Workout, day: string | undefined) =>
      matches(workout, daysFilter(state, day, today))
    for (const workout of rows) {
      const isInState = stateOf(workout, today) === state
      expect(isFound(workout, undefined)).toBe(isInState)
      for (const by of [-2, -1, 0, 1, 2]) {
        const day = addDays(today, by)
        const isOfDay = workout.startDate.slice(0, 10) <= day && day <= workout.endDate.slice(0, 10)
        expect(isFound(workout, day)).toBe(isInState && isOfDay)
      }
    }
  },
)
