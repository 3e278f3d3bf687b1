import { issueAt } from '@roundboard/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  type ReceivedRequest,
  ListOf,
  LostResponse,
  Refusal,
} from '../shared/testing/fake-server.ts'
import {
  aLocation,
  aRelease,
  aRound,
  aUser,
  aCompleteScreen,
  aWorkout,
  anExercise,
  idOf,
} from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'
import { enterText } from '../shared/testing/enter-text.ts'

interface Stored {
  readonly updatedAt: string
}

/** A stored entity that others change and whose responses can get lost. */
function aStored<Entity extends Stored>(first: Entity) {
  let current = first
  let version = 10
  let next: 'saved' | 'lost' | Refusal = 'saved'
  const change = (fields: Readonly<Record<string, unknown>>) => {
    version += 1
    current = { ...current, ...fields, updatedAt: `2026-11-21T11:${String(version)}:00.000Z` }
  }
  return {
    get: () => current,
    /** Someone else saves it, or something outside the form's fields changes. */
    change,
    /** Decides the outcome of the next save. */
    answerNext(how: 'lost' | Refusal) {
      next = how
    },
    save({ body: { expectedUpdatedAt, ...fields } }: ReceivedRequest): Entity | Refusal {
      const how = next
      next = 'saved'
      if (how instanceof Refusal) return how
      const isSaved = Object.entries(fields).every(
        ([field, value]) => current[field as keyof Entity] === value,
      )
      if (!isSaved && expectedUpdatedAt !== current.updatedAt)
        return new Refusal('changed-meanwhile', 'Somebody else saved it.')
      if (!isSaved) change(fields)
      if (how === 'lost') throw new LostResponse()
      return current
    },
  }
}

interface Editing {
  readonly thing: string
  readonly page: string
  /** The button that opens the form, unless it is open from the start. */
  readonly opens?: RegExp | undefined
  readonly field: string
  /** Another field, what someone else saves in it, and how the form shows that. */
  readonly other: readonly [field: string, label: RegExp, value: unknown, said: string]
  readonly saved: RegExp
  readonly serve: () => { stored: ReturnType<typeof aStored<Stored>>; answers: Answers }
}

function serving<Entity extends Stored>(
  first: Entity,
  answersOf: (stored: ReturnType<typeof aStored<Entity>>) => Answers,
) {
  return () => {
    const stored = aStored(first)
    return {
      stored: stored as unknown as ReturnType<typeof aStored<Stored>>,
      answers: answersOf(stored),
    }
  }
}

const unlocks = /^(Unlock form|Desbloquear)/

const forms: readonly Editing[] = [
  {
    thing: 'location',
    page: `/admin/locations/${idOf(500)}?tab=settings`,
    opens: unlocks,
    field: 'name',
    other: ['androidOs', /^Android/, true, 'Yes'],
    saved: /^Updated Location:/,
    serve: serving(aLocation(), ({ get, save }) => ({ getLocation: get, updateLocation: save })),
  },
  {
    thing: 'screen',
    page: `/admin/locations/${idOf(500)}?screen=${idOf(401)}`,
    opens: unlocks,
    field: 'name',
    other: ['language', /^Language/, 'es-mx', 'Mexican Spanish'],
    saved: /^Updated Screen:/,
    serve: serving(aCompleteScreen(1), ({ get, save }) => ({
      getLocation: () => aLocation(),
      getScreen: get,
      updateScreen: save,
    })),
  },
  {
    thing: 'user',
    page: `/admin/users/${idOf(1)}`,
    opens: unlocks,
    field: 'lastName',
    other: ['isActive', /^Active/, false, 'No'],
    saved: /^Updated User:/,
    serve: serving(aUser('admin'), ({ get, save }) => ({ getUser: get, updateUser: save })),
  },
  {
    thing: 'round',
    page: '/admin/rounds',
    opens: /^(Edit|Editar) /,
    field: 'imageUrl',
    other: ['name', /^Name/, 'Ropes', 'Ropes'],
    saved: /^Updated Round:/,
    serve: serving(aRound(1), ({ get, save }) => ({
      listRounds: () => [get()],
      updateRound: save,
    })),
  },
  {
    thing: 'exercise',
    page: '/admin/exercises',
    opens: /^(Edit|Editar) /,
    field: 'videoLink',
    other: ['displayNameEs', /^Spanish/, 'Burpees con salto', 'Burpees con salto'],
    saved: /^Updated Exercise:/,
    serve: serving(anExercise(1, { videoLink: '/media/burpee.mp4' }), ({ get, save }) => ({
      listExercises: () => new ListOf([get()]),
      updateExercise: save,
    })),
  },
  {
    thing: 'release',
    page: '/admin/releases',
    opens: /^(Edit|Editar) 31/,
    field: 'title',
    other: ['type', /^Type/, 'Hot-Fix', 'Hot-Fix'],
    saved: /^Updated Release:/,
    serve: serving(aRelease(3), ({ get, save }) => ({
      listReleases: () => new ListOf([get()]),
      updateRelease: save,
    })),
  },
  {
    thing: 'workout',
    page: `/admin/rounds/1/workout/${idOf(300)}`,
    field: 'subHeader',
    other: ['name', /^Name/, 'Second Bell', 'Second Bell'],
    saved: /^Updated Workout:/,
    serve: serving(aWorkout(), ({ get, save }) => ({
      listRounds: () => [aRound(1)],
      getWorkout: get,
      updateWorkout: save,
    })),
  },
]

