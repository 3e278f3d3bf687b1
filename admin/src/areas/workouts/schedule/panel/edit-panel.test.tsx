import type { Workout } from '@roundboard/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../../shared/testing/fake-server.ts'
import {
  aRound,
  aScheduledWorkout,
  aTemplate,
  aWorkout,
  aWorkoutSchedule,
  idOf,
  updated,
} from '../../../../shared/testing/fixtures.ts'
import { enterText } from '../../../../shared/testing/enter-text.ts'

// jsdom has no elementsFromPoint.
Object.assign(document, { elementsFromPoint: () => [] })

const page = '/admin/schedule?day=2027-03-03'
const days = { startDate: '2027-03-03T00:00:00.000Z', endDate: '2027-03-03T23:59:59.999Z' }
const bag = aWorkout({ name: 'Bag Work', round: 3, ...days })
const nothing = {
  ...{ batch: null, made: [], changed: [], removed: [], leftOut: [], gone: [] },
  ...{ checks: [], gaps: [], gymsNow: 0 },
}
const weekBefore = aScheduledWorkout({
  ...{ id: idOf(2), _id: idOf(2), name: 'Ropes', round: 5 },
  startDate: '2027-02-25T00:00:00.000Z',
  endDate: '2027-02-25T23:59:59.999Z',
})
const madeOf = (name: string, isDraft = false) => ({
  ...{ id: idOf(7), name, round: 5, isDraft },
  startDate: '2027-03-04T00:00:00.000Z',
  endDate: '2027-03-04T23:59:59.999Z',
})

const scheduled = ({ id, _id, name, round, startDate, endDate }: Workout) =>
  aScheduledWorkout({ id, _id, name, round, startDate, endDate })

/** A server with one workout, which can add and change workouts. */
function serverWith(given: Answers = {}): Answers {
  let stored: Workout = bag
  return {
    listRounds: () => Array.from({ length: 9 }, (_, index) => aRound(index + 1)),
    readSchedule: () => aWorkoutSchedule({ workouts: [scheduled(stored), weekBefore] }),
    getWorkout: () => stored,
    updateWorkout({ body }) {
      stored = updated(stored, body)
      return stored
    },
    createWorkout: ({ body }) => aWorkout({ id: idOf(7), ...body, ...days, routines: [] }),
    changeWorkouts: ({ query, body }) => ({
      ...nothing,
      batch: query.get('dryRun') === null ? idOf(901) : null,
      made: [madeOf(body['action'] === 'place' ? 'Slams' : 'Ropes', body['as'] === 'drafts')],
    }),
    undoWorkouts: () => ({ ...nothing, batch: idOf(950) }),
    listTemplates: () => new ListOf([aTemplate({ name: 'Slams' })]),
    ...given,
  }
}

const cellAt = (round: number, day: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`^${String(round)} .*${day},`) })
async function atCell(round: number, day: string) {
  const cell = await cellAt(round, day)
  act(() => {
    cell.focus()
  })
  await userEvent.keyboard('{Enter}')
}
const panel = async () => within(await screen.findByRole('complementary', { name: 'Workout' }))
async function editBag(given: Answers = {}) {
  const app = renderApp(page, 'admin', serverWith(given))
  await cellAt(3, 'Mar 3')
  await screen.findByTitle('Bag Work')
  await atCell(3, 'Mar 3')
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  return { ...app, name }
}
const writes = (server: ReturnType<typeof renderApp>['server']) =>
  server.requestsTo('changeWorkouts').filter(({ query }) => query.get('dryRun') === null)

