import type { LocationTimer, RemoteOutcome } from '@roundboard/contract'
import { wallMessages } from '@roundboard/wall'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, LostResponse } from '../../../shared/testing/fake-server.ts'
import { aLocation, aTimer, idOf } from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'

freezeDate()

const page = `/admin/locations/${idOf(500)}`

function serverWith(
  started: () => string | null,
  dwsActiveBreaks: string[] = [],
  more: Partial<LocationTimer> = {},
): Answers {
  const timer = (): LocationTimer => ({
    licenseKey: 'KEY',
    dwsTimeStamp: started(),
    dwsActiveBreaks,
    ...more,
  })
  return {
    getLocation: () => aLocation({ vtsEnabled: true }),
    getLocationTimer: timer,
    updateLocationTimer: () => ({ ...timer(), dwsTimeStamp: secondsAgo(0) }),
  }
}

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const startNow = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Start now' }))
}
const anOutcome = (
  outcome: RemoteOutcome['outcome'],
  timer: Partial<RemoteOutcome['timer']> = {},
): RemoteOutcome => ({
  outcome,
  timer: {
    revision: 5,
    course: { stamp: null, pausedAt: null, longer: null, since: null, before: null },
    serverTime: secondsAgo(0),
    takeBack: null,
    ...timer,
  },
})
const started = () => screen.findByText('Started the timer at Harbor Street.')

describe('Start now', () => {
  it('starts a stopped or finished timer without a confirm dialog', async () => {
    const { server } = renderApp(
      page,
      'admin',
      serverWith(() => secondsAgo(28 * 210)),
    )
    await startNow()
    await started()
    expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: 'now' }])
  })

  it('asks before it restarts a running timer, even one just started elsewhere', async () => {
    let stamp: string | null = null
    const { server } = renderApp(
      page,
      'admin',
      serverWith(() => stamp),
    )
    await screen.findByText('Not running')
    stamp = secondsAgo(100)
    await startNow()
    const question = await screen.findByRole('dialog')
    expect(within(question).getByText(/back to the beginning/)).toBeTruthy()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(server.bodiesOf('updateLocationTimer')).toEqual([])
    await startNow()
    const again = await screen.findByRole('dialog')
    await userEvent.click(within(again).getByRole('button', { name: 'Start again' }))
    await started()
    expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: 'now' }])
  })
})

describe('Start at', () => {
  const utc = (stamp: string) => Date.parse(stamp)
  const hourMs = 3_600_000
  // Clocks change from 2:00 to 3:00 on March 14 and from 2:00 to 1:00 on November 7.
  const untils = [utc('2027-03-14T07:00Z'), utc('2027-11-07T06:00Z')]
  const newYork = { untils, offsetsMs: [-5 * hourMs, -4 * hourMs, -5 * hourMs] }
  const typed = async (when: string, rules = newYork) => {
    const { server } = renderApp(page, 'admin', {
      ...serverWith(() => null),
      getZoneRules: () => rules,
    })
    const field = await screen.findByLabelText('Start at (local time)')
    const start = screen.getByRole('button', { name: 'Start at this time' })
    await userEvent.type(field, when)
    await waitFor(() => {
      expect(start.hasAttribute('disabled')).toBe(false)
    })
    return { server, start }
  }

  it.each([
    ['2027-01-10T18:00', '2027-01-10T23:00:00.000Z'],
    ['2027-06-10T18:00', '2027-06-10T22:00:00.000Z'],
    ['2027-11-07T01:30', '2027-11-07T05:30:00.000Z'],
  ])('converts %s location time to %s in any browser time zone', async (when, at) => {
    const { server, start } = await typed(when)
    expect(screen.queryByText(/^Clocks change/)).toBeNull()
    await userEvent.click(start)
    await started()
    expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: at }])
  })

  it('shows the local time too when the browser’s time zone differs', async () => {
    const at = utc('2027-01-10T23:00Z')
    const aheadMs = 45 * 60_000 - new Date(at).getTimezoneOffset() * 60_000
    await typed(new Date(at + aheadMs).toISOString().slice(0, 16), {
      untils: [],
      offsetsMs: [aheadMs],
    })
    const here = new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(at)
    expect(screen.getByText(`${here} in your time zone.`)).toBeTruthy()
  })

  it('shows the actual start for a time skipped by daylight saving', async () => {
    const { server, start } = await typed('2027-03-14T02:30')
    expect(screen.getByText(/so the timer starts at 3:30\sAM\./)).toBeTruthy()
    await userEvent.click(start)
    await started()
    const skipped = { dwsTimeStamp: '2027-03-14T07:30:00.000Z' }
    expect(server.bodiesOf('updateLocationTimer')).toEqual([skipped])
  })
})

it('shows an upcoming start in location time', async () => {
  const startsAt = Date.now() + 5 * 3_600_000
  renderApp(
    page,
    'admin',
    serverWith(() => new Date(startsAt).toISOString()),
  )
  const now = within(await screen.findByRole('region', { name: 'Current timer' }))
  const there = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(startsAt - 5 * 3_600_000)
  expect(await now.findByText(`Starts ${there}`)).toBeTruthy()
})

