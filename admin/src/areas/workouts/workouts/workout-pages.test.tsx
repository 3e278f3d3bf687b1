import type { Workout } from '@roundboard/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { localToday } from '../../../shared/format/use-now.ts'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aRound,
  aRoutine,
  aWorkout,
  idOf,
  updatedWorkout,
} from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const edit = `/admin/rounds/1/workout/${idOf(300)}`

function serverWith(workout: Workout = aWorkout(), more: Answers = {}): Answers {
  return {
    listRounds: () => [aRound(1), aRound(2)],
    getWorkout: () => workout,
    updateWorkout: ({ body }) => updatedWorkout(workout, body),
    listWorkouts: () => new ListOf([workout], 40),
    ...more,
  }
}

describe('workouts table', () => {
  // spec: 2.9
  it('sorts by a column and reverses on the second click', async () => {
    const { server, router } = renderApp('/admin/rounds/1?page=2', 'admin', serverWith())
    const header = await screen.findByRole('columnheader', { name: 'Name' })
    await userEvent.click(within(header).getByRole('button'))
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
        'ascending',
      )
    })
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'),
    )
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
        'descending',
      )
    })
    expect(router.state.location.search).toEqual({ sort: '-name' })
    const sorts = server.requestsTo('listWorkouts').map(({ query }) => query.get('sort'))
    expect(sorts).toEqual(['-startDate', 'name', '-name'])
  })

  // spec: 2.9
  it('searches on Enter, from page 1, and keeps it in the address', async () => {
    const { server, router } = renderApp('/admin/rounds/1?page=2', 'admin', serverWith())
    const box = await screen.findByPlaceholderText('Search workouts ...')
    await userEvent.type(box, 'bell')
    expect(server.requestsTo('listWorkouts')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ sort: '-startDate', q: 'bell' })
    })
    const last = server.requestsTo('listWorkouts').at(-1)
    expect(last?.query.get('page')).toBe('1')
    expect(JSON.parse(last?.query.get('q') ?? '')).toEqual({ round: 1, name: 'bell' })
  })

  // spec: 2.12
  it('says No workouts found, and why', async () => {
    renderApp(
      '/admin/rounds/1?q=zzz',
      'admin',
      serverWith(aWorkout(), { listWorkouts: () => new ListOf([]) }),
    )
    expect(await screen.findByText('No workouts found')).toBeTruthy()
    expect(screen.getByText('Nothing matches your search.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Clear search' }).length).toBeGreaterThan(0)
  })

  it('shows the error and retries', async () => {
    let isDown = true
    renderApp(
      '/admin/rounds/1',
      'admin',
      serverWith(aWorkout(), {
        listWorkouts: () => (isDown ? new Refusal('internal', 'boom') : new ListOf([aWorkout()])),
      }),
    )
    expect(await screen.findByText('Couldn’t load workouts')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'First Bell' })).toBeTruthy()
  })

  // spec: 2.9
  it('deletes after confirmation and says so', async () => {
    const { server } = renderApp(
      '/admin/rounds/1',
      'admin',
      serverWith(aWorkout(), { deleteWorkout: () => aWorkout() }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete First Bell' }))
    expect(
      await screen.findByText('Are you sure you want to delete workout: "First Bell" ?'),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Workout: First Bell')).toBeTruthy()
    expect(server.requestsTo('deleteWorkout')).toHaveLength(1)
  })

  it('says on how many screens a workout is before deleting it and can undo that', async () => {
    let isThere = true
    const { server } = renderApp(
      '/admin/rounds/1',
      'admin',
      serverWith(aWorkout(), {
        listWorkouts: () => new ListOf(isThere ? [aWorkout()] : []),
        getWorkoutWalls: () => ({ walls: 12, locations: 4, gyms: 4 }),
        deleteWorkout: () => {
          isThere = false
          return aWorkout()
        },
        restoreWorkout: () => {
          isThere = true
          return aWorkout()
        },
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete First Bell' }))
    const question = within(await screen.findByRole('dialog'))
    expect(
      question.getByText(
        '12 screens are showing this workout right now, at 4 locations. You’ll have ten seconds to undo this.',
      ),
    ).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No workouts found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Workout: First Bell')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Delete First Bell' })).toBeTruthy()
    expect(screen.queryByText('Deleted Workout: First Bell')).toBeNull()
    expect(server.requestsTo('restoreWorkout')[0]?.params['id']).toBe(idOf(300))
  })

  it('says when it is too late to undo a deletion', async () => {
    renderApp(
      '/admin/rounds/1',
      'admin',
      serverWith(aWorkout(), {
        deleteWorkout: () => aWorkout(),
        getWorkoutWalls: () => new Refusal('unavailable'),
        restoreWorkout: () => new Refusal('not-found'),
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete First Bell' }))
    const question = within(await screen.findByRole('dialog'))
    expect(
      question.getByText(/^Couldn’t check which screens are showing this workout\./),
    ).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('This can no longer be undone.')).toBeTruthy()
  })

  it('asks for a routine before it can show a preview', async () => {
    renderApp('/admin/rounds/1/workout', 'admin', serverWith())
    expect(await screen.findByText('Add a routine to see the preview.')).toBeTruthy()
  })

  // spec: 2.9
  it('stages a workout with its round and the locker-room flag for the preview', async () => {
    renderApp('/admin/rounds/1', 'admin', serverWith())
    await userEvent.click(
      await screen.findByRole('button', { name: 'More actions for First Bell' }),
    )
    expect(await screen.findByText('Requires portrait screen')).toBeTruthy()
    await userEvent.click(
      screen.getByRole('menuitem', {
        name: 'Preview with franchise-portal (locker room) video',
      }),
    )
    const frame = await screen.findByTitle('Live screen preview')
    expect(frame.getAttribute('src')).toBe('/stage')
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['720', '1280'])
    const staged = JSON.parse(localStorage.getItem('roundboard.stage') ?? '{}') as object
    expect(staged).toMatchObject({
      workout: { name: 'First Bell' },
      round: { roundNumber: 1 },
      lrVideo: true,
    })
  })
})

describe('workout form', () => {
  // spec: 5
  it('counts name characters up to 85 and header characters up to 24', async () => {
    renderApp(edit, 'admin', serverWith())
    expect(await screen.findByText('10 / 85')).toBeTruthy()
    await enterText(screen.getByLabelText(/^Content header/), ' and on')
    expect(screen.getByText('24 / 24')).toBeTruthy()
  })

  it('counts the characters of a routine that was just added', async () => {
    renderApp('/admin/rounds/1/workout', 'admin', serverWith())
    const add = await screen.findByRole('button', { name: 'Add routine' })
    for (const step of [1, 2, 3]) {
      await userEvent.click(add)
      await enterText(screen.getByLabelText(`Text for step ${String(step)}`), 'Jab')
      expect(screen.getAllByText('147 of 150 characters left')).toHaveLength(step)
    }
  })

  // spec: 5
  it('refuses a name longer than 85 characters', async () => {
    const { server } = renderApp(edit, 'admin', serverWith())
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('x'.repeat(86))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Enter 85 characters or fewer.')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')).toEqual([])
  })

  // spec: 5
  it('refuses an end date before the start date, at the field and on submit', async () => {
    const { server } = renderApp(edit, 'admin', serverWith())
    const end = await screen.findByLabelText(/^End date/)
    await userEvent.clear(end)
    await enterText(end, '2026-11-20')
    expect(await screen.findByText('Please enter a valid end date.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText(
        'Please double-check the form requirements and try again. The Workout end date cannot be scheduled before the start date.',
      ),
    ).toBeTruthy()
    expect(server.bodiesOf('updateWorkout')).toEqual([])
  })

  // spec: 1, 2.9
  it('adds up to three routines and asks for one if there are none', async () => {
    renderApp(edit, 'admin', serverWith(aWorkout({ routines: [] })))
    expect(
      await screen.findByText('Please ensure your workout has atleast one routine'),
    ).toBeTruthy()
    const add = screen.getByRole('button', { name: 'Add routine' })
    await userEvent.click(add)
    await userEvent.click(add)
    expect(add.hasAttribute('disabled')).toBe(false)
    await userEvent.click(add)
    expect(add.hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('heading', { name: 'ITEM 3' })).toBeTruthy()
    expect(screen.queryByText('Please ensure your workout has atleast one routine')).toBeNull()
  })

  it('reorders routines by keyboard and renumbers their steps', async () => {
    const routines = [aRoutine(1, { text: 'Jabs' }), aRoutine(2, { text: 'Hooks' })]
    const { server } = renderApp(edit, 'admin', serverWith(aWorkout({ routines })))
    const handle = await screen.findByRole('button', { name: /^Move step 1: drag/ })
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByText('Step 1 is now step 2.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated Workout: First Bell')
    expect(server.bodiesOf('updateWorkout')[0]?.['routines']).toMatchObject([
      { step: 1, text: 'Hooks' },
      { step: 2, text: 'Jabs' },
    ])
  })

  it.each([
    [1, ['Hooks', 'Kicks']],
    [2, ['Jabs', 'Kicks']],
    [3, ['Jabs', 'Hooks']],
  ])('reports that routine %i of 3 was deleted, after saving', async (step, left) => {
    const routines = ['Jabs', 'Hooks', 'Kicks'].map((text, index) => aRoutine(index + 1, { text }))
    const { server } = renderApp(edit, 'admin', serverWith(aWorkout({ routines })))
    await userEvent.click(
      await screen.findByRole('button', { name: `Delete step ${String(step)}` }),
    )
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(`Deleted Routine: ITEM ${String(step)}`)).toBeTruthy()
    expect(screen.queryByText(/^Updated Routine/)).toBeNull()
    const ids = routines.filter(({ text }) => left.includes(text)).map(({ id }) => id)
    expect(server.bodiesOf('updateWorkout')[0]?.['routines']).toMatchObject(
      left.map((text, index) => ({ step: index + 1, text, _id: ids[index] })),
    )
  })

  // spec: 5
  it('counts the remaining 150 characters of a step’s text and those over the limit', async () => {
    renderApp(edit, 'admin', serverWith())
    const text = await screen.findByLabelText('Text for step 1')
    expect(screen.getByText('139 of 150 characters left')).toBeTruthy()
    await userEvent.clear(text)
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(149))
    expect(screen.getByText('1 of 150 characters left')).toBeTruthy()
    await userEvent.paste('xx')
    expect(screen.getByText('1 character over the limit')).toBeTruthy()
    expect(screen.getByText('Scrolls vertically.')).toBeTruthy()
  })

  it.each([
    ['Snap it back', 'Snap it back'],
    ['', null],
  ])('shows the cue of a step in the preview and saves it: "%s"', async (typed, saved) => {
    const workout = aWorkout({ routines: [aRoutine(1, { cue: 'Hips low' })] })
    const { server } = renderApp(edit, 'admin', serverWith(workout))
    const cue = await screen.findByLabelText('Cue for step 1')
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const shown = () => document.querySelector('.video-cue')?.textContent ?? ''
    await waitFor(() => {
      expect(shown()).toBe('Hips low')
    })
    await enterText(cue, ' and your chest up')
    await save()
    expect(await screen.findByText('Enter 24 characters or fewer.')).toBeTruthy()
    await userEvent.clear(cue)
    if (typed !== '') await userEvent.type(cue, typed)
    await waitFor(() => {
      expect(shown()).toBe(typed)
    })
    await save()
    await waitFor(() => {
      expect(server.bodiesOf('updateWorkout')).toMatchObject([
        { routines: [{ step: 1, cue: saved }] },
      ])
    })
  })

  it('splits a round into work and rest or equal shares and saves that', async () => {
    const { server } = renderApp(edit, 'admin', serverWith())
    const intervals = await screen.findByLabelText('Intervals')
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(document.querySelector('.timer-block')).toBeNull()
    await userEvent.selectOptions(intervals, 'Alternate work and rest')
    const rest = screen.getByLabelText(/^Rest, in seconds/)
    await userEvent.clear(rest)
    await userEvent.type(rest, '4')
    await save()
    expect(await screen.findByText('Enter 5 or a higher number.')).toBeTruthy()
    await userEvent.clear(rest)
    await userEvent.type(rest, '15')
    await waitFor(() => {
      expect(document.querySelector('.cycle-interval')?.textContent).toMatch(/^(Go|Rest)0:/)
    })
    await save()
    await waitFor(() => {
      expect(server.bodiesOf('updateWorkout')).toMatchObject([
        { intervals: { kind: 'work-rest', workSeconds: 20, restSeconds: 15 } },
      ])
    })
  })

  it.each([
    ['Split time equally between steps', { kind: 'equal-steps' }],
    ['Off', null],
  ])('changes intervals to "%s"', async (label, saved) => {
    const workout = aWorkout({
      intervals: { kind: 'work-rest', workSeconds: 40, restSeconds: 20 },
    })
    const { server } = renderApp(edit, 'admin', serverWith(workout))
    const work = await screen.findByLabelText<HTMLInputElement>(/^Work, in seconds/)
    expect(work.value).toBe('40')
    await userEvent.selectOptions(screen.getByLabelText('Intervals'), label)
    expect(screen.queryByLabelText(/^Work, in seconds/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(server.bodiesOf('updateWorkout')).toMatchObject([{ intervals: saved }])
    })
  })

  it('says that steps with long texts will be split into pages', async () => {
    renderApp(edit, 'admin', serverWith())
    await userEvent.click(await screen.findByRole('button', { name: 'Add routine' }))
    const text = await screen.findByLabelText('Text for step 2')
    expect(screen.queryByText(/split into pages/)).toBeNull()
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(240))
    expect(await screen.findAllByText(/split into pages/)).toHaveLength(1)
    await userEvent.clear(text)
    await waitFor(() => {
      expect(screen.queryByText(/split into pages/)).toBeNull()
    })
  })

  it('asks before saving a workout without routines and can undo that', async () => {
    let current = aWorkout()
    const { server } = renderApp(
      edit,
      'admin',
      serverWith(aWorkout(), {
        getWorkout: () => current,
        getWorkoutWalls: () => ({ walls: 1, locations: 1, gyms: 1 }),
        updateWorkout: () =>
          (current = aWorkout({ routines: [], updatedAt: '2026-11-21T11:00:00.000Z' })),
        restoreWorkout: () => (current = aWorkout()),
      }),
    )
    const answer = async (name: string) => {
      const question = within(await screen.findByRole('dialog'))
      await userEvent.click(question.getByRole('button', { name }))
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Delete step 1' }))
    await answer('Delete')
    const save = () => screen.getByRole('button', { name: 'Save' })
    await userEvent.click(save())
    expect(
      await screen.findByText(
        '1 screen is showing this workout right now, at 1 location. You’ll have ten seconds to undo this.',
      ),
    ).toBeTruthy()
    await answer('Cancel')
    expect(server.bodiesOf('updateWorkout')).toEqual([])
    await userEvent.click(save())
    await answer('Save')
    expect(await screen.findByText('Deleted Routine: ITEM 1')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Workout: First Bell')).toBeTruthy()
    expect(await screen.findByDisplayValue('Jab, cross.')).toBeTruthy()
  })

  // spec: 2.9
  it('warns about unsaved changes when leaving, and stays or leaves', async () => {
    const { router } = renderApp(edit, 'admin', serverWith())
    await userEvent.type(await screen.findByLabelText(/^Content header/), '!')
    const dashboard = screen.getByRole('link', { name: 'Dashboard' })
    await userEvent.click(dashboard)
    const warning = await screen.findByRole('dialog', { name: 'You have unsaved changes!' })
    await userEvent.click(within(warning).getByRole('button', { name: 'Stay on this page' }))
    expect(router.state.location.pathname).toBe(edit)
    expect(screen.getByDisplayValue('Jab till the bell!')).toBeTruthy()
    await userEvent.click(dashboard)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/admin/dashboard')
    })
  })

  it('restores unsaved input after a reload', async () => {
    renderApp(edit, 'admin', serverWith())
    await userEvent.type(await screen.findByLabelText(/^Content header/), ' again')
    cleanup()
    renderApp(edit, 'admin', serverWith())
    expect(await screen.findByDisplayValue('Jab till the bell again')).toBeTruthy()
    expect(screen.getByText('Your unsaved changes were restored.')).toBeTruthy()
  })

  it('reports concurrent edits, keeps the input and overwrites on request', async () => {
    const theirs = aWorkout({ subHeader: 'Theirs', updatedAt: '2026-11-21T10:30:00.000Z' })
    let current = aWorkout()
    const { server } = renderApp(
      edit,
      'admin',
      serverWith(aWorkout(), {
        getWorkout: () => current,
        updateWorkout: ({ body }) =>
          body['expectedUpdatedAt'] === current.updatedAt
            ? { ...current, subHeader: String(body['subHeader']) }
            : new Refusal('changed-meanwhile', 'Somebody else saved it.'),
      }),
    )
    const header = await screen.findByLabelText(/^Content header/)
    await userEvent.clear(header)
    await userEvent.type(header, 'Mine')
    current = theirs
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText('Someone else saved the workout while you were editing'),
    ).toBeTruthy()
    expect(screen.getByDisplayValue('Mine')).toBeTruthy()
    const row = screen.getByRole('row', { name: /Content header/ })
    expect(within(row).getByText('Theirs')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('updateWorkout').at(-1)).toMatchObject({
      subHeader: 'Mine',
      expectedUpdatedAt: theirs.updatedAt,
    })
  })

  // spec: 4.1
  it('asks for the password when the session expires, then continues saving', async () => {
    let isExpired = false
    const { server, router } = renderApp(
      edit,
      'admin',
      serverWith(aWorkout(), {
        logIn: () => {
          isExpired = false
          return { token: 'token-2' }
        },
        updateWorkout: ({ body }) =>
          isExpired
            ? new Refusal('not-signed-in', 'Please sign in.')
            : { ...aWorkout(), subHeader: String(body['subHeader']) },
      }),
    )
    await userEvent.type(await screen.findByLabelText(/^Content header/), '!')
    isExpired = true
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(localStorage.getItem('roundboard.token')).toBeNull()
    await enterText(within(dialog).getByLabelText('Password'), 'roundboard-demo')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(router.state.location.pathname).toBe(edit)
    expect(server.requestsTo('updateWorkout').at(-1)?.token).toBe('Bearer token-2')
    expect(localStorage.getItem('roundboard.token')).toBe('token-2')
  })
})

