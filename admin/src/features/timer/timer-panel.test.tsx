import type { LocationTimer } from '@roundboard/contract'
import { wallWords } from '@roundboard/wall'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import type { Answers } from '../../shared/testing/fake-server.ts'
import { aLocation, idOf } from '../../shared/testing/fixtures.ts'

const page = `/admin/locations/${idOf(500)}`

function serverWith(
  started: () => string | null,
  dwsActiveBreaks: string[] = [],
  more: Partial<LocationTimer> = {},
): Answers {
  const timer = (): LocationTimer => ({
    licenseKey: 'KEY',
    dwsTimeStamp: started(),
    dwsActiveBreaks,
    ...more,
  })
  return {
    getLocation: () => aLocation({ vtsEnabled: true }),
    getLocationTimer: timer,
    updateLocationTimer: () => ({ ...timer(), dwsTimeStamp: secondsAgo(0) }),
  }
}

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const startNow = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Start now' }))
}
const started = () => screen.findByText('Started the timer of Harbor Street.')

describe('Start now', () => {
  it('starts a timer that does not run, or has ended by itself, without a question', async () => {
    const { server } = renderApp(
      page,
      'admin',
      serverWith(() => secondsAgo(28 * 210)),
    )
    await startNow()
    await started()
    expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: 'now' }])
  })

  it('asks before it starts a running timer again, also one that somebody else has just started', async () => {
    let stamp: string | null = null
    const { server } = renderApp(
      page,
      'admin',
      serverWith(() => stamp),
    )
    await screen.findByText('Not running')
    stamp = secondsAgo(100)
    await startNow()
    const question = await screen.findByRole('dialog')
    expect(within(question).getByText(/back to the first second/)).toBeTruthy()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(server.bodiesOf('updateLocationTimer')).toEqual([])
    await startNow()
    const again = await screen.findByRole('dialog')
    await userEvent.click(within(again).getByRole('button', { name: 'Start again' }))
    await started()
    expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: 'now' }])
  })
})

it('says the time and the break as the walls do, also one that the catalogue does not know', async () => {
  const inBreak = secondsAgo(190)
  renderApp(
    page,
    'admin',
    serverWith(() => inBreak, ['high-knees']),
  )
  const now = await screen.findByRole('region', { name: 'On the walls now' })
  expect(await within(now).findByText(/High Knees/)).toBeTruthy()
  expect(within(now).getByRole('timer').textContent).toMatch(/^0:[012]\d$/)
})

it.each([
  ['en', 'On the walls now', 'en-us'],
  ['es', 'Ahora en las pantallas', 'es'],
  ['fr', 'En ce moment aux écrans', 'fr'],
] as const)('calls the green phase in %s as the walls do', async (locale, name, language) => {
  localStorage.setItem('roundboard.locale', locale)
  const inRound = secondsAgo(210 * 11 + 20)
  renderApp(
    page,
    'admin',
    serverWith(() => inRound),
  )
  const now = within(await screen.findByRole('region', { name }))
  expect(now.getByText(new RegExp(`^${wallWords(language).green}`))).toBeTruthy()
  expect(now.getByText(/^Round 12 /)).toBeTruthy()
})

it('tells by the gym’s clock when the phases of this cycle begin, and when the timer ends', async () => {
  // The gym of the fixtures is five hours behind UTC.
  const stamp = Date.now() - 210_000 - 20_000
  renderApp(
    page,
    'admin',
    serverWith(() => new Date(stamp).toISOString()),
  )
  const now = within(await screen.findByRole('region', { name: 'On the walls now' }))
  const there = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC', ...options }).format(
      at - 5 * 3_600_000,
    )
  const second = { minute: '2-digit', second: '2-digit' } as const
  expect(await now.findByText(`Bell ${there(stamp + 210_000, second)}`)).toBeTruthy()
  expect(now.getByText(`Warning ${there(stamp + 360_000, second)}`)).toBeTruthy()
  expect(now.getByText(`Break ${there(stamp + 390_000, second)}`)).toBeTruthy()
  expect(now.getByText(`ends ${there(stamp + 27 * 210_000, { minute: '2-digit' })}`)).toBeTruthy()
})

it.each([
  ['en', 'On the walls now', 'en-us'],
  ['es', 'Ahora en las pantallas', 'es'],
  ['fr', 'En ce moment aux écrans', 'fr'],
] as const)(
  'of a paused timer it says so in %s, stands at the time of the walls, and names no bell',
  async (locale, name, language) => {
    localStorage.setItem('roundboard.locale', locale)
    const run = { stamp: secondsAgo(210 * 11 + 600), pausedAt: secondsAgo(580), longer: null }
    const course = { ...run, since: null, before: null }
    renderApp(
      page,
      'admin',
      serverWith(() => secondsAgo(20), ['high-knees'], { course }),
    )
    const now = within(await screen.findByRole('region', { name }))
    const { paused, green } = wallWords(language)
    expect(now.getByText(new RegExp(`^${paused} · ${green}`))).toBeTruthy()
    expect(now.getByText(/^Round 12 /)).toBeTruthy()
    expect(now.getByRole('timer').textContent).toBe('2:10')
    expect(now.queryByText(/\d:\d\d:\d\d/)).toBeNull()
  },
)

it('starts a paused timer again only when asked, and stops it', async () => {
  const run = { stamp: secondsAgo(100), pausedAt: secondsAgo(80), longer: null }
  const course = { ...run, since: null, before: null }
  const { server } = renderApp(
    page,
    'admin',
    serverWith(() => secondsAgo(20), [], { course }),
  )
  await startNow()
  const again = await screen.findByRole('dialog')
  await userEvent.click(within(again).getByRole('button', { name: 'Cancel' }))
  expect(server.bodiesOf('updateLocationTimer')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  const stop = await screen.findByRole('dialog')
  await userEvent.click(within(stop).getByRole('button', { name: 'Stop' }))
  expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: null }])
})