it('shows the time and break as screens do, even for an unknown exercise', async () => {
  const inBreak = secondsAgo(190)
  renderApp(
    page,
    'admin',
    serverWith(() => inBreak, ['high-knees']),
  )
  const now = await screen.findByRole('region', { name: 'Current timer' })
  expect(await within(now).findByText(/High Knees/)).toBeTruthy()
  expect(within(now).getByRole('timer').textContent).toMatch(/^0:[012]\d$/)
})

it.each([
  ['en', 'Current timer', 'en-us'],
  ['es', 'Temporizador actual', 'es'],
  ['fr', 'Minuteur actuel', 'fr'],
] as const)('names the green phase in %s as screens do', async (locale, name, language) => {
  localStorage.setItem('roundboard.locale', locale)
  const inRound = secondsAgo(210 * 11 + 20)
  renderApp(
    page,
    'admin',
    serverWith(() => inRound),
  )
  const now = within(await screen.findByRole('region', { name }))
  expect(now.getByText(new RegExp(`^${wallMessages(language).green}`))).toBeTruthy()
  expect(now.getByText(/^Round 12 /)).toBeTruthy()
})

it('shows in location time when the phases of this cycle begin and the timer ends', async () => {
  // The location in the fixtures is five hours behind UTC.
  const stamp = Date.now() - 210_000 - 20_000
  renderApp(
    page,
    'admin',
    serverWith(() => new Date(stamp).toISOString()),
  )
  const now = within(await screen.findByRole('region', { name: 'Current timer' }))
  const there = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC', ...options }).format(
      at - 5 * 3_600_000,
    )
  const second = { minute: '2-digit', second: '2-digit' } as const
  expect(await now.findByText(`Bell ${there(stamp + 210_000, second)}`)).toBeTruthy()
  expect(now.getByText(`Warning ${there(stamp + 360_000, second)}`)).toBeTruthy()
  expect(now.getByText(`Break ${there(stamp + 390_000, second)}`)).toBeTruthy()
  expect(now.getByText(`ends ${there(stamp + 27 * 210_000, { minute: '2-digit' })}`)).toBeTruthy()
})

it.each([
  ['en', 'Current timer', 'en-us'],
  ['es', 'Temporizador actual', 'es'],
  ['fr', 'Minuteur actuel', 'fr'],
] as const)(
  'shows a paused timer in %s with the screens’ time and no next bell',
  async (locale, name, language) => {
    localStorage.setItem('roundboard.locale', locale)
    const run = { stamp: secondsAgo(210 * 11 + 600), pausedAt: secondsAgo(580), longer: null }
    const course = { ...run, since: null, before: null }
    renderApp(
      page,
      'admin',
      serverWith(() => secondsAgo(20), ['high-knees'], { course }),
    )
    const now = within(await screen.findByRole('region', { name }))
    const { paused, green } = wallMessages(language)
    expect(now.getByText(new RegExp(`^${paused} · ${green}`))).toBeTruthy()
    expect(now.getByText(/^Round 12 /)).toBeTruthy()
    expect(now.getByRole('timer').textContent).toBe('2:10')
    expect(now.queryByText(/\d:\d\d:\d\d/)).toBeNull()
  },
)

