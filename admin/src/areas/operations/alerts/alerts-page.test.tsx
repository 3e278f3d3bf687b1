import { issueAt, type Location } from '@roundboard/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aChoice } from '../../../shared/testing/alert-fixtures.ts'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, idOf } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const page = '/admin/profile/alerts'
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const preferences = () => panel('Your alerts')
const webhook = () => panel('Webhook')
const saved = { url: 'https://hooks.example.test/wall', secretSince: '2026-11-20T10:00:00.000Z' }
const save = async (part: Awaited<ReturnType<typeof panel>>) =>
  userEvent.click(part.getByRole('button', { name: 'Save' }))

/** Stored notification settings with a revision check. */
function aStoredChoice(first = aChoice()) {
  let current = first
  let version = 10
  const change = (given: object) => {
    version += 1
    const updatedAt = `2026-11-21T11:${String(version)}:00.000Z`
    current = { ...current, ...given, isDefault: false, updatedAt }
  }
  const answers: Answers = {
    getAlertPreferences: () => current,
    updateAlertPreferences({ body: { expectedUpdatedAt, ...given } }) {
      if (expectedUpdatedAt !== current.updatedAt) return new Refusal('changed-meanwhile')
      change(given)
      return current
    },
  }
  return { answers, change }
}

it('offers location users only their alerts and says that defaults are in use', async () => {
  renderApp(page, 'location')
  const part = await preferences()
  expect(part.getByText(/You’re using the default settings for your role/)).toBeTruthy()
  expect(part.getByRole('checkbox', { name: 'a location is offline' })).toBeTruthy()
  expect(part.queryByRole('checkbox', { name: 'the server has a problem' })).toBeNull()
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: 'By webhook' }).disabled).toBe(true)
  expect(screen.queryByText(/Email isn’t set up/)).toBeNull()
})

it('saves only changed notification settings', async () => {
  const { server } = renderApp(page, 'location', {
    updateAlertPreferences: () => aChoice({ isDefault: false }),
    listLocations: () =>
      new ListOf([aLocation(), aLocation({ _id: idOf(501), id: idOf(501), name: 'Uptown' })]),
  })
  const part = await preferences()
  await userEvent.click(part.getByRole('checkbox', { name: 'a screen needs attention' }))
  await userEvent.click(part.getByRole('radio', { name: 'Only these locations' }))
  await userEvent.click(part.getByPlaceholderText('Find a location'))
  await userEvent.click(await screen.findByRole('option', { name: /Uptown/ }))
  await userEvent.click(part.getByRole('switch', { name: 'Quiet hours' }))
  await userEvent.selectOptions(part.getByLabelText('Daily summary by email'), 'At 7:00 AM')
  await save(part)
  expect(await screen.findByText('Notification settings saved.')).toBeTruthy()
  expect(server.bodiesOf('updateAlertPreferences')).toEqual([
    {
      kinds: ['location-away', 'screen-away'],
      locations: [idOf(501)],
      quietHours: { from: '22:00', to: '07:00' },
      summaryHour: 7,
      expectedUpdatedAt: '1970-01-01T00:00:00.000Z',
    },
  ])
})

it('does not choose a location with Enter that doesn’t match the typed text', async () => {
  const denver = aLocation({ _id: idOf(501), id: idOf(501), name: 'Denver' })
  const search = Promise.withResolvers<ListOf<Location>>()
  const { server } = renderApp(page, 'location', {
    updateAlertPreferences: () => aChoice({ isDefault: false }),
    listLocations: ({ query }) =>
      query.get('name') === null ? new ListOf([aLocation()]) : search.promise,
  })
  const part = await preferences()
  await userEvent.click(part.getByRole('radio', { name: 'Only these locations' }))
  const input = part.getByPlaceholderText('Find a location')
  await userEvent.click(input)
  await screen.findByRole('option', { name: /Harbor Street/ })
  await userEvent.type(input, 'Den{Enter}')
  search.resolve(new ListOf([denver]))
  await screen.findByRole('option', { name: /Denver/ })
  await userEvent.keyboard('{Enter}')
  await save(part)
  expect(await screen.findByText('Notification settings saved.')).toBeTruthy()
  expect(server.bodiesOf('updateAlertPreferences')).toMatchObject([{ locations: [denver.id] }])
})

