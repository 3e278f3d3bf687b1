import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays } from '@roundboard/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, FileOf, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, idOf } from '../../../shared/testing/fixtures.ts'
import {
  anOutage,
  anUptime,
  anUptimeDay,
  anUptimeScreen,
  aWeek,
} from '../../../shared/testing/uptime-fixtures.ts'

const page = `/admin/locations/${idOf(500)}?tab=history`
const hourMs = 3_600_000
const days = aWeek({
  '2026-11-18': { someMs: 2 * hourMs },
  '2026-11-20': { wholeMs: 19_860_000 },
})
const box = anOutage({
  ...{ from: '2026-11-18T17:00:00.000Z', to: '2026-11-18T19:00:00.000Z', awayMs: 2 * hourMs },
  ...{ reach: 'some', screens: [idOf(406)], backWithinSeconds: 0 },
  cause: { code: 'one-box', screens: 1, of: 10, withinSeconds: 0 },
})
const uptime = anUptime({
  days,
  screens: [
    anUptimeScreen(1, days),
    anUptimeScreen(2, days),
    anUptimeScreen(6, days, [0, 0, 0, 2 * hourMs]),
  ],
})
const outagesOn = (day: string) => ({ '2026-11-18': [box], '2026-11-20': [anOutage()] })[day] ?? []

const open = (answers: Answers, role: 'admin' | 'location' = 'admin') =>
  renderApp(page.replace('locations', role === 'admin' ? 'locations' : 'my-locations'), role, {
    getLocation: () => aLocation(),
    listLocationOutages: ({ query }) => new ListOf(outagesOn(query.get('from') ?? '')),
    ...answers,
  })
const panel = async (name = 'Uptime during opening hours') =>
  within(await screen.findByRole('region', { name }))
const slider = async () => (await panel()).findByRole('slider', { name: 'Day' })