it('restarts a paused timer only after confirmation, and stops it', async () => {
  const run = { stamp: secondsAgo(100), pausedAt: secondsAgo(80), longer: null }
  const course = { ...run, since: null, before: null }
  const { server } = renderApp(
    page,
    'admin',
    serverWith(() => secondsAgo(20), [], { course }),
  )
  await startNow()
  const again = await screen.findByRole('dialog')
  await userEvent.click(within(again).getByRole('button', { name: 'Cancel' }))
  expect(server.bodiesOf('updateLocationTimer')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  const stop = await screen.findByRole('dialog')
  await userEvent.click(within(stop).getByRole('button', { name: 'Stop' }))
  expect(server.bodiesOf('updateLocationTimer')).toEqual([{ dwsTimeStamp: null }])
})

describe('a running timer', () => {
  const running = { pausedAt: null, longer: null, since: null, before: null }
  const run = () => ({ stamp: secondsAgo(60), ...running })
  const by = { name: 'ana@example.test', pass: 2, isYou: false }

  it('pauses, adds time, skips and resumes, each with the revision shown', async () => {
    let timer: Partial<LocationTimer> = { course: run(), revision: 4 }
    const { server } = renderApp(page, 'admin', {
      ...serverWith(() => secondsAgo(60)),
      getLocationTimer: () => aTimer(timer),
      actOnTimer: ({ body }) => {
        const isPause = body['action'] === 'pause'
        const course = { ...run(), pausedAt: isPause ? secondsAgo(1) : null }
        const revision = (timer.revision ?? 0) + 1
        timer = { course, revision }
        return anOutcome('done', { course, revision })
      },
    })
    const press = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }))
    }
    await press('Pause')
    await press('Resume')
    await press('+30 s')
    await waitFor(() => {
      expect(server.requestsTo('getLocationTimer').length).toBeGreaterThan(3)
    })
    await press('Skip to next bell')
    const actions = ['pause', 'resume', 'add-30', 'next-bell']
    await waitFor(() => {
      expect(server.bodiesOf('actOnTimer')).toEqual(
        actions.map((action, index) => ({ action, knows: 4 + index })),
      )
    })
    const [request] = server.requestsTo('actOnTimer')
    expect(request?.query.get('location')).toBe(idOf(500))
  })

  it('shows a coach’s last action and undoes it', async () => {
    let timer: Partial<LocationTimer> = {
      course: run(),
      revision: 4,
      takeBack: { action: 'add-30', until: secondsAgo(-8), by },
    }
    const { server } = renderApp(page, 'admin', {
      ...serverWith(() => secondsAgo(60)),
      getLocationTimer: () => aTimer(timer),
      undoTimerAction: () => {
        timer = { course: run(), revision: 5 }
        return anOutcome('done', { course: run() })
      },
    })
    await screen.findByText('on phone 2 (pass from ana@example.test)')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => {
      expect(screen.queryByText(/^30 seconds added/)).toBeNull()
    })
    expect(server.bodiesOf('undoTimerAction')).toEqual([{ knows: 4 }])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Timer' }))
  })

  it('accepts a second press before the refetch finishes', async () => {
    let reads = 0
    let revision = 4
    const { server } = renderApp(page, 'admin', {
      ...serverWith(() => secondsAgo(60)),
      getLocationTimer: () => {
        reads += 1
        return reads > 1 ? new Promise(() => undefined) : aTimer({ course: run(), revision })
      },
      actOnTimer: ({ body }) => {
        if (body['knows'] !== revision) return anOutcome('changed-meanwhile', { course: run() })
        revision += 1
        return anOutcome('done', {
          ...{ course: run(), revision },
          takeBack: { action: 'add-30', until: secondsAgo(-8), by: { ...by, isYou: true } },
        })
      },
    })
    const add = await screen.findByRole('button', { name: '+30 s' })
    await userEvent.click(add)
    await screen.findByText('by you')
    await userEvent.click(add)
    await waitFor(() => {
      expect(server.bodiesOf('actOnTimer').map(({ knows }) => knows)).toEqual([4, 5])
    })
    await waitFor(() => {
      expect(revision).toBe(6)
    })
    expect(screen.queryByText(/^Someone else/)).toBeNull()
  })

  it('runs one action at a time and keeps focus on the button', async () => {
    const { server } = renderApp(page, 'admin', {
      ...serverWith(() => secondsAgo(60)),
      getLocationTimer: () =>
        aTimer({
          ...{ course: run(), revision: 4 },
          takeBack: { action: 'add-30', until: secondsAgo(-8), by },
        }),
      actOnTimer: () => new Promise(() => undefined),
    })
    const add = await screen.findByRole('button', { name: '+30 s' })
    await userEvent.click(add)
    const undo = screen.getByRole('button', { name: /^Undo/ })
    for (const button of [add, undo, screen.getByRole('button', { name: 'Pause' })])
      expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(add)
    await userEvent.click(undo)
    await userEvent.click(add)
    expect(server.bodiesOf('actOnTimer')).toHaveLength(1)
    expect(server.bodiesOf('undoTimerAction')).toEqual([])
  })

  it('is refetched after a lost response', async () => {
    let pausedAt: string | null = null
    renderApp(page, 'admin', {
      ...serverWith(() => secondsAgo(60)),
      getLocationTimer: () => aTimer({ course: { ...run(), pausedAt }, revision: 4 }),
      actOnTimer: () => {
        pausedAt = secondsAgo(1)
        throw new LostResponse()
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
    await screen.findByRole('button', { name: 'Resume' })
  })

  it('reports a conflict when someone else changed it first', async () => {
    renderApp(page, 'admin', {
      ...serverWith(() => secondsAgo(60)),
      getLocationTimer: () => aTimer({ course: run(), revision: 4 }),
      actOnTimer: () => anOutcome('changed-meanwhile'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
    await screen.findByText('Someone else just changed the timer. Check it and try again.')
  })

  it('from a license service has no controls', async () => {
    renderApp(
      page,
      'admin',
      serverWith(() => secondsAgo(60)),
    )
    await screen.findByRole('timer')
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})

describe('a timer without break exercises', () => {
  const missing = /No break exercises: during breaks, screens only show/

  it('says what is missing', async () => {
    renderApp(
      page,
      'admin',
      serverWith(() => null),
    )
    await screen.findByText(missing)
    await userEvent.click(screen.getByRole('link', { name: 'Active-break playlist' }))
    await screen.findByText(/No exercises yet\. During breaks/)
  })

  it('shows no warning once it has an exercise', async () => {
    renderApp(
      page,
      'admin',
      serverWith(() => null, ['burpee']),
    )
    await screen.findByText('Not running')
    expect(screen.queryByText(missing)).toBeNull()
  })
})
