import type { Workout } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aRound,
  aRoutine,
  aWorkout,
  aWorkoutSchedule,
  idOf,
  updatedWorkout,
} from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const page = `/admin/workouts/${idOf(300)}/languages`
const translated = aWorkout({
  name: 'First Bell',
  nameTranslations: [{ language: 'es', text: 'Primera campana', original: 'First Bell' }],
  subHeader: 'Jab till the bell',
  routines: [
    aRoutine(1, {
      text: 'Slip left, cross. Reset your guard.',
      textTranslations: [
        { language: 'es', text: 'Esquiva, cruzado.', original: 'Slip left, cross.' },
        { language: 'ja', text: 'スリップ', original: 'Slip left, cross.' },
      ],
    }),
  ],
})

function open(start: Workout = translated, address = page, more: Answers = {}) {
  let workout = start
  const app = renderApp(address, 'admin', {
    listRounds: () => [aRound(1)],
    getWorkout: () => workout,
    updateWorkout: ({ body }) => (workout = updatedWorkout(workout, body)),
    readSchedule: () =>
      aWorkoutSchedule({
        languages: [
          { language: 'en-us', gyms: 351 },
          { language: 'es', gyms: 38 },
          { language: 'es-mx', gyms: 2 },
        ],
      }),
    ...more,
  })
  const change = (given: Partial<Workout>) => {
    workout = { ...workout, ...given, updatedAt: '2026-11-21T11:30:00.000Z' }
  }
  const sent = () => app.server.requestsTo('updateWorkout').map(({ body }) => body)
  return { ...app, change, sent }
}

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('shows translated, outdated and missing texts and the locations per language', async () => {
  open()
  expect((await field('Name, Spanish')).value).toBe('Primera campana')
  expect(await screen.findByText(/351 in American English, 38 in Spanish/)).toBeTruthy()
  const list = within(screen.getByRole('navigation', { name: 'Languages' }))
  const entry = (name: RegExp) => list.getByRole('button', { name }).textContent
  expect(entry(/^Spanish/)).toContain('1 outdated1 missing')
  expect(entry(/^Mexican Spanish/)).toBe('Mexican Spanish es-mxfalls back to es')
  expect(entry(/^Japanese/)).toContain('2 missing')
  expect(screen.getByText('Reset your guard.', { exact: false, selector: 'mark' })).toBeTruthy()
  const subHeader = await field('Content header, Spanish')
  expect(subHeader.placeholder).toContain('Jab till the bell')
})

it('sends only edited texts, each with its original', async () => {
  const { sent } = open()
  await enterText(await field('Content header, Spanish'), 'Jab hasta la campana')
  await save()
  expect(await screen.findByText('Saved translations of First Bell')).toBeTruthy()
  expect(sent()).toEqual([
    {
      subHeaderTranslations: [
        { language: 'es', text: 'Jab hasta la campana', original: 'Jab till the bell' },
      ],
      expectedUpdatedAt: translated.updatedAt,
    },
  ])
})

it('translates the cue of a step within 24 characters', async () => {
  const [step] = translated.routines
  const { sent } = open(
    aWorkout({ ...translated, routines: step ? [{ ...step, cue: 'Hips low' }] : [] }),
  )
  const cue = await field('Cue for step 1, Spanish')
  await enterText(cue, 'Mantenga la cadera bien baja')
  await save()
  expect(await screen.findByText('Enter 24 characters or fewer.')).toBeTruthy()
  await userEvent.clear(cue)
  await enterText(cue, 'Cadera baja')
  await save()
  await screen.findByText('Saved translations of First Bell')
  expect(sent()).toMatchObject([
    {
      routines: [
        {
          cue: 'Hips low',
          cueTranslations: [{ language: 'es', text: 'Cadera baja', original: 'Hips low' }],
          textTranslations: step?.textTranslations,
        },
      ],
    },
  ])
})

