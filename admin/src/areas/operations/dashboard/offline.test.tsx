import type { LocationIssue } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aConnectivity,
  aCoverage,
  aLocationConnectivity,
  idOf,
} from '../../../shared/testing/fixtures.ts'
import {
  aLocationIssue,
  anOfflineScreen,
  locationIssues,
} from '../../../shared/testing/uptime-fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const connectivity = aConnectivity({
  ...{ overall: 'red', health: { offline: 1, closed: 1 }, screens: 10 },
  locations: [aLocationConnectivity(1)],
})
const cause = { code: 'whole-gym', screens: 10, of: 10, withinSeconds: 0 } as const
const oneBox = aLocationIssue({
  ...{ locationId: idOf(502), name: 'Southern Cross', problem: 'issues', connected: 9 },
  cause: { ...cause, code: 'one-box', screens: 1 },
  screens: [anOfflineScreen(6, { times: 3, awayMs: 7_200_000 })],
})
const frozen = aLocationIssue({
  ...{ locationId: idOf(503), name: 'Red Rock', problem: 'issues', connected: 10 },
  cause: { ...cause, code: 'frozen', screens: 1, withinSeconds: null },
  screens: [anOfflineScreen(3, { state: 'frozen' })],
})
const closed = aLocationIssue({
  ...{ locationId: idOf(504), name: 'Night Owl', isClosed: true },
  opensAt: '2026-11-23T10:00:00.000Z',
})

const open = (
  locations: readonly LocationIssue[],
  more: Answers = {},
  role: 'admin' | 'location' = 'admin',
) =>
  renderApp('/admin/dashboard', role, {
    getConnectivity: () => connectivity,
    getLocationIssues: () => locationIssues({ locations: [...locations] }),
    ...more,
  })

const table = async (name = 'Locations that need attention') =>
  within(await screen.findByRole('table', { name }))
const rowOf = async (name: RegExp, of?: string) =>
  within((await table(of)).getByRole('row', { name }))

