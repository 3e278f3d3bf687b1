import { type FactorChallenge, issueAt } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { session } from '../../../shared/session/session.ts'
import { createPasskeyBrowser } from '../../../shared/testing/passkey-browser.ts'
import { type Answers, LostAnswer, Refusal } from '../../../shared/testing/fake-server.ts'
import { aMe, anAccountLink, someFactors } from '../../../shared/testing/fixtures.ts'

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
  await userEvent.type(await screen.findByLabelText('Email'), 'rosa@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'a password{Enter}')
  return { ...app, asked: await dialog() }
}

it('asks for the code of the app after the password, and leads to the dashboard', async () => {
  let isWrong = true
  const { asked, server, router } = await logIn({
    logInWithSecondFactor: () => (isWrong ? refusal('factor-code-wrong') : { token: 't-1' }),
  })
  await userEvent.click(asked.getByRole('button', { name: 'Login' }))
  expect(asked.getByText('Enter the six-digit code.')).toBeTruthy()
  await userEvent.type(asked.getByLabelText('Code from your authenticator app'), '000 000{Enter}')
  expect(await asked.findByText(/^That code isn’t correct/)).toBeTruthy()
  isWrong = false
  await userEvent.clear(asked.getByLabelText('Code from your authenticator app'))
  await userEvent.type(asked.getByLabelText('Code from your authenticator app'), '123456{Enter}')
  await isIn()
  expect(server.bodiesOf('logInWithSecondFactor').at(-1)).toEqual({
    challenge: 'c-1',
    code: '123456',
  })
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })
})

it('takes a recovery code, also where the answer was lost once', async () => {
  let isLost = true
  const { asked, server } = await logIn({
    logInWithSecondFactor: () => {
      if (!isLost) return { token: 't-1' }
      isLost = false
      throw new LostAnswer()
    },
  })
  await userEvent.click(asked.getByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(asked.getByLabelText('Recovery code'), 'abcd-efgh{Enter}')
  expect(
    await asked.findByText('Can’t reach the server. Check your connection, then try again.'),
  ).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: 'Login' }))
  await isIn()
  expect(server.bodiesOf('logInWithSecondFactor').at(-1)).toMatchObject({
    recoveryCode: 'abcd-efgh',
  })
})

it('takes a passkey where there is one, and says so when its holder closed it', async () => {
  const passkeys = createPasskeyBrowser()
  const { asked, server } = await logIn({ logInWithSecondFactor: () => ({ token: 't-1' }) })
  passkeys.willCancel()
  await userEvent.click(asked.getByRole('button', { name: 'Use a passkey' }))
  expect((await asked.findByRole('alert')).textContent).toMatch(/^No passkey was used/)
  await userEvent.click(asked.getByRole('button', { name: 'Use a passkey' }))
  await isIn()
  expect(server.bodiesOf('logInWithSecondFactor')).toMatchObject([
    { passkey: { type: 'public-key' } },
  ])
})

it('begins anew when too much time or too many tries have passed', async () => {
  const { asked } = await logIn({ logInWithSecondFactor: () => refusal('challenge-over') })
  await userEvent.type(asked.getByLabelText('Code from your authenticator app'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Start over\.$/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is asked after the portal as well', async () => {
  renderApp('/login/of-the-portal', null, { signOn: () => wanted() })
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('alert')).textContent).toBe(issue.message)
})

it('is asked after a link that sets a password; left, it says that the password is set', async () => {
  renderApp('/reset#secret', null, {
    getAccountLink: () => anAccountLink({ purpose: 'reset' }),
    useAccountLink: () => wanted(),
  })
  await userEvent.type(await screen.findByLabelText('New password'), 'seven brown gloves{Enter}')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/^Your new password is saved/)).toBeTruthy()
})

it('a passkey alone lets in, and what went wrong stands on the banner', async () => {
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

it('says on the login page why passkeys cannot work at its address', async () => {
  renderApp('/login', null)
  expect(await screen.findByText(/^Passkeys need HTTPS/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

it('whoever must have a factor and has none is led from the login to set one up', async () => {
  const { router } = renderApp('/login', null, {
    logIn: () => ({ token: 't-1' }),
    getMe: () => aMe('admin', { wantsFactor: true }),
    getTwoFactor: () => someFactors({ isRequired: true }),
  })
  await userEvent.type(await screen.findByLabelText('Email'), 'rosa@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'a password{Enter}')
  expect(await screen.findByText('Your role requires two-factor authentication')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/profile/security')
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => {
    expect(router.state.status).toBe('idle')
  })
  expect(router.state.location.pathname).toBe('/admin/profile/security')
})
