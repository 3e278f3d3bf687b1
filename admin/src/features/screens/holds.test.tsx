import type { Holding, LackingScreen, Location } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { aLocation, aWholeScreen, idOf } from '../../shared/testing/fixtures.ts'

const lacking = (round: number, given: Partial<LackingScreen>): LackingScreen => ({
  ...{ _id: idOf(400 + round), id: idOf(400 + round), name: `Wall ${String(round)}`, round },
  ...{ why: 'files', files: null, heldFiles: null, reason: null },
  ...given,
})

/** A location that others may change while its page is open. 2026-11-23 is a Monday. */
function openLocation(first: Location['holds']) {
  let holds = first
  const app = renderApp(`/admin/locations/${idOf(500)}`, 'admin', {
    getLocation: () => aLocation({ holds }),
    getLocationWalls: () => [],
    getScreen: () => aWholeScreen(3),
  })
  return {
    ...app,
    async become(next: Location['holds']) {
      holds = next
      await app.queryClient.invalidateQueries()
    },
  }
}

const day = '2026-11-23'
const panel = async () => within(await screen.findByRole('region', { name: 'Without network' }))

describe('what a location holds', () => {
  it('is one line where all is well, and follows while the page is open', async () => {
    const { become } = openLocation({ day, screens: 10, held: 10, missing: [] })
    expect(await (await panel()).findByText('10 of 10 screens hold Monday')).toBeTruthy()
    expect((await panel()).queryByRole('listitem')).toBeNull()
    await become({ day, screens: 10, held: 9, missing: [lacking(3, { why: 'silent' })] })
    expect(await (await panel()).findByText('9 of 10 screens hold Monday')).toBeTruthy()
    expect((await panel()).getByRole('listitem').textContent).toBe(
      '3Wall 3Does not answer: what it holds is not known.',
    )
  })

  it('says in a sentence what each of the others lacks, and leads to it', async () => {
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
      '1Wall 1Its display has not said anything yet.',
      '2Wall 2Holds 27 of 31 files. There is no room for the next one.',
      '3Wall 3Cannot start without network: its address is not secure.',
      '4Wall 4Has not taken the newest programme yet.',
      '5Wall 5Files are missing.',
    ])
    await userEvent.click((await panel()).getByRole('button', { name: 'Wall 3' }))
    expect(await screen.findByRole('heading', { name: 'Wall 3', level: 1 })).toBeTruthy()
  })

  it('is nothing yet in a gym without a linked display', async () => {
    openLocation({ day, screens: 0, held: 0, missing: [] })
    expect(await (await panel()).findByText('No display is linked yet.')).toBeTruthy()
  })
})

const holding: Holding = {
  boot: 'held',
  revision: 'V7pM5uXq',
  until: '2026-12-05T05:00:00.000Z',
  ...{ files: 31, heldFiles: 31, bytes: 3_500_000, heldBytes: 3_500_000 },
  isPersisted: true,
  missing: [],
}

const openScreen = (given: Partial<Holding> | null, more: object = {}) =>
  renderApp(`/admin/locations/${idOf(500)}?screen=${idOf(401)}`, 'admin', {
    getScreen: () =>
      aWholeScreen(1, { report: { holding: given && { ...holding, ...given }, ...more } }),
    getLocationWalls: () => [],
  })

const facts = async () =>
  Object.fromEntries(
    (await (await panel()).findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  )

describe('what a screen holds', () => {
  it('is said with files, space, and until when in the time of its gym', async () => {
    openScreen({}, { build: 'b-new', refusedBuild: 'b-bad' })
    expect(await facts()).toEqual({
      'Starts without network': 'Yes',
      'Everything held until': 'Dec 5, 2026, 12:00 AM EST',
      Files: '31 of 31 (3.5 MB of 3.5 MB)',
      Space: 'The browser never clears it by itself',
      Build: 'b-new',
      'Did not come up': 'b-bad',
    })
    expect((await panel()).queryByText('This wall cannot start without network.')).toBeNull()
  })

  it('has what is missing by name, with the reason, and no address that is none', async () => {
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
      'Everything held until': 'Not even what is on now is held',
      Space: 'The browser may clear it when its disk is full',
    })
    const shown = await panel()
    expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'hook.mp4: has its turn soon',
      'A file of the library: is not on the server',
      'a.mp4: lies on another server, cannot be kept',
      'javascript:alert(1): could not be fetched, is tried again',
    ])
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/media/exercises/hook.mp4',
      '/media/library/abc',
      'https://videos.example.test/a.mp4',
    ])
  })

  it('cannot be anything where the address is not secure, and what to do is said', async () => {
    openScreen({ boot: 'insecure', until: null, heldFiles: 0 })
    const warning = within(await (await panel()).findByRole('alert'))
    expect(warning.getByText('This wall cannot start without network.')).toBeTruthy()
    expect(warning.getByText(/start the kiosk with the flag/)).toBeTruthy()
    expect(warning.getByText(/docs\/offline-walls\.md/)).toBeTruthy()
  })

  it('is not known of a display that does not tell', async () => {
    openScreen(null)
    const shown = await panel()
    expect(shown.getByText('Does not say what it holds: it runs an older version.')).toBeTruthy()
  })
})
