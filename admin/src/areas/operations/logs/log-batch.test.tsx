import type { BulkItem, BulkOutcome } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type ReceivedRequest, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLog, idOf } from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'

freezeDate()

const item = (number: number, name: string, day: string, isDraft = false): BulkItem => ({
  ...{ id: idOf(number), name, round: 3, isDraft },
  startDate: `2026-11-${day}T00:00:00.000Z`,
  endDate: `2026-11-${day}T23:59:59.999Z`,
})
const effects = {
  made: [item(1, 'Jab', '30', true)],
  changed: [{ before: item(2, 'Hook', '23'), after: item(2, 'Hook', '24') }],
  removed: [item(3, 'Ropes', '25')],
}
const batch = idOf(90)
const entry = (hoursAgo = 1) =>
  aLog(1, {
    ...{ model: 'Workout', action: 'create', data: { bulk: 'copy', batch, ...effects } },
    date: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  })
const nothing: BulkOutcome = {
  ...{
    batch: null,
    made: [],
    changed: [],
    removed: [],
    leftOut: [],
    gone: [],
    checks: [],
    gaps: [],
  },
  gymsNow: 0,
}
const back: BulkOutcome = {
  ...nothing,
  removed: effects.made,
  made: effects.removed,
  leftOut: [{ item: item(2, 'Hook', '24'), reason: 'changed' }],
}
const isDry = ({ query }: ReceivedRequest) => query.get('dryRun') === 'true'

const opened = async (
  log = entry(),
  undoWorkouts?: (request: ReceivedRequest) => BulkOutcome | Refusal,
) => {
  const { server } = renderApp('/admin/logs', 'super-admin', {
    listLogs: () => new ListOf([log]),
    ...(undoWorkouts && { undoWorkouts }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Show change/ }))
  return server
}
const takeBack = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo change' }))
}

const used = (number: number, name: string) => ({
  ...{ what: 'exercise' as const, id: idOf(number), name },
})

describe('bulk edit in the log', () => {
  it('lists the position of each workout before and after', async () => {
    await opened()
    expect(
      screen.getByRole('button', { name: 'Hide change: Workout create 3 workouts' }),
    ).toBeTruthy()
    const rows = screen.getAllByRole('row', { name: /^(Jab|Hook|Ropes)/ })
    expect(rows.map((row) => row.textContent)).toEqual([
      'Jab–Round 3, Nov 30, 2026, draft',
      'HookRound 3, Nov 23, 2026Round 3, Nov 24, 2026',
      'RopesRound 3, Nov 25, 2026–',
    ])
  })

  it('can be undone except for workouts changed since, and redone', async () => {
    const server = await opened(entry(), (request) =>
      isDry(request) ? back : { ...back, batch: idOf(91) },
    )
    await takeBack()
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getByText(/1 workout will be removed, 1 workout will be restored\.$/),
    ).toBeTruthy()
    expect(dialog.getByText(/^1 item has changed since then .*: Hook$/)).toBeTruthy()
    expect(server.requestsTo('undoWorkouts').every(isDry)).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo change' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Change redone.')).toBeTruthy()
    const undone = server.requestsTo('undoWorkouts').filter((request) => !isDry(request))
    expect(undone.map(({ params }) => params['id'])).toEqual([batch, idOf(91)])
  })

  it('says when nothing is left to undo', async () => {
    await opened(entry(), () => ({ ...nothing, leftOut: back.leftOut }))
    await takeBack()
    expect(await screen.findByText(/^There’s nothing left to undo/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when it is too late to undo', async () => {
    await opened(entry(23.9), () => new Refusal('not-found'))
    await takeBack()
    expect(await screen.findByText('This can no longer be undone.')).toBeTruthy()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('cannot be undone after a day', async () => {
    await opened(entry(24))
    expect(screen.getByRole('row', { name: /^Jab/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo change' })).toBeNull()
  })

  it('can be undone where only clips of templates and exercises were swapped', async () => {
    const clips = { from: 'Old kick', to: 'New kick' }
    const swapped = {
      ...entry(),
      data: { ...entry().data, ...nothing, batch, clips, others: [used(7, 'Kick on')] },
    }
    const others = [
      { ...used(7, 'Kick on'), skipped: null },
      { what: 'template' as const, id: idOf(8), name: 'Kicks', skipped: 'changed' as const },
    ]
    await opened(swapped, () => ({ ...nothing, others }))
    expect(screen.getByText('Swapped in: Kick on')).toBeTruthy()
    await takeBack()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('1 template or exercise will get its clip back')
    expect(dialog.textContent).toContain('1 item has changed since then')
  })

  it('names the first of a thousand exercises whose clip an undo restored', async () => {
    const others = Array.from({ length: 1_000 }, (_, index) => used(index, `Kick ${String(index)}`))
    const { data } = entry()
    await opened({ ...entry(), data: { ...data, ...nothing, batch, undoes: idOf(91), others } })
    const names = 'Kick 0, Kick 1, Kick 2, 997 more'
    expect(screen.getByText(`Clip restored in: ${names}`)).toBeTruthy()
    expect(screen.getByText(names)).toBeTruthy()
  })
})
