import { type Exercise, issueAt } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aMediaItem, anExercise, updated } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const kick = aMediaItem(1, { name: 'Roundhouse Kick' })
const burpee = anExercise(1, { displayNameEs: 'Burpees con salto', videoLink: kick.link })
const squat = anExercise(2, { name: 'squat', displayName: 'Squats' })
const plank = anExercise(3, {
  name: 'plank',
  displayName: 'Plank',
  videoLink: 'https://video.example.com/plank.mp4',
})

const inUse = issueAt('', 'exercise-in-use', { location: 'Harbor Street' })

/** A stored catalog; Burpees are in a location's playlist. */
function serverWith(...given: readonly Exercise[]) {
  const exercises = [...given]
  const at = (id: string | undefined) => exercises.findIndex((exercise) => exercise.id === id)
  const notFound = new Refusal('not-found', 'This was not found.')
  const answers: Answers = {
    listExercises({ query }) {
      const name = query.get('name') ?? ''
      return new ListOf(exercises.filter((exercise) => exercise.displayName.includes(name)))
    },
    createExercise({ body }) {
      const made = anExercise(9, body)
      exercises.push(made)
      return made
    },
    updateExercise({ params, body }) {
      const found = exercises[at(params['id'])]
      if (!found) return notFound
      return (exercises[at(params['id'])] = updated(found, body))
    },
    deleteExercise({ params }) {
      const found = exercises[at(params['id'])]
      if (!found) return notFound
      if (found.name === 'burpee') return new Refusal('in-use', inUse.message, [inUse])
      exercises.splice(at(found.id), 1)
      return found
    },
    listMedia({ query }) {
      const link = query.get('link')
      return new ListOf([kick].filter((item) => link === null || item.link === link))
    },
  }
  return { exercises, answers }
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const form = async () => within(await screen.findByRole('dialog'))
const chooseFromLibrary = async (name: RegExp) => {
  await press('Choose from the library: Video link')
  const picker = within(await screen.findByRole('dialog', { name: 'Choose from the library' }))
  await userEvent.click(await picker.findByRole('button', { name }))
}

describe('exercises page', () => {
  it('lists names and clips, with links to clips in the library', async () => {
    renderApp('/admin/exercises', 'admin', serverWith(burpee, squat, plank).answers)
    const first = await rowOf('Burpees')
    expect(first.getByText('Burpees con salto')).toBeTruthy()
    const link = await first.findByRole('link', { name: 'Roundhouse Kick' })
    expect(link.getAttribute('href')).toBe(`/admin/media/${kick.id}`)
    expect((await rowOf('Squats')).getByText('No video')).toBeTruthy()
    expect((await rowOf('Plank')).getByText('https://video.example.com/plank.mp4')).toBeTruthy()
  })

  it('searches on the server', async () => {
    const { router } = renderApp('/admin/exercises', 'admin', serverWith(burpee, squat).answers)
    await rowOf('Squats')
    await userEvent.type(screen.getByPlaceholderText('Search exercises ...'), 'Burp{Enter}')
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /^Squats/ })).toBeNull()
    })
    expect(router.state.location.search).toMatchObject({ q: 'Burp' })
  })

  it('says that there are no exercises yet', async () => {
    renderApp('/admin/exercises', 'admin')
    expect(await screen.findByText('No exercises found')).toBeTruthy()
    expect(screen.getByText('Add exercises to show during active breaks.')).toBeTruthy()
  })

  it.each(['location', 'api-access'] as const)('is closed to %s users', async (role) => {
    const { router, server } = renderApp('/admin/exercises', role, serverWith(squat).answers)
    await screen.findByText(/have access to that page/)
    expect(router.state.location.pathname).toBe('/')
    expect(server.requestsTo('listExercises')).toEqual([])
  })

  it('deletes after confirmation unless a playlist uses the exercise', async () => {
    const { exercises, answers } = serverWith(burpee, squat)
    renderApp('/admin/exercises', 'admin', answers)
    const confirm = async () =>
      userEvent.click((await form()).getByRole('button', { name: 'Delete' }))
    await press('Delete Burpees')
    await confirm()
    expect(await screen.findByText(/Harbor Street/)).toBeTruthy()
    await press('Delete Squats')
    await confirm()
    expect(await screen.findByText('Deleted Exercise: Squats')).toBeTruthy()
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /^Squats/ })).toBeNull()
    })
    expect(exercises).toEqual([burpee])
  })
})