describe('edit panel', () => {
  it('has the focus, saves within the grid and can be undone by keyboard', async () => {
    const { server, router, name } = await editBag()
    await waitFor(() => {
      expect(document.activeElement).toBe(name)
    })
    await userEvent.clear(name)
    await enterText(name, 'Bag Works', '{Enter}')
    expect(await screen.findByText('Updated Workout: Bag Works')).toBeTruthy()
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^3 .*Bag Works/)
    })
    const [saved] = server.requestsTo('updateWorkout')
    expect(saved?.body).toEqual({ name: 'Bag Works', expectedUpdatedAt: bag.updatedAt })
    const batch = saved?.query.get('batch')
    expect(batch).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Undone: Updated Workout: Bag Works')).toBeTruthy()
    expect(server.requestsTo('undoWorkouts').map(({ params }) => params['id'])).toEqual([batch])
    expect(router.state.location.pathname).toBe('/admin/schedule')
  })

  it('shows errors at their fields and keeps the input', async () => {
    const { server, name } = await editBag()
    await userEvent.clear(name)
    const text = screen.getByLabelText('Text for step 1')
    await userEvent.clear(text)
    await enterText(text, 'Jab twice.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(name.getAttribute('aria-invalid')).toBe('true')
    })
    expect(server.requestsTo('updateWorkout')).toEqual([])
    expect(text).toHaveProperty('value', 'Jab twice.')
  })

  it('reports concurrent edits and keeps the input', async () => {
    const theirs = { ...bag, name: 'Bags', updatedAt: '2027-01-01T00:00:00.000Z' }
    let reads = 0
    const { name } = await editBag({
      getWorkout: () => (++reads > 1 ? theirs : bag),
      updateWorkout: () => new Refusal('changed-meanwhile'),
    })
    await userEvent.type(name, '!{Enter}')
    expect(await screen.findByText(/Someone else/)).toBeTruthy()
    expect(name.value).toBe('Bag Work!')
  })

  it('keeps the input when the user lost permission to plan', async () => {
    let isRevoked = false
    const { name } = await editBag({
      updateWorkout() {
        isRevoked = true
        return new Refusal('forbidden')
      },
      readSchedule: () =>
        isRevoked ? new Refusal('forbidden') : aWorkoutSchedule({ workouts: [scheduled(bag)] }),
    })
    await userEvent.type(name, '!{Enter}')
    await screen.findByRole('alert')
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Bag Work!')
  })

  it('opens the full page with the input and returns to the same weeks', async () => {
    const { router, name } = await editBag()
    await userEvent.type(name, '!')
    await userEvent.click((await panel()).getByRole('link', { name: 'Open full page' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/admin/rounds/3/workout/${bag.id}`)
    })
    const discard = await screen.findByRole('button', { name: 'Discard changes' })
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Bag Work!')
    await userEvent.click(discard)
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Schedule' })
    const back = links.find((link) => link.getAttribute('href') === page)
    await userEvent.click(back ?? document.body)
    await cellAt(3, 'Mar 3')
    expect(router.state.location.href).toBe(page)
  })

  it('closes with Escape, focuses its cell and restores the input when reopened', async () => {
    const { name } = await editBag()
    await userEvent.type(name, '!{Escape}')
    const cell = await cellAt(3, 'Mar 3')
    await waitFor(() => {
      expect(document.activeElement).toBe(cell)
    })
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Bag Work!')
  })
})

describe('filling an empty cell', () => {
  it('copies the workout that the round had a week before', async () => {
    const { server } = renderApp(page, 'admin', serverWith())
    await screen.findByTitle('Bag Work')
    await atCell(5, 'Mar 4')
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Ropes from Feb 25' }))
    expect(await screen.findByText('Created 1 workout.')).toBeTruthy()
    expect(writes(server).map(({ body }) => body)).toEqual([
      {
        ...{ action: 'copy', ids: [weekBefore.id], days: 7, rounds: 0 },
        ...{ taken: 'keep', as: 'published' },
      },
    ])
    const cell = await cellAt(5, 'Mar 4')
    await waitFor(() => {
      expect(document.activeElement).toBe(cell)
    })
  })

  it('schedules a template, as a draft if chosen', async () => {
    const { server } = renderApp(page, 'admin', serverWith())
    await screen.findByTitle('Bag Work')
    await userEvent.click((await cellAt(5, 'Mar 4')).querySelector('[data-fill]') ?? document.body)
    const picker = within(await screen.findByRole('dialog', { name: 'Fill round 5, Thu, Mar 4' }))
    await userEvent.click(picker.getByLabelText('Save as draft'))
    await userEvent.click(await picker.findByRole('button', { name: /^Slams/ }))
    expect(await screen.findByText(/^Scheduled Slams for/)).toBeTruthy()
    expect(writes(server).map(({ body }) => body)).toEqual([
      {
        ...{ action: 'place', templateId: aTemplate().id, as: 'drafts' },
        places: [{ round: 5, startDate: '2027-03-04', endDate: '2027-03-04' }],
      },
    ])
  })

  it('asks for confirmation when content checks find issues in a template', async () => {
    const check = { missingClips: [], hasLongText: true, lacks: [], equipment: [] }
    const item = { ...madeOf('Slams'), id: null }
    const { server } = renderApp(
      page,
      'admin',
      serverWith({
        changeWorkouts: () => ({ ...nothing, made: [item], checks: [{ item, ...check }] }),
      }),
    )
    await screen.findByTitle('Bag Work')
    await atCell(5, 'Mar 4')
    await userEvent.click(await screen.findByRole('button', { name: /^Slams/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Slams' }))
    expect(await dialog.findByText(/instructions too long/)).toBeTruthy()
    expect(dialog.getByLabelText('First day')).toHaveProperty('value', '2027-03-04')
    expect(writes(server)).toEqual([])
  })

  it('adds a new workout in the panel', async () => {
    const { server } = renderApp(page, 'admin', serverWith())
    await screen.findByTitle('Bag Work')
    await atCell(4, 'Mar 3')
    expect(await screen.findByText(/empty a week earlier/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'New workout' }))
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Slips')
    await userEvent.click((await panel()).getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Added Workout: Slips')).toBeTruthy()
    const [added] = server.requestsTo('createWorkout')
    expect(added?.body).toMatchObject({ name: 'Slips', round: 4, startDate: '2027-03-03' })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Undone: Added Workout: Slips')).toBeTruthy()
    expect(server.requestsTo('undoWorkouts')[0]?.params['id']).toBe(added?.query.get('batch'))
  })
})
