import { type Location, type Round, shownIn, type Workout } from '@roundboard/contract'
import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { staging } from '../../../shared/staging/staging.ts'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aLocation,
  aRound,
  aRoundWorkout,
  aRoutine,
  aTimer,
  aWorkout,
  idOf,
} from '../../../shared/testing/fixtures.ts'

const heading = (name: string) => screen.findByRole('heading', { name })

/** The page, with its address also in the browser. */
function renderPreview(address: string, role: 'location' | 'admin', answers: Answers = {}) {
  history.replaceState(null, '', address)
  onTestFinished(() => {
    history.replaceState(null, '', '/')
  })
  return renderApp(address, role, answers)
}

const staged = (subHeader: string, given: Partial<Workout> = {}, round: Partial<Round> = {}) => ({
  workout: aWorkout({ subHeader, ...given }),
  round: aRound(1, round),
  lrVideo: false,
})

/** Another window stages a workout or removes it. */
function stageElsewhere(given: ReturnType<typeof staged> | string | undefined) {
  if (typeof given === 'string') localStorage.setItem(staging.key, given)
  else if (given) staging.put(given)
  else localStorage.removeItem(staging.key)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: staging.key }))
  })
}

describe('the staged workout', () => {
  it('appears and follows changes from another window', async () => {
    staging.put(staged('First bell'))
    const { server } = renderPreview('/stage', 'admin')
    expect(await heading('First bell')).toBeTruthy()
    expect(document.title).toBe('Stage · Roundboard')
    stageElsewhere(staged('S'.repeat(85), {}, { name: 'R'.repeat(85) }))
    expect(await heading('S'.repeat(85))).toBeTruthy()
    expect(await heading('R'.repeat(85))).toBeTruthy()
    expect(screen.queryByText('First bell')).toBeNull()
    expect(server.requestsTo('getLocation')).toEqual([])
  })

  it('ignores changes of this window and of other storage keys', async () => {
    staging.put(staged('First bell'))
    renderPreview('/stage', 'admin')
    await heading('First bell')
    staging.put(staged('Not told yet'))
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'roundboard.locale' }))
    })
    expect(screen.getByRole('heading', { name: 'First bell' })).toBeTruthy()
  })

  it.each([undefined, 'not JSON', 'null'])(
    'shows an error without valid stored data: %s',
    async (kept) => {
      if (kept !== undefined) localStorage.setItem(staging.key, kept)
      renderPreview('/stage', 'admin')
      expect(await heading('Please ensure local storage is enabled...')).toBeTruthy()
      stageElsewhere(staged('First bell'))
      expect(await heading('First bell')).toBeTruthy()
      stageElsewhere(kept)
      expect(await heading('Please ensure local storage is enabled...')).toBeTruthy()
    },
  )

  it('uses locker-room videos when enabled', async () => {
    const routines = [aRoutine(1, { videoLink: '/media/a.mp4', lrVideoLink: '/media/lr.mp4' })]
    const sources = () =>
      Array.from(
        document.querySelectorAll<HTMLElement>('[data-video]'),
        (box) => box.dataset['video'],
      )
    staging.put(staged('First bell', { routines }))
    renderPreview('/stage', 'admin')
    await heading('First bell')
    expect(sources()).toContain('/media/a.mp4')
    stageElsewhere({ ...staged('First bell', { routines }), lrVideo: true })
    await waitFor(() => {
      expect(sources()).toContain('/media/lr.mp4')
    })
  })
})

