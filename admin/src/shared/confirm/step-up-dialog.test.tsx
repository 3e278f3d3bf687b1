import { MantineProvider } from '@mantine/core'
import { calls } from '@roundboard/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../api/api.ts'
import { session } from '../session/session.ts'
import { fakeServer, Refusal } from '../testing/fake-server.ts'
import { aUser } from '../testing/fixtures.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

const rosa = aUser('super-admin')
const id = '00000000-0000-4000-8000-0000000000aa'
let isProved = false
let restored = 0

beforeEach(() => {
  isProved = false
  restored = 0
  fakeServer(
    {
      restoreUser: () => {
        if (!isProved) return new Refusal('step-up-wanted')
        restored += 1
        return rosa
      },
      stepUp: ({ body }) => {
        if ((body as { password: string }).password !== 'right')
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
      <StepUpDialog />
    </MantineProvider>,
  )
})

const restore = () => api.call(calls.restoreUser, { params: { id } })
const type = async (password: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(/^Password/)
  await userEvent.clear(field)
  await userEvent.type(field, `${password}{Enter}`)
}

it('asks once for all calls that wait, says a wrong password, and makes the calls again', async () => {
  const both = Promise.all([restore(), restore()])
  await type('wrong')
  expect(await screen.findByText('Incorrect Password')).toBeTruthy()
  expect(screen.getAllByRole('dialog', { name: 'Confirm it is you' })).toHaveLength(1)
  await type('right')
  expect(await both).toHaveLength(2)
  expect(restored).toBe(2)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('that is closed leaves the call refused, and asks again the next time', async () => {
  const first = restore().catch((error: unknown) => error)
  await screen.findByLabelText(/^Password/)
  await userEvent.keyboard('{Escape}')
  expect(await first).toMatchObject({ code: 'step-up-wanted' })
  const second = restore()
  await type('right')
  expect(await second).toMatchObject({ id: rosa.id })
})
