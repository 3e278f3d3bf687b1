import { jobKinds, jobProblems } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { Refusal } from '../../../shared/testing/fake-server.ts'
import { aJob, someJobs } from '../../../shared/testing/fixtures.ts'

const page = '/admin/system'
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Email and background jobs' }))

it('lists failed jobs with the reason and retries one', async () => {
  let troubled = [
    aJob(),
    aJob({
      id: '00000000-0000-7000-8000-000000007002',
      about: '',
      kind: 'webhook',
      problem: 'unexpected',
      attempts: 1,
      againAt: '2026-11-21T13:00:00.000Z',
    }),
  ]
  const { server } = renderApp(page, 'super-admin', {
    getJobs: () => someJobs({ troubled, troubledCount: troubled.length }),
    runJob: ({ params }) => {
      troubled = []
      return { id: String(params['id']) }
    },
  })
  const jobs = await panel()
  expect(await jobs.findByText('The mail server doesn’t recognize this recipient.')).toBeTruthy()
  expect(jobs.getByText('Failed after 28 attempts')).toBeTruthy()
  expect(jobs.getByText(/^1 attempt, next Nov 21, 2026/)).toBeTruthy()
  await userEvent.click(jobs.getByRole('button', { name: 'Retry: Emails ana@roundboard.test' }))
  expect(await screen.findByText('Retrying now.')).toBeTruthy()
  expect(await jobs.findByText('No failed jobs.')).toBeTruthy()
  expect(server.requestsTo('runJob')).toHaveLength(1)
})

it('sends a test email in the user’s language', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  const { server } = renderApp(page, 'super-admin', {
    sendTestMail: () => ({ to: 'yo@roundboard.test' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Enviarme un correo de prueba' }))
  expect(
    await screen.findByText(/Se está enviando un correo de prueba a yo@roundboard\.test/),
  ).toBeTruthy()
  expect(server.bodiesOf('sendTestMail')).toEqual([{ language: 'es' }])
})

it('says why a test email can’t be sent', async () => {
  localStorage.setItem('roundboard.locale', 'fr')
  renderApp(page, 'super-admin', { sendTestMail: () => new Refusal('not-configured') })
  await userEvent.click(
    await screen.findByRole('button', { name: 'M’envoyer un courriel de test' }),
  )
  expect(
    await screen.findByText(
      'Ce n’est pas configuré sur le serveur. Demandez à votre administrateur de le faire.',
    ),
  ).toBeTruthy()
})

it('says what happens while email is off and offers no test email', async () => {
  renderApp(page, 'super-admin', {
    getJobs: () => someJobs({ mail: { isOn: false, from: 'no-reply@localhost' } }),
  })
  expect(await screen.findByText('Email is off')).toBeTruthy()
  expect(screen.getByText(/show a link for you to share/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send me a test email' })).toBeNull()
})

it.each(['en', 'es', 'fr'])('translates every job kind and problem into %s', async (locale) => {
  localStorage.setItem('roundboard.locale', locale)
  renderApp(page, 'super-admin', {
    getJobs: () =>
      someJobs({
        waiting: jobKinds.map((kind) => ({ kind, count: 2, nextAt: '2026-11-21T12:00:00.000Z' })),
        troubled: jobProblems.map((problem, at) =>
          aJob({ problem, id: `00000000-0000-7000-8000-00000000700${String(at)}` }),
        ),
        troubledCount: 200,
      }),
  })
  await waitFor(() => {
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(jobProblems.length)
  })
  const text = document.body.textContent
  for (const code of [...jobProblems, 'uptime-sweep', 'given-up']) expect(text).not.toContain(code)
})
