import { type CalendarFeed, calendarFeedPath } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aRound, idOf } from '../../../shared/testing/fixtures.ts'

const harbor = aLocation()
const named = { _id: harbor.id, id: harbor.id, name: harbor.name }

const aFeed = (number: number, given: Partial<CalendarFeed> = {}): CalendarFeed => ({
  ...{ _id: idOf(number), id: idOf(number), location: null, round: null },
  ...{ madeBy: 'rosa@example.com', madeAt: '2026-11-21T10:00:00.000Z', fetchedAt: null },
  ...given,
})
const ofRound = aFeed(1, { round: 2 })

/** Stores calendar feeds like the server, with a new secret each time. */
function serverWith(...given: readonly CalendarFeed[]) {
  let feeds = [...given]
  let secrets = 0
  const answers: Answers = {
    listRounds: () => [aRound(1), aRound(2)],
    listLocations: () => new ListOf([harbor]),
    getLocation: () => harbor,
    listCalendarFeeds: () => feeds,
    renewCalendarFeed({ body }) {
      const { location, round } = body as { location?: string; round?: number }
      const isSame = (feed: CalendarFeed) =>
        location === undefined ? feed.round === round : feed.location?.id === location
      const feed =
        feeds.find(isSame) ??
        aFeed(9, {
          location: location === undefined ? null : named,
          round: round ?? null,
        })
      feeds = [...feeds.filter((other) => !isSame(other)), feed]
      secrets += 1
      return { ...feed, path: calendarFeedPath(`secret-${String(secrets)}`) }
    },
    endCalendarFeed({ params }) {
      const found = feeds.find(({ id }) => id === params['id'])
      if (!found) return new Refusal('not-found')
      feeds = feeds.filter((other) => other !== found)
      return found
    },
  }
  return answers
}

async function openDialog(answers: Answers) {
  const app = renderApp('/admin/schedule', 'admin', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to a calendar' }))
  await dialog.findByText('Calendar links')
  return { ...app, dialog }
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog']
const sure = async (name: string) => {
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  await userEvent.click(question.getByRole('button', { name }))
}
const addressIn = async (dialog: Dialog, name: string) =>
  (await dialog.findByLabelText<HTMLInputElement>(`Calendar link for ${name}`)).value

describe('calendar feeds', () => {
  it('creates a link for a location, shows it once and copies it', async () => {
    const user = userEvent.setup()
    const { dialog, server } = await openDialog(serverWith())
    expect(dialog.getByText('No calendar links yet.')).toBeTruthy()
    await user.click(dialog.getByRole('combobox', { name: 'Location' }))
    await user.click(await screen.findByRole('option', { name: harbor.name }))
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    const address = await addressIn(dialog, harbor.name)
    expect(address).toBe(`${location.origin}/calendar/secret-1.ics`)
    expect(server.bodiesOf('renewCalendarFeed')).toEqual([{ location: harbor.id }])
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(address)
    expect(await dialog.findByText(/^Created by rosa@example.com .* not used yet$/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
    expect(
      await screen.findByRole('button', { name: `Replace the link for ${harbor.name}` }),
    ).toBeTruthy()
    expect(screen.queryByLabelText(`Calendar link for ${harbor.name}`)).toBeNull()
  })

  it('replaces a link only after confirmation, since the old one stops working', async () => {
    const { dialog, server } = await openDialog(serverWith(ofRound))
    await userEvent.click(dialog.getByText('A round'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Round' }), '2')
    expect(dialog.getByText('A link already exists. A new one replaces it.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('dialog', { name: 'Please confirm' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Please confirm' })).toBeNull()
    })
    expect(server.requestsTo('renewCalendarFeed')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the link for 2 Round 2' }))
    await sure('Replace')
    expect(await addressIn(dialog, '2 Round 2')).toMatch(/secret-1\.ics$/)
    expect(server.bodiesOf('renewCalendarFeed')).toEqual([{ round: 2 }])
  })

  it('revokes a link and hides its address', async () => {
    const { dialog } = await openDialog(serverWith(ofRound))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the link for 2 Round 2' }))
    await sure('Replace')
    await addressIn(dialog, '2 Round 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke the link for 2 Round 2' }))
    await sure('Revoke')
    expect(await dialog.findByText('No calendar links yet.')).toBeTruthy()
    expect(dialog.queryByLabelText('Calendar link for 2 Round 2')).toBeNull()
  })

  it('says why a link can’t be created and keeps the existing one', async () => {
    const answers = {
      ...serverWith(ofRound),
      renewCalendarFeed: () => new Refusal('unavailable', 'Not at this hour.'),
    }
    const { dialog } = await openDialog(answers)
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the link for 2 Round 2' }))
    await sure('Replace')
    expect(await screen.findByText('Not at this hour.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Revoke the link for 2 Round 2' })).toBeTruthy()
  })
})