it.each([
  ['en', /so you get alerts for all locations you can see/],
  ['es', /recibe alertas de todas/],
  ['fr', /vous recevez donc les alertes de tous/],
])(
  'says in %s that the chosen locations are gone, until others are chosen',
  async (locale, message) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp(page, 'admin', { getAlertPreferences: () => aChoice({ lostGyms: true }) })
    expect(await screen.findByText(message)).toBeTruthy()
    await userEvent.click(document.querySelector('input[value="some"]') ?? document.body)
    expect(screen.queryByText(message)).toBeNull()
    cleanup()
    renderApp(page, 'admin')
    await waitFor(() => {
      expect(document.querySelector('input[value="some"]')).toBeTruthy()
    })
    expect(screen.queryByText(message)).toBeNull()
  },
)

it('saves “all locations” with the next change if the chosen ones are gone', async () => {
  const { server } = renderApp(page, 'admin', {
    getAlertPreferences: () => aChoice({ lostGyms: true }),
    updateAlertPreferences: () => aChoice(),
  })
  const part = await preferences()
  await userEvent.click(part.getByRole('checkbox', { name: 'a screen needs attention' }))
  await save(part)
  await waitFor(() => {
    expect(server.bodiesOf('updateAlertPreferences')).toMatchObject([{ locations: null }])
  })
})

it('shows errors at their fields and keeps the input, even after a reload', async () => {
  renderApp(page, 'admin', {
    updateAlertPreferences: () =>
      new Refusal('bad-input', 'No.', [issueAt('channels.2', 'webhook-wanted')]),
    getAlertPreferences: () => aChoice({ channels: ['email', 'bell', 'webhook'] }),
  })
  const part = await preferences()
  await userEvent.click(part.getByRole('switch', { name: 'Quiet hours' }))
  await userEvent.clear(part.getByLabelText(/Quiet hours start/))
  await save(part)
  expect(await part.findByText('Enter a time such as 07:30.')).toBeTruthy()
  await userEvent.type(part.getByLabelText(/Quiet hours start/), '21:30')
  await save(part)
  expect(await part.findByText(/^Set up a webhook first/)).toBeTruthy()
  expect(part.getByLabelText<HTMLInputElement>(/Quiet hours start/).value).toBe('21:30')
  // As after a reload.
  cleanup()
  renderApp(page, 'admin')
  expect(await screen.findByText('Your unsaved changes were restored.')).toBeTruthy()
  expect((await preferences()).getByLabelText<HTMLInputElement>(/Quiet hours start/).value).toBe(
    '21:30',
  )
})

it('compares conflicting notification settings of two tabs before saving', async () => {
  const { answers, change } = aStoredChoice()
  const { server } = renderApp(page, 'admin', answers)
  const part = await preferences()
  await userEvent.click(part.getByRole('switch', { name: 'Quiet hours' }))
  change({ quietHours: { from: '20:00', to: '05:00' }, summaryHour: 6 })
  await save(part)
  const row = await screen.findByRole('row', { name: /^Quiet hours/ })
  expect(row.textContent).toBe('Quiet hours10:00 PM to 7:00 AM8:00 PM to 5:00 AM')
  expect(screen.getByRole('row', { name: /^Daily summary/ }).textContent).toContain('6:00 AM')
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  expect(await screen.findByText('Notification settings saved.')).toBeTruthy()
  expect(server.bodiesOf('updateAlertPreferences').at(-1)).toMatchObject({
    quietHours: { from: '22:00', to: '07:00' },
  })
})

it('says that email is off wherever email is chosen', async () => {
  renderApp(page, 'admin', { getAlertPreferences: () => aChoice({ isMailOn: false }) })
  expect((await preferences()).getAllByText(/Email isn’t set up on this server/)).toHaveLength(2)
})

