import type { Location } from '@roundboard/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import { aLocation, idOf, updated } from '../../../../shared/testing/fixtures.ts'

const usual = [{ from: '05:00', to: '22:00' }]
const always = [{ from: '00:00', to: '24:00' }]
const week: Location['openingHours'] = [[], ...Array.from({ length: 6 }, () => usual)]

async function unlocked(location: Location, role: 'admin' | 'location' = 'admin') {
  const own = role === 'admin' ? 'locations' : 'my-locations'
  const rendered = renderApp(`/admin/${own}/${idOf(500)}?tab=settings`, role, {
    getLocation: () => location,
    updateLocation: ({ body }) => updated(location, body),
  })
  const details = within(await screen.findByRole('region', { name: 'Details' }))
  return { ...rendered, details, unlock: () => userEvent.click(details.getByRole('button')) }
}

const setTime = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const sent = (server: Awaited<ReturnType<typeof unlocked>>['server']) =>
  server.bodiesOf('updateLocation')[0] as Pick<Location, 'openingHours' | 'awayMinutes'>

describe('opening hours of a location', () => {
  it.each<[Location['openingHours'], string]>([
    [Array.from({ length: 7 }, () => always), 'Always'],
    [Array.from({ length: 7 }, () => usual), 'Every day 5:00 AM – 10:00 PM'],
    [week, 'Monday – Saturday 5:00 AM – 10:00 PM; Sunday closed'],
    [
      week.with(3, [
        { from: '05:00', to: '11:30' },
        { from: '16:00', to: '24:00' },
      ]),
      'Monday – Tuesday 5:00 AM – 10:00 PM; Wednesday 5:00 AM – 11:30 AM and 4:00 PM – 12:00 AM; Thursday – Saturday 5:00 AM – 10:00 PM; Sunday closed',
    ],
  ])('are summarized in words: %#', async (openingHours, summary) => {
    const { details } = await unlocked(aLocation({ openingHours }))
    expect(details.getByText(summary)).toBeTruthy()
    expect(details.getByText('after 5 minutes')).toBeTruthy()
  })

  it('can be set per day, with the alert delay, by location users too', async () => {
    const { server, unlock } = await unlocked(aLocation({ openingHours: week }), 'location')
    await unlock()
    setTime('Monday opening time (1)', '06:30')
    // Time inputs write the end of a day as midnight.
    setTime('Monday closing time (1)', '00:00')
    await userEvent.click(screen.getByRole('button', { name: 'Add hours on Sunday' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tuesday hours (1)' }))
    const minutes = screen.getByLabelText(/^Minutes offline before an alert/)
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '12')
    await save()
    expect(await screen.findByText('Updated Location: Harbor Street')).toBeTruthy()
    expect(sent(server)).toMatchObject({
      awayMinutes: 12,
      openingHours: [usual, [{ from: '06:30', to: '24:00' }], [], usual, usual, usual, usual],
    })
  })

  it('can be copied from Monday or set to always open', async () => {
    const { server, unlock } = await unlocked(aLocation({ openingHours: week }))
    await unlock()
    await userEvent.click(screen.getByRole('button', { name: 'Copy Monday to all days' }))
    expect(screen.getByLabelText<HTMLInputElement>('Sunday opening time (1)').value).toBe('05:00')
    await userEvent.click(screen.getByRole('button', { name: 'Always open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sunday hours (1)' }))
    expect(screen.getByText('Closed all day')).toBeTruthy()
    await save()
    await screen.findByText('Updated Location: Harbor Street')
    expect(sent(server).openingHours).toEqual([[], ...Array.from({ length: 6 }, () => always)])
  })

  it('are refused next to the day when they overlap or end too early', async () => {
    const { server, unlock } = await unlocked(aLocation({ openingHours: week }))
    await unlock()
    await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }))
    setTime('Monday opening time (2)', '21:00')
    setTime('Monday closing time (2)', '23:00')
    await save()
    expect(await screen.findByText(/overlap/)).toBeTruthy()
    setTime('Monday closing time (2)', '20:00')
    expect(await screen.findByText(/later than|after the opening|closing/i)).toBeTruthy()
    expect(server.bodiesOf('updateLocation')).toEqual([])
  })
})