describe('copying a workout', () => {
  const days = (firstDay: string, lastDay: string) => ({
    startDate: `${firstDay}T00:00:00.000Z`,
    endDate: `${lastDay}T23:59:59.999Z`,
  })

  it('keeps the name and moves to the next free days of the round', async () => {
    const workout = aWorkout(days('2040-11-21', '2040-11-22'))
    const others = [
      aWorkout({ id: idOf(301), ...days('2040-11-23', '2040-11-23') }),
      aWorkout({ id: idOf(302), ...days('2040-11-25', '2040-11-27') }),
    ]
    const { server } = renderApp(
      `/admin/rounds/1/workout?copyOf=${idOf(300)}`,
      'admin',
      serverWith(workout, {
        listWorkouts: () => new ListOf(others),
        createWorkout: ({ body }) => aWorkout({ name: String(body['name']) }),
      }),
    )
    expect(await screen.findByDisplayValue('First Bell')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Added Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('createWorkout')[0]).toMatchObject({
      name: 'First Bell',
      startDate: '2040-11-28',
      endDate: '2040-11-29',
      routines: [{ step: 1, text: 'Jab, cross.' }],
    })
    const request = server.requests.find(({ query }) => query.get('q') !== null)
    expect(JSON.parse(request?.query.get('q') ?? '')).toEqual({
      round: 1,
      endDate: { $gte: '2040-11-23' },
    })
  })

  it('copies translations of unchanged texts only', async () => {
    const translations = (text: string, original: string) => [
      { language: 'es' as const, text, original },
    ]
    const workout = aWorkout({
      ...days('2040-11-21', '2040-11-21'),
      nameTranslations: translations('Primera campana', 'First Bell'),
      routines: [
        aRoutine(1, { textTranslations: translations('Directo, cruzado.', 'Jab, cross.') }),
        aRoutine(2, { text: 'Hook.', textTranslations: translations('Gancho.', 'Hook.') }),
      ],
    })
    const { server } = renderApp(
      `/admin/rounds/1/workout?copyOf=${idOf(300)}`,
      'admin',
      serverWith(workout, {
        listWorkouts: () => new ListOf([]),
        createWorkout: ({ body }) => aWorkout({ name: String(body['name']) }),
      }),
    )
    const [, second] = await screen.findAllByLabelText(/^Text/)
    if (second) await enterText(second, ' Twice.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Added Workout: First Bell')).toBeTruthy()
    expect(server.bodiesOf('createWorkout')[0]).toMatchObject({
      nameTranslations: [{ language: 'es', text: 'Primera campana' }],
      routines: [
        { textTranslations: [{ text: 'Directo, cruzado.' }] },
        { text: 'Hook. Twice.', textTranslations: [] },
      ],
    })
  })

  it('moves a copy of a past workout to today', async () => {
    const workout = aWorkout(days('2020-01-01', '2020-01-01'))
    const answers = { listWorkouts: () => new ListOf([]) }
    renderApp(`/admin/rounds/1/workout?copyOf=${idOf(300)}`, 'admin', serverWith(workout, answers))
    const start = await screen.findByLabelText<HTMLInputElement>(/^Start date/)
    expect(start.value).toBe(localToday())
  })
})

