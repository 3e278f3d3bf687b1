import type { MediaItem } from '@roundboard/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aMediaItem, aPicture, idOf, someFacets } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const facets = someFacets({
  count: 296,
  bytes: 3.14e9,
  kinds: { 'exercise-video': 280, 'round-picture': 10, flexibility: 6 },
  unused: 12,
  jumps: 3,
  tags: [
    { tag: 'heavy bag', count: 48 },
    { tag: 'kettlebell', count: 31 },
  ],
})

const libraryOf = (items: readonly MediaItem[], count = items.length): Answers => ({
  listMedia: () => new ListOf(items, count),
  getMediaFacets: () => facets,
})

const clips = [
  aMediaItem(1, { name: 'Jab Cross', uses: 14, durationMs: 2_000 }),
  aMediaItem(2, { name: 'Roundhouse Kick', uses: 0, seam: { jump: 0.18, cut: null } }),
  aPicture(3, { name: 'Heavy Bag', uses: 1 }),
]

/** Turns reduced motion off. */
function withMotion() {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: false,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  onTestFinished(() => {
    matchMedia.mockRestore()
  })
}

const tile = (name: string) => screen.findByRole('link', { name: new RegExp(name) })
const playing = () =>
  [...document.querySelectorAll('li video')].map((video) => video.getAttribute('src'))

