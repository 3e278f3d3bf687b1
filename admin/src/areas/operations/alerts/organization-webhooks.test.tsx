import { issueAt, type ListedWebhook, type WebhookDelivery } from '@roundboard/contract'
import { alertKinds } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aDelivery, anOrganizationWebhook } from '../../../shared/testing/alert-fixtures.ts'
import {
  type Answers,
  type ReceivedRequest,
  LostResponse,
  Refusal,
} from '../../../shared/testing/fake-server.ts'
import { aRegion } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const page = '/admin/api-keys?tab=webhooks'
const secret = `whsec_${'Ab1='.repeat(8)}`
const hook = anOrganizationWebhook()
const host = 'hooks-1.example.test'

/** Keeps webhooks and deliveries as the server does. */
function serverWith(...given: readonly ListedWebhook[]) {
  let webhooks = [...given]
  let deliveries: WebhookDelivery[] = []
  let version = 10
  const find = ({ params }: ReceivedRequest) => webhooks.find(({ id }) => id === params['id'])
  const change = (id: string, fields: object) => {
    version += 1
    const updatedAt = `2026-11-21T11:${String(version)}:00.000Z`
    webhooks = webhooks.map((each) => (each.id === id ? { ...each, ...fields, updatedAt } : each))
  }
  const shown = ({ lastAttemptAt: _, failingSince: _since, ...webhook }: ListedWebhook) => webhook
  const answers: Answers = {
    listOrganizationWebhooks: () => webhooks,
    createOrganizationWebhook({ body }) {
      const made = anOrganizationWebhook(9, { ...body, lastAttemptAt: null })
      webhooks = [...webhooks, made]
      return { ...shown(made), secret }
    },
    updateOrganizationWebhook(request) {
      const { newSecret, expectedUpdatedAt, ...fields } = request.body
      const before = find(request)
      if (!before) return new Refusal('not-found')
      if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== before.updatedAt)
        return new Refusal('changed-meanwhile')
      change(before.id, fields)
      return { ...shown(find(request) ?? before), secret: newSecret === true ? secret : null }
    },
    deleteOrganizationWebhook(request) {
      const found = find(request)
      if (!found) return new Refusal('not-found')
      webhooks = webhooks.filter((each) => each !== found)
      return shown(found)
    },
    listWebhookDeliveries: () => deliveries,
  }
  const send = (...sent: WebhookDelivery[]) => {
    deliveries = [...sent, ...deliveries.filter(({ id }) => !sent.some((each) => each.id === id))]
  }
  return { answers, change, send }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('a webhook form keeps its input if the address is refused, and shows the secret once', async () => {
  const user = userEvent.setup()
  const { answers } = serverWith()
  let isRefused = true
  const issue = issueAt('url', 'webhook-not-public')
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    listRegions: () => [aRegion({ name: 'Ohio' })],
    createOrganizationWebhook: (request) =>
      isRefused
        ? new Refusal('bad-input', 'Please check.', [issue])
        : (answers.createOrganizationWebhook?.(request) ?? new Refusal('internal')),
  })
  expect(await screen.findByText('No webhooks yet')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Add webhook' })[0] ?? document.body)
  const form = await dialog('Add webhook')
  await user.type(form.getByLabelText(/^URL/), 'https://10.0.0.1/in')
  await user.click(form.getByRole('checkbox', { name: 'a screen needs attention' }))
  await user.click(form.getByRole('combobox', { name: 'Region' }))
  await user.click(await screen.findByRole('option', { name: 'Ohio' }))
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText(/^Enter a public internet address/)).toBeTruthy()
  const url = form.getByLabelText<HTMLInputElement>(/^URL/)
  expect(url.value).toBe('https://10.0.0.1/in')
  expect(url.getAttribute('aria-invalid')).toBe('true')
  isRefused = false
  await user.clear(url)
  await user.type(url, 'https://hooks.example.test/in')
  await user.click(form.getByRole('button', { name: 'Add' }))

  const made = await dialog('Signing secret for hooks.example.test')
  expect(server.bodiesOf('createOrganizationWebhook')[1]).toEqual({
    url: 'https://hooks.example.test/in',
    events: ['location-away', 'screen-trouble'],
    region: aRegion().id,
  })
  const field = made.getByLabelText<HTMLInputElement>('Signing secret for hooks.example.test')
  expect(field.value).toBe(secret)
  const document_ = made.getByRole<HTMLAnchorElement>('link', { name: 'API document' })
  expect(document_.getAttribute('href')).toBe('/api/docs')
  await user.click(made.getByRole('button', { name: 'Copy' }))
  expect(await made.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.click(made.getByRole('button', { name: 'I’ve saved it' }))
  const row = within(await screen.findByRole('row', { name: /hooks\.example\.test/ }))
  expect(row.getByText('Ohio')).toBeTruthy()
  expect(row.getByText('Never')).toBeTruthy()
  expect(document.body.innerHTML).not.toContain(secret)
  const kept = [sessionStorage, localStorage].map((storage) => Object.entries(storage))
  expect(JSON.stringify(kept)).not.toContain(secret)
})

