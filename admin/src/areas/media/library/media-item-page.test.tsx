import type { MediaItem, MediaUse } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aMediaItem,
  aMediaUse,
  aMediaVersion,
  aPicture,
  idOf,
  updated,
} from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const address = `/admin/media/${idOf(1001)}`
const kick = aMediaItem(1, { name: 'Roundhouse Kick', tags: ['heavy bag'] })

/** A library with one item, which other users may change or delete. */
function serverWith(given: MediaItem, uses: readonly MediaUse[] = []) {
  const kept: { item: MediaItem | undefined; others: MediaItem[] } = { item: given, others: [] }
  const find = (id: string | undefined) =>
    [kept.item, ...kept.others].find((item) => item?.id === id) ??
    new Refusal('not-found', 'This was not found.')
  const answers: Answers = {
    getMediaItem: ({ params }) => find(params['id']),
    getMediaUses: () => [...uses],
    listMedia: () => new ListOf([...(kept.item ? [kept.item] : []), ...kept.others]),
    updateMedia({ body }) {
      if (!kept.item) return new Refusal('not-found', 'This was not found.')
      if (body['expectedUpdatedAt'] !== kept.item.updatedAt) return new Refusal('changed-meanwhile')
      return (kept.item = updated(kept.item, body))
    },
    cutMedia({ body }) {
      const { endMs } = body
      if (!kept.item) return new Refusal('not-found', 'This was not found.')
      return (kept.item = updated(kept.item, { cutMs: endMs }))
    },
    deleteMedia() {
      const was = kept.item
      if (!was) return new Refusal('not-found', 'This was not found.')
      kept.item = undefined
      return was
    },
  }
  return { kept, answers }
}