it('marks an outdated text as correct and removes an empty one', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as correct/ }))
  expect(screen.queryByText('Outdated')).toBeNull()
  await userEvent.clear(await field('Name, Spanish'))
  await save()
  await waitFor(() => {
    expect(sent()).toHaveLength(1)
  })
  const [routine] = translated.routines
  expect(sent()[0]).toMatchObject({
    nameTranslations: [],
    routines: [
      {
        _id: routine?.id,
        text: routine?.text,
        videoLink: routine?.videoLink,
        textTranslations: [
          { language: 'es', text: 'Esquiva, cruzado.', original: routine?.text },
          { language: 'ja', original: 'Slip left, cross.' },
        ],
      },
    ],
  })
})

it('is outdated again when an edit is reverted', async () => {
  open()
  const step = await field('Step 1, Spanish')
  await userEvent.type(step, '!')
  expect(screen.queryByText('Outdated')).toBeNull()
  await userEvent.type(step, '{Backspace}')
  expect(screen.getByText('Outdated')).toBeTruthy()
  expect(screen.queryByText('Unsaved changes')).toBeNull()
})

it('moves through missing and outdated texts, marks them correct and saves by keyboard', async () => {
  const { sent } = open()
  const name = await field('Name, Spanish')
  name.focus()
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  expect(document.activeElement).toBe(await field('Content header, Spanish'))
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  expect(document.activeElement).toBe(await field('Step 1, Spanish'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.queryByText('Outdated')).toBeNull()
  expect(document.activeElement).toBe(await field('Content header, Spanish'))
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => {
    expect(sent()).toHaveLength(1)
  })
})

it('shows the base language’s texts as placeholders and adds another language', async () => {
  const { router } = open()
  await field('Name, Spanish')
  await userEvent.click(await screen.findByRole('button', { name: /^Mexican Spanish/ }))
  const name = await field('Name, Mexican Spanish')
  expect(name.value).toBe('')
  expect(name.placeholder).toContain('Primera campana')
  expect(router.state.location.search).toEqual({ language: 'es-mx' })
  await userEvent.selectOptions(screen.getByLabelText('Add language'), 'ar-qa')
  expect(await field('Name, Arabic (Qatar)')).toBeTruthy()
})

it('suggests an earlier translation and applies it by keyboard', async () => {
  const { sent } = open(translated, page, {
    listEarlierTranslations: () => [
      { original: 'Jab till the bell', text: 'Jab hasta la campana', day: '2026-10-28' },
    ],
  })
  const subHeader = await field('Content header, Spanish')
  expect(await screen.findByText('Jab hasta la campana')).toBeTruthy()
  expect(screen.getByText(/Previously used on Oct 28, 2026:/)).toBeTruthy()
  subHeader.focus()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(subHeader.value).toBe('Jab hasta la campana')
  expect(screen.queryByText(/Previously used/)).toBeNull()
  await save()
  await waitFor(() => {
    expect(sent()).toMatchObject([{ subHeaderTranslations: [{ text: 'Jab hasta la campana' }] }])
  })
})

it('merges concurrent edits in two languages', async () => {
  const french = { language: 'fr' as const, text: 'Jab !', original: 'Jab till the bell' }
  let isRefused = false
  const { sent, change } = open(translated, page, {
    updateWorkout: ({ body }) => {
      if (isRefused) return updatedWorkout(translated, body)
      isRefused = true
      change({ subHeaderTranslations: [french] })
      return new Refusal('changed-meanwhile')
    },
  })
  await userEvent.type(await field('Content header, Spanish'), 'Mía')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my version' }))
  await waitFor(() => {
    expect(sent()).toHaveLength(2)
  })
  expect(sent()[1]).toMatchObject({
    subHeaderTranslations: [french, { language: 'es', text: 'Mía', original: 'Jab till the bell' }],
  })
})

it('keeps the input when it is refused and says why in the user’s language', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  open(translated, page, { updateWorkout: () => new Refusal('unavailable') })
  const name = await field('Nombre, español')
  await userEvent.type(name, 'x'.repeat(90))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/85/, { selector: '[class*="error"]' })).toBeTruthy()
  expect(name.value).toContain('xxx')
})
