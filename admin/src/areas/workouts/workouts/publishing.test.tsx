import type { Workout } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { localToday } from '../../../shared/format/use-now.ts'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aRoutine,
  aRound,
  aWorkout,
  aWorkoutSchedule,
  idOf,
  updatedWorkout,
} from '../../../shared/testing/fixtures.ts'
import { canBeOnAir } from './use-on-air-question.ts'

const edit = `/admin/rounds/1/workout/${idOf(300)}`
const today = localToday()
const from = (startDate: string, endDate = startDate) => ({
  startDate: `${startDate}T00:00:00.000Z`,
  endDate: `${endDate}T23:59:59.999Z`,
})

function renderForm(workout: Workout, gyms: number | Refusal = 0, more: Answers = {}) {
  let current = workout
  return renderApp(edit, 'admin', {
    listRounds: () => [aRound(1)],
    getWorkout: () => current,
    getWorkoutWalls: () =>
      gyms instanceof Refusal ? gyms : { walls: gyms, locations: gyms, gyms },
    updateWorkout: ({ body }) => (current = updatedWorkout(current, body)),
    ...more,
  })
}
const click = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const question = async () => within(await screen.findByRole('dialog'))
const changeHeader = async () => {
  await userEvent.type(await screen.findByLabelText(/^Content header/), '!')
}

describe('a draft in the workout form', () => {
  const draft = aWorkout({ ...from(today), isDraft: true })

  it('is labeled and saved as a draft without confirmation', async () => {
    const { server } = renderForm(draft, 12)
    expect(await screen.findByText('Draft')).toBeTruthy()
    await changeHeader()
    await click('Save as draft')
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')[0]).not.toHaveProperty('isDraft')
    expect(server.requestsTo('getWorkoutWalls')).toEqual([])
  })

  it('is published together with unsaved edits', async () => {
    const { server } = renderForm(draft)
    await changeHeader()
    await click('Publish')
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')).toMatchObject([
      { isDraft: false, subHeader: 'Jab till the bell!' },
    ])
    expect(await screen.findByRole('button', { name: 'Move to drafts' })).toBeTruthy()
    expect(screen.queryByText('Draft')).toBeNull()
    expect(screen.queryByText('You have unsaved changes!')).toBeNull()
  })

  it('is saved by Enter but never published', async () => {
    const { server } = renderForm(draft)
    await changeHeader()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')[0]).not.toHaveProperty('isDraft')
  })

  it('without steps can’t be published, with the reason', async () => {
    renderForm({ ...draft, routines: [] })
    const publish = await screen.findByRole('button', { name: 'Publish' })
    expect(publish.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('To publish this workout, add a routine.')).toBeTruthy()
    await click('Add routine')
    expect(publish.hasAttribute('disabled')).toBe(false)
  })

  it('remains a draft when publishing is refused or the input is invalid', async () => {
    const updateWorkout = () => new Refusal('internal')
    const { server } = renderForm(draft, 0, { updateWorkout })
    await userEvent.clear(await screen.findByLabelText(/^Name/))
    await click('Publish')
    expect(server.bodiesOf('updateWorkout')).toEqual([])
    await userEvent.type(screen.getByLabelText(/^Name/), 'New')
    await click('Publish')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('Draft')).toBeTruthy()
    await click('Save as draft')
    expect(server.bodiesOf('updateWorkout')).toMatchObject([
      { isDraft: false, name: 'New' },
      { name: 'New' },
    ])
    expect(server.bodiesOf('updateWorkout')[1]).not.toHaveProperty('isDraft')
  })

  it('shows that someone else published it before saving', async () => {
    let current = draft
    renderForm(draft, 0, {
      getWorkout: () => current,
      updateWorkout: () => new Refusal('changed-meanwhile'),
    })
    await changeHeader()
    current = { ...draft, isDraft: false, updatedAt: '2026-11-21T11:00:00.000Z' }
    await click('Save as draft')
    const row = within(await screen.findByRole('row', { name: /^Status/ }))
    expect(row.getByText('Published')).toBeTruthy()
  })
})

