import type { Workout } from '@roundboard/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  LostResponse,
  Refusal,
  type ReceivedRequest,
} from '../shared/testing/fake-server.ts'
import { aLocation, aRound, aRoutine, aWorkout, idOf } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'
import { enterText } from '../shared/testing/enter-text.ts'

/** A server that creates one workout per idempotency key and loses the first `toLose` responses. */
function makingWorkouts(toLose: number) {
  const made = new Map<string | null, Workout>()
  let left = toLose
  const answers: Answers = {
    listRounds: () => [aRound(1)],
    getWorkout: () => [...made.values()].at(-1) ?? new Refusal('not-found'),
    createWorkout: ({ key, body }: ReceivedRequest) => {
      const before = made.get(key)
      const workout = before ?? aWorkout({ name: String(body['name']) })
      made.set(key, workout)
      if (left-- > 0) throw new LostResponse()
      return workout
    },
  }
  return { made, answers }
}

const add = '/admin/rounds/1/workout'
const save = () => screen.getByRole('button', { name: 'Save' })
const failed = () => screen.findByText(/Can’t reach the server/)

describe('adding a workout', () => {
  it('creates it once when a save is retried after a lost response', async () => {
    const { made, answers } = makingWorkouts(1)
    renderApp(add, 'admin', answers)
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Once')
    await userEvent.click(save())
    await failed()
    await userEvent.click(save())
    expect(await screen.findByText('Added Workout: Once')).toBeTruthy()
    expect(made.size).toBe(1)
    expect([...made.keys()][0]).toMatch(/^[!-~]{16,200}$/)
  })

  it('creates it once when the page is reloaded between the retries', async () => {
    const { made, answers } = makingWorkouts(1)
    renderApp(add, 'admin', answers)
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Once')
    await userEvent.click(save())
    await failed()
    cleanup()
    renderApp(add, 'admin', answers)
    await screen.findByDisplayValue('Once')
    await userEvent.click(save())
    expect(await screen.findByText('Added Workout: Once')).toBeTruthy()
    expect(made.size).toBe(1)
  })

  it('creates it once on a double submit', async () => {
    const { made, answers } = makingWorkouts(0)
    const { server } = renderApp(add, 'admin', answers)
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Once')
    const form = save().closest('form') ?? document.body
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(await screen.findByText('Added Workout: Once')).toBeTruthy()
    expect(server.bodiesOf('createWorkout')).toHaveLength(2)
    expect(made.size).toBe(1)
  })

  it('uses a new idempotency key after an edit or a successful save', async () => {
    const { made, answers } = makingWorkouts(1)
    renderApp(add, 'admin', answers)
    await userEvent.type(await screen.findByLabelText(/^Name/), 'One')
    await userEvent.click(save())
    await failed()
    await userEvent.type(screen.getByLabelText(/^Name/), ' more')
    await userEvent.click(save())
    expect(await screen.findByText('Added Workout: One more')).toBeTruthy()
    expect(made.size).toBe(2)
    cleanup()
    renderApp(add, 'admin', answers)
    await enterText(await screen.findByLabelText(/^Name/), 'One more')
    await userEvent.click(save())
    await screen.findByText('Added Workout: One more')
    expect(made.size).toBe(3)
  })
})

describe('retrying a save after a lost response', () => {
  it('reports no conflict on a workout, even after more edits', async () => {
    let current = aWorkout({ routines: [aRoutine(1, { lrVideoLink: null })] })
    let isLost = true
    renderApp(`/admin/rounds/1/workout/${idOf(300)}`, 'admin', {
      listRounds: () => [aRound(1)],
      getWorkout: () => current,
      updateWorkout: ({ body }: ReceivedRequest) => {
        if (body['expectedUpdatedAt'] !== current.updatedAt)
          return new Refusal('changed-meanwhile', 'Somebody else saved it.')
        const minute = isLost ? '10:30' : '10:40'
        const updatedAt = `2026-11-21T${minute}:00.000Z`
        current = { ...current, subHeader: String(body['subHeader']), updatedAt }
        if (isLost) throw new LostResponse()
        return current
      },
    })
    const header = await screen.findByLabelText(/^Content header/)
    await userEvent.type(header, ' and')
    await userEvent.click(save())
    await failed()
    isLost = false
    await userEvent.type(header, ' on')
    await userEvent.click(save())
    expect(await screen.findByText('Updated Workout: First Bell')).toBeTruthy()
    expect(current.subHeader).toBe('Jab till the bell and on')
    expect(screen.queryByText(/Someone else saved/)).toBeNull()
  })

  it('reports no conflict on a location, even after more edits', async () => {
    let current = aLocation()
    let isLost = true
    renderApp(`/admin/locations/${idOf(500)}?tab=settings`, 'admin', {
      getLocation: () => current,
      updateLocation: ({ body }: ReceivedRequest) => {
        if (body['expectedUpdatedAt'] !== current.updatedAt)
          return new Refusal('changed-meanwhile', 'Somebody else saved it.')
        const minute = isLost ? '10:30' : '10:40'
        const updatedAt = `2026-11-21T${minute}:00.000Z`
        current = { ...current, name: String(body['name']), updatedAt }
        if (isLost) throw new LostResponse()
        return current
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
    await userEvent.type(screen.getByLabelText(/^Name/), ' and')
    await userEvent.click(save())
    await failed()
    isLost = false
    await userEvent.type(screen.getByLabelText(/^Name/), ' on')
    await userEvent.click(save())
    await waitFor(() => {
      expect(current.name).toBe('Harbor Street and on')
    })
    expect(screen.queryByText(/Someone else saved/)).toBeNull()
  })
})
