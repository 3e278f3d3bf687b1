import type { LocationTimer } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, anExercise, aTimer, idOf } from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'

freezeDate()

const today = `/admin/locations/${idOf(500)}`
const page = `${today}?tab=settings`
const exercises = [
  anExercise(1, { displayNameEs: 'Burpis' }),
  anExercise(2, { name: 'squat', displayName: 'Squats' }),
]
const withTimer = (timer: () => LocationTimer, more: Answers = {}): Answers => ({
  getLocation: () => aLocation({ vtsEnabled: true }),
  getLocationTimer: timer,
  listExercises: () => new ListOf(exercises),
  ...more,
})
const playlist = async () =>
  within(await screen.findByRole('region', { name: 'Active-break playlist' }))
const names = (shown: Awaited<ReturnType<typeof playlist>>) =>
  shown.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = async (shown: Awaited<ReturnType<typeof playlist>>, name: string) => {
  await userEvent.click(shown.getByRole('button', { name }))
}

describe('the playlist of a location', () => {
  it('can be reordered, shortened and saved', async () => {
    const { server } = renderApp(
      page,
      'admin',
      withTimer(() => aTimer({ dwsActiveBreaks: ['burpee', 'squat', 'burpee'] }), {
        updateLocationTimer: () => aTimer({ dwsActiveBreaks: ['squat', 'burpee'] }),
      }),
    )
    const shown = await playlist()
    await shown.findAllByText('Burpees')
    expect(shown.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await press(shown, 'Move Squats up')
    expect(names(shown)).toEqual(['1Squats', '2Burpees', '3Burpees'])
    const [, last] = shown.getAllByRole('button', { name: 'Remove Burpees from the playlist' })
    await userEvent.click(last ?? document.body)
    await press(shown, 'Save')
    expect(
      await screen.findByText('Updated the active-break playlist for Harbor Street.'),
    ).toBeTruthy()
    expect(server.bodiesOf('updateLocationTimer')[0]).toMatchObject({
      dwsActiveBreaks: ['squat', 'burpee'],
    })
  })

  it('keeps changes after a lost response and saves them again', async () => {
    let isLost = true
    renderApp(
      page,
      'admin',
      withTimer(() => aTimer({ dwsActiveBreaks: ['burpee', 'squat'] }), {
        updateLocationTimer: () => {
          if (isLost) throw new LostResponse()
          return aTimer({ dwsActiveBreaks: ['squat', 'burpee'] })
        },
      }),
    )
    const shown = await playlist()
    await shown.findByRole('button', { name: 'Move Squats up' })
    await press(shown, 'Move Burpees down')
    await press(shown, 'Save')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Can’t reach the server. Check your connection, then try again.',
    )
    expect(names(shown)).toEqual(['1Squats', '2Burpees'])
    isLost = false
    await press(shown, 'Save')
    expect(await screen.findByText(/^Updated the active-break playlist/)).toBeTruthy()
  })

  it('keeps unsaved changes when a newer response arrives', async () => {
    let timer = aTimer({ dwsActiveBreaks: ['burpee', 'squat'] })
    const { queryClient, server } = renderApp(
      page,
      'admin',
      withTimer(() => timer),
    )
    const shown = await playlist()
    await shown.findByRole('button', { name: 'Move Squats up' })
    await press(shown, 'Remove Squats from the playlist')
    timer = aTimer({ dwsActiveBreaks: ['squat'], dwsTimeStamp: '2026-11-21T10:00:00.000Z' })
    await queryClient.invalidateQueries({ queryKey: ['timer'] })
    await waitFor(() => {
      expect(server.requestsTo('getLocationTimer').length).toBeGreaterThan(1)
    })
    expect(names(shown)).toEqual(['1Burpees'])
    await press(shown, 'Cancel')
    expect(names(shown)).toEqual(['1Squats'])
  })

  it('keeps changes made while an earlier save is pending', async () => {
    const saving = Promise.withResolvers<LocationTimer>()
    renderApp(
      page,
      'admin',
      withTimer(() => aTimer({ dwsActiveBreaks: ['burpee', 'squat'] }), {
        updateLocationTimer: () => saving.promise,
      }),
    )
    const shown = await playlist()
    await shown.findByRole('button', { name: 'Move Squats up' })
    await press(shown, 'Move Squats up')
    await press(shown, 'Save')
    await press(shown, 'Remove Burpees from the playlist')
    saving.resolve(aTimer({ dwsActiveBreaks: ['squat', 'burpee'] }))
    expect(await screen.findByText(/^Updated the active-break playlist/)).toBeTruthy()
    expect(names(shown)).toEqual(['1Squats'])
    expect(shown.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  })

  it('shows someone else’s change instead of overwriting it', async () => {
    let timer = aTimer({ dwsActiveBreaks: ['burpee', 'squat'] })
    const { server } = renderApp(
      page,
      'admin',
      withTimer(() => timer, {
        updateLocationTimer: ({ body }) => {
          const isCurrent = String(body['expectedActiveBreaks']) === String(timer.dwsActiveBreaks)
          if (!isCurrent) return new Refusal('changed-meanwhile')
          return (timer = aTimer({ dwsActiveBreaks: body['dwsActiveBreaks'] as string[] }))
        },
      }),
    )
    const shown = await playlist()
    await shown.findByRole('button', { name: 'Move Squats up' })
    await press(shown, 'Remove Squats from the playlist')
    timer = aTimer({ dwsActiveBreaks: ['squat'] })
    await press(shown, 'Save')
    expect(
      await shown.findByText('Someone else saved the playlist while you were editing'),
    ).toBeTruthy()
    expect(shown.getByRole('row', { name: 'Active-break playlist Burpees Squats' })).toBeTruthy()
    await press(shown, 'Keep my version')
    expect(await screen.findByText(/^Updated the active-break playlist/)).toBeTruthy()
    expect(server.bodiesOf('updateLocationTimer').at(-1)).toEqual({
      dwsActiveBreaks: ['burpee'],
      expectedActiveBreaks: ['squat'],
    })
  })

  it('shows Spanish exercise names where they are known', async () => {
    localStorage.setItem('roundboard.locale', 'es')
    renderApp(
      page,
      'admin',
      withTimer(() => aTimer({ dwsActiveBreaks: ['burpee', 'squat', 'unknown-one'] })),
    )
    await screen.findAllByRole('button', { name: /Burpis/ })
    const [list] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')
    const items = within(list ?? document.body).getAllByRole('listitem')
    const shown = ['1Burpis', '2Squats', '3Unknown One']
    expect(items.map(({ textContent }) => textContent)).toEqual(shown)
  })
})

describe('the timer', () => {
  it('stops only after the dialog is confirmed', async () => {
    let timer = aTimer({ dwsTimeStamp: new Date(Date.now() - 20_000).toISOString() })
    const { server } = renderApp(
      today,
      'admin',
      withTimer(() => timer, {
        updateLocationTimer: () => (timer = aTimer()),
      }),
    )
    const stop = async (answer: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
      const question = within(await screen.findByRole('dialog'))
      await userEvent.click(question.getByRole('button', { name: answer }))
    }
    expect(await screen.findByRole('timer')).toBeTruthy()
    await stop('Cancel')
    expect(server.requestsTo('updateLocationTimer')).toEqual([])
    await stop('Stop')
    expect(await screen.findByText('Stopped the timer at Harbor Street.')).toBeTruthy()
    expect(await screen.findByText('No timer: screens show only the workout')).toBeTruthy()
  })

  it('reports why it couldn’t start, as when access to the location was revoked', async () => {
    renderApp(
      `/admin/my-locations/${idOf(500)}`,
      'location',
      withTimer(() => aTimer(), {
        updateLocationTimer: () => new Refusal('not-found', 'This location was not found.'),
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Start now' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This location was not found.')
  })
})
