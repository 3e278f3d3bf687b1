import type { ImportOutcome } from '@roundboard/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import type { ReceivedRequest } from '../../../shared/testing/fake-server.ts'
import { Refusal } from '../../../shared/testing/fake-server.ts'
import { idOf } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const page = '/admin/schedule/import'
const startDate = { key: 'startDate', language: null, isOriginal: false } as const
const aRow = {
  ...{ row: 2, name: 'Punch', round: 3, startDate: '2026-12-01', endDate: '2026-12-01' },
  ...{ steps: 1, isDraft: true, isRight: true, check: null },
}
const right: ImportOutcome = {
  ...{ batch: null, rows: [aRow], toCorrect: 0, drafts: 1, language: 'es', hasStates: false },
  columns: [
    { header: 'Fecha', column: startDate },
    { header: 'Notas', column: null },
  ],
  ...{ problems: [], notices: [], corrected: [] },
}
const wrong: ImportOutcome = {
  ...right,
  rows: [{ ...aRow, isRight: false, startDate: null }],
  toCorrect: 1,
  problems: [
    {
      ...{ row: 2, header: 'Fecha', column: startDate, value: '2026-02-30', suggestion: null },
      ...{ code: 'no-such-day', params: { day: '2026-02-30', days: 28 } },
    },
  ],
}

/** Accepts the row once its cell is fixed. */
const checking = (request: ReceivedRequest): ImportOutcome => {
  if (request.query.get('dryRun') === null) return { ...right, batch: idOf(700), rows: right.rows }
  const [correction] = request.body['corrections'] as ImportOutcome['corrected']
  return correction === undefined ? wrong : { ...right, corrected: [correction] }
}

const answers = {
  importWorkouts: checking,
  getImportProgress: () => null,
}

const aFile = (name = 'Diciembre.csv') => new File(['Ronda;Nombre\n'], name, { type: 'text/csv' })
const choose = async (file = aFile()) => {
  await screen.findByRole('heading', { name: 'Import workouts' })
  await userEvent.upload(screen.getByLabelText('File'), file)
}

it('fixes a wrong cell, keeps the fix when the file is chosen again, and imports all rows', async () => {
  const { server } = renderApp(page, 'admin', answers)
  await choose()
  const cell = await screen.findByLabelText('Row 2, Start Date')
  expect(screen.getByText('2026-02-30 isn’t a valid date. That month has 28 days.')).toBeTruthy()
  const button = () => screen.getByRole('button', { name: 'Import 1 draft' })
  expect(button()).toHaveProperty('disabled', true)

  await userEvent.clear(cell)
  await enterText(cell, '2026-12-01', '{Enter}')
  expect(await screen.findByText('Fixed.')).toBeTruthy()
  await choose(aFile('Diciembre 2.csv'))
  expect(await screen.findByText('Diciembre 2.csv')).toBeTruthy()
  expect(screen.getByText('Fixed.')).toBeTruthy()

  await waitFor(() => {
    expect(button()).toHaveProperty('disabled', false)
  })
  await userEvent.click(button())
  expect(await screen.findByText('1 workout is in the schedule')).toBeTruthy()
  const [sent, ...more] = server
    .requestsTo('importWorkouts')
    .filter(({ query }) => query.get('dryRun') === null)
  expect(more).toEqual([])
  expect(sent?.key).toMatch(/^[\d-]{16,}$/)
  expect(sent?.body).toMatchObject({
    fileName: 'Diciembre 2.csv',
    corrections: [{ row: 2, header: 'Fecha', was: '2026-02-30', value: '2026-12-01' }],
  })
})