describe('exercise form', () => {
  it('sets a clip chosen from the library', async () => {
    const { answers } = serverWith(squat)
    const { server } = renderApp('/admin/exercises', 'admin', answers)
    await press('Edit Squats')
    await chooseFromLibrary(/^0:03Roundhouse Kick/)
    expect((await screen.findByLabelText<HTMLInputElement>('Video link')).value).toBe(kick.link)
    await press('Save')
    expect(await screen.findByText('Updated Exercise: Squats')).toBeTruthy()
    expect(
      await (await rowOf('Squats')).findByRole('link', { name: 'Roundhouse Kick' }),
    ).toBeTruthy()
    expect(server.bodiesOf('updateExercise')).toEqual([
      { videoLink: kick.link, expectedUpdatedAt: squat.updatedAt },
    ])
  })

  it('removes the clip', async () => {
    const { exercises, answers } = serverWith(burpee)
    renderApp('/admin/exercises', 'admin', answers)
    await press('Edit Burpees')
    await userEvent.clear(await screen.findByLabelText('Video link'))
    await press('Save')
    expect(await (await rowOf('Burpees')).findByText('No video')).toBeTruthy()
    expect(exercises[0]?.videoLink).toBeNull()
  })

  it('stays open when the exercise moves to another page of the list', async () => {
    const { exercises, answers } = serverWith(burpee)
    const { queryClient } = renderApp('/admin/exercises', 'admin', answers)
    await press('Edit Burpees')
    await userEvent.type(await screen.findByLabelText(/^Spanish name/), ' alto')
    exercises.splice(0, 1, squat)
    await queryClient.invalidateQueries({ queryKey: ['exercises'] })
    await screen.findByText('Squats')
    expect(screen.getByDisplayValue('Burpees con salto alto')).toBeTruthy()
  })

  it('shows the error of a single translation below the translations', async () => {
    const issue = issueAt('displayNameTranslations.0.text', 'not-valid')
    renderApp('/admin/exercises', 'admin', {
      ...serverWith(burpee).answers,
      updateExercise: () => new Refusal('bad-input', issue.message, [issue]),
    })
    await press('Edit Burpees')
    await userEvent.type(await screen.findByLabelText(/^Spanish name/), ' alto')
    await press('Save')
    expect(await (await form()).findByText(issue.message)).toBeTruthy()
  })

  it('adds an exercise and validates its name', async () => {
    const { answers } = serverWith(squat)
    const { server } = renderApp('/admin/exercises', 'admin', answers)
    await press('Add exercise')
    const adding = await form()
    await enterText(adding.getByLabelText(/^English name/), 'Knee Tap')
    await enterText(adding.getByLabelText(/^Name/), 'Knee Tap')
    await userEvent.click(adding.getByRole('button', { name: 'Add' }))
    expect(
      await adding.findByText('Use lowercase letters, digits and hyphens, such as jumping-jack.'),
    ).toBeTruthy()
    expect(server.requestsTo('createExercise')).toEqual([])
    await userEvent.clear(adding.getByLabelText(/^Name/))
    await enterText(adding.getByLabelText(/^Name/), 'knee-tap')
    await chooseFromLibrary(/^0:03Roundhouse Kick/)
    await userEvent.click(adding.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/^Added Exercise: Knee Tap/)).toBeTruthy()
    expect(server.bodiesOf('createExercise')).toMatchObject([
      { displayName: 'Knee Tap', displayNameEs: '', name: 'knee-tap', videoLink: kick.link },
    ])
    expect((await rowOf('Knee Tap')).getByText('knee-tap')).toBeTruthy()
  })
})

it('saves the required equipment and ordered substitutes of an exercise', async () => {
  const { answers } = serverWith(burpee, squat, plank)
  const { server } = renderApp('/admin/exercises', 'admin', answers)
  await userEvent.click((await rowOf('Burpees')).getByRole('button', { name: 'Edit Burpees' }))
  const typed = await form()
  await userEvent.click(typed.getByRole('combobox', { name: /^Required equipment/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Mats' }))
  for (const name of ['Squats', 'Plank']) {
    await userEvent.click(typed.getByRole('combobox', { name: 'Add substitute' }))
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  await userEvent.selectOptions(typed.getByLabelText('Plank: Type'), 'low-impact')
  await press('Move Plank up')
  await press('Save')
  await waitFor(() => {
    expect(server.bodiesOf('updateExercise')).toMatchObject([
      {
        needs: ['mat'],
        alternatives: [
          { exercise: plank.id, kind: 'low-impact' },
          { exercise: squat.id, kind: 'same-intent' },
        ],
      },
    ])
  })
})