describe('media library', () => {
  it('shows totals, and the length, use and loop warning of each item', async () => {
    renderApp('/admin/media', 'admin', libraryOf(clips))
    expect((await tile('Jab Cross')).textContent).toBe('0:02Jab Crossused 14 times')
    expect((await tile('Roundhouse Kick')).textContent).toContain('Not seamless')
    expect((await tile('Roundhouse Kick')).textContent).toContain('unused')
    expect((await tile('Heavy Bag')).textContent).toBe('Heavy Bagused once')
    expect(screen.getByText('286 clips and 10 round pictures, 3.1 GB.')).toBeTruthy()
    expect((await tile('Jab Cross')).getAttribute('href')).toBe(`/admin/media/${idOf(1001)}`)
  })

  it.each(['location', 'api-access'] as const)('is closed to %s users', async (role) => {
    const { router, server } = renderApp('/admin/media', role, libraryOf(clips))
    await screen.findByText(/have access to that page/)
    expect(router.state.location.pathname).toBe('/')
    expect(server.requestsTo('listMedia')).toEqual([])
  })

  it('keeps search, filters and sort order in the address and restores them', async () => {
    const { router, server } = renderApp(
      '/admin/media?kind=exercise-video&length=short&sort=name&page=2',
      'admin',
      libraryOf(clips, 100),
    )
    await tile('Jab Cross')
    const lastQuery = () => Object.fromEntries(server.requestsTo('listMedia').at(-1)?.query ?? [])
    expect(lastQuery()).toEqual({
      ...{ page: '2', limit: '48', sort: 'name', kind: 'exercise-video' },
      ...{ minMs: '0', maxMs: '2999.999' },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Unused 12/ }))
    await waitFor(() => {
      expect(lastQuery()).toMatchObject({ unused: 'true', page: '1' })
    })
    await userEvent.click(screen.getByRole('button', { name: /^Loop isn’t seamless 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^kettlebell 31/ }))
    await userEvent.selectOptions(screen.getByLabelText('Length'), '10 s or more')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Largest first')
    await userEvent.type(screen.getByLabelText('Search media'), 'kick{Enter}')
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        ...{ kind: 'exercise-video', length: 'long', sort: '-bytes', q: 'kick' },
        ...{ unused: true, jumps: true, tag: 'kettlebell' },
      })
    })
    expect(lastQuery()).toEqual({
      ...{ page: '1', limit: '48', sort: '-bytes', name: 'kick', kind: 'exercise-video' },
      ...{ tag: 'kettlebell', unused: 'true', jumps: 'true', minMs: '10000' },
    })
    await userEvent.click(screen.getByRole('button', { name: /^All 280/ }))
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        ...{ kind: 'exercise-video', sort: '-bytes', q: 'kick' },
      })
    })
    router.history.back()
    await waitFor(() => {
      const chip = screen.getByRole('button', { name: /^kettlebell/ })
      expect(chip.getAttribute('aria-pressed')).toBe('true')
    })
  })

  it('ignores invalid values in the address', async () => {
    const { server } = renderApp(
      '/admin/media?kind=film&length=huge&sort=colour&page=none&unused=perhaps',
      'admin',
      libraryOf(clips),
    )
    await tile('Jab Cross')
    expect(Object.fromEntries(server.requestsTo('listMedia').at(-1)?.query ?? [])).toEqual({
      ...{ page: '1', limit: '48', sort: '-createdAt' },
    })
  })

  it('falls back to the last page when the current one is empty', async () => {
    const { router } = renderApp('/admin/media?page=3', 'admin', libraryOf(clips, 60))
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ page: 2 })
    })
    expect(await tile('Jab Cross')).toBeTruthy()
  })

  it('explains how to add the first files and clears filters when nothing matches', async () => {
    const { router } = renderApp('/admin/media', 'admin')
    expect(await screen.findByText('Drop clips or whole folders here to add them.')).toBeTruthy()
    await router.navigate({ to: '/admin/media', search: { q: 'kick', unused: true } })
    expect(await screen.findByText('Nothing matches your search.')).toBeTruthy()
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1)
    await userEvent.click(clear ?? document.body)
    await waitFor(() => {
      expect(router.state.location.search).toEqual({})
    })
  })

  it('keeps showing items while the server is offline, with a warning', async () => {
    let isDown = false
    const { queryClient } = renderApp('/admin/media', 'admin', {
      ...libraryOf(clips),
      listMedia: () => (isDown ? new Refusal('unavailable') : new ListOf(clips)),
    })
    await tile('Jab Cross')
    isDown = true
    await queryClient.invalidateQueries({ queryKey: ['media'] })
    expect(await screen.findByText(/^Couldn’t refresh the media library\./)).toBeTruthy()
    expect(await tile('Jab Cross')).toBeTruthy()
  })

  it('exposes an 85-character name in full to screen readers', async () => {
    const name = 'Ñ'.repeat(85)
    renderApp('/admin/media', 'admin', libraryOf([aMediaItem(1, { name })]))
    expect(await tile(name)).toBeTruthy()
  })

  it('is one tab stop with arrow key navigation', async () => {
    const { router } = renderApp('/admin/media', 'admin', libraryOf(clips))
    const first = await tile('Jab Cross')
    const grid = within(screen.getByRole('list', { name: 'Media' }))
    const stops = () => grid.getAllByRole('link').map((link) => link.tabIndex)
    expect(stops()).toEqual([0, -1, -1])
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(await tile('Roundhouse Kick'))
    expect(stops()).toEqual([-1, 0, -1])
    await userEvent.keyboard('{End}{Home}{ArrowRight}{Enter}')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/admin/media/${idOf(1002)}`)
    })
  })
})

describe('clip preview in the library', () => {
  it('plays on hover or focus, one clip at a time', async () => {
    withMotion()
    renderApp('/admin/media', 'admin', libraryOf(clips))
    const jab = (await tile('Jab Cross')).closest('li') ?? document.body
    const kick = (await tile('Roundhouse Kick')).closest('li') ?? document.body
    expect(playing()).toEqual([])
    await userEvent.hover(jab)
    expect(playing()).toEqual([clips[0]?.file])
    await userEvent.hover(kick)
    expect(playing()).toEqual([clips[1]?.file])
    await userEvent.unhover(kick)
    expect(playing()).toEqual([])
    await userEvent.keyboard('/{Tab}')
    ;(await tile('Jab Cross')).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => {
      expect(playing()).toEqual([clips[1]?.file])
    })
    await userEvent.keyboard('{ArrowRight}')
    expect(playing()).toEqual([])
  })

  it('does not play automatically with reduced motion, only on request', async () => {
    renderApp('/admin/media', 'admin', libraryOf(clips))
    await userEvent.hover(await tile('Jab Cross'))
    ;(await tile('Jab Cross')).focus()
    expect(playing()).toEqual([])
    await userEvent.keyboard(' ')
    expect(playing()).toEqual([clips[0]?.file])
    await userEvent.click(screen.getByRole('button', { name: 'Play Roundhouse Kick' }))
    expect(playing()).toEqual([clips[1]?.file])
    await userEvent.click(screen.getByRole('button', { name: 'Stop Roundhouse Kick' }))
    expect(playing()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Play Heavy Bag' })).toBeNull()
  })

  it('hides a poster that fails to load and shows the next one', async () => {
    let poster = '/media/files/aa/bb/gone.jpg'
    const { queryClient } = renderApp('/admin/media', 'admin', {
      ...libraryOf(clips),
      listMedia: () => new ListOf([aMediaItem(1, { name: 'Jab Cross', poster })]),
    })
    const still = async () => (await tile('Jab Cross')).querySelector('img')
    fireEvent.error((await still()) ?? document.body)
    expect(await still()).toBeNull()
    poster = '/media/files/aa/bb/there.jpg'
    await queryClient.invalidateQueries({ queryKey: ['media'] })
    await waitFor(async () => {
      expect((await still())?.getAttribute('src')).toBe(poster)
    })
  })
})

describe('bulk editing of tags', () => {
  const choose = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(`^[\\d:]*${name}`) }))
  const press = async (name: RegExp | string) =>
    userEvent.click(await screen.findByRole('button', { name }))
  const focused = () => document.activeElement?.textContent

  it('adds and removes tags at once and lists items with too many', async () => {
    const sent: unknown[] = []
    const [jab, kick] = [
      aMediaItem(1, { name: 'Jab Cross', tags: ['old'] }),
      aMediaItem(2, { name: 'Roundhouse Kick' }),
    ]
    const undo = [
      { id: jab.id, add: ['old'], remove: ['kettlebell'], order: ['old'] },
      { id: kick.id, add: [], remove: ['kettlebell'], order: [] },
    ]
    renderApp('/admin/media', 'admin', {
      ...libraryOf([jab, kick]),
      changeMediaTags: ({ body }) => {
        sent.push(body)
        return sent.length > 1
          ? { changed: 2, full: [], undo: [] }
          : { changed: 2, full: ['Full'], undo }
      },
    })
    await tile('Jab Cross')
    await press('Select')
    expect(focused()).toBe('Select all 2 on this page')
    await press('Cancel')
    expect(focused()).toBe('Select')
    await press('Select')
    const edit = screen.getByRole('button', { name: 'Edit tags…' })
    expect((edit as HTMLButtonElement).disabled).toBe(true)
    await choose('Jab Cross')
    expect(screen.getByText('1 file selected')).toBeTruthy()
    await choose('Jab Cross')
    expect((edit as HTMLButtonElement).disabled).toBe(true)
    await press('Select all 2 on this page')
    await userEvent.click(edit)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tags of 2 files' }))
    const save = dialog.getByRole('button', { name: 'Save tags' })
    expect((save as HTMLButtonElement).disabled).toBe(true)
    await enterText(dialog.getByRole('combobox', { name: 'Add tags' }), 'kettlebell', '{Enter}')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Remove tags' }))
    await userEvent.click(await screen.findByRole('option', { name: 'old' }))
    await userEvent.click(save)
    expect(await screen.findByText('Changed the tags of 2 files.')).toBeTruthy()
    expect(screen.getByText(/^1 file would have more than 12 tags.*: Full\.$/)).toBeTruthy()
    expect(focused()).toBe('Select')
    const edits = { add: ['kettlebell'], remove: ['old'] }
    expect(sent).toEqual([{ changes: [jab, kick].map(({ id }) => ({ id, ...edits })) }])
    expect((await tile('Jab Cross')).getAttribute('href')).toBe(`/admin/media/${idOf(1001)}`)
    await press('Undo')
    expect(await screen.findByText('Restored the tags of 2 files.')).toBeTruthy()
    expect(sent.slice(1)).toEqual([{ changes: undo }])
  })

  it('keeps entered tags in the dialog when the change is refused', async () => {
    renderApp('/admin/media', 'admin', {
      ...libraryOf(clips),
      changeMediaTags: () => new Refusal('forbidden'),
    })
    await tile('Jab Cross')
    await press('Select')
    await choose('Jab Cross')
    await press('Edit tags…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tags of 1 file' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'slow{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save tags' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByText('slow')).toBeTruthy()
  })
})