it('lists content check results of rows that can be imported', async () => {
  const lacks = [{ language: 'fr-ca' as const, missing: 2, outdated: 0 }]
  const check = { missingClips: [], hasLongText: true, lacks, equipment: [] }
  renderApp(page, 'admin', {
    ...answers,
    importWorkouts: () => ({ ...right, rows: [{ ...aRow, check }] }),
  })
  await choose()
  await userEvent.click(await screen.findByRole('radio', { name: 'To review 1' }))
  const found = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(found).toEqual([
    expect.stringMatching(/^1 workout has instructions too long.*Row 2, Punch$/),
    expect.stringMatching(/^1 workout has missing .*Row 2, Punch · .*Canad.* missing$/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 draft' }))
  await screen.findByText('1 workout is in the schedule')
  const links = screen.getAllByRole('link', { name: 'View in schedule' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/schedule?day=2026-12-01',
    '/admin/schedule?show=long-text&day=2026-12-01',
  ])
})

it('lists the first 100 rows with an issue and counts the rest', async () => {
  const lack = { equipment: 'rope' as const, gyms: 12, unmet: 0, of: 400 }
  const check = { missingClips: [], hasLongText: true, lacks: [], equipment: [lack] }
  const rows = Array.from({ length: 130 }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10)
    return { ...aRow, row: index + 2, startDate: day, endDate: day, check }
  })
  renderApp(page, 'admin', { ...answers, importWorkouts: () => ({ ...right, rows }) })
  await choose()
  await userEvent.click(await screen.findByRole('radio', { name: 'To review 130' }))
  const [long, equipment] = screen.getAllByRole('alert')
  expect(long?.textContent).toMatch(/^130 workouts have .*Row 101, Punchand 30 more$/)
  expect(equipment?.textContent).toMatch(/substitute\.and 30 more$/)
  expect(screen.getAllByRole('listitem').filter((line) => long?.contains(line))).toHaveLength(101)
})

it('undoes an import as a whole', async () => {
  const { server } = renderApp(page, 'admin', {
    ...answers,
    importWorkouts: (request) =>
      request.query.get('dryRun') === null ? { ...right, batch: idOf(700) } : right,
    undoWorkouts: () => ({
      ...{
        batch: idOf(701),
        made: [],
        changed: [],
        removed: [],
        leftOut: [],
        gone: [],
        checks: [],
        gaps: [],
      },
      gymsNow: 0,
    }),
  })
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 draft' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Import undone')).toBeTruthy()
  expect(server.requestsTo('undoWorkouts')[0]?.params).toEqual({ id: idOf(700) })
})

it('maps an unknown column to a field', async () => {
  const { server } = renderApp(page, 'admin', answers)
  await choose()
  await userEvent.selectOptions(await screen.findByLabelText('Use Notas as'), 'Content Header')
  await waitFor(() => {
    expect(server.bodiesOf('importWorkouts').at(-1)).toMatchObject({
      columns: [
        { header: 'Notas', column: { key: 'subHeader', language: null, isOriginal: false } },
      ],
    })
  })
})

it('says why a file can’t be read and accepts another', async () => {
  const refused = new Refusal('bad-input', 'No.', [
    { path: 'file', code: 'old-excel', params: {}, message: '' },
  ])
  const importWorkouts = vi.fn().mockReturnValueOnce(refused).mockReturnValue(right)
  renderApp(page, 'admin', { ...answers, importWorkouts })
  await choose()
  expect((await screen.findByRole('alert')).textContent).toContain('an old version of Excel')
  await choose()
  expect(await screen.findByText('All rows are valid')).toBeTruthy()
})

it('shows every row and the rows to review', async () => {
  const notices: ImportOutcome['notices'] = [
    { row: 2, header: 'Fecha', column: startDate, code: 'row-twice', params: { row: 9 } },
  ]
  renderApp(page, 'admin', { ...answers, importWorkouts: () => ({ ...right, notices }) })
  await choose()
  expect(await screen.findByRole('row', { name: '2 3 Punch Dec 1, 2026 1 Draft' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('To review 1'))
  expect(screen.getByText('Same as row 9. Both will be added.')).toBeTruthy()
})