describe('locations that need attention', () => {
  it('are listed with the start, likely cause and evidence', async () => {
    open([aLocationIssue(), oneBox])
    const location = await rowOf(/Harbor Street/)
    expect(location.getByText('0 of 10 online')).toBeTruthy()
    expect(await location.findByText(/6:58 PM EST$/)).toBeTruthy()
    expect(location.getByText('The location’s network or power.')).toBeTruthy()
    expect(location.getByText(/All 10 screens went offline at the same time\./)).toBeTruthy()
    const box = await rowOf(/Southern Cross/)
    expect(box.getByText('Round 6 · 9 of 10 online')).toBeTruthy()
    expect(box.getByText('This device only.')).toBeTruthy()
    expect(box.getByText(/The other 9 screens are online\./).textContent).toContain(
      'Offline 3 times in the last 30 days, 2 h 0 min in total.',
    )
    const replace = box.getByRole('link', { name: 'Replace device' })
    expect(replace.getAttribute('href')).toBe(
      `/admin/locations/${idOf(502)}?screen=${idOf(406)}&replace=true`,
    )
  })

  it.each([
    ['en', ['Ana Reyes'], 0, 'Notified Ana Reyes on Nov 21 at 7:03 PM.'],
    ['en', ['A', 'B', 'C', 'D'], 2, 'Notified A, B, and C, plus 3 others, on Nov 21 at 7:03 PM.'],
    ['en', [], 1, '1 person at head office was notified on Nov 21 at 7:03 PM.'],
    ['es', ['Ana Reyes'], 1, 'Se notificó a Ana Reyes (y 1 persona más) el 21 nov a las 19:03.'],
    ['fr', [], 3, '3 personnes du siège ont été avisées le 21 nov. à 19:03.'],
  ] as const)(
    'says in %s that %j and %d of head office were notified',
    async (locale, people, others, text) => {
      localStorage.setItem('roundboard.locale', locale)
      const location = aLocationIssue()
      const at = new Date(Date.parse(location.since ?? '') + 5 * 60_000).toISOString()
      open([{ ...location, told: { at, people: [...people], others } }])
      expect(
        await screen.findByText(
          (_, element) =>
            element?.tagName === 'SPAN' && element.textContent.replace(/\s/gu, ' ').endsWith(text),
        ),
      ).toBeTruthy()
    },
  )

  it.each([
    ['es', /^La red o la electricidad/, /al mismo tiempo/],
    ['fr', /^Le réseau ou le courant/, /en même temps/],
  ] as const)('shows cause and evidence in %s', async (locale, why, evidence) => {
    localStorage.setItem('roundboard.locale', locale)
    open([aLocationIssue()])
    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.getByText(evidence)).toBeTruthy()
  })

  it('lists closed locations separately, with their next opening time', async () => {
    open([aLocationIssue(), closed])
    const row = await rowOf(/Night Owl/, 'Closed now, with issues')
    expect(await row.findByText(/Opens Monday at 5:00 AM\./)).toBeTruthy()
    expect((await table()).queryByRole('row', { name: /Night Owl/ })).toBeNull()
  })

  it('is not shown as healthy while closed locations have issues', async () => {
    open([closed], {
      getConnectivity: () => aConnectivity({ health: { healthy: 1, closed: 1 }, problems: 1 }),
    })
    const title = await screen.findByText('No open locations have issues')
    expect(title.closest('[data-tone]')?.getAttribute('data-tone')).toBe('yellow')
  })

  it('updates while the page is open', async () => {
    let locations = [aLocationIssue()]
    const { queryClient } = open([], {
      getConnectivity: () =>
        aConnectivity({ health: { offline: locations.length, healthy: 2 - locations.length } }),
      getLocationIssues: () => locationIssues({ locations }),
    })
    expect(await screen.findByRole('link', { name: '1 location is offline' })).toBeTruthy()
    await rowOf(/Harbor Street/)
    locations = [aLocationIssue(), oneBox]
    await queryClient.invalidateQueries({ queryKey: ['dashboard', 'issues'] })
    await screen.findByRole('row', { name: /Southern Cross/ })
    locations = []
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] })
    expect(await screen.findByText('No open locations have issues')).toBeTruthy()
    expect(screen.getByRole('link', { name: '2 healthy' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Locations that need attention' })).toBeNull()
  })

  it('replaces the list of all locations while only locations with issues are shown', async () => {
    open([aLocationIssue()])
    expect(await screen.findByRole('row', { name: /Gym 1/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Show only locations with issues' }))
    await rowOf(/Harbor Street/)
    expect(screen.queryByRole('row', { name: /Gym 1/ })).toBeNull()
  })

  it('requests the other locations without those with issues, in pages', async () => {
    const { server } = open([aLocationIssue()], {
      getConnectivity: () =>
        aConnectivity({
          ...{ health: { offline: 1, healthy: 16, 'setting-up': 150 }, screens: 1670 },
          locations: [aLocationConnectivity(2, { health: 'healthy' })],
        }),
    })
    await rowOf(/Harbor Street/)
    expect(await screen.findByRole('link', { name: 'Gym 2' })).toBeTruthy()
    expect(server.requestsTo('getConnectivity')[0]?.query.get('isProblem')).toBe('false')
    // 166 others, 15 a page.
    expect(screen.getByRole('button', { name: /^\.\.\.12/ })).toBeTruthy()
  })

  it('falls back to the last page when the current one is empty', async () => {
    let locations = Array.from({ length: 17 }, (_, index) =>
      aLocationIssue({ locationId: idOf(index + 1), name: `Gym ${String(index + 1)}` }),
    )
    const { queryClient } = open([], {
      getConnectivity: () => aConnectivity({ health: { offline: 17 } }),
      getLocationIssues: ({ query }) => {
        const from = (Number(query.get('page') ?? 1) - 1) * 15
        return locationIssues({
          locations: locations.slice(from, from + 15),
          count: locations.length,
        })
      },
    })
    await rowOf(/Gym 15/)
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Page 2' }))[0] ?? document.body,
    )
    await rowOf(/Gym 17/)
    locations = locations.slice(0, 3)
    await queryClient.invalidateQueries({ queryKey: ['dashboard', 'issues'] })
    await rowOf(/Gym 3/)
  })

  it('shows only the time for notifications sent today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00.000Z') })
    const notified = { at: new Date().toISOString(), people: ['Ana Reyes'], others: 0 }
    open([aLocationIssue({ told: notified })])
    const location = await rowOf(/Harbor Street/)
    expect(await location.findByText(/Notified Ana Reyes at /)).toBeTruthy()
  })

  it('lists muted locations without issues', async () => {
    open([], {
      getLocationIssues: () =>
        locationIssues({
          mutedHealthy: [
            {
              ...{ locationId: idOf(505), name: 'Quiet Corner', timeZone: 'America/New_York' },
              mutedUntil: '2140-01-01T15:00:00.000Z',
            },
          ],
        }),
    })
    expect(await screen.findByText(/1 muted location has no issues:/)).toBeTruthy()
    const link = await screen.findByRole('link', {
      name: /^Quiet Corner \(until Fri, Jan 1, 10:00 AM\)$/,
    })
    expect(link.getAttribute('href')).toBe(`/admin/locations/${idOf(505)}`)
  })

  it('shows its error while connectivity still loads', async () => {
    open([], { getLocationIssues: () => new Refusal('unavailable') })
    expect(
      (await screen.findAllByText('Couldn’t load locations that need attention')).length,
    ).toBeGreaterThan(0)
    expect(screen.getByText('Overall: Red')).toBeTruthy()
  })
})

