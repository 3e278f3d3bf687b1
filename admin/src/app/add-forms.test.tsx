import { type Issue, issueAt } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ListOf, Refusal, type Asked } from '../shared/testing/fake-server.ts'
import { aLocation, aRound, aUser, idOf } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

interface AddForm {
  /** What comes after ‘adding’. */
  readonly thing: string
  readonly page: string
  readonly opens?: string
  readonly post: string
  /** What the server finds to be there already. */
  readonly issue: Issue
  readonly typed: Readonly<Record<string, string>>
  readonly submit: string
  readonly read: Record<string, (asked: Asked) => unknown>
}

const forms: AddForm[] = [
  {
    thing: 'the location',
    page: '/admin/locations',
    opens: 'Add Location',
    post: '/api/v1/locations',
    issue: issueAt('locationIdentifier', 'location-identifier-taken'),
    typed: { Name: 'Harbor Street', Number: 'RB-1001' },
    submit: 'Add',
    read: { 'GET /api/v1/locations': () => new ListOf([aLocation()]) },
  },
  {
    thing: 'the user',
    page: '/admin/users',
    opens: 'Add User',
    post: '/api/v1/users',
    issue: issueAt('email', 'email-taken'),
    typed: {
      'First Name': 'Rosa',
      'Last Name': 'Quill',
      Email: 'rosa@example.com',
      Password: 'long enough password',
    },
    submit: 'Add',
    read: {
      'GET /api/v1/users': () => new ListOf([aUser('admin')]),
      'GET /api/v1/users/roles': () => ['location', 'admin', 'super-admin', 'api-access'],
    },
  },
  {
    thing: 'the screen',
    page: `/admin/locations/${idOf(500)}`,
    opens: 'Add Screen',
    post: '/api/v1/screens',
    issue: issueAt('name', 'not-valid'),
    typed: {},
    submit: 'Add',
    read: { 'GET /api/v1/locations/*': () => aLocation() },
  },
  {
    thing: 'the workout',
    page: '/admin/rounds/1/workout',
    post: '/api/v1/workouts',
    issue: issueAt('name', 'not-valid'),
    typed: { Name: 'Bag Day' },
    submit: 'Save',
    read: { 'GET /api/v1/rounds': () => [aRound(1)] },
  },
]

async function fillIn(form: AddForm) {
  if (form.opens !== undefined) {
    const [opener] = await screen.findAllByRole('button', { name: form.opens })
    await userEvent.click(opener ?? document.body)
  }
  const shown = form.opens === undefined ? screen : within(await screen.findByRole('dialog'))
  for (const [label, text] of Object.entries(form.typed))
    await userEvent.type(await shown.findByLabelText(new RegExp(label)), text)
  await userEvent.click(await shown.findByRole('button', { name: form.submit }))
}

describe.each(forms)('the form that adds $thing', (form) => {
  it('says in the specification’s sentence why a duplicate was not added', async () => {
    const { server } = renderApp(form.page, 'super-admin', {
      ...form.read,
      [`POST ${form.post}`]: () => new Refusal('conflict', 409, form.issue.message, [form.issue]),
    })
    await fillIn(form)
    expect(
      await screen.findByText(
        `Sorry, there was a problem adding ${form.thing}: ${form.issue.message}`,
      ),
    ).toBeTruthy()
    const posted = server.asked.filter(
      ({ method, path }) => method === 'POST' && path === form.post,
    )
    expect(posted).toHaveLength(1)
    expect(posted[0]?.key).toMatch(/^[!-~]{16,200}$/)
  })
})
