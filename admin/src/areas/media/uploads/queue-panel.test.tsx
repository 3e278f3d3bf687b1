import 'fake-indexeddb/auto'
import { MantineProvider } from '@mantine/core'
import { ApiError } from '@roundboard/client'
import type { Role } from '@roundboard/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { Suspense, useSyncExternalStore } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { LocaleProvider } from '../../../shared/i18n/locale.tsx'
import { emptyInstallation } from '../../../shared/testing/empty-installation.ts'
import { fakeServer, ListOf } from '../../../shared/testing/fake-server.ts'
import { anExercise } from '../../../shared/testing/fixtures.ts'
import { uploadsOpen, useHasUploads } from '../../../shared/media/uploads-open.ts'
import { session } from '../../../shared/session/session.ts'
import { aUser } from '../../../shared/testing/fixtures.ts'
import { QueueShown } from './queue-panel.tsx'
import { openQueueStore } from './queue-store.ts'
import { createQueue } from './queue.ts'
import { type SharedQueue, shareQueue } from './shared-queue.ts'
import { aLibrary, anItem } from './testing/fake-library.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const hook = anExercise(1, { name: 'hook', displayName: 'Hook', displayNameEs: 'Gancho' })
const jab = anExercise(2, {
  name: 'jab-cross',
  displayName: 'Jab, Cross',
  videoLink: '/media/a.mp4',
})
const targets = [hook, jab].map(({ id, name, displayName, displayNameEs, videoLink }) => ({
  kind: 'exercise' as const,
  id,
  name: displayName,
  names: [name, displayName, displayNameEs],
  link: videoLink,
}))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
// Its name is its content.
const file = (name: string) => new File([name], name, { lastModified: 1 })
const unreadable = new WeakSet<Blob>()
/** A file that changed on disk after it was chosen. */
function changed(name: string): File {
  const chosen = file(name)
  unreadable.add(chosen)
  return chosen
}

let last = 0

function Shown({ queue }: { queue: SharedQueue }) {
  return <QueueShown queue={queue} view={useSyncExternalStore(queue.subscribe, queue.view)} />
}

/** The panel of a queue with an in-memory library. */
async function aPanel(given = aLibrary(targets), role: Role = 'admin') {
  const name = `panel-${String((last += 1))}`
  const hashes = new WeakMap<Blob, string>()
  const queue = shareQueue(name, async () => {
    const store = await openQueueStore(name)
    const opened = createQueue({
      ...given.deps,
      userId: 'rosa',
      store: { ...store, keepBytes: () => Promise.resolve(false) },
      now: () => performance.now(),
      newId: () => `file ${String((last += 1))}`,
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      hash: (blob) =>
        unreadable.has(blob)
          ? Promise.reject(new DOMException('It was changed.', 'NotReadableError'))
          : Promise.resolve(hashes.get(blob) ?? sha256((blob as File).name)),
      taken: () => undefined,
    })
    await opened.start()
    return opened
  })
  onTestFinished(() => {
    queue.close()
  })
  session.start('token-1', aUser(role))
  fakeServer(
    { ...emptyInstallation, listExercises: () => new ListOf([hook, jab]), listRounds: () => [] },
    role,
  )
  // Waits until the other language has loaded.
  await act(() => {
    render(
      <MantineProvider env="test">
        <LocaleProvider>
          <QueryClientProvider client={new QueryClient()}>
            <Suspense>
              <Shown queue={queue} />
            </Suspense>
          </QueryClientProvider>
        </LocaleProvider>
      </MantineProvider>,
    )
    return Promise.resolve()
  })
  const add = (...files: readonly File[]) => {
    queue.command('add', { folder: 'Clips 2027', files, others: ['plan.pdf'] })
  }
  return { queue, add, library: given.library }
}

const panel = () => screen.findByRole('region', { name: 'Upload queue' })
const rows = async () =>
  [...(await panel()).querySelectorAll<HTMLElement>('[data-id]')].map(
    (row) => row.querySelector('[title]')?.textContent,
  )