it('shows a webhook’s secret once, when it is created or replaced', async () => {
  let current = aChoice()
  let made = 0
  const { server } = renderApp(page, 'admin', {
    getAlertPreferences: () => current,
    setWebhook({ body }) {
      const isNew = current.webhook === null || body['newSecret'] === true
      current = aChoice({ webhook: saved })
      return { ...saved, secret: isNew ? `whsec_${String((made += 1))}` : null }
    },
  })
  const part = await webhook()
  await userEvent.type(part.getByLabelText('URL'), saved.url)
  await save(part)
  const secret = () => part.getByLabelText<HTMLInputElement>('Signing secret').value
  expect(await part.findByText(/won’t be shown again/)).toBeTruthy()
  const first = secret()
  expect(first).toMatch(/^whsec_/)
  await userEvent.click(await part.findByRole('button', { name: 'Create new secret' }))
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  await userEvent.click(question.getByRole('button', { name: 'Create new secret' }))
  await waitFor(() => {
    expect(secret()).not.toBe(first)
  })
  expect(server.bodiesOf('setWebhook')).toEqual([
    { url: saved.url, newSecret: false, expectedWebhook: null },
    { url: saved.url, newSecret: true, expectedWebhook: saved },
  ])
})

it.each([
  [null, 204, 'Test delivered. Response: 204.', ''],
  ['refused', 500, 'The request was rejected.', 'Response: 500.'],
  ['redirected', 302, /Redirects aren’t followed/, 'Response: 302.'],
  ['silent', null, 'The request timed out.', ''],
  ['unreachable', null, /Couldn’t connect/, ''],
  ['certificate', null, /certificate isn’t valid/, ''],
  ['not-public', null, /private network/, ''],
] as const)('shows the result of a webhook test: %s', async (why, status, message, more) => {
  renderApp(page, 'location', {
    getAlertPreferences: () => aChoice({ webhook: saved }),
    testWebhook: () => ({ isAccepted: why === null, status, why }),
  })
  const part = await webhook()
  await userEvent.click(part.getByRole('button', { name: 'Send test' }))
  expect(await part.findByText(message)).toBeTruthy()
  if (more !== '') expect(part.getByText(more)).toBeTruthy()
})

it('shows another tab’s webhook instead of overwriting it', async () => {
  let current = aChoice({ webhook: saved })
  const { server } = renderApp(page, 'admin', {
    getAlertPreferences: () => current,
    setWebhook: () => new Refusal('changed-meanwhile'),
  })
  const part = await webhook()
  const url = await part.findByLabelText('URL')
  await userEvent.clear(url)
  await enterText(url, 'https://mine.example.test/')
  current = aChoice({ webhook: { ...saved, url: 'https://theirs.example.test/' } })
  await userEvent.click(part.getByRole('button', { name: 'Save' }))
  expect(
    await part.findByText('Someone else saved the webhook while you were editing'),
  ).toBeTruthy()
  expect(part.getByText('https://theirs.example.test/')).toBeTruthy()
  expect(server.bodiesOf('setWebhook')).toMatchObject([{ expectedWebhook: saved }])
})

it('keeps a refused webhook URL and removes the webhook after confirmation', async () => {
  let current = aChoice({ webhook: saved })
  renderApp(page, 'location', {
    getAlertPreferences: () => current,
    setWebhook: () => new Refusal('bad-input', 'No.', [issueAt('url', 'webhook-not-public')]),
    deleteWebhook: () => (current = aChoice()),
  })
  const part = await webhook()
  await userEvent.type(part.getByLabelText('URL'), '2')
  expect(part.getByRole<HTMLButtonElement>('button', { name: 'Send test' }).disabled).toBe(true)
  await save(part)
  expect(await part.findByText(/^Enter a public internet address/)).toBeTruthy()
  expect(part.getByLabelText<HTMLInputElement>('URL').value).toBe(`${saved.url}2`)
  await userEvent.click(part.getByRole('button', { name: 'Remove webhook' }))
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  await userEvent.click(question.getByRole('button', { name: 'Remove webhook' }))
  expect(await screen.findByText('Webhook removed.')).toBeTruthy()
  expect(part.queryByRole('button', { name: 'Send test' })).toBeNull()
})
