import type { BulkItem, BulkOutcome, MediaUse } from '@roundboard/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aMediaItem, aMediaUse, aPicture, idOf } from '../../../shared/testing/fixtures.ts'

const kick = aMediaItem(1, { name: 'Roundhouse Kick' })
const better = aMediaItem(2, { name: 'Roundhouse Kick, side view' })
const batch = idOf(990)

const on = (day: string) => ({
  startDate: `${day}T00:00:00.000Z`,
  endDate: `${day}T23:59:59.999Z`,
})
const aUse = (number: number, name: string, given: Partial<MediaUse> = {}) =>
  aMediaUse({ _id: idOf(number), id: idOf(number), name, ...on('2099-11-23'), ...given })
const uses = [
  aUse(301, 'First Bell'),
  aUse(301, 'First Bell', { step: 3 }),
  aUse(302, 'Last Bell', on('2099-11-24')),
  aUse(303, 'Long Ago', on('2020-11-24')),
  aMediaUse({ what: 'round', name: 'Kick', round: null, step: null, startDate: null }),
]

const itemOf = (id: string): BulkItem => {
  const { name, startDate, endDate } = uses.find((one) => one.id === id) ?? uses[0] ?? aMediaUse()
  const dates = { startDate: startDate ?? '', endDate: endDate ?? '' }
  return { id, name, round: 7, ...dates, isDraft: false }
}

/** Swaps a clip in all workouts except the skipped ones. */
function serverWith(skipped: readonly string[] = []) {
  const sent: Record<string, unknown>[] = []
  const undone: string[] = []
  const outcomeOf = (ids: readonly string[], isDry: boolean): BulkOutcome => ({
    batch: isDry ? null : batch,
    ...{ made: [], removed: [], gone: [], gaps: [] },
    changed: ids
      .filter((id) => !skipped.includes(id))
      .map((id) => ({ before: itemOf(id), after: itemOf(id) })),
    leftOut: ids
      .filter((id) => skipped.includes(id))
      .map((id) => ({ item: itemOf(id), reason: 'missing-clip' })),
    checks: isDry
      ? ids.slice(0, 1).map((id) => ({
          ...{ item: itemOf(id), missingClips: [], hasLongText: true },
          ...{ lacks: [], equipment: [] },
        }))
      : [],
    gymsNow: 2,
  })
  const answers = {
    getMediaItem: ({ params }) =>
      [kick, better].find(({ id }) => id === params['id']) ?? new Refusal('not-found'),
    getMediaUses: () => uses,
    listMedia: () => new ListOf([kick, better, aPicture(3, { name: 'Ropes' })]),
    changeWorkouts({ body, query }) {
      const isDry = query.get('dryRun') === 'true'
      if (!isDry) sent.push(body)
      const others = body['others'] as { what: 'template'; id: string }[]
      return {
        ...outcomeOf(body['ids'] as string[], isDry),
        others: others.map((other) => ({ ...other, name: other.id, skipped: null })),
      }
    },
    undoWorkouts({ params }) {
      undone.push(params['id'] ?? '')
      return { ...outcomeOf([idOf(301)], false), batch: idOf(991) }
    },
  } satisfies Answers
  return { answers, sent, undone }
}

async function open(answers: Answers) {
  renderApp(`/admin/media/${kick.id}`, 'admin', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Swap clip…' }))
  return within(await screen.findByRole('dialog', { name: 'Swap a clip' }))
}

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Choose a.*clip…$/ }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose from the library' }))
  await userEvent.click(await picker.findByText(name))
}

