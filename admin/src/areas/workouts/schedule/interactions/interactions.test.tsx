import {
  type BulkItem,
  type BulkOutcome,
  ContentCheck,
  type ScheduledWorkout,
} from '@roundboard/contract'
import { addDays, issuesIn, workoutDays, type Day } from '@roundboard/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import { type Answers, LostResponse } from '../../../../shared/testing/fake-server.ts'
import {
  aCoverage,
  aRound,
  aScheduledWorkout,
  aWorkoutSchedule,
  idOf,
} from '../../../../shared/testing/fixtures.ts'

const page = '/admin/schedule?day=2027-03-03'

const aScheduled = (
  number: number,
  name: string,
  round: number,
  day: Day,
  given: Partial<ScheduledWorkout> = {},
): ScheduledWorkout =>
  aScheduledWorkout({
    _id: idOf(number),
    id: idOf(number),
    name,
    round,
    startDate: `${day}T00:00:00.000Z`,
    endDate: `${day}T23:59:59.999Z`,
    ...given,
  })

const bag = aScheduled(1, 'Bag Work', 3, '2027-03-03')
const ropes = aScheduled(2, 'Ropes', 1, '2027-03-03', { isDraft: true })

const itemOf = ({ id, name, round, startDate, endDate, isDraft }: ScheduledWorkout): BulkItem => ({
  ...{ id, name, round, startDate, endDate, isDraft },
})

const nothing: BulkOutcome = {
  batch: null,
  made: [],
  changed: [],
  removed: [],
  leftOut: [],
  checks: [],
  gone: [],
  gaps: [],
  gymsNow: 0,
}

/** Moves, renames, copies and deletes like the server, for these tests. */
function serverWith(...given: readonly ScheduledWorkout[]) {
  let workouts = [...given]
  let batches = 0
  const rounds = Array.from({ length: 9 }, (_, index) => aRound(index + 1))
  const answers: Answers = {
    listRounds: () => rounds,
    readSchedule: () => aWorkoutSchedule({ workouts }),
    changeWorkouts({ body, query }) {
      const ids = body['ids'] as string[]
      const by = Number(body['days'] ?? 0)
      const changed = workouts
        .filter(({ id }) => ids.includes(id))
        .map((workout) => {
          const { firstDay, lastDay } = workoutDays(workout)
          return {
            ...workout,
            round: workout.round + Number(body['rounds'] ?? 0),
            startDate: `${addDays(firstDay, by)}T00:00:00.000Z`,
            endDate: `${addDays(lastDay, by)}T23:59:59.999Z`,
            isDraft: body['action'] === 'publish' ? false : workout.isDraft,
          }
        })
      const pairs = changed.map((after) => {
        const before = workouts.find(({ id }) => id === after.id) ?? after
        return { before: itemOf(before), after: itemOf(after) }
      })
      const isTried = query.get('dryRun') === 'true'
      const checks = changed
        .filter(({ id }) => workouts.some((was) => was.id === id && was.isDraft))
        .concat(body['as'] === 'published' ? changed : [])
        .filter((workout) => issuesIn(workout).length > 0)
        .map((workout) => ({ item: itemOf(workout), ...ContentCheck.parse(workout) }))
      const batch = isTried ? null : idOf(900 + ++batches)
      if (body['action'] === 'copy') {
        const made = changed.map((each) => ({
          ...itemOf(each),
          id: isTried ? null : each.id,
          isDraft: true,
        }))
        return {
          ...nothing,
          batch,
          made,
          checks,
          gaps: [{ round: 5, day: '2027-03-10', hasDraft: false }],
        }
      }
      if (body['action'] === 'delete') {
        if (!isTried) workouts = workouts.filter(({ id }) => !ids.includes(id))
        return { ...nothing, batch, removed: pairs.map(({ before }) => before) }
      }
      if (!isTried) workouts = workouts.map((was) => changed.find(({ id }) => id === was.id) ?? was)
      return { ...nothing, batch, changed: pairs, checks }
    },
    undoWorkouts: () => ({ ...nothing, batch: idOf(950 + ++batches) }),
  }
  return answers
}

const cellAt = (round: number, day: Day) =>
  screen.findByRole('gridcell', { name: new RegExp(`^${String(round)} .*${day},`) })
const inGrid = async (round: number) => {
  const cell = await cellAt(round, 'Mar 3')
  act(() => {
    cell.focus()
  })
}
/** Chooses a command of the menu for the cell in focus. */
async function command(name: string) {
  await userEvent.keyboard('{ContextMenu}')
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }))
}
/** The button with the outcome, once the preview is ready. */
const ready = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(button.disabled).toBe(false)
    return button
  })
const writes = (server: ReturnType<typeof renderApp>['server']) =>
  server.requestsTo('changeWorkouts').filter(({ query }) => query.get('dryRun') === null)

