import type { Workout } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aRound,
  aRoutine,
  aWorkout,
  idOf,
  updatedWorkout,
} from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const list = '/admin/rounds/1'
const edit = `${list}/workout/${idOf(300)}`

function serverWith(workout: Workout = aWorkout(), more: Answers = {}): Answers {
  return {
    listRounds: () => [aRound(1)],
    getWorkout: () => workout,
    updateWorkout: ({ body }) => updatedWorkout(workout, body),
    listWorkouts: () => new ListOf([workout]),
    deleteWorkout: () => workout,
    ...more,
  }
}

const click = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
async function answer(name: string) {
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name }))
}
async function remove(name = 'First Bell') {
  await click(`Delete ${name}`)
  await answer('Delete')
}

describe('deleting a workout', () => {
  it('goes to the previous page when the last one becomes empty, without a history entry', async () => {
    let isThere = true
    const { router } = renderApp(
      `${list}?page=2`,
      'admin',
      serverWith(aWorkout(), {
        listWorkouts: ({ query }) => {
          const isSecond = query.get('page') === '2'
          const other = aWorkout({ id: idOf(301), name: 'Still Here' })
          return new ListOf(isSecond ? (isThere ? [aWorkout()] : []) : [other], isThere ? 16 : 15)
        },
        deleteWorkout: () => {
          isThere = false
          return aWorkout()
        },
      }),
    )
    await remove()
    expect(await screen.findByRole('link', { name: 'Still Here' })).toBeTruthy()
    expect(router.state.location.search).not.toHaveProperty('page')
    expect(router.history.length).toBe(1)
    expect(screen.queryByText('No workouts found')).toBeNull()
  })

  it('succeeds if someone else already deleted the workout', async () => {
    const gone = { deleteWorkout: () => new Refusal('not-found') }
    renderApp(list, 'admin', serverWith(aWorkout(), gone))
    await remove()
    expect(await screen.findByText('Deleted Workout: First Bell')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why it is forbidden and keeps the workout', async () => {
    const deleteWorkout = () => new Refusal('forbidden', 'Your role doesn’t allow this.')
    renderApp(list, 'admin', serverWith(aWorkout(), { deleteWorkout }))
    await remove()
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy()
    expect(screen.queryByText('Deleted Workout: First Bell')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.getByRole('link', { name: 'First Bell' })).toBeTruthy()
  })

  it('can be undone again after a lost response to Undo', async () => {
    let isLost = true
    const { server } = renderApp(
      list,
      'admin',
      serverWith(aWorkout(), {
        restoreWorkout: () => {
          if (isLost) throw new LostResponse()
          return aWorkout()
        },
      }),
    )
    await remove()
    await click('Undo')
    expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy()
    isLost = false
    await click('Undo')
    expect(await screen.findByText('Restored Workout: First Bell')).toBeTruthy()
    expect(screen.queryByText(/Can’t reach the server/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(server.requestsTo('restoreWorkout')).toHaveLength(2)
  })

  it('asks for confirmation with the longest name in full', async () => {
    const name = 'Ä'.repeat(limits.nameLength)
    renderApp(list, 'admin', serverWith(aWorkout({ name })))
    expect(await screen.findByRole('link', { name })).toBeTruthy()
    await click(`Delete ${name}`)
    const question = `Are you sure you want to delete workout: "${name}" ?`
    expect(await screen.findByText(question)).toBeTruthy()
  })
})

describe('workouts of a round', () => {
  it.each([
    ['en', 'Nov 21, 2026', 'Nov 22, 2026', 'No routines'],
    ['es', '21 nov 2026', '22 nov 2026', 'Sin rutinas'],
    ['fr', '21 nov. 2026', '22 nov. 2026', 'Aucun exercice'],
  ])('show dates and missing routines in %s', async (locale, first, last, missing) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp(list, 'admin', serverWith(aWorkout({ routines: [] })))
    const row = within(await screen.findByRole('row', { name: /^First Bell/ }))
    for (const text of [first, last, missing])
      expect(row.getByRole('cell', { name: text })).toBeTruthy()
  })

  it('offer to add the first workout when empty', async () => {
    renderApp(list, 'admin', serverWith(aWorkout(), { listWorkouts: () => new ListOf([]) }))
    expect(await screen.findByText(/^Add this round’s first workout/)).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Add workout' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/rounds/1/workout',
      '/admin/rounds/1/workout',
    ])
  })
})