describe('a location’s uptime', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('shows the location and differing rounds, with shares of open hours only', async () => {
    open({ getLocationUptime: () => uptime })
    const shown = await panel()
    expect(await shown.findByText('Round 6 · Wall 6')).toBeTruthy()
    expect(shown.queryByText('Round 1 · Wall 1')).toBeNull()
    // Six open days of seventeen hours, with 5 h 31 min and then two more hours offline.
    expect(shown.getByText('92.6%')).toBeTruthy()
    expect(
      shown.getByText(
        'The other 2 screens: 94.5% each. They were offline only when all screens were.',
      ),
    ).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: 'Show all 3 screens' }))
    expect(shown.getByText('Round 1 · Wall 1')).toBeTruthy()
    expect(document.querySelectorAll('[data-kind=closed]')).toHaveLength(4)
  })

  it('describes the newest outage, and other days by keyboard', async () => {
    open({ getLocationUptime: () => uptime })
    const day = within(await (await panel()).findByRole('region', { name: 'Day' }))
    expect(await day.findByText('Friday, Nov 20: all screens offline for 5 h 31 min')).toBeTruthy()
    expect((await day.findByRole('listitem')).textContent).toBe(
      '4:12 PM – 9:43 PM EST The location’s network or power. All 10 screens went offline at the same time. All 10 recovered within 40 seconds.',
    )
    ;(await slider()).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(day.getByText('Wednesday, Nov 18: some screens offline for 2 h 0 min')).toBeTruthy()
    expect((await day.findByRole('listitem')).textContent).toBe(
      '12:00 PM – 2:00 PM EST This device only. Round 6 · Wall 6. The other 9 screens are online. It recovered.',
    )
    await userEvent.keyboard('{ArrowRight}')
    expect(day.getByText('Thursday, Nov 19: all screens online')).toBeTruthy()
    await userEvent.keyboard('{Home}')
    expect(day.getByText('Sunday, Nov 15: closed')).toBeTruthy()
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Sunday, Nov 15: closed')
    await userEvent.keyboard('{ArrowLeft}{End}')
    expect(day.getByText('Saturday, Nov 21: all screens online')).toBeTruthy()
  })

  it('can be browsed with buttons instead of keys', async () => {
    open({ getLocationUptime: () => uptime })
    const day = within(await (await panel()).findByRole('region', { name: 'Day' }))
    await userEvent.click(day.getByRole('button', { name: 'Previous outage' }))
    expect(day.getByText(/^Wednesday, Nov 18/)).toBeTruthy()
    await userEvent.click(day.getByRole('button', { name: 'Previous day' }))
    expect(day.getByText(/^Tuesday, Nov 17/)).toBeTruthy()
    await userEvent.click(day.getByRole('button', { name: 'Next outage' }))
    expect(day.getByText(/^Wednesday, Nov 18/)).toBeTruthy()
    await userEvent.click(day.getByRole('button', { name: 'Next day' }))
    expect(day.getByText(/^Thursday, Nov 19/)).toBeTruthy()
  })

  it('shows an outage that begins while open and keeps the chosen day', async () => {
    let current = anUptime({ days: aWeek(), screens: uptime.screens })
    const now = anOutage({ from: '2026-11-22T02:18:00.000Z', to: null, backWithinSeconds: null })
    const { queryClient } = open({
      getLocationUptime: () => current,
      listLocationOutages: () => new ListOf([now]),
    })
    const day = within(await (await panel()).findByRole('region', { name: 'Day' }))
    expect(day.getByText('Saturday, Nov 21: all screens online')).toBeTruthy()
    current = anUptime({
      days: aWeek({ '2026-11-21': { wholeMs: 60_000 } }),
      screens: uptime.screens,
    })
    // As the fleet stream does.
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await day.findByText('Saturday, Nov 21: all screens offline for 1 min')).toBeTruthy()
    expect((await day.findByRole('listitem')).textContent).toMatch(
      /^Since 9:18 PM .* Still offline\.$/,
    )
    await userEvent.click(day.getByRole('button', { name: 'Previous day' }))
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(day.getByText(/^Friday, Nov 20/)).toBeTruthy()
  })

  it('shows unknown time and time with reported issues', async () => {
    const known = { countedMs: 10 * hourMs, troubledMs: 40 * 60_000 }
    const some = aWeek({ '2026-11-20': { countedMs: 0 }, '2026-11-21': known })
    open({ getLocationUptime: () => anUptime({ days: some, screens: uptime.screens }) })
    const day = within(await (await panel()).findByRole('region', { name: 'Day' }))
    expect(day.getByText('For 40 min, at least one online screen reported an issue.')).toBeTruthy()
    expect(day.getByText('Status unknown for 7 h 0 min of opening hours.')).toBeTruthy()
    await userEvent.click(day.getByRole('button', { name: 'Previous day' }))
    expect(day.getByText('Friday, Nov 20: unknown')).toBeTruthy()
    expect(day.getByText(/^No device was linked, or/)).toBeTruthy()
  })

  it('loads seven days, sixty or a year and keeps the current data meanwhile', async () => {
    const { server } = open({ getLocationUptime: () => uptime })
    const shown = await panel()
    await shown.findByText('Round 6 · Wall 6')
    await userEvent.click(shown.getByRole('radio', { name: '7' }))
    await userEvent.click(shown.getByRole('radio', { name: 'Year' }))
    expect(shown.getByText('Round 6 · Wall 6')).toBeTruthy()
    const requests = server
      .requestsTo('getLocationUptime')
      .map(({ query }) => Date.parse(query.get('from') ?? ''))
    const [sixty = 0, seven = 0, year = 0] = [...new Set(requests)]
    expect((seven - sixty) / 86_400_000).toBe(53)
    expect((seven - year) / 86_400_000).toBe(358)
  })

  it('shows a day’s newest outages and how many more there are', async () => {
    open({
      getLocationUptime: () => uptime,
      listLocationOutages: () => new ListOf([anOutage()], 103),
    })
    const day = within(await (await panel()).findByRole('region', { name: 'Day' }))
    expect(
      await day.findByText('Download the CSV file to see 102 earlier outages on this day.'),
    ).toBeTruthy()
  })

  it('uses weekly bars for a year on phones, and a touch selects a day with an outage', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          ...{ media, matches: media === '(max-width: 720px)' },
          ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
        }) as unknown as MediaQueryList,
    )
    const year = Array.from({ length: 365 }, (_, place) => {
      const wholeMs = place === 360 ? hourMs : 0
      return anUptimeDay({ day: addDays('2025-11-22', place), wholeMs })
    })
    open({ getLocationUptime: () => anUptime({ days: year, screens: [anUptimeScreen(1, year)] }) })
    const shown = await panel()
    await userEvent.click(shown.getByRole('radio', { name: 'Year' }))
    expect(await shown.findByText(/^One bar per week\./)).toBeTruthy()
    const bars = (await slider()).querySelectorAll('[data-kind]')
    expect(bars).toHaveLength(53)
    expect(bars[52]?.getAttribute('data-chosen')).toBe('true')
    ;(await slider()).focus()
    await userEvent.keyboard('{End}')
    expect(shown.getByText('Saturday, Nov 21: all screens online')).toBeTruthy()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 530, 40))
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: await slider(),
      coords: { clientX: 529 },
    })
    expect(shown.getByText('Tuesday, Nov 17: all screens offline for 1 h 0 min')).toBeTruthy()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: await slider(),
      coords: { clientX: 511 },
    })
    expect(shown.getByText('Saturday, Nov 14: all screens online')).toBeTruthy()
  })

  it('downloads a CSV file of days or outages in the reader’s language', async () => {
    const files: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
    const { server } = open({
      getLocationUptime: () => uptime,
      exportLocationUptime: () => new FileOf('Day'),
    })
    const save = async (of: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: of }))
    }
    await save('Days and screens')
    expect(await screen.findByText('Saved days-RB-1001-2026-11-15-2026-11-21.csv.')).toBeTruthy()
    await save('Outages')
    expect(await screen.findByText('Saved outages-RB-1001-2026-11-15-2026-11-21.csv.')).toBeTruthy()
    expect(files).toEqual([
      'days-RB-1001-2026-11-15-2026-11-21.csv',
      'outages-RB-1001-2026-11-15-2026-11-21.csv',
    ])
    const requests = server.requestsTo('exportLocationUptime').map(({ query }) => query)
    expect(
      requests.map((query) => [query.get('of'), query.get('headers'), query.get('from')]),
    ).toEqual([
      ['days', 'en', '2026-11-15'],
      ['outages', 'en', '2026-11-15'],
    ])
  })

  it('asks a location without linked screens to link one', async () => {
    open({}, 'location')
    expect(
      await (await panel()).findByText('Its screen isn’t linked. Link it to see its uptime.'),
    ).toBeTruthy()
    expect((await panel()).queryByRole('slider')).toBeNull()
  })

  it('shows a load error inside its panel and can retry', async () => {
    let isReady = false
    open({ getLocationUptime: () => (isReady ? uptime : new Refusal('unavailable')) })
    const shown = await panel()
    expect(await shown.findByText('Couldn’t load this location’s uptime')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Hard Refresh' })).toBeTruthy()
    isReady = true
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    expect(await shown.findByText('Round 6 · Wall 6')).toBeTruthy()
  })
})
