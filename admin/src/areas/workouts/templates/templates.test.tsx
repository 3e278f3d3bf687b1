import type { BulkOutcome, Template } from '@roundboard/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aRound,
  aScheduledWorkout,
  aTemplate,
  aWorkout,
  aWorkoutSchedule,
  idOf,
  updated,
} from '../../../shared/testing/fixtures.ts'

const ropes = aTemplate()
const bag = aTemplate({
  ...{ _id: idOf(951), id: idOf(951), name: 'Bag Work', equipment: ['bag'], focus: [] },
  level: 'beginner',
  lastDay: '2026-11-02',
})

const nothing: BulkOutcome = {
  ...{
    batch: null,
    made: [],
    changed: [],
    removed: [],
    leftOut: [],
    gone: [],
    checks: [],
    gaps: [],
  },
  gymsNow: 0,
}

/** A stored library; templates used in November don't count as unused. */
function serverWith(...given: readonly Template[]) {
  let templates = [...given]
  const answers: Answers = {
    listTemplates({ query }) {
      const tag = query.get('equipment')
      const level = query.get('level')
      const name = query.get('name') ?? ''
      return new ListOf(
        templates.filter(
          (each) =>
            (tag === null || each.equipment.includes(tag)) &&
            (level === null || each.level === level) &&
            each.name.includes(name) &&
            (query.get('unusedDays') !== '28' || each.lastDay === null),
        ),
      )
    },
    getTemplateTags: () => ({
      equipment: templates.flatMap(({ equipment }) => equipment.map((tag) => ({ tag, count: 1 }))),
      focus: [],
    }),
    updateTemplate({ params, body }) {
      const found = templates.find(({ id }) => id === params['id'])
      if (!found) return new Refusal('not-found')
      const after = updated(found, body)
      templates = templates.map((each) => (each === found ? after : each))
      return after
    },
    deleteTemplate({ params }) {
      const found = templates.find(({ id }) => id === params['id'])
      if (!found) return new Refusal('not-found')
      templates = templates.filter((each) => each !== found)
      return found
    },
  }
  return answers
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('templates page', () => {
  it('lists tags, level and last use of each template', async () => {
    renderApp('/admin/templates', 'admin', serverWith(ropes, bag))
    const first = within(await row('Ropes'))
    expect(first.getByText('rope')).toBeTruthy()
    expect(first.getByText('legs')).toBeTruthy()
    expect(first.getByText('Advanced')).toBeTruthy()
    expect(first.getByText('Never')).toBeTruthy()
    expect(within(await row('Bag Work')).getByText('Nov 2, 2026')).toBeTruthy()
  })

  it('filters by tag, name, level and last use and keeps filters in the address', async () => {
    const { router } = renderApp('/admin/templates', 'admin', serverWith(ropes, bag))
    await userEvent.click(await screen.findByLabelText('Unused for 28 days'))
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /^Bag Work/ })).toBeNull()
    })
    await userEvent.click(screen.getByLabelText('Unused for 28 days'))
    await row('Bag Work')
    await userEvent.selectOptions(screen.getByLabelText('Equipment'), 'bag')
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /^Ropes/ })).toBeNull()
    })
    expect(router.state.location.search).toMatchObject({ equipment: 'bag' })
    await userEvent.type(screen.getByPlaceholderText('Search templates ...'), 'Rop{Enter}')
    expect(await screen.findByText('No templates found')).toBeTruthy()
    await userEvent.click(screen.getByText('Clear search'))
    await row('Ropes')
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'beginner')
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /^Ropes/ })).toBeNull()
    })
    await row('Bag Work')
  })

  it('explains how to add a template', async () => {
    renderApp('/admin/templates', 'admin', serverWith())
    expect(
      await screen.findByText('Open a workout in the schedule and save it as a template.'),
    ).toBeTruthy()
  })

  it('edits the tags of a template', async () => {
    const { server } = renderApp('/admin/templates', 'admin', serverWith(ropes))
    await press('Edit Ropes')
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByLabelText('Equipment', { selector: 'input' }), 'Box{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated template: Ropes')).toBeTruthy()
    expect(server.bodiesOf('updateTemplate')).toEqual([
      { equipment: ['rope', 'box'], expectedUpdatedAt: ropes.updatedAt },
    ])
  })

  it('deletes a template after confirmation', async () => {
    renderApp('/admin/templates', 'admin', serverWith(ropes))
    await press('Delete Ropes')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    )
    expect(await screen.findByText('Deleted template: Ropes')).toBeTruthy()
    expect(await screen.findByText('No templates found')).toBeTruthy()
  })
})