describe('the screen preview of a location', () => {
  const now = `/stage?location=${idOf(500)}&round=1`
  const later = `${now}&at=2026-11-21T15:00:00Z`
  const spanish = (given: Partial<Location> = {}) => aLocation({ language: 'es-mx', ...given })
  const next = { roundNumber: 2, name: 'Straights', imageUrl: '' }
  const ropes = { roundName: 'Ropes', nextRound: next }
  const onAir = () =>
    aRoundWorkout({ ...ropes, workout: shownIn('en-us', aWorkout({ subHeader: 'On air' })) })
  const nothing = aRoundWorkout(ropes)
  let answers: Answers
  beforeEach(() => {
    answers = {
      getLocation: () => spanish(),
      listWorkouts: () => new ListOf([aWorkout()]),
      getRoundWorkout: onAir,
    }
  })

  it('shows the current workout without reading the workout list', async () => {
    const { server } = renderPreview(now, 'location', answers)
    expect(await heading('On air')).toBeTruthy()
    expect(await heading('Ropes')).toBeTruthy()
    expect(document.querySelector('[lang^=es]')).not.toBeNull()
    const [request] = server.requestsTo('getRoundWorkout')
    expect(request?.params['round']).toBe('1')
    expect(request?.query.get('location')).toBe(idOf(500))
    expect(server.requestsTo('listWorkouts')).toEqual([])
  })

  it.each<[string, string, Answers]>([
    ['it has no workout', now, { getRoundWorkout: () => nothing }],
    ['it will have none', later, { listWorkouts: () => new ListOf([]) }],
    ['it is not enabled', later, { getLocation: () => spanish({ isEnabled: false }) }],
  ])('asks to contact support when %s', async (_, address, given) => {
    const { server } = renderPreview(address, 'admin', { ...answers, ...given })
    expect(await screen.findByText('Comuníquese con soporte.')).toBeTruthy()
    expect(await heading('Ropes')).toBeTruthy()
    expect(document.querySelector('.message-place')?.textContent).toMatch(/^Round 1 · .+RB-/)
    expect(await screen.findByText('support@example.com')).toBeTruthy()
    expect(server.requestsTo('getLocationTimer')).toEqual([])
  })

  it.each([
    ['en', 'This screen couldn’t be shown: This was not found.'],
    ['es', 'No se pudo mostrar esta pantalla: Esto ya no existe o usted no tiene acceso.'],
    ['fr', /^Cet écran n’a pas pu être affiché\u00A0: \p{Lu}/u],
  ])('explains in %s why it can’t be shown', async (locale, heading) => {
    localStorage.setItem('roundboard.locale', locale)
    const getLocation = () => new Refusal('not-found', 'This was not found.')
    renderPreview(now, 'location', { ...answers, getLocation })
    expect((await screen.findByRole('heading')).textContent).toMatch(heading)
  })

  it('is refetched, stays during a server outage and follows the next response', async () => {
    let answer: ReturnType<typeof onAir> | Refusal = new Refusal('unavailable')
    const getRoundWorkout = () => answer
    const { queryClient } = renderPreview(now, 'admin', { ...answers, getRoundWorkout })
    expect((await screen.findByRole('heading')).textContent).toMatch(/^This screen couldn’t/)
    answer = onAir()
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await heading('On air')).toBeTruthy()
    answer = new Refusal('unavailable')
    await act(async () => {
      await queryClient.invalidateQueries({ queryKey: ['locations'] })
      // Waits until the page has been notified.
      await new Promise<void>((resolve) => {
        notifyManager.schedule(resolve)
      })
    })
    const [kept] = queryClient.getQueryCache().findAll({ queryKey: ['locations'] })
    expect(kept?.state.status).toBe('error')
    expect(screen.getByRole('heading', { name: 'On air' })).toBeTruthy()
    answer = nothing
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await screen.findByText('Comuníquese con soporte.')).toBeTruthy()
  })

  it.each([
    ['runs', '2026-11-21T14:59:00.000Z', true],
    ['is not started', null, false],
    ['starts later', '2026-11-21T15:30:00.000Z', false],
  ])('shows the timer of a location when it %s', async (_, dwsTimeStamp, isShown) => {
    renderPreview(later, 'admin', {
      ...answers,
      getLocation: () => spanish({ vtsEnabled: true }),
      getLocationTimer: () => aTimer({ dwsTimeStamp }),
    })
    expect(await heading('Ropes')).toBeTruthy()
    expect(screen.queryByRole('timer') !== null).toBe(isShown)
  })

  it.each([
    ['says what comes next in the second half of a break', 200, true],
    ['doesn’t say so before', 100, false],
  ])('%s, as the screen does', async (_, runsForSeconds, isSaid) => {
    const startedAt = Date.parse('2026-11-21T15:00:00Z') - runsForSeconds * 1000
    renderPreview(later, 'admin', {
      ...answers,
      getLocation: () => spanish({ vtsEnabled: true }),
      getLocationTimer: () => aTimer({ dwsTimeStamp: new Date(startedAt).toISOString() }),
    })
    expect(await heading('Ropes')).toBeTruthy()
    expect(screen.queryByText('Straights') !== null).toBe(isSaid)
  })
})
