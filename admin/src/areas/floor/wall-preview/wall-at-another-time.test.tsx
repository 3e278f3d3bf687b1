import type { Exercise } from '@roundboard/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf, type ReceivedRequest } from '../../../shared/testing/fake-server.ts'
import { aLocation, aRound, aWorkout, idOf } from '../../../shared/testing/fixtures.ts'

it('looks up workouts by the server’s day at another time', async () => {
  const days: unknown[] = []
  const address = `/stage?location=${idOf(500)}&round=1&at=2026-11-22T05:30:00Z`
  history.replaceState(null, '', address)
  onTestFinished(() => {
    history.replaceState(null, '', '/')
  })
  renderApp(address, 'admin', {
    getLocation: () => aLocation({ timeZone: 'America/Winnipeg' }),
    listRounds: () => [],
    listWorkouts: ({ query }: ReceivedRequest) => {
      days.push(JSON.parse(query.get('q') ?? ''))
      return new ListOf([aWorkout()])
    },
  })
  const query = { round: 1, startDate: { $lte: '2026-11-22' }, endDate: { $gte: '2026-11-22' } }
  await waitFor(() => {
    expect(days).toEqual([query])
  })
})

/** 101 exercises, so the last is on a second page. */
const catalogue = Array.from({ length: 101 }, (_, n): Exercise => ({
  _id: idOf(1000 + n),
  id: idOf(1000 + n),
  name: `exercise-${String(n)}`,
  displayName: `The exercise ${String(n)}`,
  displayNameEs: '',
  displayNameTranslations: [],
  videoLink: null,
  needs: [],
  alternatives: [],
  instruction: '',
  instructionTranslations: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}))

it.each([
  ['exercise-100', 'The exercise 100'],
  ['high-knees', 'High Knees'],
])('shows break exercise %s as the screen does: %s', async (name, shown) => {
  const started = Date.parse('2026-11-22T15:00:00.000Z')
  const inBreak = new Date(started + 190_000).toISOString()
  const address = `/stage?location=${idOf(500)}&round=1&at=${inBreak}`
  history.replaceState(null, '', address)
  onTestFinished(() => {
    history.replaceState(null, '', '/')
  })
  renderApp(address, 'admin', {
    getLocation: () => aLocation({ vtsEnabled: true }),
    listRounds: () => [aRound(1)],
    listWorkouts: () => new ListOf([aWorkout()]),
    getLocationTimer: () => ({
      licenseKey: 'KEY',
      dwsTimeStamp: new Date(started).toISOString(),
      dwsActiveBreaks: [name],
    }),
    listExercises: ({ query }: ReceivedRequest) => {
      const from = (Number(query.get('page')) - 1) * 100
      return new ListOf(catalogue.slice(from, from + 100), catalogue.length)
    },
  })
  expect(await screen.findByRole('heading', { name: shown })).toBeTruthy()
})

it('uses the location’s language and ignores drafts', async () => {
  const address = `/stage?location=${idOf(500)}&round=1&at=2026-11-22T15:00:00Z`
  history.replaceState(null, '', address)
  onTestFinished(() => {
    history.replaceState(null, '', '/')
  })
  const subHeaderTranslations = [{ language: 'es' as const, text: 'Fuerza', original: 'Power' }]
  const published = aWorkout({ subHeader: 'Power', subHeaderTranslations })
  const isDraft = true
  const later = '2026-11-22T00:00:00.000Z'
  const draft = aWorkout({ ...{ isDraft, startDate: later }, subHeader: 'Not yet' })
  renderApp(address, 'admin', {
    getLocation: () => aLocation({ language: 'es-mx' }),
    listRounds: () => [aRound(1)],
    listWorkouts: () => new ListOf([draft, published]),
  })
  expect(await screen.findByText('Fuerza')).toBeTruthy()
  expect(screen.queryByText('Not yet')).toBeNull()
})