describe('steps in the workout form', () => {
  const two = [aRoutine(1, { text: 'Jabs' }), aRoutine(2, { text: 'Hooks' })]
  const texts = () =>
    screen.getAllByLabelText<HTMLTextAreaElement>(/^Text for step/).map(({ value }) => value)

  it('are added, moved and deleted by keyboard and saved in that order', async () => {
    const { server } = renderApp(edit, 'admin', serverWith(aWorkout({ routines: two })))
    await click('Add routine')
    await userEvent.type(screen.getByLabelText('Text for step 3'), 'Kicks')
    await enterText(screen.getByLabelText('Video link for step 3'), '/media/exercises/kick.mp4')
    screen.getByRole('button', { name: /^Move step 3: drag/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByText('Step 3 is now step 2.')).toBeTruthy()
    expect(texts()).toEqual(['Jabs', 'Kicks', 'Hooks'])
    screen.getByRole('button', { name: /^Move step 1: drag/ }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(texts()).toEqual(['Jabs', 'Kicks', 'Hooks'])
    screen.getByRole('button', { name: 'Delete step 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await answer('Cancel')
    expect(texts()).toHaveLength(3)
    await click('Delete step 1')
    await answer('Delete')
    await waitFor(() => {
      expect(texts()).toEqual(['Kicks', 'Hooks'])
    })
    await click('Save')
    expect(await screen.findByText('Added Routine: ITEM 1')).toBeTruthy()
    expect(screen.getByText('Deleted Routine: ITEM 1')).toBeTruthy()
    const sent = server.bodiesOf('updateWorkout')[0]?.['routines'] as Partial<Workout>[]
    expect(sent).toMatchObject([
      { step: 1, text: 'Kicks', videoLink: '/media/exercises/kick.mp4' },
      { step: 2, text: 'Hooks', _id: two[1]?.id },
    ])
    expect(sent[0]).not.toHaveProperty('_id')
  })

  it('are moved by buttons, which are disabled at the ends', async () => {
    renderApp(edit, 'admin', serverWith(aWorkout({ routines: two })))
    const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')
    await click('Move step 1 down')
    expect(texts()).toEqual(['Hooks', 'Jabs'])
    expect([isOff('Move step 1 up'), isOff('Move step 1 down')]).toEqual([true, false])
    expect([isOff('Move step 2 up'), isOff('Move step 2 down')]).toEqual([false, true])
    await click('Move step 2 up')
    expect(texts()).toEqual(['Jabs', 'Hooks'])
  })

  it('keep multi-line text beyond the limit when saved', async () => {
    const text = `${'Jab, cross, hook. '.repeat(50)}\n${'¡Más! '.repeat(40)}end`
    const { server } = renderApp(edit, 'admin', serverWith())
    const field = await screen.findByLabelText('Text for step 1')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
    expect(
      screen.getByText(`${String(text.length - limits.routineTextHint)} characters over the limit`),
    ).toBeTruthy()
    await click('Save')
    expect(await screen.findByText('Updated Routine: ITEM 1')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')[0]?.['routines']).toMatchObject([{ text }])
  })
})

describe('open workout form', () => {
  it('shows changes that someone else saved while it is unedited', async () => {
    let current = aWorkout()
    const getWorkout = () => current
    const { queryClient } = renderApp(edit, 'admin', serverWith(current, { getWorkout }))
    await screen.findByDisplayValue('Jab, cross.')
    current = aWorkout({
      subHeader: 'Theirs',
      routines: [aRoutine(1, { text: 'Kicks' }), aRoutine(2, { text: 'Knees' })],
      updatedAt: '2026-11-21T11:00:00.000Z',
    })
    await queryClient.invalidateQueries({ queryKey: ['workouts'] })
    expect(await screen.findByDisplayValue('Knees')).toBeTruthy()
    expect(screen.getByDisplayValue('Theirs')).toBeTruthy()
    expect(screen.queryByText('You have unsaved changes!')).toBeNull()
  })

  it('keeps the input and says at Save that someone else deleted the workout', async () => {
    const updateWorkout = () => new Refusal('not-found', 'This workout was not found.')
    renderApp(edit, 'admin', serverWith(aWorkout(), { updateWorkout }))
    await userEvent.type(await screen.findByLabelText(/^Content header/), '!')
    await click('Save')
    expect(await screen.findByText('This workout was not found.')).toBeTruthy()
    expect(screen.getByDisplayValue('Jab till the bell!')).toBeTruthy()
  })

  it('accepts a fixed start date after an invalid end date', async () => {
    const { server } = renderApp(edit, 'admin', serverWith())
    const start = await screen.findByLabelText(/^Start date/)
    await userEvent.clear(start)
    await enterText(start, '2026-11-25')
    expect(await screen.findByText('Please enter a valid end date.')).toBeTruthy()
    await userEvent.clear(start)
    await enterText(start, '2026-11-22')
    expect(screen.queryByText('Please enter a valid end date.')).toBeNull()
    await click('Save')
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')).toMatchObject([{ startDate: '2026-11-22' }])
  })

  it('stops and plays the preview', async () => {
    renderApp(edit, 'admin', serverWith())
    const wall = within(await screen.findByRole('img', { name: 'Live screen preview' }))
    expect(wall.getByText('Jab till the bell')).toBeTruthy()
    await click('Stop preview')
    expect(wall.queryByText('Jab till the bell')).toBeNull()
    await click('Play preview')
    expect(wall.getByText('Jab till the bell')).toBeTruthy()
  })
})

it('says that the workout to copy is missing and loads it on Retry', async () => {
  let isDown = true
  renderApp(
    `${list}/workout?copyOf=${idOf(300)}`,
    'admin',
    serverWith(aWorkout(), {
      getWorkout: () => (isDown ? new Refusal('not-found', 'It is gone.') : aWorkout()),
    }),
  )
  expect(await screen.findByText('It is gone.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  isDown = false
  await click('Retry')
  expect(await screen.findByDisplayValue('First Bell')).toBeTruthy()
})