describe('swapping a clip in workouts', () => {
  it('offers upcoming workouts, shows what will change, and can be undone', async () => {
    const { answers, sent, undone } = serverWith()
    const dialog = await open(answers)
    expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual(
      [true, true, true],
    )
    expect(dialog.getByText(/Round 7, steps 1 and 3$/)).toBeTruthy()
    expect(
      dialog.getByText(
        '1 past workout keeps the current clip. Also used here, but not changed: Kick.',
      ),
    ).toBeTruthy()
    const nothing = dialog.getByRole('button', { name: 'Nothing to swap' })
    expect((nothing as HTMLButtonElement).disabled).toBe(true)

    await choose(better.name)
    expect(await dialog.findByRole('button', { name: 'Swap in 2 places' })).toBeTruthy()
    expect(dialog.getByText('This changes screens at 2 locations right away.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Last Bell' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Swap in 1 place' }))
    const message = 'Swapped Roundhouse Kick for Roundhouse Kick, side view in 1 place.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(sent).toEqual([
      { action: 'swap-clip', ids: [idOf(301)], others: [], from: kick.link, to: better.link },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`Undone: ${message}`)).toBeTruthy()
    expect(undone).toEqual([batch])
  })

  it('names skipped workouts and why, and refuses pictures', async () => {
    const { answers, sent } = serverWith([idOf(301), idOf(302)])
    const dialog = await open(answers)
    await choose('Ropes')
    expect(await dialog.findByText(/^Choose a clip other than/)).toBeTruthy()
    await choose(better.name)
    expect(await dialog.findByText('2 workouts will be skipped')).toBeTruthy()
    expect(dialog.queryByText(/^Choose a clip other than/)).toBeNull()
    expect(dialog.getByText('First Bell: a clip is missing from the library')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Nothing to swap' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(sent).toEqual([])
  })

  it('counts past workouts, unless not all steps are listed', async () => {
    const { answers } = serverWith()
    const other = aUse(304, 'Warm-up', { what: 'media' })
    const dialog = await open({ ...answers, getMediaUses: () => [...uses, other] })
    const others = 'Also used here, but not changed: Kick and Warm-up.'
    expect(dialog.getByText(`1 past workout keeps the current clip. ${others}`)).toBeTruthy()
    cleanup()
    const steps = Array.from({ length: 496 }, (_, step) => aUse(305, 'Long Day', { step }))
    const cut = await open({ ...answers, getMediaUses: () => [...uses, ...steps] })
    expect(cut.getByText(/^Also used here, but not changed: Kick\. Only 500 steps/)).toBeTruthy()
  })

  it('offers templates and exercises in the same preview and undo', async () => {
    const { answers, sent, undone } = serverWith()
    const nowhere = { round: null, step: null, startDate: null, endDate: null }
    const others = [
      aUse(401, 'Kicks', { what: 'template', ...nowhere, step: 1 }),
      aUse(401, 'Kicks', { what: 'template', ...nowhere, step: 4 }),
      aUse(402, 'Kick week', { what: 'week-template', ...nowhere }),
      aUse(403, 'Kick on', { what: 'exercise', ...nowhere, playlists: 31 }),
    ]
    const dialog = await open({ ...answers, getMediaUses: () => [...uses.slice(3), ...others] })
    expect(dialog.getByText('Workout template, steps 1 and 4')).toBeTruthy()
    expect(dialog.getByText('Active-break exercise · in 31 playlists')).toBeTruthy()
    await choose(better.name)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Kick week' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Swap in 2 places' }))
    const message = 'Swapped Roundhouse Kick for Roundhouse Kick, side view in 2 places.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(sent).toMatchObject([
      {
        ids: [],
        others: [
          { what: 'template', id: idOf(401) },
          { what: 'exercise', id: idOf(403) },
        ],
      },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`Undone: ${message}`)).toBeTruthy()
    expect(undone).toEqual([batch])
  })

  it('keeps the preview during the swap, then focuses the title if nothing is left', async () => {
    const { answers } = serverWith()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    let isSwapped = false
    const dialog = await open({
      ...answers,
      getMediaUses: () => (isSwapped ? uses.slice(3) : uses),
      async changeWorkouts(request) {
        if (request.query.get('dryRun') !== 'true') {
          await promise
          isSwapped = true
        }
        return answers.changeWorkouts(request)
      },
    })
    await choose(better.name)
    const name = 'Swap in 2 places'
    await userEvent.click(await dialog.findByRole('button', { name }))
    await waitFor(() => {
      expect(dialog.getByRole('button', { name }).dataset['loading']).toBe('true')
    })
    expect(dialog.getByText('This changes screens at 2 locations right away.')).toBeTruthy()
    resolve(undefined)
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Swap clip…', hidden: true })).toBeNull()
    })
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe(kick.name)
    })
  })

  it('isn’t offered if only past workouts use the clip', async () => {
    const { answers } = serverWith()
    const past = uses.slice(3)
    renderApp(`/admin/media/${kick.id}`, 'admin', { ...answers, getMediaUses: () => past })
    await screen.findByRole('table', { name: 'Used by' })
    expect(screen.queryByRole('button', { name: 'Swap clip…' })).toBeNull()
  })
})