const title = (name: string) => screen.findByRole('heading', { name, level: 1 })
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  await userEvent.click(dialog.getByRole('button', { name }))
}
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('media item page', () => {
  it('shows the length, codec, tags, link and other facts of a clip', async () => {
    const item = { ...kick, seam: { jump: 0.18, cut: null } }
    renderApp(address, 'admin', serverWith(item, [aMediaUse({ walls: 9 })]).answers)
    await title('Roundhouse Kick')
    expect(
      await screen.findByText('on 9 screens now · added by Rosa Quill, Nov 21, 2026'),
    ).toBeTruthy()
    expect(screen.getByText('Loop isn’t seamless')).toBeTruthy()
    expect(
      screen.getByText('At the loop point, the figure jumps by 18% of its height'),
    ).toBeTruthy()
    expect(fact('Picture')).toBe('720 × 960')
    expect(fact('Length')).toBe('3.0 s, 90 frames')
    expect(fact('Codec')).toBe('H.264 High')
    expect(fact('Size')).toBe('1.8 MB')
    expect(fact('Tags')).toBe('heavy bag')
    expect(fact('Figure’s share of the frame')).toBe('64%')
    expect(fact('Locker room variant')).toBe('none')
    expect(fact('SHA-256')).toBe(item.sha256)
    expect(fact('Link')).toBe('/media/library/clip-1')
  })

  it('shows no player or loop check for a picture', async () => {
    renderApp(address, 'admin', serverWith(aPicture(1, { name: 'Ropes' })).answers)
    await title('Ropes')
    expect(screen.getByRole('img', { name: 'Ropes' }).getAttribute('src')).toMatch(/1\.jpg$/)
    expect(screen.queryByRole('region', { name: 'Seamless loop?' })).toBeNull()
    expect(screen.queryByText('Codec')).toBeNull()
  })

  it('lists what uses the clip, on which days and on how many screens', async () => {
    const uses = [
      aMediaUse({ walls: 9 }),
      aMediaUse({ step: 3 }),
      aMediaUse({ what: 'exercise', name: 'burpee', round: null, step: null, playlists: 31 }),
      aMediaUse({ what: 'week-template', name: 'Strength', round: null, step: null }),
      aMediaUse({ what: 'round', name: 'Heavy Bag', round: 3, step: null }),
      aMediaUse({
        what: 'media',
        id: idOf(1002),
        _id: idOf(1002),
        name: 'Low Kick',
        round: null,
        step: null,
      }),
    ]
    renderApp(address, 'admin', serverWith({ ...kick, uses: 4 }, uses).answers)
    const table = within(await screen.findByRole('table', { name: 'Used by' }))
    const rows = table.getAllByRole('row').slice(1)
    // Ranges of days are written with thin spaces.
    const cellsOf = (row: HTMLElement) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll('\u2009', ' '))
    expect(rows.map(cellsOf)).toEqual([
      ['First Bell', 'Round 7, step 1', 'Nov 21 – 22, 2026', '9'],
      ['First Bell', 'Round 7, step 3', 'Nov 21 – 22, 2026', 'none'],
      ['burpee', 'Active-break exercise', 'in 31 playlists', 'none'],
      ['Strength', 'Week template', '–', 'none'],
      ['Heavy Bag', 'Round 3', 'every day', 'none'],
      ['Low Kick', 'Locker room variant', '–', 'none'],
    ])
    const [link] = table.getAllByRole('link', { name: 'First Bell' })
    expect(link?.getAttribute('href')).toBe(`/admin/rounds/7/workout/${idOf(300)}`)
    const exercise = table.getByRole('link', { name: 'burpee' })
    expect(exercise.getAttribute('href')).toBe('/admin/exercises?q=burpee')
  })

  it('lists earlier versions and restores one', async () => {
    const { kept, answers } = serverWith(kick)
    const versions = [aMediaVersion(1), aMediaVersion(2, { replacedBy: null, durationMs: 2_000 })]
    renderApp(address, 'admin', {
      ...answers,
      listMediaVersions: () =>
        kept.item?.sha256 === kick.sha256 ? versions : [aMediaVersion(3, { bytes: 1_800_000 })],
      restoreMediaVersion: ({ params }) => {
        if (params['id'] !== versions[1]?.id || !kept.item) return new Refusal('not-found')
        return (kept.item = updated(kept.item, { sha256: 'd'.repeat(64), durationMs: 2_000 }))
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Earlier versions' }))
    const rowsOf = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent)
    expect(rowsOf()).toEqual([
      expect.stringMatching(/0:04 · 2.4 MB.*Nov 20, 2026.*, by Rosa Quill.*Dec 20, 2026/),
      expect.stringMatching(/^0:02 · 2.4 MB.*Nov 20, 2026/),
    ])
    const [, second] = table.getAllByRole('button', {
      name: /^Restore the version replaced Nov 20/,
    })
    if (second) await userEvent.click(second)
    await confirm('Restore')
    expect(await screen.findByText(/^Restored an earlier version of Roundhouse Kick/)).toBeTruthy()
    await waitFor(() => {
      expect(fact('Length')).toBe('2.0 s, 90 frames')
      expect(rowsOf()).toEqual([expect.stringMatching(/0:04 · 1.8 MB/)])
    })
  })

  it('shows the new file after someone else replaces it', async () => {
    const { kept, answers } = serverWith(kick)
    const { queryClient } = renderApp(address, 'admin', answers)
    await title('Roundhouse Kick')
    const shown = () => document.querySelector('video')?.getAttribute('src')
    expect(shown()).toBe(kick.file)
    kept.item = { ...kick, file: '/media/files/cc/dd/2.mp4', sha256: 'c'.repeat(64) }
    await queryClient.invalidateQueries({ queryKey: ['media'] })
    await waitFor(() => {
      expect(shown()).toBe('/media/files/cc/dd/2.mp4')
    })
    expect(fact('SHA-256')).toBe('c'.repeat(64))
  })

  it('says that someone else deleted the item and links back to the library', async () => {
    const { kept, answers } = serverWith(kick)
    const { queryClient } = renderApp(address, 'admin', answers)
    await title('Roundhouse Kick')
    kept.item = undefined
    await queryClient.invalidateQueries({ queryKey: ['media'] })
    expect(await screen.findByText('This file was deleted')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the library' }).getAttribute('href')).toBe(
      '/admin/media',
    )
  })

  it.each(['none', idOf(77)])('shows 404 for %s', async (id) => {
    renderApp(`/admin/media/${id}`, 'admin')
    expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
  })
})

describe('editing a clip', () => {
  it('renames the clip with F2 and adds tags', async () => {
    const { answers } = serverWith(kick)
    const { server } = renderApp(address, 'admin', answers)
    await title('Roundhouse Kick')
    await userEvent.keyboard('{F2}')
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await enterText(name, 'Low Kick')
    await userEvent.type(screen.getByRole('combobox', { name: /^Tags/ }), 'legs{Enter}')
    await press('Save')
    await title('Low Kick')
    expect(await screen.findByText('Updated: Low Kick')).toBeTruthy()
    expect(server.bodiesOf('updateMedia')).toEqual([
      { name: 'Low Kick', tags: ['heavy bag', 'legs'], expectedUpdatedAt: kick.updatedAt },
    ])
  })

  it('compares conflicting edits before saving', async () => {
    const { kept, answers } = serverWith(kick)
    const { server } = renderApp(address, 'admin', answers)
    await press(/^Rename/)
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    kept.item = { ...kick, name: 'Theirs', updatedAt: '2026-11-21T10:30:00.000Z' }
    await press('Save')
    expect(await screen.findByText(/Someone else saved the clip or picture/)).toBeTruthy()
    await press('Keep my version')
    await title('Mine')
    expect(server.bodiesOf('updateMedia')).toHaveLength(2)
  })

  it('keeps typed values when the user lost permission to edit', async () => {
    const { answers } = serverWith(kick)
    renderApp(address, 'admin', {
      ...answers,
      updateMedia: () => new Refusal('forbidden', 'Your role doesn’t allow this.'),
    })
    await press(/^Rename/)
    await userEvent.type(await screen.findByLabelText(/^Name/), '!')
    await press('Save')
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy()
    expect(screen.getByDisplayValue('Roundhouse Kick!')).toBeTruthy()
  })

  it('adds a locker-room variant from the library and removes it', async () => {
    const { kept, answers } = serverWith(kick)
    kept.others.push(aMediaItem(2, { name: 'Kick in the locker room' }))
    const { server } = renderApp(address, 'admin', answers)
    await press(/^Rename/)
    await press('Choose a variant…')
    const picker = within(await screen.findByRole('dialog', { name: 'Choose from the library' }))
    await userEvent.click(await picker.findByRole('button', { name: /^0:03Kick in the locker/ }))
    await press('Save')
    await waitFor(() => {
      expect(fact('Locker room variant')).toBe('Kick in the locker room')
    })
    await press(/^Rename/)
    await press('Remove variant')
    await press('Save')
    await waitFor(() => {
      expect(fact('Locker room variant')).toBe('none')
    })
    const sent = server.bodiesOf('updateMedia').map((body) => body['lockerRoomId'])
    expect(sent).toEqual([idOf(1002), null])
  })
})

describe('deleting a media item', () => {
  it('is disabled while something uses the item, with the reason', async () => {
    const { answers } = serverWith({ ...kick, uses: 2 })
    const { server } = renderApp(address, 'admin', answers)
    const button = await screen.findByRole('button', { name: 'Delete' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('You can delete this file once nothing uses it.')
    await userEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.requestsTo('deleteMedia')).toEqual([])
  })

  it('is disabled for items that ship with the product', async () => {
    renderApp(address, 'admin', serverWith({ ...kick, isShipped: true, addedBy: null }).answers)
    const button = await screen.findByRole('button', { name: 'Delete' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(await screen.findByText(/^not on any screens now · built in$/)).toBeTruthy()
  })

  it('returns to the library', async () => {
    const { router } = renderApp(address, 'admin', serverWith(kick).answers)
    await press('Delete')
    await confirm('Delete')
    expect(await screen.findByText('Deleted: Roundhouse Kick')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/admin/media')
  })

  it('succeeds if the item was already deleted', async () => {
    const { kept, answers } = serverWith(kick)
    const { router } = renderApp(address, 'admin', answers)
    await press('Delete')
    kept.item = undefined
    await confirm('Delete')
    expect(await screen.findByText('Deleted: Roundhouse Kick')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/admin/media')
  })

  it('is refused and disabled if the item came into use meanwhile', async () => {
    const { kept, answers } = serverWith(kick)
    renderApp(address, 'admin', { ...answers, deleteMedia: () => new Refusal('in-use', 'In use.') })
    await press('Delete')
    kept.item = { ...kick, uses: 1 }
    await confirm('Delete')
    expect(await screen.findByText('In use.')).toBeTruthy()
    await waitFor(() => {
      const button = screen.getByRole('button', { name: 'Delete' })
      expect(button.getAttribute('aria-disabled')).toBe('true')
    })
  })
})

describe('trimming a clip', () => {
  const jumping = { ...kick, seam: { jump: 0.18, cut: { atMs: 2_100, jump: 0.02 } } }

  it('trims to a seamless loop and can be undone', async () => {
    const { server } = renderApp(address, 'admin', serverWith(jumping).answers)
    expect(
      await screen.findByText('Trimming the clip to 2.10 s makes a seamless loop.'),
    ).toBeTruthy()
    await press('Trim to 2.10 s')
    expect(await screen.findByText('Roundhouse Kick was trimmed to 2.10 s')).toBeTruthy()
    expect(await screen.findByText(/The original is kept\.$/)).toBeTruthy()
    await press('Undo')
    expect(await screen.findByText('Roundhouse Kick is back to its full length')).toBeTruthy()
    expect(
      await screen.findByText('Trimming the clip to 2.10 s makes a seamless loop.'),
    ).toBeTruthy()
    expect(server.bodiesOf('cutMedia')).toEqual([{ endMs: 2_100 }, { endMs: null }])
  })

  it('can be undone later by restoring the full length', async () => {
    const { server } = renderApp(address, 'admin', serverWith({ ...jumping, cutMs: 2_100 }).answers)
    await press('Restore full length')
    expect(await screen.findByText('Roundhouse Kick is back to its full length')).toBeTruthy()
    expect(server.bodiesOf('cutMedia')).toEqual([{ endMs: null }])
  })

  it('can be retried after a lost response', async () => {
    const { answers } = serverWith(jumping)
    let isLost = true
    const { server } = renderApp(address, 'admin', {
      ...answers,
      cutMedia(request) {
        const done = answers.cutMedia?.(request)
        if (isLost) {
          isLost = false
          throw new LostResponse()
        }
        return done ?? new Refusal('internal')
      },
    })
    await press('Trim to 2.10 s')
    expect(
      await screen.findByText('Can’t reach the server. Check your connection, then try again.'),
    ).toBeTruthy()
    await press('Trim to 2.10 s')
    expect(await screen.findByText('Roundhouse Kick was trimmed to 2.10 s')).toBeTruthy()
    expect(server.bodiesOf('cutMedia')).toEqual([{ endMs: 2_100 }, { endMs: 2_100 }])
  })

  it('is not offered if no frame makes a seamless loop', async () => {
    renderApp(address, 'admin', serverWith({ ...kick, seam: { jump: 0.3, cut: null } }).answers)
    expect(
      await screen.findByText('At the loop point, the figure jumps by 30% of its height'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Trim to/ })).toBeNull()
  })
})

describe('clip player', () => {
  const video = () => document.querySelector('video')
  const frame = () => screen.getByRole('slider', { name: 'Frame' }).getAttribute('aria-valuetext')

  it('plays with Space, steps with arrow keys and plays only the loop point with L', async () => {
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause')
    renderApp(address, 'admin', serverWith(kick).answers)
    await title('Roundhouse Kick')
    const shown = await screen.findByLabelText(/^Roundhouse Kick: press Space to play/)
    shown.focus()
    played.mockClear()
    await userEvent.keyboard(' ')
    expect(played).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowRight}')
    expect(paused).toHaveBeenCalled()
    expect(frame()).toMatch(/^Frame 2 of 90/)
    // The middle of the second of ninety frames of three seconds.
    expect(video()?.currentTime).toBeCloseTo(0.05)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(frame()).toMatch(/^Frame 90 of 90/)
    await userEvent.keyboard('l')
    const seam = screen.getByRole('button', { name: /^Play loop point only/ })
    expect(seam.getAttribute('aria-pressed')).toBe('true')
    expect(video()?.currentTime).toBeCloseTo(2.4)
    await userEvent.keyboard('l')
    expect(seam.getAttribute('aria-pressed')).toBe('false')
  })
})
