import { type FactorChallenge, issueAt } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { session } from '../../../shared/session/session.ts'
import { createPasskeyBrowser } from '../../../shared/testing/passkey-browser.ts'
import { type Answers, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { aMe, anAccountLink, someFactors } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const challenge: FactorChallenge = {
  token: 'c-1',
  hasCode: true,
  hasRecoveryCodes: true,
  passkey: { challenge: 'sign-me', rpId: 'localhost' },
}
const issue = issueAt('', 'second-factor-wanted')
const wanted = (given: Partial<FactorChallenge> = {}) =>
  new Refusal('second-factor-wanted', issue.message, [issue], { ...challenge, ...given })
const refusal = (code: 'factor-code-wrong' | 'challenge-over') =>
  new Refusal('invalid-code', issueAt('', code).message, [issueAt('', code)])

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Two-factor authentication' }))
const isIn = () =>
  waitFor(() => {
    expect(session.get().token).toBe('t-1')
    expect(screen.queryByRole('dialog', { name: 'Two-factor authentication' })).toBeNull()
  })

async function logIn(answers: Answers) {
  const app = renderApp<Answers>('/login', null, { logIn: () => wanted(), ...answers })
  await enterText(await screen.findByLabelText('Email'), 'rosa@example.com')
  await enterText(screen.getByLabelText('Password'), 'a password', '{Enter}')
  return { ...app, stepDialog: await dialog() }
}

it('asks for an authenticator code after the password and opens the dashboard', async () => {
  let isWrong = true
  const { stepDialog, server, router } = await logIn({
    logInWithSecondFactor: () => (isWrong ? refusal('factor-code-wrong') : { token: 't-1' }),
  })
  await userEvent.click(stepDialog.getByRole('button', { name: 'Login' }))
  expect(stepDialog.getByText('Enter the six-digit code.')).toBeTruthy()
  await enterText(
    stepDialog.getByLabelText('Code from your authenticator app'),
    '000 000',
    '{Enter}',
  )
  expect(await stepDialog.findByText(/^That code isn’t correct/)).toBeTruthy()
  isWrong = false
  await userEvent.clear(stepDialog.getByLabelText('Code from your authenticator app'))
  await userEvent.type(
    stepDialog.getByLabelText('Code from your authenticator app'),
    '123456{Enter}',
  )
  await isIn()
  expect(server.bodiesOf('logInWithSecondFactor').at(-1)).toEqual({
    challenge: 'c-1',
    code: '123456',
  })
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })
})

it('accepts a recovery code, also after a lost response', async () => {
  let isLost = true
  const { stepDialog, server } = await logIn({
    logInWithSecondFactor: () => {
      if (!isLost) return { token: 't-1' }
      isLost = false
      throw new LostResponse()
    },
  })
  await userEvent.click(stepDialog.getByRole('button', { name: 'Use a recovery code' }))
  await enterText(stepDialog.getByLabelText('Recovery code'), 'abcd-efgh', '{Enter}')
  expect(
    await stepDialog.findByText('Can’t reach the server. Check your connection, then try again.'),
  ).toBeTruthy()
  await userEvent.click(stepDialog.getByRole('button', { name: 'Login' }))
  await isIn()
  expect(server.bodiesOf('logInWithSecondFactor').at(-1)).toMatchObject({
    recoveryCode: 'abcd-efgh',
  })
})

it('accepts a passkey and reports a cancelled attempt', async () => {
  const passkeys = createPasskeyBrowser()
  const { stepDialog, server } = await logIn({
    logInWithSecondFactor: () => ({ token: 't-1' }),
  })
  passkeys.willCancel()
  await userEvent.click(stepDialog.getByRole('button', { name: 'Use a passkey' }))
  expect((await stepDialog.findByRole('alert')).textContent).toMatch(/^No passkey was used/)
  await userEvent.click(stepDialog.getByRole('button', { name: 'Use a passkey' }))
  await isIn()
  expect(server.bodiesOf('logInWithSecondFactor')).toMatchObject([
    { passkey: { type: 'public-key' } },
  ])
})

it('starts over after too much time or too many attempts', async () => {
  const { stepDialog } = await logIn({
    logInWithSecondFactor: () => refusal('challenge-over'),
  })
  await userEvent.type(
    stepDialog.getByLabelText('Code from your authenticator app'),
    '123456{Enter}',
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/Start over\.$/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is required after single sign-on too', async () => {
  renderApp('/login/of-the-portal', null, { signOn: () => wanted() })
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('alert')).textContent).toBe(issue.message)
})

it('is required after a password link; cancelling says that the password was saved', async () => {
  renderApp('/reset#secret', null, {
    getAccountLink: () => anAccountLink({ purpose: 'reset' }),
    useAccountLink: () => wanted(),
  })
  await enterText(await screen.findByLabelText('New password'), 'seven brown gloves', '{Enter}')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/^Your new password is saved/)).toBeTruthy()
})

it('signs in with a passkey alone and shows errors in the banner', async () => {
  const passkeys = createPasskeyBrowser()
  const { server } = renderApp('/login', null, {
    beginPasskeyLogIn: () => ({ challenge: 'c-2', options: { challenge: 'sign-me' } }),
    logInWithPasskey: () => ({ token: 't-1' }),
  })
  passkeys.willCancel()
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No passkey was used/)
  await userEvent.click(button)
  await isIn()
  expect(server.bodiesOf('logInWithPasskey')).toMatchObject([{ challenge: 'c-2' }])
})

it('explains on the login page why passkeys can’t work at this address', async () => {
  renderApp('/login', null)
  expect(await screen.findByText(/^Passkeys need HTTPS/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

it('sends a user who still needs a second factor to set one up after login', async () => {
  const { router } = renderApp('/login', null, {
    logIn: () => ({ token: 't-1' }),
    getMe: () => aMe('admin', { wantsFactor: true }),
    getTwoFactor: () => someFactors({ isRequired: true }),
  })
  await enterText(await screen.findByLabelText('Email'), 'rosa@example.com')
  await enterText(screen.getByLabelText('Password'), 'a password', '{Enter}')
  expect(await screen.findByText('Your role requires two-factor authentication')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/profile/security')
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => {
    expect(router.state.status).toBe('idle')
  })
  expect(router.state.location.pathname).toBe('/admin/profile/security')
})
