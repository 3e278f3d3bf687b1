import { type CallName, type Issue, issueAt } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Answers, ListOf, Refusal } from '../shared/testing/fake-server.ts'
import { aLocation, aRound, aUser, idOf } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

interface AddForm {
  /** The noun in the message. */
  readonly thing: string
  readonly page: string
  readonly opens?: string
  readonly post: CallName
  /** The duplicate that the server reports. */
  readonly issue: Issue
  readonly typed: Readonly<Record<string, string>>
  readonly submit: string
  readonly read: Answers
}

const forms: AddForm[] = [
  {
    thing: 'the location',
    page: '/admin/locations',
    opens: 'Add location',
    post: 'createLocation',
    issue: issueAt('locationIdentifier', 'location-identifier-taken'),
    typed: { Name: 'Harbor Street', Number: 'RB-1001' },
    submit: 'Add',
    read: { listLocations: () => new ListOf([aLocation()]) },
  },
  {
    thing: 'the user',
    page: '/admin/users',
    opens: 'Add user',
    post: 'createUser',
    issue: issueAt('email', 'email-taken'),
    typed: {
      'First name': 'Rosa',
      'Last name': 'Quill',
      Email: 'rosa@example.com',
      Password: 'long enough password',
    },
    submit: 'Add',
    read: {
      listUsers: () => new ListOf([aUser('admin')]),
      listRoles: () => ['location', 'admin', 'super-admin', 'api-access'],
    },
  },
  {
    thing: 'the screen',
    page: `/admin/locations/${idOf(500)}?tab=screens`,
    opens: 'Add Screen',
    post: 'createScreen',
    issue: issueAt('name', 'not-valid'),
    typed: {},
    submit: 'Add',
    read: { getLocation: () => aLocation() },
  },
  {
    thing: 'the exercise',
    page: '/admin/exercises',
    opens: 'Add exercise',
    post: 'createExercise',
    issue: issueAt('name', 'exercise-name-taken'),
    typed: { 'English name': 'Burpees', '^Name': 'burpee' },
    submit: 'Add',
    read: {},
  },
  {
    thing: 'the workout',
    page: '/admin/rounds/1/workout',
    post: 'createWorkout',
    issue: issueAt('name', 'not-valid'),
    typed: { Name: 'Bag Day' },
    submit: 'Save',
    read: { listRounds: () => [aRound(1)] },
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
  // spec: 8
  it('shows the message from the specification when the server reports a duplicate', async () => {
    const { server } = renderApp(form.page, 'super-admin', {
      ...form.read,
      [form.post]: () => new Refusal('conflict', form.issue.message, [form.issue]),
    })
    await fillIn(form)
    expect(
      await screen.findByText(
        `Sorry, there was a problem adding ${form.thing}: ${form.issue.message}`,
      ),
    ).toBeTruthy()
    const posted = server.requestsTo(form.post)
    expect(posted).toHaveLength(1)
    expect(posted[0]?.key).toMatch(/^[!-~]{16,200}$/)
  })
})