it('editing a webhook that someone else changed compares both before it saves', async () => {
  const user = userEvent.setup()
  const { answers, change } = serverWith(hook)
  const { server } = renderApp(page, 'super-admin', answers)
  await click(`Edit the webhook to ${host}`)
  const form = await dialog('Edit webhook')
  await user.click(form.getByRole('checkbox', { name: 'a screen needs attention' }))
  change(hook.id, { events: ['coach-pass'] })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findAllByText(/a screen issues a coach pass/)).length).toBeGreaterThan(1)
  expect(screen.queryByText('Webhook saved.')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Keep my version' }))
  expect(await screen.findByText('Webhook saved.')).toBeTruthy()
  expect(server.bodiesOf('updateOrganizationWebhook').at(-1)).toEqual({
    events: ['location-away', 'screen-trouble'],
    expectedUpdatedAt: '2026-11-21T11:11:00.000Z',
  })
})

it('a webhook is paused and resumed, and deleted after confirmation', async () => {
  const { answers } = serverWith(hook)
  renderApp(page, 'super-admin', answers)
  await click(`Pause the webhook to ${host}`)
  expect(await screen.findByText('Paused')).toBeTruthy()
  await click(`Resume the webhook to ${host}`)
  expect(await screen.findByText('On')).toBeTruthy()
  await click(`Delete the webhook to ${host}`)
  const question = await dialog('Please confirm')
  expect(question.getByText(`Delete the webhook to ${host}?`)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Webhook deleted.')).toBeTruthy()
  expect(await screen.findByText('No webhooks yet')).toBeTruthy()
})

it('a new secret is created after confirmation and a password, and shown once', async () => {
  const { answers } = serverWith(hook)
  let hasProved = false
  renderApp(page, 'super-admin', {
    ...answers,
    updateOrganizationWebhook: (request) =>
      hasProved
        ? (answers.updateOrganizationWebhook?.(request) ?? new Refusal('internal'))
        : new Refusal('step-up-wanted'),
    stepUp() {
      hasProved = true
      return { provedAt: '2026-11-22T12:00:00.000Z' }
    },
  })
  await click(`Create a new secret for ${host}`)
  const question = await dialog('Please confirm')
  await userEvent.click(question.getByRole('button', { name: 'Create new secret' }))
  const proof = await dialog('Confirm it’s you')
  await enterText(await proof.findByLabelText(/^Password/), 'some password')
  await userEvent.click(proof.getByRole('button', { name: 'Confirm' }))
  const made = await dialog(`Signing secret for ${host}`)
  expect(made.getByDisplayValue(secret)).toBeTruthy()
})

it('a new secret from another tab, or of a lost response, is replaced only knowingly', async () => {
  const { answers, change } = serverWith(hook)
  let isLost = true
  renderApp(page, 'super-admin', {
    ...answers,
    updateOrganizationWebhook(request) {
      if (!isLost) return answers.updateOrganizationWebhook?.(request) ?? new Refusal('internal')
      isLost = false
      change(hook.id, { secretSince: '2026-11-21T11:00:00.000Z' })
      throw new LostResponse()
    },
  })
  await click(`Create a new secret for ${host}`)
  await click('Create new secret')
  expect(await screen.findByText(/^Can’t reach the server/)).toBeTruthy()
  await click(`Create a new secret for ${host}`)
  await click('Create new secret')
  expect(
    await screen.findByText(/^A new secret for .* was created on Nov 21, .*the old one no longer/),
  ).toBeTruthy()

  await click(`Create a new secret for ${host}`)
  change(hook.id, { isPaused: true })
  await click('Create new secret')
  expect(
    await screen.findByText(/has changed in the meantime, so no secret was created/),
  ).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await click(`Create a new secret for ${host}`)
  await click('Create new secret')
  await dialog(`Signing secret for ${host}`)
})

it('the deliveries of a webhook say how each went, and are sent again once', async () => {
  const { answers, send } = serverWith(hook)
  const failed = aDelivery(1, {
    ...{ status: 500, why: 'refused', attempts: 2, excerpt: '<script>alert(1)</script>' },
    nextAt: '2126-11-21T10:00:30.000Z',
  })
  send(failed)
  let isDone: (() => void) | undefined
  const { server, router } = renderApp(page, 'super-admin', {
    ...answers,
    async resendWebhookDelivery() {
      await new Promise<void>((resolve) => (isDone = resolve))
      send({ ...failed, status: 204, why: null, excerpt: '', nextAt: null })
      return failed
    },
    testOrganizationWebhook() {
      const sent = { event: 'alert.test', kind: null, attempts: 0, attemptedAt: null } as const
      const test = aDelivery(2, {
        ...sent,
        status: null,
        durationMs: null,
        nextAt: '2126-11-21T10:01:00.000Z',
      })
      send(test)
      return test
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: `Deliveries to ${host}` }))
  expect(router.state.location.search).toEqual({ tab: 'webhooks', webhook: hook.id })
  expect(await screen.findByText('The request was rejected.')).toBeTruthy()
  expect(screen.getByText('HTTP 500')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Response to Alert started/ }))
  expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy()

  const again = screen.getByRole('button', { name: /^Send again: Alert started/ })
  await userEvent.dblClick(again)
  await waitFor(() => {
    expect(isDone).toBeDefined()
  })
  isDone?.()
  expect(await screen.findByText(/^Queued again/)).toBeTruthy()
  expect(await screen.findByText('Delivered')).toBeTruthy()
  expect(server.requestsTo('resendWebhookDelivery')).toHaveLength(1)
  await click('Send test')
  expect(await screen.findByText(/^Test queued/)).toBeTruthy()
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'All webhooks' }))
  const opened = await screen.findByRole('link', { name: `Deliveries to ${host}` })
  expect(document.activeElement).toBe(opened)
})

