import { MantineProvider } from '@mantine/core'
import { ApiError } from '@roundboard/client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmProvider, useConfirm } from './confirm.tsx'
import { TypedPasswordProvider } from './typed-password.tsx'
import { useWithPassword } from './use-with-password.ts'

const around = (children: ReactNode) =>
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <TypedPasswordProvider>{children}</TypedPasswordProvider>
      </ConfirmProvider>
    </MantineProvider>,
  )
const click = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Please confirm' }))
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })

describe('a confirm dialog', () => {
  const answered = vi.fn<(thing: string, isYes: boolean) => void>()

  function Opener({ thing, detail }: { thing: string; detail?: string }) {
    const confirm = useConfirm()
    const ask = async () => {
      const message = `Delete ${thing}?`
      const question = { message, action: `Delete ${thing}`, ...(detail && { detail }) }
      answered(thing, await confirm(question))
    }
    return (
      <button type="button" onClick={() => void ask()}>
        Open {thing}
      </button>
    )
  }
  function renderOpeners() {
    answered.mockClear()
    around(
      <>
        <Opener thing="bag" detail="It’s used at two locations." />
        <Opener thing="rope" />
      </>,
    )
  }

  it('explains the consequence, resolves on confirm and restores focus', async () => {
    renderOpeners()
    await click('Open bag')
    expect((await dialog()).getByText('Delete bag?')).toBeTruthy()
    expect((await dialog()).getByText('It’s used at two locations.')).toBeTruthy()
    expect(answered).not.toHaveBeenCalled()
    await click('Delete bag')
    await isClosed()
    expect(answered.mock.calls).toEqual([['bag', true]])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open bag' }))
  })

  it.each([
    ['Cancel', () => click('Cancel')],
    ['the close button', () => click('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is declined by %s', async (_, refuse) => {
    renderOpeners()
    await click('Open bag')
    await dialog()
    await refuse()
    await isClosed()
    expect(answered.mock.calls).toEqual([['bag', false]])
  })

  it('focuses Cancel, so Enter is harmless', async () => {
    renderOpeners()
    await click('Open bag')
    const cancel = (await dialog()).getByRole('button', { name: 'Cancel' })
    await waitFor(() => {
      expect(document.activeElement).toBe(cancel)
    })
    await userEvent.keyboard('{Enter}')
    await isClosed()
    expect(answered.mock.calls).toEqual([['bag', false]])
  })

  it('shows nothing of the previous dialog', async () => {
    renderOpeners()
    await click('Open bag')
    await click('Cancel')
    await isClosed()
    await click('Open rope')
    expect((await dialog()).getByText('Delete rope?')).toBeTruthy()
    expect((await dialog()).queryByText('It’s used at two locations.')).toBeNull()
    await click('Delete rope')
    expect(answered.mock.calls).toEqual([
      ['bag', false],
      ['rope', true],
    ])
  })

  it('is declined when another one replaces it', async () => {
    renderOpeners()
    const [bag, rope] = ['Open bag', 'Open rope'].map((name) =>
      screen.getByRole('button', { name }),
    )
    bag?.click()
    rope?.click()
    expect((await dialog()).getByText('Delete rope?')).toBeTruthy()
    await waitFor(() => {
      expect(answered.mock.calls).toEqual([['bag', false]])
    })
    await click('Delete rope')
    expect(answered.mock.calls).toEqual([
      ['bag', false],
      ['rope', true],
    ])
  })
})

describe('a confirm dialog that asks for the user’s own password', () => {
  function renderAsking(run: (password: string) => Promise<string>) {
    function Asking() {
      const withPassword = useWithPassword()
      const [outcome, setOutcome] = useState('nothing yet')
      const ask = async () => {
        try {
          const done = await withPassword(
            { message: 'Delete the gym?', detail: 'For good.', action: 'Delete' },
            run,
          )
          setOutcome(done ?? 'not answered')
        } catch (error) {
          setOutcome(error instanceof ApiError ? error.message : 'failed otherwise')
        }
      }
      return (
        <>
          <button type="button" onClick={() => void ask()}>
            Open
          </button>
          <output>{outcome}</output>
        </>
      )
    }
    around(<Asking />)
  }
  const outcome = () => screen.getByRole('status', { hidden: true }).textContent
  const password = async () => (await dialog()).getByLabelText<HTMLInputElement>(/^Password/)

  it('requires a password', async () => {
    const run = vi.fn(() => Promise.resolve('done'))
    renderAsking(run)
    await click('Open')
    expect((await dialog()).getByText('For good.')).toBeTruthy()
    await click('Delete')
    expect((await password()).getAttribute('aria-invalid')).toBe('true')
    expect(run).not.toHaveBeenCalled()
    await userEvent.type(await password(), 'right{Enter}')
    await isClosed()
    expect(run.mock.calls).toEqual([['right']])
    expect(outcome()).toBe('done')
  })

  it('shows a wrong password at its field until the text changes', async () => {
    renderAsking((typed) =>
      typed === 'right'
        ? Promise.resolve('done')
        : Promise.reject(new ApiError('wrong-password', 400, 'Incorrect Password')),
    )
    await click('Open')
    await userEvent.type(await password(), 'wrong')
    await click('Delete')
    expect(await (await dialog()).findByText('Incorrect Password')).toBeTruthy()
    expect(outcome()).toBe('nothing yet')
    await userEvent.clear(await password())
    expect((await dialog()).queryByText('Incorrect Password')).toBeNull()
    await userEvent.type(await password(), 'right')
    await click('Delete')
    await isClosed()
    expect(outcome()).toBe('done')
  })

  it('closes on any other error and passes it to the caller', async () => {
    renderAsking(() => Promise.reject(new ApiError('forbidden', 403, 'Not yours.')))
    await click('Open')
    await userEvent.type(await password(), 'right{Enter}')
    await isClosed()
    expect(await screen.findByText('Not yours.')).toBeTruthy()
  })

  it('does nothing when closed and forgets the typed password', async () => {
    const run = vi.fn(() => Promise.resolve('done'))
    renderAsking(run)
    await click('Open')
    await userEvent.type(await password(), 'secret')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    expect(outcome()).toBe('not answered')
    await click('Open')
    expect((await password()).value).toBe('')
    expect(run).not.toHaveBeenCalled()
  })

  it('stays open while the call runs and can’t be submitted twice', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const run = vi.fn(() => promise)
    renderAsking(run)
    await click('Open')
    await userEvent.type(await password(), 'right')
    await click('Delete')
    const button = (await dialog()).getByRole('button', { name: 'Delete' })
    expect(button.hasAttribute('disabled')).toBe(true)
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await password(), '{Enter}')
    expect(run).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    expect((await dialog()).getByRole('button', { name: 'Cancel' })).toHaveProperty(
      'disabled',
      true,
    )
    resolve('done')
    await isClosed()
    expect(outcome()).toBe('done')
  })
})
