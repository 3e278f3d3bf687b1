import type { LocationTimer } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import type { Answers } from '../../shared/testing/fake-server.ts'
import { aLocation, idOf } from '../../shared/testing/fixtures.ts'

const page = `/admin/locations/${idOf(500)}`

function serverWith(started: () => string | null, dwsActiveBreaks: string[] = []): Answers {
  const timer = (): LocationTimer => ({
    licenseKey: 'KEY',
    dwsTimeStamp: started(),
    dwsActiveBreaks,
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
