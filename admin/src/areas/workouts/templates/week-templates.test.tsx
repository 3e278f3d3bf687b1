import type { BulkOutcome, WeekTemplate } from '@roundboard/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aRound,
  aScheduledWorkout,
  aWeekTemplate,
  aWorkoutSchedule,
  idOf,
  updated,
} from '../../../shared/testing/fixtures.ts'

const strength = aWeekTemplate()
const speed = aWeekTemplate({ ...{ _id: idOf(961), id: idOf(961) }, name: 'Speed', weeks: 2 })

const item = (name: string, round: number, day: string) => ({
  ...{ id: null, name, round, isDraft: true },
  ...{ startDate: `${day}T00:00:00.000Z`, endDate: `${day}T23:59:59.999Z` },
})

const hooks = item('Hooks', 3, '2027-03-01')
const nothing: BulkOutcome = {
  ...{ batch: null, made: [], changed: [], removed: [], leftOut: [], gone: [] },
  ...{ checks: [], gaps: [], gymsNow: 0 },
}

function serverWith(...given: readonly WeekTemplate[]) {
  let templates = [...given]
  const answers = {
    listRounds: () => [aRound(1)],
    listWeekTemplates: ({ query }) =>
      new ListOf(templates.filter(({ name }) => name.includes(query.get('name') ?? ''))),
    updateWeekTemplate({ params, body }) {
      const found = templates.find(({ id }) => id === params['id'])
      if (!found) return new Refusal('not-found')
      const after = updated(found, body)
      templates = templates.map((each) => (each === found ? after : each))
      return after
    },
    deleteWeekTemplate({ params }) {
      const found = templates.find(({ id }) => id === params['id'])
      if (!found) return new Refusal('not-found')
      templates = templates.filter((each) => each !== found)
      return found
    },
    changeWorkouts: ({ query, body }) => ({
      ...nothing,
      batch: query.get('dryRun') === 'true' ? null : idOf(77),
      made:
        body['recent'] === 'skip'
          ? []
          : [{ ...hooks, id: query.get('dryRun') === 'true' ? null : idOf(6) }],
      leftOut: body['recent'] === 'skip' ? [{ item: hooks, reason: 'recent' }] : [],
      recent: [{ item: hooks, other: { ...item('Hooks', 3, '2027-02-08'), id: idOf(5) } }],
    }),
    undoWorkouts: () => nothing,
  } satisfies Answers
  return answers
}

const weeksPage = '/admin/templates/weeks'
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('the week templates', () => {
  it('are listed with their length and last use, one tab from the others', async () => {
    renderApp('/admin/templates', 'admin', {
      ...serverWith(strength, speed),
      listTemplates: () => new ListOf([]),
      getTemplateTags: () => ({ equipment: [], focus: [] }),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Weeks' }))
    const first = within(await row('Strength'))
    for (const text of ['1 week', '63 workouts', 'Never'])
      expect(first.getByText(text)).toBeTruthy()
    expect(within(await row('Speed')).getByText('2 weeks')).toBeTruthy()
    expect(screen.getByText(/^Saved weeks of workouts/)).toBeTruthy()
  })

  it('say how to make one', async () => {
    renderApp(weeksPage, 'admin', serverWith())
    expect(await screen.findByText(/^Select workouts in the schedule/)).toBeTruthy()
  })

  it('are renamed and deleted', async () => {
    const { server } = renderApp(weeksPage, 'admin', serverWith(strength))
    await press('Rename Strength')
    const form = within(await screen.findByRole('dialog'))
    const name = form.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Power')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated template: Power')).toBeTruthy()
    expect(server.bodiesOf('updateWeekTemplate')).toEqual([
      { name: 'Power', expectedUpdatedAt: strength.updatedAt },
    ])
    await press('Delete Power')
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted template: Power')).toBeTruthy()
    expect(await screen.findByText('No week templates found')).toBeTruthy()
  })
})