describe('the schedule grid', () => {
  it('moves a workout by cut and paste, undoes it and redoes it', async () => {
    const { server } = renderApp(page, 'admin', serverWith(bag))
    await inGrid(3)
    await userEvent.keyboard('{Control>}x{/Control}{ArrowRight}{ArrowDown}{Control>}v{/Control}')
    expect(await screen.findByText('Moved 1 workout.')).toBeTruthy()
    expect(writes(server).map(({ body }) => body)).toEqual([
      { action: 'move', ids: [bag.id], days: 1, rounds: 1, taken: 'keep' },
    ])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Undone: Moved 1 workout.')).toBeTruthy()
    expect(screen.queryByText('Moved 1 workout.')).toBeNull()
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(await screen.findByText('Redone: Moved 1 workout.')).toBeTruthy()
    expect(server.requestsTo('undoWorkouts').map(({ params }) => params['id'])).toEqual([
      idOf(901),
      idOf(952),
    ])
  })

  it('previews a change of two workouts or more, with the outcome on the button', async () => {
    const { server } = renderApp(page, 'admin', serverWith(bag, ropes))
    await inGrid(3)
    await userEvent.keyboard(
      '{Control>} {/Control}{Control>}c{/Control}{PageDown}{Control>}v{/Control}',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy 2 workouts' }))
    expect(await dialog.findByText('2 will be created')).toBeTruthy()
    expect(dialog.getByText('1 gap will be left')).toBeTruthy()
    expect(writes(server)).toEqual([])
    await userEvent.click(dialog.getByRole('radio', { name: 'Replace it' }))
    await userEvent.click(await ready('Create 2 drafts'))
    expect(await screen.findByText(/^Created 2 drafts\./)).toBeTruthy()
    expect(writes(server).map(({ body }) => body)).toMatchObject([
      { action: 'copy', days: 7, rounds: 0, taken: 'replace', as: 'drafts' },
    ])
  })

  it('copies once when the first response is lost', async () => {
    let isLost = true
    const answers = serverWith(bag, ropes)
    const { server } = renderApp(page, 'admin', {
      ...answers,
      changeWorkouts(request) {
        const answer = answers.changeWorkouts?.(request) ?? nothing
        if (request.query.get('dryRun') === null && isLost) {
          isLost = false
          throw new LostResponse()
        }
        return answer
      },
    })
    await inGrid(3)
    await userEvent.keyboard(
      '{Control>} {/Control}{Control>}c{/Control}{PageDown}{Control>}v{/Control}',
    )
    const make = await ready('Create 2 drafts')
    await userEvent.click(make)
    await waitFor(() => {
      expect(writes(server)).toHaveLength(1)
    })
    await screen.findByRole('alert')
    await userEvent.click(make)
    expect(await screen.findByText(/^Created 2 drafts\./)).toBeTruthy()
    const [first, second] = writes(server)
    expect(second?.key).toBe(first?.key)
  })

  it('previews a move of a workout that screens show now', async () => {
    const answers = {
      ...serverWith(bag),
      readSchedule: () =>
        aWorkoutSchedule({ workouts: [bag], today: [{ day: '2027-03-03', gyms: 3 }] }),
    }
    const { server } = renderApp(page, 'admin', answers)
    await inGrid(3)
    await userEvent.keyboard('{Control>}x{/Control}{ArrowRight}{Control>}v{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Move 1 workout' })).toBeTruthy()
    expect(writes(server)).toEqual([])
  })

  it('previews publishing a workout for which locations lack equipment', async () => {
    const lack = { equipment: 'rope' as const, gyms: 12, unmet: 5, of: 400 }
    const { server } = renderApp(page, 'admin', serverWith({ ...ropes, equipment: [lack] }))
    await inGrid(1)
    await command('Publish')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/^12 of 400 locations don’t have .* round 1/)).toBeTruthy()
    expect(writes(server)).toEqual([])
  })

  it('lists what the content checks find before publishing, errors first, with links', async () => {
    const issues = {
      missingClips: [2],
      hasLongText: true,
      lacks: [{ language: 'fr-ca' as const, missing: 3, outdated: 0 }],
    }
    renderApp(page, 'admin', serverWith({ ...ropes, ...issues }))
    await inGrid(1)
    await command('Publish')
    const dialog = within(await screen.findByRole('dialog'))
    const found = (await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)
    expect(found).toEqual([
      expect.stringMatching(/^1 workout can’t be published.*Ropes.*Clip of step 2/),
      expect.stringMatching(/^1 workout has instructions too long.*Ropes/),
      expect.stringMatching(/^1 workout has missing or outdated.*Ropes.*Canad.* missing$/),
    ])
    const [link] = dialog.getAllByRole('link', { name: 'Ropes' })
    expect(link?.getAttribute('href')).toContain(ropes.id)
    const inSchedule = dialog.getAllByRole('link', { name: 'View in schedule' })
    expect(inSchedule.map((each) => each.getAttribute('href'))).toEqual([
      '/admin/schedule?show=missing-clip&day=2027-03-03',
      '/admin/schedule?show=long-text&day=2027-03-03',
    ])
    await userEvent.click(inSchedule[1] ?? document.body)
    expect(await screen.findByText('Text too long for the screen')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lists missing equipment as soon as a copy is to be published', async () => {
    const lack = { equipment: 'rope' as const, gyms: 12, unmet: 5, of: 400 }
    renderApp(page, 'admin', serverWith({ ...bag, equipment: [lack] }, ropes))
    await inGrid(3)
    await userEvent.keyboard(
      '{Control>} {/Control}{Control>}c{/Control}{PageDown}{Control>}v{/Control}',
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText(/gyms lack/)).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Published' }))
    expect(
      await dialog.findByText(/^12 of 400 locations don’t have .* Mar 10.* round 3/),
    ).toBeTruthy()
  })

  it('opens the translations of a workout', async () => {
    const { router } = renderApp(page, 'admin', serverWith(bag))
    await inGrid(3)
    await command('Languages')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/admin/workouts/${bag.id}/languages`)
    })
  })

  it('updates the reported gaps after undo and redo and recounts', async () => {
    const answers = serverWith(bag)
    const gapsOn = (...days: Day[]) => days.map((day) => ({ round: 3, day, hasDraft: false }))
    const after = [gapsOn(), gapsOn('2027-03-03')]
    const { server } = renderApp(page, 'admin', {
      ...answers,
      async changeWorkouts(request) {
        const outcome = (await answers.changeWorkouts?.(request)) as BulkOutcome
        return { ...outcome, gaps: gapsOn('2027-03-03', '2027-03-05') }
      },
      undoWorkouts: ({ params }) => ({
        ...nothing,
        batch: params['id'] === idOf(901) ? idOf(951) : idOf(952),
        gaps: after.shift() ?? [],
      }),
    })
    await inGrid(3)
    await userEvent.keyboard('{Control>}x{/Control}{ArrowRight}{Control>}v{/Control}')
    const moved = /^Moved 1 workout\. This leaves 2 gaps on Mar 3\s–\s5\.$/
    expect(await screen.findByText(moved)).toBeTruthy()
    const requestCount = server.requestsTo('getCoverage').length
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Undone: Moved 1 workout.')).toBeTruthy()
    expect(screen.queryByText(moved)).toBeNull()
    await waitFor(() => {
      expect(server.requestsTo('getCoverage').length).toBeGreaterThan(requestCount)
    })
    await userEvent.keyboard('{Control>}y{/Control}')
    const redone = 'Redone: Moved 1 workout. This leaves 1 gap on Mar 3.'
    expect(await screen.findByText(redone)).toBeTruthy()
  })

  it('goes to the next gap with its key, however far ahead', async () => {
    const nextGap = { round: 6, day: '2027-12-20', hasDraft: true }
    const getCoverage = () => aCoverage({ from: '2027-02-28', nextGap })
    renderApp(page, 'admin', { ...serverWith(bag), getCoverage })
    const where = 'Next gap: round 6, Mon, Dec 20 (in 295 days, with a draft)'
    expect(
      await screen.findByRole('button', { name: new RegExp(RegExp.escape(where)) }),
    ).toBeTruthy()
    await inGrid(3)
    await userEvent.keyboard('h')
    const gap = await cellAt(6, 'Dec 20')
    await waitFor(() => {
      expect(document.activeElement).toBe(gap)
    })
  })

  it('selects the workouts of a filter', async () => {
    const drafts = [{ id: ropes.id, round: 1, day: '2027-03-03' }]
    const getCoverage = () =>
      aCoverage({
        from: '2027-02-28',
        counted: { ...aCoverage().counted, to: '2027-03-27', drafts },
      })
    const { server } = renderApp(page, 'admin', { ...serverWith(bag, ropes), getCoverage })
    await userEvent.click(await screen.findByRole('button', { name: /^1 draft/ }))
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected workouts' }))
    expect(bar.getByText('1 workout')).toBeTruthy()
    await userEvent.click(bar.getByRole('button', { name: /^Publish/ }))
    expect(await screen.findByText('Published 1 workout.')).toBeTruthy()
    expect(writes(server)[0]?.body).toEqual({ action: 'publish', ids: [ropes.id] })
  })
})

it('offers to publish this week’s drafts if its address asks for it, with one undo', async () => {
  const second = aScheduled(3, 'Footwork', 2, '2027-03-05', { isDraft: true })
  const later = aScheduled(4, 'Later', 2, '2027-03-12', { isDraft: true })
  const { server } = renderApp(
    `${page}&publish=true`,
    'admin',
    serverWith(bag, ropes, second, later),
  )
  expect(await screen.findByRole('dialog', { name: 'Publish 2 workouts' })).toBeTruthy()
  expect(writes(server)).toEqual([])
  await userEvent.click(await ready('Publish 2'))
  expect(await screen.findByText('Published 2 workouts.')).toBeTruthy()
  expect(writes(server).map(({ body }) => body)).toEqual([
    { action: 'publish', ids: [ropes.id, second.id] },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Published 2 workouts.')).toBeTruthy()
  expect(server.requestsTo('undoWorkouts')).toHaveLength(1)
})

it('asks about a single draft too if its address asks for it', async () => {
  const { server } = renderApp(`${page}&publish=true`, 'admin', serverWith(bag, ropes))
  expect(await screen.findByRole('dialog', { name: 'Publish 1 workout' })).toBeTruthy()
  expect(writes(server)).toEqual([])
})
