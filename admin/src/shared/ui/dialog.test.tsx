import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Dialog, DialogButtons } from './dialog.tsx'

it.each(['its buttons', 'the dialog'])('a dialog stays open while %s are busy', async (what) => {
  const onClose = vi.fn<() => void>()
  const dialog = (isBusy: boolean) => (
    <MantineProvider env="test">
      <Dialog title="Rename" isBusy={isBusy && what === 'the dialog'} onClose={onClose}>
        <DialogButtons
          submitLabel="Save"
          isBusy={isBusy && what === 'its buttons'}
          onCancel={onClose}
        />
      </Dialog>
    </MantineProvider>
  )
  const { rerender } = render(dialog(true))
  const close = screen.getByRole('button', { name: 'Close' })
  expect(close).toHaveProperty('disabled', true)
  if (what === 'its buttons')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Escape}')
  const overlay = document.querySelector('.mantine-Modal-overlay')
  if (overlay) await userEvent.click(overlay)
  expect(onClose).not.toHaveBeenCalled()
  rerender(dialog(false))
  await userEvent.click(close)
  expect(onClose).toHaveBeenCalledOnce()
})