describe('scheduling week templates', () => {
  async function openDialog(given: Answers = {}) {
    const app = renderApp(weeksPage, 'admin', { ...serverWith(strength, speed), ...given })
    await press('Schedule Strength')
    const found = await screen.findByRole('dialog', { name: 'Schedule week templates' })
    const dialog = within(found)
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2027-03-01' } })
    return { ...app, dialog }
  }
  const last = (server: ReturnType<typeof renderApp>['server']) =>
    server.bodiesOf('changeWorkouts').at(-1)
  const base = {
    ...{ action: 'place-weeks', startDate: '2027-03-01', taken: 'keep', as: 'drafts' },
    recent: 'place',
  }

  it('puts several in a row and repeats them, no sooner than they end', async () => {
    const { dialog, server } = await openDialog()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Week templates' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Speed', hidden: true }))
    expect(await dialog.findByText('3 weeks in a row')).toBeTruthy()
    await userEvent.selectOptions(dialog.getByLabelText('Repeat'), 'times')
    const weekTemplateIds = [strength.id, speed.id]
    await waitFor(() => {
      const repeat = { every: 3, times: 2 }
      expect(last(server)).toEqual({ ...base, weekTemplateIds, repeat })
    })
    fireEvent.change(dialog.getByLabelText('Every (weeks)'), { target: { value: '4' } })
    await userEvent.selectOptions(dialog.getByLabelText('Repeat'), 'until')
    expect(dialog.getByText('Complete the marked fields to see a preview.')).toBeTruthy()
    expect(dialog.getByText('Choose an end date.')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2027-06-30' } })
    await waitFor(() => {
      const repeat = { every: 4, until: '2027-06-30' }
      expect(last(server)).toEqual({ ...base, weekTemplateIds, repeat })
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Create 1 draft' }))
    expect(await screen.findByText('Created 1 draft.')).toBeTruthy()
    await press('Undo')
    await waitFor(() => {
      expect(server.requestsTo('undoWorkouts').map(({ params }) => params['id'])).toEqual([
        idOf(77),
      ])
    })
  })

  it('starts in the field of week templates', async () => {
    const { dialog } = await openDialog()
    const field = dialog.getByRole('combobox', { name: 'Week templates' })
    await waitFor(() => {
      expect(field.matches(':focus')).toBe(true)
    })
  })

  it('accepts numbers as typed, and previews only valid ones', async () => {
    const { dialog, server } = await openDialog()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Week templates' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Speed', hidden: true }))
    await userEvent.selectOptions(dialog.getByLabelText('Repeat'), 'times')
    const every = dialog.getByLabelText<HTMLInputElement>('Every (weeks)')
    expect(every.value).toBe('3')
    await userEvent.clear(every)
    await userEvent.type(every, '1')
    expect(every.value).toBe('1')
    expect(dialog.getByText('Enter a number from 3 to 52.')).toBeTruthy()
    const before = server.requestsTo('changeWorkouts').length
    await userEvent.type(every, '{Enter}')
    expect(server.requestsTo('changeWorkouts').length).toBe(before)
    await userEvent.type(every, '6')
    expect(every.value).toBe('16')
    await waitFor(() => {
      expect(last(server)).toMatchObject({ repeat: { every: 16, times: 2 } })
    })
    await userEvent.type(every, '0')
    expect(dialog.getByText('Enter a number from 3 to 52.')).toBeTruthy()
    await userEvent.tab()
    expect(every.value).toBe('52')
  })

  it('names what a round has within 28 days, and skips it', async () => {
    const { dialog } = await openDialog()
    expect(
      await dialog.findByText('1 workout appears in its round again within 28 days'),
    ).toBeTruthy()
    expect(dialog.getByText(/Hooks: already on Feb 8, 2027/)).toBeTruthy()
    await userEvent.click(dialog.getByLabelText('Skip it'))
    expect(await dialog.findByText(/the round has the same workout within 28 days/)).toBeTruthy()
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Nothing will change' })
    expect(button.disabled).toBe(true)
  })

  it('says why the server refuses, and nothing is created twice', async () => {
    let tries = 0
    const answers = serverWith(strength)
    const { dialog, server } = await openDialog({
      changeWorkouts(request) {
        if (request.query.get('dryRun') !== 'true' && tries++ === 0) throw new LostResponse()
        return answers.changeWorkouts(request)
      },
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Create 1 draft' }))
    await screen.findByText('Can’t reach the server. Check your connection, then try again.')
    await userEvent.click(await dialog.findByRole('button', { name: 'Create 1 draft' }))
    await screen.findByText('Created 1 draft.')
    const keys = server
      .requestsTo('changeWorkouts')
      .filter(({ query }) => query.get('dryRun') !== 'true')
      .map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })
})

describe('saving weeks of the schedule', () => {
  const workout = aScheduledWorkout({
    startDate: '2027-03-03T00:00:00.000Z',
    endDate: '2027-03-03T23:59:59.999Z',
  })
  async function openDialog(workouts = [workout]) {
    const app = renderApp('/admin/schedule?day=2027-03-03', 'admin', {
      ...serverWith(),
      readSchedule: () => aWorkoutSchedule({ workouts }),
      createWeekTemplate: () => aWeekTemplate({ name: 'Spring' }),
    })
    const [cell] = await screen.findAllByRole('gridcell', { name: /First Bell/ })
    act(() => {
      cell?.focus()
    })
    await userEvent.keyboard(' ')
    await press('More actions')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as week template' }))
    return { ...app, dialog: within(await screen.findByRole('dialog')) }
  }

  it('asks for a name and keeps whole weeks', async () => {
    const { dialog, server } = await openDialog()
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save template' })
    expect(button.disabled).toBe(true)
    expect(dialog.getByText(/1 week · 1 workout$/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Spring')
    await userEvent.click(button)
    expect(await screen.findByText('Saved template: Spring')).toBeTruthy()
    expect(server.bodiesOf('createWeekTemplate')).toEqual([
      { name: 'Spring', startDate: '2027-02-28', weeks: 1, workouts: [workout.id] },
    ])
  })

  it('refuses more than eight weeks', async () => {
    const { dialog } = await openDialog([{ ...workout, endDate: '2027-05-03T23:59:59.999Z' }])
    expect(dialog.getByText(/^A week template has up to 8 weeks/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Spring')
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save template' })
    expect(button.disabled).toBe(true)
  })
})
