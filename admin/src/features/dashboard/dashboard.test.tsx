import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { type Answers, ListOf } from '../../shared/testing/fake-server.ts'
import { aLocation, aScheduleGrid, idOf } from '../../shared/testing/fixtures.ts'

const bell = { _id: idOf(300), id: idOf(300), name: 'First Bell' }
const answers: Answers = {
  getSchedule: () => aScheduleGrid((round) => (round === 2 ? bell : null)),
  listLocations: () => new ListOf([aLocation({ vtsEnabled: true })]),
}

describe('the seven days', () => {
  it('say whose they are, and lead to each workout, whose name comes with the focus', async () => {
    renderApp('/admin/dashboard', 'admin', answers)
    const panel = within(await screen.findByRole('region', { name: 'Rolling schedule' }))
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(panel.getByText(new RegExp(`in your time zone, ${zone}`))).toBeTruthy()
    const [first] = await panel.findAllByRole('link', { name: 'Scheduled: First Bell' })
    expect(first?.getAttribute('href')).toBe(`/admin/rounds/2/workout/${idOf(300)}`)
    first?.focus()
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'First Bell')
    await userEvent.tab({ shift: true })
  })
})

describe('a location user', () => {
  it('finds the timer of their gym before everything else, then its walls', async () => {
    renderApp('/admin/dashboard', 'location', answers)
    await screen.findByRole('region', { name: 'Timer of Harbor Street' })
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeTruthy()
    const regions = screen.getAllByRole('region').map((region) => region.ariaLabel)
    const order = ['Timer of Harbor Street', 'Walls of Harbor Street', 'Screen connectivity']
    expect(regions.filter((name) => order.includes(name ?? ''))).toEqual(order)
  })
})

describe('an account for programs', () => {
  it('is told what it is for, and where the API is described', async () => {
    renderApp('/admin/dashboard', 'api-access', answers)
    const panel = within(await screen.findByRole('region', { name: 'API access' }))
    const link = panel.getByRole('link', { name: 'Open the API document' })
    expect(link.getAttribute('href')).toBe('/api/docs')
    expect(screen.queryByRole('region', { name: 'Screen connectivity' })).toBeNull()
  })
})