async function opened(form: Editing, answers: Answers) {
  const app = renderApp(form.page, 'super-admin', answers)
  const open = async () => {
    if (form.opens) await userEvent.click(await screen.findByRole('button', { name: form.opens }))
  }
  await open()
  return { ...app, open, field: await theField(form) }
}

const theField = (form: Editing) =>
  waitFor(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>(`input[name="${form.field}"]`)]
    const input = inputs.at(-1)
    if (input === undefined || input.readOnly) throw new Error(`no ${form.field} yet`)
    return input
  })

const save = () => screen.findByRole<HTMLButtonElement>('button', { name: /^(Save|Guardar)$/ })
const saves = async () => userEvent.click(await save())
const conflictMessage = () => screen.queryByText(/^Someone else saved/)

describe.each(forms)('concurrent edits in the form of a $thing', (form) => {
  const [otherField, otherLabel, otherValue, otherSaid] = form.other

  it('shows the second editor what changed and saves only the fields they edited', async () => {
    const { stored, answers } = form.serve()
    const { field } = await opened(form, answers)
    await enterText(field, '-mine')
    const mine = field.value
    stored.change({ [form.field]: '/theirs', [otherField]: otherValue })
    await saves()
    expect(
      await screen.findByText(`Someone else saved the ${form.thing} while you were editing`),
    ).toBeTruthy()
    expect(field.value).toBe(mine)
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows.some((row) => row.endsWith(`${mine}/theirs`))).toBe(true)
    const other = screen.getByRole('row', { name: otherLabel })
    expect(within(other).getByText('unchanged')).toBeTruthy()
    expect(within(other).getByText(otherSaid)).toBeTruthy()
    expect((await save()).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
    expect(await screen.findByText(form.saved)).toBeTruthy()
    expect(stored.get()).toMatchObject({ [form.field]: mine, [otherField]: otherValue })
    expect(conflictMessage()).toBeNull()
  })

  it('can be resolved by using the other version', async () => {
    const { stored, answers } = form.serve()
    const { field } = await opened(form, answers)
    await enterText(field, '-mine')
    stored.change({ [form.field]: '/theirs' })
    await saves()
    await userEvent.click(await screen.findByRole('button', { name: 'Use their version' }))
    await waitFor(() => {
      expect(conflictMessage()).toBeNull()
    })
    // A locked form shows the value as text.
    expect(screen.queryByDisplayValue('/theirs') ?? screen.getAllByText('/theirs')).toBeTruthy()
    expect(stored.get()).toMatchObject({ [form.field]: '/theirs' })
  })

  it('keep unsaved text, and updates to other fields cause no conflict', async () => {
    const { stored, answers } = form.serve()
    const { field, queryClient } = await opened(form, answers)
    await enterText(field, '-mine')
    const mine = field.value
    stored.change({})
    await queryClient.invalidateQueries()
    await userEvent.type(field, 'd')
    expect(field.value).toBe(`${mine}d`)
    stored.change({})
    await saves()
    expect(await screen.findByText(form.saved)).toBeTruthy()
    expect(stored.get()).toMatchObject({ [form.field]: `${mine}d` })
    expect(conflictMessage()).toBeNull()
  })

  it('keep unsaved text after a validation error, a revoked permission and a lost response', async () => {
    const { stored, answers } = form.serve()
    const { field } = await opened(form, answers)
    await enterText(field, '-mine')
    const mine = field.value
    stored.answerNext(new Refusal('bad-input', 'No.', [issueAt(form.field, 'not-valid')]))
    await saves()
    expect(await screen.findByText('This value isn’t valid.')).toBeTruthy()
    stored.answerNext(new Refusal('forbidden', 'Your role doesn’t allow this.'))
    await saves()
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy()
    stored.answerNext('lost')
    await saves()
    expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy()
    expect(field.value).toBe(mine)
    await userEvent.type(field, 'd')
    await saves()
    expect(await screen.findByText(form.saved)).toBeTruthy()
    expect(screen.queryByText(/Can’t reach the server/)).toBeNull()
    expect(stored.get()).toMatchObject({ [form.field]: `${mine}d` })
    expect(conflictMessage()).toBeNull()
  })

  it('restore unsaved text and its original revision after a reload', async () => {
    const { stored, answers } = form.serve()
    const { field } = await opened(form, answers)
    await enterText(field, '-mine')
    const mine = field.value
    cleanup()
    stored.change({ [otherField]: otherValue })
    const isThereAtOnce = form.opens === unlocks
    const again = await opened(isThereAtOnce ? { ...form, opens: undefined } : form, answers)
    expect(again.field.value).toBe(mine)
    expect(screen.getByText('Your unsaved changes were restored.')).toBeTruthy()
    await saves()
    expect(
      within(await screen.findByRole('row', { name: otherLabel })).getByText(otherSaid),
    ).toBeTruthy()
    expect(screen.getByDisplayValue(mine)).toBeTruthy()
  })

  it('warn before leaving unsaved text and show errors in the reader’s language', async () => {
    localStorage.setItem('roundboard.locale', 'es')
    const { stored, answers } = form.serve()
    const { field, router } = await opened(form, answers)
    await userEvent.type(field, '-2')
    stored.answerNext(new Refusal('bad-input', 'No.', [issueAt(form.field, 'not-valid')]))
    await saves()
    expect(await screen.findByText('Este valor no es válido.')).toBeTruthy()
    const { pathname } = router.state.location
    void router.navigate({ to: '/admin/help' })
    expect(await screen.findByRole('dialog', { name: '¡Tiene cambios sin guardar!' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(pathname)
  })
})