it('too many tests are refused with a reason', async () => {
  renderApp(`${page}&webhook=${hook.id}`, 'super-admin', {
    ...serverWith(hook).answers,
    testOrganizationWebhook: () => new Refusal('too-many-attempts', 'Too many tests.'),
  })
  expect(await screen.findByText('No deliveries in the last 7 days')).toBeTruthy()
  await click('Send test')
  expect(await screen.findByText('Too many tests.')).toBeTruthy()
})

it('webhooks that couldn’t be loaded are loaded on retry', async () => {
  let isDown = true
  renderApp(page, 'super-admin', {
    ...serverWith(hook).answers,
    listOrganizationWebhooks: () => (isDown ? new Refusal('unavailable') : [hook]),
  })
  expect(await screen.findByText('Couldn’t load webhooks')).toBeTruthy()
  isDown = false
  await click('Retry')
  expect(await screen.findByRole('rowheader', { name: new RegExp(host) })).toBeTruthy()
})

it('shows twenty webhooks with the longest addresses, all alerts and a deleted region', async () => {
  const many = Array.from({ length: 20 }, (_, number) =>
    anOrganizationWebhook(number, {
      url: `https://${'a'.repeat(60)}.example.test/${'b'.repeat(1900)}${String(number)}`,
      events: [...alertKinds],
      region: hook.id,
      failingSince: '2026-11-21T09:00:00.000Z',
    }),
  )
  renderApp(page, 'super-admin', serverWith(...many).answers)
  expect(await screen.findAllByText('All alerts')).toHaveLength(20)
  expect(screen.getAllByText('Failing')).toHaveLength(20)
  expect(screen.getAllByText('Deleted region')).toHaveLength(20)
  expect(screen.getByTitle(many[7]?.url ?? '')).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'API keys and webhooks' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Webhooks')
})