describe('saving a new workout', () => {
  test.each([
    ['Save', false],
    ['Save as draft', true],
  ])('with the button %s: isDraft is %s', async (button, isDraft) => {
    const { server } = renderApp(`/admin/rounds/1/workout?copyOf=${idOf(300)}`, 'admin', {
      listRounds: () => [aRound(1)],
      getWorkout: () => aWorkout({ isDraft: !isDraft }),
      listWorkouts: () => new ListOf([]),
      createWorkout: () => aWorkout({ isDraft }),
    })
    await screen.findByDisplayValue('First Bell')
    await click(button)
    expect(await screen.findByText('Added Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('createWorkout')[0]?.['isDraft'] ?? false).toBe(isDraft)
  })
})

describe('a workout that is on screens now', () => {
  const onAir = aWorkout(from(today))

  it('is saved after confirming the number of locations', async () => {
    const { server } = renderForm(onAir, 388)
    await changeHeader()
    await click('Save')
    const says = '“First Bell” is on screens at 388 locations right now.'
    expect((await question()).getByText(says)).toBeTruthy()
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
    expect(server.bodiesOf('updateWorkout')).toEqual([])
    expect(screen.getByDisplayValue('Jab till the bell!')).toBeTruthy()
    await click('Save')
    await userEvent.click((await question()).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
  })

  it('moves to drafts after a warning about what screens will show', async () => {
    const { server } = renderForm(onAir, 1)
    await click('Move to drafts')
    expect(
      (await question()).getByText(/^Within seconds, screens will show the round’s other workout/),
    ).toBeTruthy()
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByText('You have unsaved changes!')).toBeNull()
    })
    await click('Move to drafts')
    await userEvent.click((await question()).getByRole('button', { name: 'Move to drafts' }))
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')).toMatchObject([{ isDraft: true }])
  })

  it('asks for confirmation when the number of locations is unknown', async () => {
    renderForm(onAir, new Refusal('unavailable'))
    await changeHeader()
    await click('Save')
    expect((await question()).getByText(/^“First Bell” may be on screens right now/)).toBeTruthy()
  })

  it.each([
    ['es', 'Guardar', '“First Bell” se está mostrando ahora en las pantallas de 1 sucursal.'],
    ['fr', 'Enregistrer', '« First Bell » est affiché en ce moment sur les écrans de 1 club.'],
  ])('asks for confirmation in %s', async (locale, save, says) => {
    localStorage.setItem('roundboard.locale', locale)
    renderForm(onAir, 1)
    await click(save)
    expect((await question()).getByText(says)).toBeTruthy()
  })

  it('on another day is saved without confirmation', async () => {
    const { server } = renderForm(aWorkout(from(addDays(today, 9))), 12)
    await changeHeader()
    await click('Save')
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(server.requestsTo('getWorkoutWalls')).toEqual([])
  })
})

test.each([
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-23', '2026-11-25', true],
  ['2026-11-24', '2026-11-25', false],
])('a workout from %s to %s can be on screens on November 22 UTC: %s', (first, last, can) => {
  expect(canBeOnAir(aWorkout(from(first, last)), '2026-11-22')).toBe(can)
})

describe('the form of an unpublished workout', () => {
  const rowing = '/media/exercises/row.mp4'
  const squats = { videoLink: '/media/exercises/squat.mp4', needs: [] }

  it.each([
    [
      [],
      '12 of 400 locations don’t have a rower for the workout on .+, round 1. At 12 locations, there’s no substitute',
    ],
    [
      [squats],
      '12 of 400 locations don’t have a rower for the workout on .+, round 1. The affected screens show a substitute.',
    ],
  ])(
    'lists locations without the required equipment, with %j allowed',
    async (alternatives, sentence) => {
      const workout = aWorkout({
        ...from('2026-11-26'),
        isDraft: true,
        routines: [aRoutine(1, { videoLink: rowing })],
      })
      renderForm(workout, 0, {
        getEquipment: () => ({
          gyms: [
            { missing: [], lrVideo: false, gyms: 388 },
            { missing: ['rower'], lrVideo: false, gyms: 12 },
          ],
          clips: [{ videoLink: rowing, needs: ['rower'], alternatives }],
        }),
      })
      expect(await screen.findByText(new RegExp(sentence))).toBeTruthy()
    },
  )

  it('lists missing translations and long texts but still allows publishing', async () => {
    const text = 'Jab and cross. '.repeat(20)
    const workout = aWorkout({
      ...from('2026-11-26'),
      isDraft: true,
      routines: [aRoutine(1, { text })],
    })
    renderForm(workout, 0, {
      readSchedule: () => aWorkoutSchedule({ languages: [{ language: 'fr-ca', gyms: 4 }] }),
    })
    await screen.findByText('This workout has missing or outdated translations')
    const found = screen.getAllByRole('alert').map((alert) => {
      const lines = within(alert).queryAllByRole('listitem')
      return [alert.textContent.slice(0, 29), ...lines.map(({ textContent }) => textContent)]
    })
    expect(found).toEqual([
      ['This workout has instructions'],
      ['This workout has missing or o', expect.stringMatching(/Canad.* missing$/)],
    ])
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
  })
})
