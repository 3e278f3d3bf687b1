import type { CacheReport, UncachedScreen, Location } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aLocation, aCompleteScreen, idOf } from '../../../shared/testing/fixtures.ts'

const lacking = (round: number, given: Partial<UncachedScreen>): UncachedScreen => ({
  ...{ _id: idOf(400 + round), id: idOf(400 + round), name: `Wall ${String(round)}`, round },
  ...{ why: 'files', files: null, heldFiles: null, reason: null },
  ...given,
})

/** A location whose data can change while its page is open. 2026-11-23 is a Monday. */
function openLocation(first: Location['holds']) {
  let containsAll = first
  const app = renderApp(`/admin/locations/${idOf(500)}?tab=screens`, 'admin', {
    getLocation: () => aLocation({ holds: containsAll }),
    getLocationWalls: () => [],
    getScreen: () => aCompleteScreen(3),
  })
  return {
    ...app,
    async become(next: Location['holds']) {
      containsAll = next
      await app.queryClient.invalidateQueries()
    },
  }
}

const day = '2026-11-23'
const panel = async () => within(await screen.findByRole('region', { name: 'Available offline' }))

describe('offline content of a location', () => {
  it('is one line when complete and updates while the page is open', async () => {
    const { become } = openLocation({ day, screens: 10, held: 10, missing: [] })
    expect(
      await (await panel()).findByText('Monday’s content is available offline on 10 of 10 screens'),
    ).toBeTruthy()
    expect((await panel()).queryByRole('listitem')).toBeNull()
    await become({ day, screens: 10, held: 9, missing: [lacking(3, { why: 'silent' })] })
    expect(
      await (await panel()).findByText('Monday’s content is available offline on 9 of 10 screens'),
    ).toBeTruthy()
    expect((await panel()).getByRole('listitem').textContent).toBe(
      '3Wall 3Offline, so its cached content is unknown.',
    )
  })

  it('lists what each other screen is missing, with a link to it', async () => {
    openLocation({
      day,
      ...{ screens: 5, held: 0 },
      missing: [
        lacking(1, { why: 'never-heard' }),
        lacking(2, { files: 31, heldFiles: 27, reason: 'no-space' }),
        lacking(3, { why: 'insecure', files: 21, heldFiles: 0 }),
        lacking(4, { why: 'older', files: 31, heldFiles: 31 }),
        lacking(5, { files: 31, heldFiles: 31 }),
      ],
    })
    const rows = await (await panel()).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '1Wall 1Its device hasn’t reported anything yet.',
      '2Wall 2Files cached: 27 of 31. There isn’t enough space for the next file.',
      '3Wall 3Can’t start offline: its address isn’t secure.',
      '4Wall 4Doesn’t have the latest program yet.',
      '5Wall 5Files are missing.',
    ])
    await userEvent.click((await panel()).getByRole('button', { name: 'Wall 3' }))
    expect(await screen.findByRole('heading', { name: 'Wall 3', level: 1 })).toBeTruthy()
  })

  it('is empty at a location without a linked device', async () => {
    openLocation({ day, screens: 0, held: 0, missing: [] })
    expect(await (await panel()).findByText('No screens are linked yet.')).toBeTruthy()
  })
})

const holding: CacheReport = {
  boot: 'held',
  revision: 'V7pM5uXq',
  until: '2026-12-05T05:00:00.000Z',
  ...{ files: 31, heldFiles: 31, bytes: 3_500_000, heldBytes: 3_500_000 },
  isPersisted: true,
  missing: [],
}

const openScreen = (given: Partial<CacheReport> | null, more: object = {}) =>
  renderApp(`/admin/locations/${idOf(500)}?screen=${idOf(401)}`, 'admin', {
    getScreen: () =>
      aCompleteScreen(1, { report: { holding: given && { ...holding, ...given }, ...more } }),
    getLocationWalls: () => [],
  })

const facts = async () =>
  Object.fromEntries(
    (await (await panel()).findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  )

describe('offline content of a screen', () => {
  it('shows files, storage and how long it lasts in location time', async () => {
    openScreen({}, { build: 'b-new', refusedBuild: 'b-bad' })
    expect(await facts()).toEqual({
      'Starts offline': 'Yes',
      'Cached content': 'Complete until Dec 5, 2026, 12:00 AM EST',
      Files: '31 of 31 (3.5 MB of 3.5 MB)',
      Storage: 'The browser won’t clear the cache automatically',
      Build: 'b-new',
      'Build that failed to start': 'b-bad',
    })
    expect((await panel()).queryByText('This screen can’t start offline.')).toBeNull()
  })

  // security: screen-reports
  it('names missing files with reasons and links only valid addresses', async () => {
    openScreen({
      ...{ until: null, heldFiles: 27, isPersisted: false },
      missing: [
        { url: '/media/exercises/hook.mp4', reason: 'waiting' },
        { url: '/media/library/abc', reason: 'not-found' },
        { url: 'https://videos.example.test/a.mp4', reason: 'elsewhere' },
        { url: 'javascript:alert(1)', reason: 'failed' },
      ],
    })
    expect(await facts()).toMatchObject({
      'Cached content': 'Incomplete for today',
      Storage: 'The browser may clear the cache if the disk fills up',
    })
    const shown = await panel()
    expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'hook.mp4: will download soon',
      'Library file: isn’t on the server',
      'a.mp4: is on another server, can’t be cached',
      'javascript:alert(1): couldn’t be downloaded, retrying',
    ])
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/media/exercises/hook.mp4',
      '/media/library/abc',
      'https://videos.example.test/a.mp4',
    ])
    // Inside text, color alone doesn’t mark a link.
    for (const link of shown.getAllByRole('link')) expect(link.dataset['underline']).toBe('always')
  })

  it('warns about an insecure address and says what to do', async () => {
    openScreen({ boot: 'insecure', until: null, heldFiles: 0 })
    const warning = within(await (await panel()).findByRole('alert'))
    expect(warning.getByText('This screen can’t start offline.')).toBeTruthy()
    expect(warning.getByText(/start the kiosk with the flag/)).toBeTruthy()
    expect(warning.getByText(/docs\/offline-screens\.md/)).toBeTruthy()
  })

  it('is unknown for a device that doesn’t report it', async () => {
    openScreen(null)
    const shown = await panel()
    expect(
      shown.getByText('Doesn’t report what it has cached because its version is too old.'),
    ).toBeTruthy()
  })
})