describe('scheduling a template', () => {
  const placedOn = (isTaken: boolean) =>
    ({
      changeWorkouts: ({ query, body }) => {
        const { places } = body as {
          places: [{ round: number; startDate: string; endDate: string }]
        }
        const [{ round, startDate, endDate }] = places
        const made = {
          ...{ id: null, name: 'Ropes', round, isDraft: true },
          startDate: `${startDate}T00:00:00.000Z`,
          endDate: `${endDate}T23:59:59.999Z`,
        }
        const isDry = query.get('dryRun') === 'true'
        if (isTaken && body['taken'] === 'keep') return nothing
        return { ...nothing, made: [made], batch: isDry ? null : idOf(77) }
      },
      undoWorkouts: () => nothing,
    }) satisfies Answers

  async function openDialog(isTaken: boolean, given: Answers = {}) {
    const app = renderApp('/admin/templates', 'admin', {
      ...serverWith(ropes),
      ...placedOn(isTaken),
      ...given,
    })
    await press('Schedule Ropes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Ropes' }))
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2027-03-01' } })
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-03-02' } })
    await userEvent.selectOptions(dialog.getByLabelText('Round'), '4')
    return { ...app, dialog }
  }
  const button = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) =>
    dialog.findByRole<HTMLButtonElement>('button', { name: 'Schedule' })
  const enabled = async (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) => {
    await waitFor(async () => {
      expect((await button(dialog)).disabled).toBe(false)
    })
    return button(dialog)
  }

  it('creates a workout for a round and days and can be undone', async () => {
    const { dialog, server } = await openDialog(false)
    await userEvent.click(await enabled(dialog))
    expect(await screen.findByText(/^Scheduled Ropes for Mar 1 – 2, 2027\.$/)).toBeTruthy()
    expect(server.bodiesOf('changeWorkouts').at(-1)).toEqual({
      ...{ action: 'place', templateId: ropes.id, taken: 'keep', as: 'drafts' },
      places: [{ round: 4, startDate: '2027-03-01', endDate: '2027-03-02' }],
    })
    await press('Undo')
    await waitFor(() => {
      expect(server.requestsTo('undoWorkouts').map(({ params }) => params['id'])).toEqual([
        idOf(77),
      ])
    })
  })

  it('is disabled on days with a workout until it is replaced or both are kept', async () => {
    const { dialog } = await openDialog(true)
    expect(
      await dialog.findByText(
        'There’s already a workout on those days. Choose other days or replace it.',
      ),
    ).toBeTruthy()
    expect((await button(dialog)).disabled).toBe(true)
    await userEvent.click(dialog.getByLabelText('Keep both'))
    await enabled(dialog)
  })

  it('shows content check results before publishing', async () => {
    const item = { id: null, name: 'Ropes', round: 4, isDraft: true }
    const day = { startDate: '2027-03-01T00:00:00.000Z', endDate: '2027-03-02T23:59:59.999Z' }
    const { dialog } = await openDialog(false, {
      changeWorkouts(request) {
        const check = { missingClips: [2], hasLongText: false, lacks: [], equipment: [] }
        const checks =
          request.body['as'] === 'published' ? [{ item: { ...item, ...day }, ...check }] : []
        return { ...placedOn(false).changeWorkouts(request), checks }
      },
    })
    await enabled(dialog)
    expect(dialog.queryByRole('alert')).toBeNull()
    await userEvent.click(dialog.getByLabelText('Published'))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This workout can’t be published: a clip isn’t in the libraryClip of step 2',
    )
  })

  it('refuses invalid days', async () => {
    const { dialog } = await openDialog(false)
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-02-01' } })
    expect(dialog.getByText('The last day must be on or after the first day.')).toBeTruthy()
    expect((await button(dialog)).disabled).toBe(true)
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '' } })
    expect(dialog.getByText('That isn’t a valid date.')).toBeTruthy()
  })

  it('happens once when retried after a lost response', async () => {
    let tries = 0
    const { dialog, server } = await openDialog(false, {
      changeWorkouts(request) {
        if (request.query.get('dryRun') !== 'true' && tries++ === 0) throw new LostResponse()
        return placedOn(false).changeWorkouts(request)
      },
    })
    await userEvent.click(await enabled(dialog))
    await screen.findByText('Can’t reach the server. Check your connection, then try again.')
    await userEvent.click(await enabled(dialog))
    await screen.findByText(/^Scheduled Ropes/)
    const keys = server
      .requestsTo('changeWorkouts')
      .filter(({ query }) => query.get('dryRun') !== 'true')
      .map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('scheduled workout', () => {
  it('can be saved as a template from its panel', async () => {
    const workout = aScheduledWorkout({
      startDate: '2027-03-03T00:00:00.000Z',
      endDate: '2027-03-03T23:59:59.999Z',
    })
    const { server } = renderApp('/admin/schedule?day=2027-03-03', 'admin', {
      listRounds: () => [aRound(1)],
      readSchedule: () => aWorkoutSchedule({ workouts: [workout] }),
      getWorkout: () => aWorkout(),
      createTemplate: () => aTemplate({ name: workout.name }),
    })
    const cell = await screen.findByRole('gridcell', { name: /First Bell/ })
    act(() => {
      cell.focus()
    })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await press('Save as template')
    expect(await screen.findByText('Saved template: First Bell')).toBeTruthy()
    expect(server.bodiesOf('createTemplate')).toEqual([{ workout: workout.id }])
  })
})
