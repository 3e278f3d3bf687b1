import { MantineProvider } from '@mantine/core'
import { calls } from '@roundboard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../api/api.ts'
import { session } from '../session/session.ts'
import { fakeServer, Refusal } from '../testing/fake-server.ts'
import { createPasskeyBrowser } from '../testing/passkey-browser.ts'
import { aUser } from '../testing/fixtures.ts'
import { StepUpDialog } from './confirm.tsx'

const rosa = aUser('super-admin')
const id = '00000000-0000-4000-8000-0000000000aa'
let isProved = false
let restored = 0
let proofs: unknown[] = []

beforeEach(() => {
  isProved = false
  restored = 0
  proofs = []
  fakeServer(
    {
      restoreUser: () => {
        if (!isProved) return new Refusal('step-up-wanted')
        restored += 1
        return rosa
      },
      beginStepUp: () => ({
        hasPassword: true,
        hasCode: true,
        challenge: 'c-1',
        passkey: { challenge: 'sign-me', rpId: 'localhost' },
      }),
      stepUp: ({ body }) => {
        proofs.push(body)
        const { password, code, passkey } = body as Record<string, unknown>
        if (password !== 'right' && code !== '123456' && passkey === undefined)
          return new Refusal('wrong-password')
        isProved = true
        return { provedAt: '2026-11-22T12:00:00.000Z' }
      },
    },
    'super-admin',
  )
  session.start('token', rosa)
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <StepUpDialog />
      </QueryClientProvider>
    </MantineProvider>,
  )
})

const restore = () => api.call(calls.restoreUser, { params: { id } })
const type = async (password: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(/^Password/)
  await userEvent.clear(field)
  await userEvent.type(field, `${password}{Enter}`)
}

it('asks once for all waiting calls, reports a wrong password and repeats the calls', async () => {
  const both = Promise.all([restore(), restore()])
  await type('wrong')
  expect(await screen.findByText('Incorrect Password')).toBeTruthy()
  expect(screen.getAllByRole('dialog', { name: 'Confirm it’s you' })).toHaveLength(1)
  await type('right')
  expect(await both).toHaveLength(2)
  expect(restored).toBe(2)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('leaves the call refused when closed and asks again next time', async () => {
  const first = restore().catch((error: unknown) => error)
  await screen.findByLabelText(/^Password/)
  await userEvent.keyboard('{Escape}')
  expect(await first).toMatchObject({ code: 'step-up-wanted' })
  const second = restore()
  await type('right')
  expect(await second).toMatchObject({ id: rosa.id })
})

it('accepts a code from an authenticator app', async () => {
  const done = restore()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Use a code from your authenticator app' }),
  )
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '{Enter}')
  expect(await screen.findByText('Enter the six-digit code.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
  expect(await done).toMatchObject({ id: rosa.id })
  expect(proofs).toEqual([{ code: '123456' }])
})

it('accepts a passkey, also after a cancelled attempt', async () => {
  const passkeys = createPasskeyBrowser()
  passkeys.willCancel()
  const done = restore()
  const button = { name: 'Use a passkey' }
  await userEvent.click(await screen.findByRole('button', button))
  expect(await screen.findByText(/^No passkey was used/)).toBeTruthy()
  expect(proofs).toEqual([])
  await userEvent.click(screen.getByRole('button', button))
  expect(await done).toMatchObject({ id: rosa.id })
  expect(proofs).toMatchObject([{ challenge: 'c-1', passkey: { type: 'public-key' } }])
})

it('explains why passkeys can’t work and accepts the password', async () => {
  const done = restore()
  expect(await screen.findByText(/^Passkeys need HTTPS/)).toBeTruthy()
  await type('right')
  expect(await done).toMatchObject({ id: rosa.id })
})