it('shows no panel for an empty queue', async () => {
  await aPanel()
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows progress, files already in the library and unsupported files of a folder', async () => {
  const { add, library } = await aPanel()
  library.items.set(sha256('known.mp4'), anItem(sha256('known.mp4'), { name: 'Uppercut' }))
  add(file('Hook.mp4'), file('known.mp4'), file('IMG_1.mp4'))
  const shown = within(await panel())
  expect(await shown.findByText('3 of 3 done')).toBeTruthy()
  expect(shown.getByRole('heading', { name: '3 files from “Clips 2027”' })).toBeTruthy()
  expect(shown.getByText('2 uploaded')).toBeTruthy()
  expect(shown.getByText('1 already in the library')).toBeTruthy()
  expect(shown.getByText(/^1 file isn’t a clip or picture.*plan\.pdf/)).toBeTruthy()
  expect(shown.getByText('1 file name matches an exercise or round.')).toBeTruthy()
  expect(shown.getByText('Uppercut').parentElement?.textContent).toBe(
    'same file as Uppercut, not uploaded',
  )
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  expect(shown.getByText('Upload finished. Files added or already in the library: 3.')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Clear list' }))
  await waitFor(() => {
    expect(screen.queryByRole('region')).toBeNull()
  })
})

it('renames a library item to the better name of its file after a lost response', async () => {
  const given = aLibrary(targets)
  const { rename } = given.deps
  let isLost = false
  given.deps.rename = async (item, label) => {
    await rename(item, label)
    if (isLost) return
    isLost = true
    throw new ApiError('unreachable', 0, '')
  }
  const { add, library } = await aPanel(given)
  library.items.set(sha256('kick.mp4'), anItem(sha256('kick.mp4'), { name: 'IMG_0042' }))
  library.items.set(sha256('IMG_7.mp4'), anItem(sha256('IMG_7.mp4'), { name: 'IMG_0043' }))
  add(file('kick.mp4'), file('IMG_7.mp4'))
  expect(
    await screen.findByText('Already in the library as Kick. Renamed from IMG_0042.'),
  ).toBeTruthy()
  expect(screen.getByText('IMG_0043').parentElement?.textContent).toMatch(/^same file as/)
  expect([...library.items.values()].map(({ name }) => name)).toEqual(['Kick', 'IMG_0043'])
})

it('shows that an uploaded file is being checked before it is ready', async () => {
  const given = aLibrary(targets)
  const { uploads } = given.deps
  const { promise, resolve } = Promise.withResolvers<undefined>()
  given.deps.uploads = async (ids) => {
    await promise
    return uploads(ids)
  }
  const { add } = await aPanel(given)
  add(file('Hook.mp4'))
  const shown = within(await panel())
  expect(await shown.findByText('Checking…')).toBeTruthy()
  expect(shown.getByText(/ · checking 1 file$/)).toBeTruthy()
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90')
  resolve(undefined)
  expect(await shown.findByText('Ready', { ignore: '.visually-hidden' })).toBeTruthy()
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
})

it('says the part that was sent as its bytes do', async () => {
  const given = aLibrary(targets)
  given.deps.send = async ({ onSent }) => {
    await waitFor(() => {
      onSent(4)
      screen.getByText('Uploading 50%')
    })
    return new Promise(() => undefined)
  }
  const { add } = await aPanel(given)
  add(file('Hook.mp4'))
  const shown = within(await panel())
  expect(await shown.findByText('Uploading 50%')).toBeTruthy()
})

it('asks about an uncertain match and accepts the answer in the row', async () => {
  const { add, library } = await aPanel()
  add(file('Hook.mp4'), file('jab only.mp4'))
  const shown = within(await panel())
  expect(await shown.findByText('2 of 2 done')).toBeTruthy()
  expect(await rows()).toEqual(['jab only.mp4', 'Hook.mp4'])
  expect(shown.getByText('1 match is uncertain.', { exact: false })).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Jab, Cross' }))
  await waitFor(() => {
    expect(library.items.get(sha256('jab only.mp4'))?.name).toBe('Jab, Cross')
  })
  expect(await rows()).toEqual(['Hook.mp4', 'jab only.mp4'])
})

it('previews what saving matches changes and changes only that', async () => {
  const { add, library } = await aPanel()
  add(file('Hook.mp4'), file('jab cross.mp4'))
  expect(await screen.findByText('2 of 2 done')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Review matches/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Match files' }))
  await dialog.findByText('Replace the current file for 1 exercise or round')
  await userEvent.click(
    dialog.getByLabelText('Use this clip for 1 exercise without an active-break clip'),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save matches' }))
  await waitFor(() => {
    expect(library.shown).toEqual([`${hook.id} shows /media/library/${sha256('Hook.mp4')}`])
  })
})

it('has keys to move between files, remove one, retry and review matches', async () => {
  const { add, library } = await aPanel()
  library.refusals.set(sha256('bad.mp4'), { code: 'required', params: {} })
  add(file('a hook.mp4'), file('bad.mp4'), file('c.mp4'))
  expect(await screen.findByText('2 of 3 done')).toBeTruthy()
  expect(await rows()).toEqual(['bad.mp4', 'a hook.mp4', 'c.mp4'])
  expect(screen.getByText('Fill in this field.')).toBeTruthy()
  await userEvent.tab()
  while (document.activeElement?.getAttribute('data-id') === null) await userEvent.tab()
  const focused = () => document.activeElement?.querySelector('[title]')?.textContent
  expect(focused()).toBe('bad.mp4')
  library.refusals.clear()
  await userEvent.keyboard('r')
  expect(await screen.findByText('3 of 3 done')).toBeTruthy()
  await userEvent.keyboard('{Home}{ArrowDown}')
  expect(focused()).toBe('bad.mp4')
  await userEvent.keyboard('{Delete}')
  await waitFor(async () => {
    expect(await rows()).toEqual(['a hook.mp4', 'c.mp4'])
  })
  expect(focused()).toBe('c.mp4')
  await userEvent.keyboard('m')
  expect(await screen.findByRole('dialog', { name: 'Match files' })).toBeTruthy()
})

it('shows progress and errors in the user’s language', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  const { add, library } = await aPanel()
  library.refusals.set(sha256('bad.mp4'), { code: 'required', params: {} })
  add(file('bad.mp4'))
  expect(await screen.findByText('0 de 1 listos')).toBeTruthy()
  expect(await screen.findByText('1 con error')).toBeTruthy()
  expect(screen.queryByText('Fill in this field.')).toBeNull()
})

it.each([
  ['en', /^This file was changed, moved or deleted\. Choose it again\.$/],
  ['es', /^Este archivo se modificó, se movió o se eliminó\./],
  ['fr', /^Ce fichier a été modifié, déplacé ou supprimé\./],
])('says in %s that a file changed since it was chosen', async (locale, sentence) => {
  localStorage.setItem('roundboard.locale', locale)
  const { add } = await aPanel()
  add(changed('a.mp4'), file('b.mp4'))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('pauses and resumes uploads', async () => {
  const { add, library } = await aPanel()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  library.gate = promise
  add(file('a.mp4'))
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/Paused\./)).toBeTruthy()
  expect(screen.getByText(/ · waiting$/)).toBeTruthy()
  resolve(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('1 of 1 done')).toBeTruthy()
})

it.each([
  ['en', 'forbidden', /Ask an admin for access, then retry\.$/],
  ['en', 'not-found', /Retry to start it again\.$/],
  ['en', 'too-large', /Choose a smaller file/],
  ['es', 'too-large', /Elija un archivo más pequeño/],
  ['fr', 'too-large', /Choisissez un fichier plus petit/],
] as const)('explains in %s how to fix %s in the file’s row', async (locale, code, sentence) => {
  localStorage.setItem('roundboard.locale', locale)
  const given = aLibrary(targets)
  given.deps.send = () => Promise.reject(new ApiError(code, 400, ''))
  const { add } = await aPanel(given)
  add(file('a.mp4'))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

const flashing = { code: 'clip-flashes', params: { times: 5, at: '0:02' } } as const

it('says when a clip flashes too much, and how to fix it', async () => {
  const { add, library } = await aPanel()
  library.refusals.set(sha256('strobe.mp4'), flashing)
  add(file('strobe.mp4'))
  const refusal = await screen.findByText(/This clip flashes 5 times a second at 0:02\./)
  expect(refusal.textContent).toContain('Slow the flashing down or remove it')
  expect(screen.queryByRole('button', { name: 'Allow flashing…' })).toBeNull()
})

it('lets a super-admin upload a clip that flashes, with a reason', async () => {
  const { add, library } = await aPanel(aLibrary(targets), 'super-admin')
  library.refusals.set(sha256('strobe.mp4'), flashing)
  add(file('strobe.mp4'))
  await userEvent.click(await screen.findByRole('button', { name: 'Allow flashing…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Allow this clip to flash?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Upload anyway' }))
  expect(library.reasons.size).toBe(0)
  await enterText(dialog.getByLabelText(/^Reason/), ' Only shown at one event ')
  await userEvent.click(dialog.getByRole('button', { name: 'Upload anyway' }))
  expect(await screen.findByText('1 of 1 done')).toBeTruthy()
  expect(library.reasons.get(sha256('strobe.mp4'))).toBe('Only shown at one event')
})

it('is remembered for each user of the browser', () => {
  const hasUploads = (user: string) => renderHook(() => useHasUploads(user)).result.current
  uploadsOpen.set('rosa', true)
  uploadsOpen.set('sam', true)
  uploadsOpen.set('sam', false)
  expect(['rosa', 'sam'].map(hasUploads)).toEqual([true, false])
})
