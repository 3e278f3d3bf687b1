import { type TwoFactor, issueAt } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { session } from '../../../shared/session/session.ts'
import { createPasskeyBrowser } from '../../../shared/testing/passkey-browser.ts'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { aPasskey, someFactors } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const path = '/admin/profile/security'
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-dd${String(20 + index)}`)
const phone = { createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null }
const begun = { challenge: 'c-1', secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Roundboard?x' }

/** The security page of a user with these factors; changes persist. */
function open(
  given: Partial<TwoFactor>,
  answers: (keep: (now: Partial<TwoFactor>) => TwoFactor) => Answers,
) {
  let now = someFactors(given)
  const keep = (next: Partial<TwoFactor>) => (now = { ...now, ...next })
  return renderApp<Answers>(path, 'admin', {
    getTwoFactor: () => now,
    beginAuthenticator: () => begun,
    beginPasskey: () => ({ challenge: 'c-2', options: aCreation }),
    ...answers(keep),
  })
}
const aCreation = {
  challenge: 'sign-me',
  rp: { id: 'localhost', name: 'Roundboard' },
  user: { id: 'dXNlcg', name: 'rosa', displayName: 'rosa' },
  pubKeyCredParams: [],
}
const sure = async (action: string) => {
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  await userEvent.click(question.getByRole('button', { name: action }))
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('sets up an authenticator app by QR code or key and shows ten recovery codes once', async () => {
  const { server } = open({}, (keep) => ({
    addAuthenticator: ({ body }) => {
      const issue = issueAt('code', 'factor-code-wrong')
      if (body['code'] !== '123456') return new Refusal('invalid-code', issue.message, [issue])
      return { ...keep({ phone, recoveryCodesLeft: 10 }), recoveryCodes: codes }
    },
  }))
  expect(await screen.findByText('Not set up')).toBeTruthy()
  await userEvent.click(await button('Set up an app'))
  const setUpDialog = within(await screen.findByRole('dialog', { name: 'Authenticator app' }))
  expect(setUpDialog.getByRole('img', { name: /QR code/ })).toBeTruthy()
  expect(setUpDialog.getByText('ABCD EFGH IJKL')).toBeTruthy()
  await userEvent.type(
    setUpDialog.getByLabelText('Code from your authenticator app'),
    '000000{Enter}',
  )
  expect(await setUpDialog.findByText(/^That code isn’t correct/)).toBeTruthy()
  await userEvent.clear(setUpDialog.getByLabelText('Code from your authenticator app'))
  await userEvent.type(
    setUpDialog.getByLabelText('Code from your authenticator app'),
    '123456{Enter}',
  )
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(shown.getByRole('button', { name: 'I’ve saved them' }))
  expect(await screen.findByText('10 of 10 left')).toBeTruthy()
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  expect(server.bodiesOf('addAuthenticator').at(-1)).toEqual({ challenge: 'c-1', code: '123456' })
})

it('adds a passkey with a name, renames it and removes it', async () => {
  createPasskeyBrowser()
  const { server } = open({}, (keep) => ({
    addPasskey: ({ body }) => ({
      ...keep({ passkeys: [aPasskey(1, String(body['name']))], recoveryCodesLeft: 10 }),
      recoveryCodes: null,
    }),
    renamePasskey: ({ body }) => keep({ passkeys: [aPasskey(1, String(body['name']))] }),
    removePasskey: () => keep({ passkeys: [], recoveryCodesLeft: 0 }),
  }))
  await userEvent.click(await button('Add passkey'))
  const naming = within(await screen.findByRole('dialog', { name: 'Add passkey' }))
  await userEvent.clear(naming.getByLabelText('Name'))
  await enterText(naming.getByLabelText('Name'), 'Blue key', '{Enter}')
  expect(await screen.findByText('Added the passkey Blue key.')).toBeTruthy()
  expect(server.bodiesOf('addPasskey')).toMatchObject([{ challenge: 'c-2', name: 'Blue key' }])
  await userEvent.click(await button('Rename Blue key'))
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename Blue key' }))
  await enterText(renaming.getByLabelText('Name'), ' of mine', '{Enter}')
  await userEvent.click(await button('Remove Blue key of mine'))
  await sure('Remove')
  expect(await screen.findByText('No passkeys yet')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull()
})

it('a cancelled passkey can be retried and sends nothing', async () => {
  const passkeys = createPasskeyBrowser()
  passkeys.willCancel()
  const { server } = open({}, () => ({}))
  await userEvent.click(await button('Add passkey'))
  await userEvent.click(await button('Continue'))
  expect(await screen.findByText(/^No passkey was used/)).toBeTruthy()
  expect(server.requestsTo('addPasskey')).toEqual([])
})

it('continues once a required factor is set up; the last factor can’t be removed', async () => {
  const issue = issueAt('', 'last-factor')
  const { router } = open({ isRequired: true }, (keep) => ({
    addAuthenticator: () => ({ ...keep({ phone, recoveryCodesLeft: 10 }), recoveryCodes: codes }),
    removeAuthenticator: () => new Refusal('conflict', issue.message, [issue]),
  }))
  await screen.findByText('Your role requires two-factor authentication')
  session.setWantsFactor(true)
  await userEvent.click(await button('Set up an app'))
  await userEvent.type(
    await screen.findByLabelText('Code from your authenticator app'),
    '123456{Enter}',
  )
  await userEvent.click(await button('I’ve saved them'))
  expect(session.get().wantsFactor).toBe(false)
  await userEvent.click(await button('Remove Authenticator app'))
  await sure('Remove')
  expect(await screen.findByText(issue.message)).toBeTruthy()
  expect(await screen.findByText('Set up')).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
})

it('explains a lost response that held recovery codes and creates new ones', async () => {
  open({}, (keep) => ({
    addAuthenticator: () => {
      keep({ phone, recoveryCodesLeft: 10 })
      throw new LostResponse()
    },
    renewRecoveryCodes: () => ({ ...keep({}), recoveryCodes: codes }),
  }))
  await userEvent.click(await button('Set up an app'))
  await userEvent.type(
    await screen.findByLabelText('Code from your authenticator app'),
    '123456{Enter}',
  )
  expect(await screen.findByText(/^Your authenticator app or passkey was added/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(await button('Create new codes'))
  await sure('Create new codes')
  const download = await button('Download')
  const offered: Blob[] = []
  const createObjectURL = (blob: Blob) => `blob:${String(offered.push(blob))}`
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  await userEvent.click(download)
  expect(await offered[0]?.text()).toContain(codes.join('\n'))
})

// security: two-factor
it.each([
  [{ passkeyProblem: 'ip-address', passkeyHost: null }, /^Passkeys don’t work at an IP address/],
  [{ passkeyProblem: 'no-https', passkeyHost: null }, /^Passkeys need HTTPS/],
  [{ passkeyHost: 'walls.example.com' }, /^Passkeys only work at walls\.example\.com/],
] as const)('explains why no passkey can be added here: %o', async (given, sentence) => {
  createPasskeyBrowser()
  open(given, () => ({}))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull()
})

it('opens from any page when a role starts to require a factor', async () => {
  let isRule = false
  const { router } = renderApp('/admin/exercises', 'admin', {
    listExercises: () => (isRule ? new Refusal('second-factor-set-up-wanted') : new ListOf([])),
    getTwoFactor: () => someFactors({ isRequired: true }),
  })
  await screen.findByText('No exercises found')
  isRule = true
  await userEvent.type(screen.getByRole('textbox', { name: 'Search exercises' }), 'squat{Enter}')
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(path)
  })
  expect(await screen.findByText('Your role requires two-factor authentication')).toBeTruthy()
})