describe('an offline location', () => {
  it('can be muted until a chosen time and unmuted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00.000Z') })
    let mutedUntil: string | null = null
    const { server } = open(
      [],
      {
        getLocationIssues: () => locationIssues({ locations: [aLocationIssue({ mutedUntil })] }),
        muteLocation: ({ body }) => {
          mutedUntil = String(body['until'])
          return { until: mutedUntil, by: 'me' }
        },
        unmuteLocation: () => {
          mutedUntil = null
          return null
        },
      },
      'location',
    )
    const row = await rowOf(/Harbor Street/)
    await userEvent.click(row.getByRole('button', { name: 'Mute until… (Harbor Street)' }))
    const ends = await screen.findAllByRole('menuitem')
    expect(ends).toHaveLength(5)
    await userEvent.click(ends[2] ?? document.body)
    expect(await screen.findByText(/^Harbor Street is muted until .* local time\.$/)).toBeTruthy()
    const [sent] = server.bodiesOf('muteLocation')
    expect(sent).toEqual({ until: '2026-11-22T15:00:00.000Z' })
    await userEvent.click(await screen.findByRole('button', { name: 'Unmute: Harbor Street' }))
    expect(await screen.findByText('Harbor Street is no longer muted.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Mute until… (Harbor Street)' })).toBeTruthy()
  })

  it('can be acknowledged with a shared note and unacknowledged', async () => {
    const since = '2026-11-21T23:58:00.000Z'
    let acknowledged: { at: string; by: string; note: string } | null = null
    const { server } = open(
      [],
      {
        getLocationIssues: () =>
          locationIssues({ locations: [aLocationIssue({ outage: { since, acknowledged } })] }),
        acknowledgeOutage: ({ body }) => {
          acknowledged = { at: since, by: 'ana@example.test', note: String(body['note']) }
          return { since, acknowledged }
        },
        withdrawAcknowledgement: () => {
          acknowledged = null
          return { since, acknowledged }
        },
      },
      'location',
    )
    const row = await rowOf(/Harbor Street/)
    const name = 'Acknowledge the outage at Harbor Street'
    await userEvent.click(row.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await enterText(dialog.getByLabelText('Note for others (optional)'), 'Router swapped')
    await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge' }))
    expect(await screen.findByText('Acknowledged by ana@example.test: Router swapped')).toBeTruthy()
    expect(server.bodiesOf('acknowledgeOutage')).toEqual([{ note: 'Router swapped' }])
    await userEvent.click(screen.getByRole('button', { name: /^Remove acknowledgment/ }))
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('keeps a typed note when it recovers and says why the note isn’t saved', async () => {
    const outage = { since: '2026-11-21T23:58:00.000Z', acknowledged: null }
    let locations = [aLocationIssue({ outage })]
    const { queryClient } = open([], {
      getLocationIssues: () => locationIssues({ locations }),
      acknowledgeOutage: () =>
        new Refusal('conflict', 'The outage at Harbor Street has already ended.'),
    })
    const row = await rowOf(/Harbor Street/)
    await userEvent.click(row.getByRole('button', { name: /^Acknowledge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const note = dialog.getByLabelText<HTMLTextAreaElement>('Note for others (optional)')
    await enterText(note, 'Router swapped')
    locations = []
    await queryClient.invalidateQueries({ queryKey: ['dashboard', 'issues'] })
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /Harbor Street/, hidden: true })).toBeNull()
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge' }))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe('The outage at Harbor Street has already ended.')
    expect(note.value).toBe('Router swapped')
  })

  it('shows that someone else muted it', async () => {
    let mutedUntil: string | null = null
    const { queryClient } = open([], {
      getLocationIssues: () => locationIssues({ locations: [aLocationIssue({ mutedUntil })] }),
    })
    await rowOf(/Harbor Street/)
    mutedUntil = '2140-01-01T15:00:00.000Z'
    await queryClient.invalidateQueries({ queryKey: ['dashboard', 'issues'] })
    expect(await screen.findByText(/Muted until Fri, Jan 1, 10:00 AM/)).toBeTruthy()
  })

  it('says why muting failed when the user lost permission', async () => {
    open([aLocationIssue()], { muteLocation: () => new Refusal('not-found', 'It is gone.') })
    const row = await rowOf(/Harbor Street/)
    await userEvent.click(row.getByRole('button', { name: /^Mute until… \(Harbor Street\)/ }))
    await userEvent.click((await screen.findAllByRole('menuitem'))[0] ?? document.body)
    expect(await screen.findByText('It is gone.')).toBeTruthy()
  })

  it('with a frozen video offers a hard refresh', async () => {
    const { server } = open([frozen], { hardRefreshLocation: () => new Refusal('internal') })
    const row = await rowOf(/Red Rock/)
    expect(row.getByText('Video frozen.')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Hard Refresh' }))
    expect(
      await screen.findByText('Something went wrong on the server. The error was logged.'),
    ).toBeTruthy()
    expect(server.requestsTo('hardRefreshLocation')[0]?.params['id']).toBe(idOf(503))
  })
})

describe('overview', () => {
  const headings = async () => within(await screen.findByRole('region', { name: 'Overview' }))

  it('shows offline readiness, the next gap and location health with links', async () => {
    open([], {
      getConnectivity: () =>
        aConnectivity({
          ...{ health: { offline: 2, issues: 3, healthy: 395, closed: 2, 'setting-up': 150 } },
          ...{ connected: 20, screens: 20 },
        }),
      getCoverage: () =>
        aCoverage({
          nextGap: { round: 5, day: '2026-11-28', hasDraft: false },
          counted: {
            ...aCoverage().counted,
            gaps: [5, 6].map((round) => ({ round, day: '2026-11-28', hasDraft: false })),
          },
        }),
    })
    const cards = await headings()
    expect(
      await cards.findByText('The next day’s content is available offline at every location'),
    ).toBeTruthy()
    expect(await cards.findByText('Next gap: round 5, November 28 (in 6 days)')).toBeTruthy()
    const gaps = cards.getByRole('link', { name: '2 gaps in the next 4 weeks' })
    expect(gaps.getAttribute('href')).toBe('/admin/schedule?show=gaps')
    const fill = cards.getByRole('link', { name: 'Fill gap' })
    expect(fill.getAttribute('href')).toBe('/admin/schedule?day=2026-11-28')
    const counts = cards
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(counts).toEqual(
      expect.arrayContaining([
        ['2 locations are offline', '/admin/locations?health=offline'],
        ['3 locations have issues', '/admin/locations?health=issues'],
        ['395 healthy', '/admin/locations?health=healthy'],
        ['2 closed', '/admin/locations?health=closed'],
        ['150 being set up', '/admin/locations?health=setting-up'],
      ]),
    )
  })

  it('hides the schedule from location users and says when screens are unchecked', async () => {
    const { server } = open(
      [],
      { getConnectivity: () => aConnectivity({ checkedAt: null }) },
      'location',
    )
    const cards = await headings()
    expect(
      await cards.findByText('The server just started and hasn’t checked the screens yet.'),
    ).toBeTruthy()
    expect(cards.queryByText(/Next gap/)).toBeNull()
    expect(server.requestsTo('getCoverage')).toEqual([])
  })
})
