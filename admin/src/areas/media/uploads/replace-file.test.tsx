import 'fake-indexeddb/auto'
import { MantineProvider } from '@mantine/core'
import type { MediaUse } from '@roundboard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { Suspense, useSyncExternalStore } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { AlertsRegion } from '../../../shared/alerts/alerts-region.tsx'
import { ConfirmProvider } from '../../../shared/confirm/confirm.tsx'
import { LocaleProvider } from '../../../shared/i18n/locale.tsx'
import { session } from '../../../shared/session/session.ts'
import { emptyInstallation } from '../../../shared/testing/empty-installation.ts'
import { fakeServer } from '../../../shared/testing/fake-server.ts'
import { aMediaUse, aUser } from '../../../shared/testing/fixtures.ts'
import { openQueueStore } from './queue-store.ts'
import { createQueue } from './queue.ts'
import { ReplaceButton } from './replace-file.tsx'
import { ReplacingShown } from './replacing.tsx'
import { type SharedQueue, shareQueue } from './shared-queue.ts'
import { aLibrary, anItem } from './testing/fake-library.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const kick = anItem(sha256('kick.mp4'), { name: 'Roundhouse Kick', uses: 2 })

let last = 0

function Shown({ queue }: { queue: SharedQueue }) {
  const view = useSyncExternalStore(queue.subscribe, queue.view)
  const shown = { item: kick, queue, view }
  return (
    <>
      <ReplaceButton {...shown} />
      <ReplacingShown {...shown} />
    </>
  )
}

/** The replacing part of a clip page, with an in-memory library. */
async function aClipPage(uses: readonly MediaUse[] = []) {
  const { library, deps } = aLibrary()
  library.items.set(kick.sha256, kick)
  const name = `replace-${String((last += 1))}`
  const queue = shareQueue(name, async () => {
    const opened = createQueue({
      ...deps,
      userId: 'rosa',
      store: { ...(await openQueueStore(name)), keepBytes: () => Promise.resolve(false) },
      now: () => performance.now(),
      newId: () => `file ${String((last += 1))}`,
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      hash: (blob) => Promise.resolve(sha256((blob as File).name)),
      taken: () => undefined,
    })
    await opened.start()
    return opened
  })
  onTestFinished(() => {
    queue.close()
  })
  session.start('token-1', aUser('admin'))
  const answers = { ...emptyInstallation, getMediaUses: () => [...uses] }
  fakeServer(answers, 'admin')
  await act(() => {
    render(
      <MantineProvider env="test">
        <LocaleProvider>
          <QueryClientProvider client={new QueryClient()}>
            <ConfirmProvider>
              <Suspense>
                <Shown queue={queue} />
              </Suspense>
            </ConfirmProvider>
            <AlertsRegion />
          </QueryClientProvider>
        </LocaleProvider>
      </MantineProvider>,
    )
    return Promise.resolve()
  })
  const choose = async (fileName: string) => {
    const input = screen.getByLabelText('Choose a new file')
    await userEvent.upload(input, new File([fileName], fileName), { applyAccept: false })
  }
  return { library, queue, choose }
}

const confirmDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Please confirm' }))
const replace = async () => {
  await userEvent.click((await confirmDialog()).getByRole('button', { name: 'Replace' }))
}

it('asks before replacing a file and says where the new one will appear', async () => {
  const { choose, library } = await aClipPage([aMediaUse({ walls: 9 }), aMediaUse({ step: 2 })])
  await choose('better.mp4')
  const dialog = await confirmDialog()
  expect(
    dialog.getByText(/Replace the file for “Roundhouse Kick” with “better.mp4”\?/),
  ).toBeTruthy()
  expect(
    dialog.getByText(
      /^This item is used in 2 places and is on 9 screens now\. The new file will appear everywhere\./,
    ),
  ).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(library.begun.size).toBe(0)
})

it('uploads the new file for this item and confirms it', async () => {
  const { choose, library, queue } = await aClipPage()
  await choose('better.mp4')
  await replace()
  const shown = within(await screen.findByRole('region', { name: 'New file' }))
  expect(await shown.findByText(/^File replaced\./)).toBeTruthy()
  expect([...library.begun.values()].map(({ replaces }) => replaces)).toEqual([kick.id])
  expect(library.items.get(sha256('better.mp4'))).toMatchObject({ id: kick.id, link: kick.link })
  await userEvent.click(shown.getByRole('button', { name: 'Remove better.mp4' }))
  expect(screen.queryByRole('region', { name: 'New file' })).toBeNull()
  expect(queue.view().files).toEqual([])
})

it('sends nothing if the item already has the same bytes', async () => {
  const { choose, library } = await aClipPage()
  await choose('kick.mp4')
  await replace()
  expect(
    await screen.findByText('This item already has this file. Nothing was uploaded.'),
  ).toBeTruthy()
  expect(library.begun.size).toBe(0)
})

it('says why a file was refused and accepts another', async () => {
  const { choose, library } = await aClipPage()
  library.refusals.set(sha256('bad.mp4'), { code: 'file-truncated', params: {} })
  await choose('bad.mp4')
  await replace()
  const shown = within(await screen.findByRole('region', { name: 'New file' }))
  expect(await shown.findByRole('button', { name: 'Retry bad.mp4' })).toBeTruthy()
  expect(shown.getByText(/This file is incomplete/i)).toBeTruthy()
  await choose('good.mp4')
  await replace()
  expect(await screen.findByText(/^File replaced\./)).toBeTruthy()
  expect(screen.queryByText('bad.mp4')).toBeNull()
})

it('refuses a picture for a clip', async () => {
  const { choose } = await aClipPage()
  await choose('kick.jpg')
  expect(await screen.findByText(/^A clip can’t be used as a round picture/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