describe('dates of a new workout', () => {
  const day = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)

  it('change together while start and end are the same day', async () => {
    renderApp('/admin/rounds/1/workout?day=2040-11-21', 'admin', serverWith())
    const [start, end] = [await day(/^Start date/), await day(/^End date/)]
    await userEvent.clear(start)
    await enterText(start, '2040-11-25')
    expect(end.value).toBe('2040-11-25')
    await userEvent.clear(end)
    await enterText(end, '2040-11-27')
    await userEvent.clear(start)
    await enterText(start, '2040-11-26')
    expect(end.value).toBe('2040-11-27')
  })

  it('come from the address, even if another day has unsaved input', async () => {
    renderApp('/admin/rounds/1/workout?day=2040-11-21', 'admin', serverWith())
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Kept')
    cleanup()
    renderApp('/admin/rounds/1/workout?day=2040-11-22', 'admin', serverWith())
    expect((await day(/^Start date/)).value).toBe('2040-11-22')
    expect((await day(/^End date/)).value).toBe('2040-11-22')
    expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
    cleanup()
    renderApp('/admin/rounds/1/workout?day=2040-11-21', 'admin', serverWith())
    expect(await screen.findByDisplayValue('Kept')).toBeTruthy()
    expect((await day(/^Start date/)).value).toBe('2040-11-21')
  })
})

it('shows the preview beside the form in any language of the workout', async () => {
  const workout = aWorkout({
    subHeaderTranslations: [
      { language: 'es', text: 'Directo hasta la campana', original: 'Jab till the bell' },
    ],
  })
  renderApp(edit, 'admin', serverWith(workout))
  const wall = within(await screen.findByRole('img', { name: 'Live screen preview' }))
  expect(await wall.findByText('Jab till the bell')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Screen language'), 'es')
  expect(await wall.findByText('Directo hasta la campana')).toBeTruthy()
  // Untranslated texts appear in the original.
  expect(wall.getByText('Jab, cross.')).toBeTruthy()
})
